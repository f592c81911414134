// Copies of the fixture sites in temporary folders, and what tests look up in them.
import { join } from 'node:path';
import { readySite, type ReadySite } from '../ready-site.ts';
import type { CheckOptions } from '../../engine/check/site-problems.ts';
import type { ResolvedBlock, ResolvedPage } from '../../engine/render/resolved-page.ts';
import type { RenderedBlockType } from '../../engine/render/types.ts';
import { makeFolder } from '../folders.ts';
import { SiteCopy, type Edits } from './site-copy.ts';

export { makeFolder } from '../folders.ts';
export { fixtureDir, type Edits } from './site-copy.ts';

/** A copy of a fixture site that is gone after the tests of the file. */
export class FixtureSite extends SiteCopy {
  constructor(edits: Edits = {}, name = 'minimal') {
    super(join(makeFolder(), 'site'), edits, name);
  }

  /** The site and its pages. Throws with all problems if any is an error. */
  ready(options: CheckOptions = {}): ReadySite {
    return readySite(this.dir, options);
  }

  /** A page of the site, resolved. Throws if there is none, or with the problems of the site. */
  page(path: string, options: CheckOptions = {}): ResolvedPage {
    return pageAt(this.ready(options).pages, path);
  }
}

/** The page at `path`. Throws if there is none. */
export function pageAt(pages: readonly ResolvedPage[], path: string): ResolvedPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page ${path} among ${pages.map((one) => one.path).join(', ')}`);
  return page;
}

/** Props of the first block of a type on a page. Throws if there is none. */
export function propsOf(
  page: { readonly path: string; readonly blocks: readonly ResolvedBlock[] },
  type: RenderedBlockType,
): Readonly<Record<string, unknown>> {
  const block = page.blocks.find((candidate) => candidate.type === type);
  if (!block) throw new Error(`no ${type} on ${page.path}`);
  return block.props;
}

/** A place in a text as an editor counts it. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Place of `wanted` in a file of the site, counted without the engine; it must be there once. */
export function placeIn(site: FixtureSite, file: string, wanted: string): Place {
  const text = site.read(file);
  const before = text.split(wanted);
  if (before.length !== 2)
    throw new Error(`${file} has ${JSON.stringify(wanted)} ${before.length - 1} times`);
  const lines = before[0]!.split('\n');
  return { file, line: lines.length, column: lines.at(-1)!.length + 1 };
}
