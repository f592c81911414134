import type { SearchWords } from '../pt-BR/search.ts';

/** What the search of a site says; its script holds these words of one language. */
export const search: SearchWords = {
  kinds: {
    problem: 'Problem',
    question: 'Question',
    service: 'Service',
    place: 'Area',
    post: 'Blog',
    page: 'Page',
  },
  waiting: 'Searching…',
  failure: 'The search did not respond. Please try again or get in touch with us.',
  shown: ({ shown, count }) => `${shown} of ${count}`,
};
