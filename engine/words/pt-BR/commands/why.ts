/** Words of `portao why`. */
export const why = {
  sayWords: 'Diga em --find as palavras que procura.',
  aroundPosts: 'em volta de cada post (o texto do post está no painel)',
  notFound: ({ path, find }: { path: string; find: string | undefined }) =>
    `Nenhum texto de ${path} contém "${find}". Tente com menos palavras. O texto de um post está no painel; palavras de botões como "Menu" são do programa.\n`,
  about: 'diz em que arquivo e linha está cada texto de uma página',
  pathArgument: '<endereço>',
  pathOption: 'endereço da página, como /contato',
  findFlag: '--find <texto>',
  findOption: 'só os textos com estas palavras, com ou sem acento',
  computedFrom: 'calculado de',
  computed: 'calculado: ',
  rest: ({ own }: { own: readonly string[] }) =>
    `O que mais se lê na página são palavras do programa, no idioma do site${own.length > 0 ? `, ou dos blocos do próprio site: ${own.join(', ')}` : ''}.`,
  value: ({ value }: { value: string }) => `valor "${value}", que entra em`,
  layout: '  moldura de todas as páginas',
  partial: ({
    name,
    slot,
    location,
  }: {
    name: string;
    slot: string | undefined;
    location: string;
  }) =>
    slot === undefined
      ? `  da parte ${name}, usada em ${location}`
      : `  no espaço ${slot} da parte ${name}, usada em ${location}`,
  added: 'Acrescentado pelo site',
  moreTexts: ({ count }: { count: number }) => `… e mais ${count} (ache um com --find)`,
  head: 'Título, descrição e palavras-chave (para buscadores e redes)',
  roles: {
    text: '',
    message: 'mensagem do chat: ',
    number: 'número: ',
    address: 'abre: ',
    picture: 'texto da imagem para redes: ',
  },
};
