// What lints look at in a page: small enough to be kept from one check to the next, where a resolved page is not.
import type { PageOutline, Site } from '../../content/validate.ts';
import type { ResolvedBlock, ResolvedPage } from '../../render/resolved-page.ts';
import { shingleWords } from '../../blog/likeness/shingles.ts';
import { placeNamesOf } from '../lints/places/place-names.ts';
import { headingsOf, type BlockHeading } from './block-headings.ts';
import { runsReader } from './runs-of-words.ts';

/** A block of a page as lints see it. Plain JSON. */
export interface LintedBlock extends Pick<ResolvedBlock, 'type' | 'placement' | 'origin'> {
  /** From top to bottom. */
  readonly headings: readonly BlockHeading[];
  /** Paths of this site that it leads to, each once. */
  readonly paths: readonly string[];
  /** What it says in `<main>`, to be compared (`runsReader`); null where somebody still has to write a text of it. */
  readonly runs: string | null;
  /** The fact that it lists (`x-lists`), where that has no entry. */
  readonly lacks?: string;
}

/** A page of a document as lints see it: with partials, references replaced. Plain JSON. */
export interface LintedPage extends Pick<ResolvedPage, 'path' | 'file' | 'status'> {
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  /** In order; pages that share a block share the object. */
  readonly blocks: readonly LintedBlock[];
}

/** What gives pages of a site as lints see them; each block that pages share is looked at once. */
export function pageLooker(
  site: Pick<Site<PageOutline>, 'schemas' | 'pages'>,
): (page: ResolvedPage) => LintedPage {
  const { schemas } = site;
  const runsOf = runsReader(placeNamesOf(site));
  const known = new Map<ResolvedBlock, LintedBlock>();
  const look = (block: ResolvedBlock): LintedBlock => {
    let linted = known.get(block);
    if (!linted) {
      const { type, placement, origin, props } = block;
      const headings = headingsOf(block, schemas);
      const runs = runsOf(placement === 'main' ? textsIn(props) : []);
      const list = schemas.block(type)['x-lists'];
      const lacks = list !== undefined && isEmpty(props[list]) ? { lacks: list } : {};
      linted = { type, placement, origin, headings, paths: pathsIn(props), runs, ...lacks };
      known.set(block, linted);
    }
    return linted;
  };
  return ({ path, file, status, head: { title, description, robots }, blocks }) => {
    return { path, file, status, title, description, robots, blocks: blocks.map(look) };
  };
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/** True for a text of as many words as a run has; an address is one word. */
function hasRun(text: string): boolean {
  let at = -1;
  for (let word = 1; word < shingleWords; word++)
    if ((at = text.indexOf(' ', at + 1)) < 0) return false;
  return true;
}

/** Texts in a value that have a run of words. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return hasRun(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Target of a Markdown link to a page of this site. */
const markdownLink = /\]\(\s*<?(\/[^)\s>#?]*)/g;

/** Paths of this site that a block's props lead to. */
function pathsIn(props: ResolvedBlock['props']): string[] {
  const paths = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (key === 'href' || key === 'link') {
        if (value.startsWith('/')) paths.add(value.split(/[?#]/, 1)[0]!);
      } else if (value.includes(']('))
        for (const [, path] of value.matchAll(markdownLink)) paths.add(path!);
    } else if (Array.isArray(value)) for (const item of value) visit(item, key);
    else if (value !== null && typeof value === 'object')
      for (const [name, field] of Object.entries(value)) visit(field, name);
  };
  visit(props, '');
  return [...paths];
}
