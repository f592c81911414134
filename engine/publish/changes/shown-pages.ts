// When each page of the site map last showed another text. In a file of its own: it is worth keeping where everything else that a
// build remembers is not, after an update of the engine or on a machine that builds for the first time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../files/replace-file.mjs';
import type { PageSummary } from '../../resolve/summary.ts';

/** Raised when the meaning of the file changes: older ones are not read. */
const version = 1;

/** What a page shows. */
export interface ShownPage {
  /** Of its text (`shownHash`). */
  readonly hash: string;
  /** The day on which that last changed, `2026-01-31`. */
  readonly day: string;
}

/** By path. */
export type ShownPages = ReadonlyMap<string, ShownPage>;

const fileIn = (state: string) => join(state, 'shown.json');

/** What was kept in `state`; null where that is nothing, cut short, or of another version. */
export function readShownPages(state: string): ShownPages | null {
  try {
    const kept = JSON.parse(readFileSync(fileIn(state), 'utf8')) as {
      readonly version: number;
      readonly pages: readonly (readonly [path: string, hash: string, day: string])[];
    };
    if (kept.version !== version) return null;
    return new Map(kept.pages.map(([path, hash, day]) => [path, { hash, day }]));
  } catch {
    return null;
  }
}

/** Keeps the pages that are not as they were `before`. A disk that takes no more costs the days alone: the site is published. */
export function keepShownPages(state: string, before: ShownPages | null, pages: ShownPages): void {
  if (before && changedPaths(before, pages).length === 0) return;
  const lines = Array.from(pages, ([path, { hash, day }]) => JSON.stringify([path, hash, day]));
  try {
    replaceFile(fileIn(state), `{"version":${version},"pages":[\n${lines.join(',\n')}\n]}\n`);
  } catch {
    // The next build takes the days that documents say.
  }
}

/**
 * The pages as they are now. One whose text is the one of `before` keeps its day, else it gets `today`; of one that is seen for the
 * first time the document says the day, which is never one to come. `hashOfPage` is told what `before` knows of the page.
 */
export function shownPages(
  before: ShownPages | null,
  pages: readonly Pick<PageSummary, 'path' | 'updated'>[],
  {
    today,
    hashOfPage,
  }: {
    readonly today: string;
    readonly hashOfPage: (path: string, known: string | undefined) => string;
  },
): ShownPages {
  return new Map(
    pages.map(({ path, updated }) => {
      const was = before?.get(path);
      const hash = hashOfPage(path, was?.hash);
      if (was?.hash === hash) return [path, was];
      const isNow = was !== undefined || updated > today;
      return [path, { hash, day: isNow ? today : updated }];
    }),
  );
}

/** Paths of the pages that show another text than `before`, and of those that came or went. */
export const changedPaths = (before: ShownPages, now: ShownPages): string[] => [
  ...[...now.keys()].filter((path) => before.get(path) !== now.get(path)),
  ...[...before.keys()].filter((path) => !now.has(path)),
];
