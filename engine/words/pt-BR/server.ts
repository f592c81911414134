/** What the server answers in a line where there is no page to show. */
export const server = {
  badAddress: 'Endereço inválido.',
  notFound: 'Página não encontrada.',
  methods: 'Só GET e HEAD.',
  failed: 'O servidor falhou. Tente de novo.',
};

/** What the server answers: the keys. */
export type ServerWords = typeof server;
