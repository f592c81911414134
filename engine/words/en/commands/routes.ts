import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of `portao routes`. */
export const routes: CommandWords['routes'] = {
  notFound: '404, for paths that do not exist',
  noindex: 'noindex, hidden from search engines',
  canonical: ({ canonical }) => `canonical: ${canonical}`,
  variant: 'search variant',
  postsElsewhere: ' Posts of the blog are not among them: see them in the panel.',
  count: ({ count, listed }) => `${count} paths, ${listed} of them for search engines.`,
  about: 'lists the paths of the site, each with its file',
};
