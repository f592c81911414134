import type { ServerWords } from '../pt-BR/server.ts';

/** What the server answers in a line where there is no page to show. */
export const server: ServerWords = {
  badAddress: 'Invalid address.',
  notFound: 'Page not found.',
  methods: 'GET and HEAD only.',
  failed: 'The server failed. Please try again.',
};
