// The sites of examples/: two trades, languages and places that the engine was not made for.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from '../../engine/publish/build.ts';
import { prepareBundle } from '../../engine/publish/bundle.ts';
import { root } from '../structure/tree.ts';

/** Every example. */
export const examples = ['locksmith-leeds', 'dentista-curitiba'] as const;
/** One of the examples. */
export type Example = (typeof examples)[number];

/** The folder of an example. */
export const folderOf = (example: Example): string => join(root, 'examples', example);

/** Builds an example with a bundle of its own and returns where to: a folder that is kept between runs, which write what changed. */
export async function buildExample(example: Example): Promise<string> {
  const siteDir = folderOf(example);
  const outDir = join(root, '.portao/examples', example);
  const bundle = await prepareBundle(root, { siteDir });
  await build({ siteDir, outDir, bundle, mode: 'plain', now: '2026-12-01' });
  return outDir;
}

/** Files below a folder, relative to it. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
