import {
  alikePairs,
  setOf,
  shinglesIn,
  type AlikePair,
  type Hashes,
} from '../../blog/likeness/shingles.ts';
import { mayBeUnfinished, todosIn } from '../../blog/unfinished/unfinished-post.ts';
import type { Site } from '../../content/validate.ts';
import type { LintedBlock, LintedPage } from '../pages/linted-page.ts';
import { placeNamesOf } from './places/place-names.ts';

/** A page, and the one that is most like it. */
export interface AlikePage {
  readonly page: LintedPage;
  readonly other: LintedPage;
  /** Part of the runs of five words of the shorter page that both have, names of places and figures aside, 0 to 1. */
  readonly share: number;
  /** True for the shorter of the two, of which `share` is told; of two of one length the one with the later path. */
  readonly isShorter: boolean;
  /** The block of the page that has most of them. */
  readonly block: LintedBlock;
}

/** Pages of which no more is looked for than those that are most like them. */
const mostLike = 20;

/**
 * The pages that share more than `least` with another one as a reader sees them: with partials, references replaced, in
 * `<main>`; each with the one that is most like it. Most alike first. A page that search engines may not list is like none, and so
 * is one that somebody still has to write.
 */
export function alikePages(
  site: Site,
  pages: Iterable<LintedPage>,
  least: number,
  mayBeAlike: (one: LintedPage, other: LintedPage) => boolean = () => false,
): AlikePage[] {
  const names = placeNamesOf(site);
  // Pages share most of their texts: each is looked at once. Null for one that is still to be written.
  const known = new Map<string, readonly number[] | null>();
  const readText = (text: string): readonly number[] | null => {
    let runs = known.get(text);
    if (runs === undefined) {
      const masked = names.mask(text, ' lugar ').replace(/\p{N}[\p{N}.,:]*/gu, ' 0 ');
      runs = mayBeUnfinished(text) && todosIn(text).length > 0 ? null : shinglesIn(masked);
      known.set(text, runs);
    }
    return runs;
  };
  const runsOf = (text: string): readonly number[] => readText(text) ?? [];
  const said = [...pages].flatMap((page) => {
    if (page.status !== 200 || !page.robots.startsWith('index')) return [];
    const blocks = page.blocks.filter(({ placement }) => placement === 'main');
    const texts = blocks.flatMap((block) => block.texts);
    if (texts.some((text) => readText(text) === null)) return [];
    return { page, blocks, runs: setOf(texts.map(runsOf)) };
  });
  const nearest = new Map<number, AlikePair>();
  for (const pair of alikePairs(
    said.map(({ runs }) => runs),
    least,
    mostLike,
  ))
    if (!mayBeAlike(said[pair.one]!.page, said[pair.other]!.page))
      for (const at of [pair.one, pair.other]) if (!nearest.has(at)) nearest.set(at, pair);
  const mostShared = ({ blocks }: (typeof said)[number], other: Hashes): LintedBlock => {
    const shared = new Set(other);
    const counts = blocks.map(({ texts }) =>
      texts.reduce((sum, text) => sum + runsOf(text).filter((run) => shared.has(run)).length, 0),
    );
    return blocks[counts.indexOf(Math.max(...counts))]!;
  };
  return [...nearest]
    .map(([at, { one, other, share }]) => {
      const [own, like] = [said[at]!, said[at === one ? other : one]!];
      const longer = like.runs.length - own.runs.length;
      return {
        page: own.page,
        other: like.page,
        share,
        isShorter: longer > 0 || (longer === 0 && own.page.path > like.page.path),
        block: mostShared(own, like.runs),
      };
    })
    .sort((a, b) => b.share - a.share || (a.page.path < b.page.path ? -1 : 1));
}
