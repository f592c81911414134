// The named examples of the blocks as finished pages, for the sweeps: with the facts of the real site, through the real pipeline.
import { join } from 'node:path';
import { parse } from 'yaml';
import { formatProblems } from '../../engine/diagnostics/format.ts';
import type { Problem } from '../../engine/diagnostics/problem.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { replacedTypes } from '../../engine/content/schemas.ts';
import { createBlockPreview, type BlockPreview } from '../../engine/dev/preview.ts';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { languages, type Language } from '../../engine/words/language.ts';
import { render } from '../../blocks/entry/render.ts';
import { folderOf, schemas } from '../first-site.ts';
import { filesBelow, root, textOf } from '../structure/tree.ts';

/** One example as its file has it. */
export interface Example {
  readonly type: string;
  readonly title: string;
  readonly block: unknown;
  readonly language: Language;
  /** File and title, for messages. */
  readonly name: string;
}

/** Every type that has a component. */
export const renderedTypes: readonly string[] = schemas.blockTypes.filter(
  (type) => !replacedTypes.has(type),
);

/**
 * The examples of a block type in every language, of the site's own block where it has one. Throws if a file is not a list
 * of `{ title, block }`.
 */
export const examplesOf = (type: string, folder = folderOf(type)): Example[] =>
  filesBelow(folder)
    .filter((file) => /\.examples(?:\.[\w-]+)?\.yaml$/.test(file))
    .flatMap((file) => examplesIn(type, file));

function examplesIn(type: string, file: string): Example[] {
  const list: unknown = parse(textOf(file));
  if (!Array.isArray(list)) throw new Error(`${file} is not a list of examples`);
  const language = languages.find((one) => file.endsWith(`.${one}.yaml`)) ?? 'pt-BR';
  return (list as Record<string, unknown>[]).map(({ title, block }) => {
    if (typeof title !== 'string' || block === undefined)
      throw new Error(`${file}: every example has a title and a block`);
    return { type, title, block, language, name: `${file}: ${title}` };
  });
}

/** All examples of all blocks. */
export const examples: readonly Example[] = renderedTypes.flatMap((type) => examplesOf(type));

/** A function that puts an example on a page of the real site. Throws with all problems if the site does not even validate. */
export function createExamplePreview(): (example: Example) => BlockPreview {
  const { site, media, problems } = checkSite(join(root, 'site'));
  if (!site || !media) throw new Error(formatProblems(problems, 'en'));
  const preview = createBlockPreview({ site, media });
  return ({ block, name }) => preview(block, name);
}

const inlineHash = createInlineHash();

/** The finished HTML of an example. Throws with what is wrong with it. */
export function htmlOf({ page, problems }: BlockPreview): string {
  if (!page) throw new Error(formatProblems(problems, 'en'));
  return render(page, {
    scripts: {
      document: '/assets/page.js',
      blog: '/assets/page.js',
      panel: '/assets/page.js',
      reader: '/assets/page.js',
    },
    printSheet: '/assets/print.css',
    inlineHash,
  });
}

/** The problems that would stop a build, in words. */
export const errorsOf = (problems: readonly Problem[]) =>
  problems
    .filter((problem) => problem.level === 'error')
    .map((problem) => formatProblems([problem], 'en'));
