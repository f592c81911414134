/** What a visitor reads or hears on public pages and no document says. */
export const pages = {
  /** Name of the trail of links to where a page is. */
  breadcrumb: 'Trilha',
  skipToContent: 'Pular para o conteúdo',
  /** What answers for an address that does not exist. */
  unknownPage: {
    heading: 'Página não encontrada',
    text: 'Não há nada neste endereço. Talvez a página tenha mudado de lugar.',
    home: 'Ir para a página inicial',
  },
};

/** The contract of all languages. */
export type PageWords = typeof pages;
