import type { ProblemWords } from '../../pt-BR/problems.ts';

/** What stands around problems in a report: marks, counts, headings. */
export const report: ProblemWords['report'] = {
  none: 'No problems.',
  noErrors: 'No errors.',
  seeAlso: 'See also',
  warning: 'warning',
  count: ({ errors, warnings, places, files }) =>
    [
      `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'} in `,
      places === null ? '' : `${places} ${places === 1 ? 'place' : 'places'} of `,
      `${files} ${files === 1 ? 'file' : 'files'}.`,
    ].join(''),
  otherPlaces: ({ count }) =>
    `And ${count === 1 ? 'one more place' : `${count} more places`} for the same reason:`,
};
