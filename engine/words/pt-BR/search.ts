/** What the search of a site says; its script holds these words of one language. */
export const search = {
  /** What a visitor reads before an answer's title. */
  kinds: {
    problem: 'Problema',
    question: 'Pergunta',
    service: 'Serviço',
    place: 'Região',
    post: 'Blog',
    page: 'Página',
  },
  /** While the index is on its way. */
  waiting: 'Buscando…',
  /** Where the index could not be fetched; the search button is there to try again. */
  failure: 'A busca não respondeu. Tente de novo ou fale com a gente.',
  /** Of several answers those on show. */
  shown: ({ shown, count }: { shown: number; count: number }) => `${shown} de ${count}`,
};

/** The contract of all languages. */
export type SearchWords = typeof search;
