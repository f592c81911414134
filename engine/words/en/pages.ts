import type { PageWords } from '../pt-BR/pages.ts';

/** What a visitor reads or hears on public pages and no document says. */
export const pages: PageWords = {
  breadcrumb: 'Breadcrumb',
  skipToContent: 'Skip to content',
  unknownPage: {
    heading: 'Page not found',
    text: 'There is nothing at this address. The page may have moved.',
    home: 'Go to the home page',
  },
};
