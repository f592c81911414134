// Own blocks are rendered to find out whether they throw. What was rendered well is remembered, so that a check of unchanged
// pages and code renders nothing.
import { blockFiles } from '#schemas/find-own-code';
import { withLines } from '../content/own-code/code-location.ts';
import { withoutExit } from '../content/own-code/guards.ts';
import { KeptFile } from '../content/own-code/kept-file.ts';
import { KeptHashes } from '../content/own-code/kept-hashes.ts';
import {
  bundleComponents,
  faultOfThrown,
  loadComponents,
  type LocatedFault,
} from '../content/own-code/own-components.ts';
import { OwnCodeThrew } from '../content/own-code/read-own-code.ts';
import { fileProblem } from '../diagnostics/file-problem.ts';
import { locate, type SourceFile } from '../content/source-file.ts';
import type { Site } from '../content/validate.ts';
import type { Problem, RelatedLocation } from '../diagnostics/problem.ts';
import type { RenderBlocks } from '../render/render-blocks.ts';
import type { BlockLibrary } from '../render/registry.ts';
import type { ResolvedBlock, ResolvedPage } from '../render/resolved-page.ts';
import { closedOnPage } from './closed-addresses.ts';

/** What `bundle-components.mjs` exports. */
interface Components {
  readonly registry: BlockLibrary['registry'];
  readonly createRenderBlocks: (library: Pick<BlockLibrary, 'registry'>) => RenderBlocks;
}

/** A block on one of its pages. */
interface Shown {
  readonly block: ResolvedBlock;
  readonly page: ResolvedPage;
}

/** The site's own blocks as one module, or what is wrong with them. */
export type BundledComponents = ReturnType<typeof bundleComponents>;

/** The own blocks of a site; null where it has none. */
export const bundledComponents = ({ dir, schemas }: Site): BundledComponents | null =>
  schemas.ownTypes.length > 0 ? bundleComponents(dir, [...schemas.ownTypes]) : null;

/** What the site's own blocks throw on `pages`, each fault once, with the first block that meets it, and the addresses in their HTML that the policy closes. Errors: `own-code`, `address-closed`. */
export function componentProblems(
  site: Site,
  pages: readonly ResolvedPage[],
  bundled: BundledComponents,
): readonly Problem[] {
  const { dir } = site;
  const own = new Set<string>(site.schemas.ownTypes);
  const blocks = new Set<ResolvedBlock>();
  const shown: Shown[] = [];
  for (const page of pages)
    for (const block of page.blocks) {
      // Pages share the blocks of the layout.
      if (!own.has(block.type) || blocks.has(block)) continue;
      blocks.add(block);
      shown.push({ block, page });
    }
  if ('fault' in bundled) return [problemOf(dir, `blocks`, bundled)];
  const rendered = new KeptHashes(new KeptFile(dir, 'rendered', bundled.code));
  const fresh = shown.filter(({ block, page }) => !rendered.has(givenTo(block, page)));
  const problems = fresh.length > 0 ? render(site, bundled, fresh) : [];
  if (problems.length > 0) return problems;
  for (const { block, page } of fresh) rendered.add(givenTo(block, page));
  // Of a page that is remembered nobody asked.
  rendered.keep(pages.length === site.pages.length);
  return [];
}

const problemOf = (
  dir: string,
  file: string,
  { fault, location }: LocatedFault,
  related?: RelatedLocation,
): Problem => ({
  ...fileProblem(
    location?.file ?? file,
    'own-code',
    { fault },
    location ? withLines(dir, location) : {},
  ),
  related,
});

function render(
  site: Site,
  bundled: Parameters<typeof loadComponents>[1],
  shown: readonly Shown[],
): readonly Problem[] {
  const { dir } = site;
  const problems = new Map<string, Problem>();
  const closed: Problem[] = [];
  const refuse = (
    error: unknown,
    locationOf: (error: unknown) => LocatedFault['location'],
    one: Shown,
  ) => {
    const { type, origin } = one.block;
    const { message, location } = OwnCodeThrew.of(error);
    const located: LocatedFault = {
      fault: faultOfThrown(message),
      location: location ?? locationOf(error),
    };
    const problem = problemOf(
      dir,
      blockFiles(type).component,
      located,
      locationOfBlock(site, origin),
    );
    const key = JSON.stringify([problem.file, problem.line, problem.column, problem.params]);
    if (!problems.has(key)) problems.set(key, problem);
  };
  try {
    const { exports, locationOf } = loadComponents<Components>(dir, bundled);
    const renderBlocks = exports.createRenderBlocks(exports);
    for (const one of shown) {
      const { block, page } = one;
      try {
        const rendered = withoutExit(() =>
          renderBlocks({ ...page, blocks: [block] }, block.placement),
        );
        for (const { html } of rendered) closed.push(...closedOnPage(page, html, site));
      } catch (error) {
        refuse(error, locationOf, one);
      }
    }
  } catch (error) {
    refuse(error, () => null, shown[0]!);
  }
  return [...problems.values(), ...closed];
}

/** Where a block was written. */
function locationOfBlock(
  site: Site,
  { file, pointer }: ResolvedBlock['origin'],
): RelatedLocation | undefined {
  const documents = [site.settings, ...site.pages, ...site.partials.values()];
  const source: SourceFile | undefined = documents.find((one) => one.file.path === file)?.file;
  return source && { file, ...locate(source, pointer) };
}

/** What a block is given. */
const givenTo = ({ type, props }: ResolvedBlock, { language, head }: ResolvedPage) =>
  JSON.stringify([type, language, head.allow, props]);
