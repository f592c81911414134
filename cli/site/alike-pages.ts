import {
  alikePairs,
  shinglesOf,
  type AlikePair,
  type Hashes,
} from '../../engine/check/lints/alike.ts';
import { placeNamesOf } from '../../engine/check/lints/places/place-names.ts';
import { pageOrigins, type BlockTexts } from '../../engine/provenance/page-origins.ts';
import { siteOrigins } from '../../engine/provenance/site-origins.ts';
import type { SiteView } from './site-view.ts';

/** A page, and the one that is most like it. */
export interface AlikePage {
  readonly path: string;
  readonly other: string;
  /** Part of the runs of five words of the shorter page that both have, names of places and figures aside, 0 to 1. */
  readonly share: number;
  /** The block of the page that has most of them; null where none has any of its own. */
  readonly block: BlockTexts | null;
}

/** What a page says between header and footer, as runs of words. */
interface SaidPage {
  readonly path: string;
  readonly said: Hashes;
  readonly blocks: readonly { readonly block: BlockTexts; readonly said: Hashes }[];
}

/** A share below which pages are no more alike than any two of one trade. */
const least = 0.15;

/**
 * The pages that search engines may list, each with the one that is most like it as a reader sees them: with partials, references
 * replaced, in `<main>`. Most alike first; pages that are like none at all are left out.
 */
export function alikePages({
  site,
  pages,
}: Pick<SiteView, 'site' | 'pages'>): readonly AlikePage[] {
  const names = placeNamesOf(site);
  const originsOf = siteOrigins(site);
  const masked = (text: string) => names.mask(text, ' lugar ').replace(/\p{N}[\p{N}.,:]*/gu, ' 0 ');
  const listed = pages
    .filter(({ head, status }) => status === 200 && head.robots.startsWith('index'))
    .map(({ path }): SaidPage => {
      const blocks = pageOrigins(site, originsOf(path))
        .blocks.filter(({ slot }) => slot === 'main')
        .map((block) => ({ block, texts: readTexts(block).map(masked) }));
      return {
        path,
        said: shinglesOf(blocks.flatMap(({ texts }) => texts)),
        blocks: blocks.map(({ block, texts }) => ({ block, said: shinglesOf(texts) })),
      };
    });
  const nearest = new Map<number, AlikePair>();
  for (const pair of alikePairs(
    listed.map(({ said }) => said),
    least,
  ))
    for (const page of [pair.one, pair.other]) if (!nearest.has(page)) nearest.set(page, pair);
  return [...nearest]
    .map(([at, { one, other, share }]) => {
      const [page, like] = [listed[at]!, listed[at === one ? other : one]!];
      return { path: page.path, other: like.path, share, block: mostShared(page, like) };
    })
    .sort((a, b) => b.share - a.share || (a.path < b.path ? -1 : 1));
}

const readTexts = ({ texts }: BlockTexts): string[] =>
  texts.filter(({ role }) => role === 'text').map(({ text }) => text);

/** The block of a page that has most in common with another page. */
function mostShared({ blocks }: SaidPage, { said }: SaidPage): BlockTexts | null {
  const other = new Set(said);
  const counted = blocks.map((one) => ({
    block: one.block,
    count: one.said.filter((value) => other.has(value)).length,
  }));
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best), {
    block: null as BlockTexts | null,
    count: 0,
  });
  return most.block;
}
