import { isDeepStrictEqual } from 'node:util';
import { CheckedLinks } from '../check/checked-links.ts';
import { lintsOfSite, pagesProblems } from '../check/site-problems.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { FoundLink } from '../resolve/links.ts';
import type { OpenSite } from '../resolve/open-site.ts';
import type { PageSummary } from '../resolve/summary.ts';
import { nextChange } from '../resolve/time/next-change.ts';

/** What the pages of a site are to each other. */
export interface PagesTogether {
  readonly problems: readonly Problem[];
  /** As `nextChange` gives it. */
  readonly nextChange: number | null;
}

/** A summary without what the search alone shows of a page: its texts. */
const withoutTexts = ({ blocks, ...summary }: PageSummary) => ({
  ...summary,
  blocks: blocks.map(({ items: _, ...block }) => block),
});

/** True where a page is to others what it was before. */
const isSameToOthers = (before: PageSummary | undefined, now: PageSummary) =>
  before === now ||
  (before !== undefined && isDeepStrictEqual(withoutTexts(before), withoutTexts(now)));

/** What is said of an open site as a whole, from one edit to the next: that of another text on a page changes nothing of it. */
export class WholeSite {
  readonly #open: OpenSite;
  readonly #lints: readonly Problem[];
  readonly #checkedLinks = new CheckedLinks();
  #summaries: readonly PageSummary[] = [];
  #together: PagesTogether | null = null;

  constructor(open: OpenSite) {
    this.#open = open;
    this.#lints = lintsOfSite(open, { lints: 'dev' });
  }

  /** Looks at its pages, those of posts as well. `linksOf` as `crossCheck` takes it. */
  look(
    summaries: readonly PageSummary[],
    linksOf: (source: string) => readonly FoundLink[],
  ): PagesTogether {
    if (!this.#together || !this.#isStillTrue(this.#together, summaries)) {
      const ofDocuments = summaries.filter(({ outline }) => outline);
      this.#together = {
        problems: [
          ...pagesProblems(this.#open, ofDocuments, linksOf, this.#checkedLinks),
          ...this.#lints,
        ],
        nextChange: nextChange(this.#open, summaries),
      };
    }
    this.#summaries = summaries;
    return this.#together;
  }

  /**
   * True where these pages are to each other what those of the last look were, and nothing was said of one that was edited:
   * its lines may be others.
   */
  #isStillTrue({ problems }: PagesTogether, summaries: readonly PageSummary[]): boolean {
    const before = this.#summaries;
    if (before.length !== summaries.length) return false;
    const edited = summaries.filter((summary, at) => summary !== before[at]);
    const told = new Set(problems.flatMap(({ file, related }) => [file, related?.file]));
    return (
      edited.every(({ source }) => !told.has(source)) &&
      summaries.every((summary, at) => isSameToOthers(before[at], summary))
    );
  }
}
