import type { Finding, Lint } from './lint.ts';

/** Days of the last change that have not come yet: a search engine takes none of them for true. */
export const updatedFuture: Lint = {
  codes: ['updated-future'],
  run: ({ site, today }) =>
    site.pages
      .filter(({ document }) => document.updated > today)
      .map(({ file, document: { updated } }): Finding => ({
        code: 'updated-future',
        file,
        pointer: ['updated'],
        params: { updated },
      })),
};
