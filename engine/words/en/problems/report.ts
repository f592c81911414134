import type { ProblemWords } from '../../pt-BR/problems.ts';

/** What stands around problems in a report: marks, counts, headings. */
export const report: ProblemWords['report'] = {
  lawfulLines: {
    legalName: 'legalName: { value: "Example Business Ltd" }',
    cnpj: 'cnpj: { value: "11.222.333/0001-81" }',
    address: 'address: { street: 1 Example Street, locality: Newtown }',
    email: 'email: { value: hello@example.com }',
  },
  none: 'No problems.',
  noErrors: 'No errors.',
  seeAlso: 'See also',
  warning: 'warning',
  since: ({ moment, what }) => `From ${moment} on: ${what}`,
  count: ({ errors, warnings, locations, files }) =>
    [
      `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'} in `,
      locations === null ? '' : `${locations} ${locations === 1 ? 'place' : 'places'} of `,
      `${files} ${files === 1 ? 'file' : 'files'}.`,
    ].join(''),
  otherLocations: ({ count }) =>
    `And ${count === 1 ? 'one more place' : `${count} more places`} for the same reason:`,
};
