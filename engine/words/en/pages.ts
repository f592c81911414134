import type { PageWords } from '../pt-BR/pages.ts';

/** What a visitor reads or hears on public pages and no document says. */
export const pages: PageWords = {
  breadcrumb: 'Breadcrumb',
  skipToContent: 'Skip to content',
};
