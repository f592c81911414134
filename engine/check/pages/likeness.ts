import { alikePairs, setOf, type AlikePair, type Hashes } from '../../blog/likeness/shingles.ts';
import type { LintedBlock, LintedPage } from './linted-page.ts';
import { runsIn } from './runs-of-words.ts';

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
  pages: Iterable<LintedPage>,
  least: number,
  mayBeAlike: (one: LintedPage, other: LintedPage) => boolean = () => false,
): AlikePage[] {
  const said = [...pages].flatMap((page) => {
    if (page.status !== 200 || !page.robots.startsWith('index')) return [];
    const blocks = page.blocks.filter(({ placement }) => placement === 'main');
    const runs = blocks.flatMap((block) => (block.runs === null ? [] : [runsIn(block.runs)]));
    return runs.length < blocks.length ? [] : { page, blocks, runs: setOf(runs) };
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
    const counts = blocks.map(({ runs }) =>
      runs === null ? 0 : runsIn(runs).reduce((sum, run) => sum + Number(shared.has(run)), 0),
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
