/** What a visitor reads or hears on public pages and no document says. */
export const pages = {
  /** Name of the trail of links to where a page is. */
  breadcrumb: 'Trilha',
  skipToContent: 'Pular para o conteúdo',
};

/** The contract of all languages. */
export type PageWords = typeof pages;
