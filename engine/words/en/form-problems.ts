import type { FormProblems } from '../pt-BR/form-problems.ts';

/** See the Portuguese ones. */
export const formProblems: FormProblems = {
  missing: { message: 'This field is empty.', fix: 'Fill it in.' },
  format: ({ found }) => ({
    message: `“${found}” does not fit here.`,
    fix: 'See whether something is missing or too much.',
  }),
  order: {
    message: 'The last day comes before the first: this would never be shown.',
    fix: 'Change one of them.',
  },
};
