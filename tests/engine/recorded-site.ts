// A site whose pages are resolved with where their texts were written, and whose documents may be changed in memory.
import { load } from '../../engine/content/load.ts';
import { siteSettings } from '../../engine/content/site-settings.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { validatePage, validateSharedContent, type Site } from '../../engine/content/validate.ts';
import type { Pointer } from '../../engine/diagnostics/problem.ts';
import type { RecordedPage } from '../../engine/provenance/site-origins.ts';
import { createRenderBlocks } from '../../engine/render/render-blocks.ts';
import type { BlockLibrary } from '../../engine/render/registry.ts';
import type { PageDocument, PartialDocument, SiteDocument } from '#schemas/types';
import { registry } from '../../blocks/entry/registry.ts';
import { library } from '../../blocks/entry/library.ts';
import { Procedimentos } from '../../examples/dentista-curitiba/blocks/procedimentos/Procedimentos.tsx';
import { join } from 'node:path';
import { root } from '../structure/tree.ts';

/** The three sites, each with the components of its blocks. */
export const recordedSites: Readonly<Record<string, BlockLibrary['registry']>> = {
  site: library.registry,
  'examples/locksmith-leeds': registry,
  'examples/dentista-curitiba': {
    ...registry,
    procedimentos: { Component: Procedimentos as never, styles: [] },
  },
};

/** A site of this repository as it is on the disk. */
export function readSite(folder: string): Site {
  const loaded = load(join(root, folder));
  const { value } = validateSharedContent(loaded);
  if (!value) throw new Error(`${folder} has no site.yaml`);
  const pages = loaded.pages.flatMap((file) => validatePage(loaded.schemas, file).value ?? []);
  return { ...value, pages };
}

/** The documents of a site that pages are made of. */
export const documentsOf = ({ settings, pages, partials }: Site): readonly SourceFile[] => [
  settings.file,
  ...[...partials.values()].map(({ file }) => file),
  ...pages.map(({ file }) => file),
];

/** A copy of a value with another at a pointer in it. */
function withValue(value: unknown, [step, ...rest]: Pointer, wanted: unknown): unknown {
  if (step === undefined) return wanted;
  if (Array.isArray(value))
    return value.map((item, at) => (at === Number(step) ? withValue(item, rest, wanted) : item));
  const group = value as Readonly<Record<string, unknown>>;
  return { ...group, [step]: withValue(group[step], rest, wanted) };
}

/** A site with another value in one of its documents. */
export function changedSite(site: Site, file: SourceFile, pointer: Pointer, wanted: unknown): Site {
  const value = withValue(file.value, pointer, wanted);
  const changed: SourceFile = { ...file, value };
  if (file === site.settings.file)
    return {
      ...site,
      settings: { file: changed, document: siteSettings(value as SiteDocument) },
    };
  return {
    ...site,
    partials: new Map(
      [...site.partials].map(([name, partial]) => [
        name,
        partial.file === file ? { file: changed, document: value as PartialDocument } : partial,
      ]),
    ),
    pages: site.pages.map((page) =>
      page.file === file ? { file: changed, document: value as PageDocument } : page,
    ),
  };
}

/** The HTML of each block of a page. The tests know the drawings of the first site alone: `missing` stands for those of others. */
export function htmlOf(
  { page }: RecordedPage,
  blocks: BlockLibrary['registry'],
): readonly string[] {
  const render = createRenderBlocks({ registry: blocks });
  return page.blocks.map(
    (block) => render({ ...page, blocks: [block] }, block.placement)[0]?.html ?? '',
  );
}
