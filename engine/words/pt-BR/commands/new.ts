/** Where coordinates come from that no table has. */
const whereFrom =
  'diga onde fica: --coordinates latitude,longitude. Os dois números estão em www.openstreetmap.org: botão direito no centro da cidade, «Mostrar endereço».';

/** First words of names and the preposition that they take; what is not here takes "em". */
const prepositions: readonly (readonly [first: RegExp, preposition: string])[] = [
  [
    /^(?:vila|cidade|chácara|chacara|freguesia|água|agua|zona|região|ponte|granja|barra|bela|casa|estância|saúde)(?=\s|$)/iu,
    'na',
  ],
  [
    /^(?:jardim|parque|alto|conjunto|centro|campo|morro|rio|recanto|sítio|núcleo|bosque)(?=\s|$)/iu,
    'no',
  ],
];

/** Words of `portao new`. */
export const newWords = {
  fileExists: ({ files }: { files: string }) =>
    `Já existe: ${files}. Nada foi gravado. Edite o que existe, ou escreva por cima com --force.`,
  pathTaken: ({ path, file }: { path: string; file: string }) =>
    `O endereço ${path} já é de ${file}. Nada foi gravado. Edite esse arquivo, ou mude o endereço dele.`,
  noPath: ({ text }: { text: string }) =>
    `O endereço "${text}" não serve: comece com / e use letras minúsculas sem acento, números e hífens, como /promocao-de-maio.`,
  noVariants: ({ folder }: { folder: string }) =>
    `O site não tem modelos de variantes. Escreva um em ${folder}/, com o nome que o endereço terá: preco.yaml faz /preco-planalto. Nada foi gravado.`,
  noNeighbour: ({ slug, hint }: { slug: string; hint: string }) =>
    `O vizinho "${slug}" não é uma página de região.${hint}`,
  distance: ({ name, km, base }: { name: string; km: number; base: string }) =>
    `${name} fica a ${km} km de ${base}, em linha reta.\n`,
  beyondRadius: ({ said, radius }: { said: string; radius: number }) =>
    `${said}Aviso: é fora do raio de ${radius} km que o site promete. Confira se atendemos lá, e não prometa o raio no texto.\n\n`,
  cancelled: '\nCancelado; nada foi gravado.',
  written: 'Gravado:',
  dryRun: 'mostra os arquivos e não grava nada',
  nameArgument: '<nome>',
  near: 'vizinhos, com vírgulas (padrão: os mais próximos)',
  titleArgument: '<título>',
  /** How one says "in" a place of a site in this language, by the first word of its name: "na Vila Nova", "no Jardim Novo", else "em Planalto". A guess that a person looks over. */
  guessIn: ({ name }: { name: string }) =>
    `${prepositions.find(([first]) => first.test(name))?.[1] ?? 'em'} ${name}`,
  about: 'cria um site, uma cidade, um bairro, uma página, um trabalho feito, um post ou um bloco',
  force: 'escreve por cima de arquivos que existem',
  noAddress: ({ name }: { name: string }) =>
    `De "${name}" não sai um endereço. Escreva o nome com letras.`,
  noCoordinates: ({ text }: { text: string }) =>
    `Não entendi as coordenadas "${text}". Escreva latitude e longitude com ponto, separadas por vírgula: --coordinates -23.5275,-46.9023`,
  badTemplate: ({ location, mark, near }: { location: string; mark: string; near: string }) =>
    `${location}: o modelo pede <<${mark}>>, que não existe.${near} Nada foi gravado.`,
  group: {
    none: 'O site ainda não tem grupos de lugares. Escreva um em site.yaml, por exemplo:\n\nregionGroups:\n  - { id: lugares, label: Onde atendemos }',
    unknown: ({ asked, hint, known }: { asked: string; hint: string; known: string }) =>
      `O grupo "${asked}" não existe em site.yaml.${hint} Os grupos são:\n${known}`,
    ofNeighbours: ({ suggested }: { suggested: string }) =>
      `Grupo: ${suggested}, o dos vizinhos. Para outro, diga --group.\n`,
    missing: ({ typed, known }: { typed: string; known: string }) =>
      `Falta dizer em que grupo o lugar entra, por exemplo:\n  ${typed}\nOs grupos são:\n${known}`,
    ask: 'Em que grupo o lugar entra?',
    places: 'lugares',
    prompt: 'Número ou nome',
    noneOfThem: ({ answer }: { answer: string }) => `"${answer}" não é um deles.\n`,
    notChosen: 'Nenhum grupo foi escolhido; nada foi gravado.',
  },
  block: {
    taken: ({ type, place }: { type: string; place: string | null }) =>
      `O nome "${type}" já é usado${place === null ? '' : `: ${place}`}. Nada foi gravado.`,
    noName: ({ type }: { type: string }) =>
      `"${type}" não serve de nome: use letras minúsculas sem acento, números e hífens, como rating-stars.`,
    generated: ({ folder }: { folder: string }) => `  ${folder} (npm run portao -- generate)\n\n`,
    next: ({ type }: { type: string }) =>
      `Agora: npm run dev (de novo, se estava rodando) mostra o bloco em /_blocks#${type} e gera de novo a cada mudança do esquema; sem ele: npm run portao -- generate\nEscreva o que TODO marca. Para o editor conhecer os campos do bloco nos documentos: npm run portao -- check --fix\n`,
    about: 'cria um tipo de bloco (para quem programa)',
    typeArgument: '<tipo>',
    typeOption: 'nome do tipo, como rating-stars',
  },
  city: {
    unknown: ({
      name,
      state,
      nearest,
    }: {
      name: string;
      state: string | null;
      nearest: string | null;
    }) =>
      `Não há município "${name}" na tabela ${state === null ? 'do Brasil' : `do estado ${state}`}.${nearest === null ? '' : ` Você quis dizer "${nearest}"?`}\nSe o nome está certo, ${whereFrom}`,
    noState: ({ typed, states }: { typed: string; states: string }) =>
      `Não há estado "${typed}". Escreva a sigla: ${states}.`,
    otherCountry: ({ country }: { country: string }) =>
      `A tabela de cidades é a do Brasil, e o site é de outro país (country: ${country}): ${whereFrom}`,
    state: 'estado, se vários têm uma cidade com o nome (padrão: o do site, ou o mais próximo)',
    about: 'cria a página de uma cidade',
    name: 'nome da cidade, entre aspas',
    group: 'grupo de site.yaml em que ela entra',
    coordinates: 'onde fica, se a tabela não tem a cidade',
    in: 'como se diz «em» a cidade, se não é «em» e o nome: "no Campo Alto"',
    variants: 'cria também as variantes de busca',
  },
  neighbourhood: {
    askCoordinates: ({ name }: { name: string }) =>
      `Coordenadas de ${name} (latitude,longitude; em um mapa, botão direito): `,
    coordinatesMissing:
      'Falta dizer onde fica o bairro: --coordinates latitude,longitude. Em um mapa na internet, clique com o botão direito no meio dele.',
    about: 'cria a página de um bairro',
    name: 'nome do bairro, entre aspas',
    group: 'grupo de site.yaml em que ele entra',
    coordinates: 'onde fica',
    in: 'como se diz «em» o bairro: "na Vila Nova" (padrão: pelo começo do nome)',
  },
  page: {
    pathPrompt: 'Endereço',
    pathMissing: ({ suggested }: { suggested: string }) =>
      `Falta dizer o endereço da página: --path ${suggested}`,
    noLinks:
      'Nenhuma página leva a ela ainda: ponha um link em um texto, ou em menus, em site.yaml.\n\n',
    next: ({ path }: { path: string }) =>
      `Agora: escreva os textos, com a página aberta em npm run dev (${path}).\nNo fim, confira: npm run portao -- check\n`,
    about: 'cria uma página que não é de um lugar',
    title: 'título da página, até 60 letras, entre aspas',
    path: 'endereço da página',
  },
  post: {
    noAddress: ({ title }: { title: string }) =>
      `De "${title}" não sai um endereço. Escreva o título com letras.`,
    next: ({ slug, shown }: { slug: string; shown: string }) =>
      `O post ainda não está no blog; quando for publicado, o endereço será /blog/${slug}.\nAgora: escreva os textos e publique: npm run portao -- blog publish ${shown}\n`,
    about: 'cria um post do blog como arquivo Markdown',
    title: 'título do post, de 30 a 60 letras, entre aspas',
  },
  work: {
    askPlace: 'Lugar (o endereço da página dele, como vila-nova): ',
    askService: 'Serviço (o endereço da página dele; vazio se não há): ',
    askDate: ({ today }: { today: string }) => `Dia em que terminou [${today}]: `,
    askPhoto: 'Foto (um arquivo de media/; vazio se não há): ',
    placeMissing:
      'Falta dizer onde foi: --place e o endereço da página do lugar, como em --place vila-nova',
    onePicture: 'Diga uma foto (--photo), ou as duas de antes e depois (--before e --after).',
    seen: ({ pages }: { pages: readonly string[] }) =>
      pages.length === 0
        ? 'Nenhuma página o mostra ainda: ponha o bloco "work" na do lugar, ou na inicial.\n\n'
        : `${pages.length === 1 ? 'A página que o mostra' : `As ${pages.length} páginas que o mostram`}: ${pages.join(', ')}\n\n`,
    next: 'Agora: escreva os textos, sem o nome nem o endereço de quem contratou.\nNo fim, confira: npm run portao -- check\n',
    about: 'cria um trabalho feito, que aparece na página do lugar, na do serviço e na inicial',
    title: 'o que foi feito, em uma linha, entre aspas',
    place: 'endereço da página do lugar',
    service: 'endereço da página do serviço',
    date: 'dia em que terminou, ano-mês-dia (padrão: hoje)',
    photo: 'foto, um arquivo de media/',
    before: 'foto de antes, no lugar de --photo',
    after: 'foto de depois',
  },
  report: {
    nothingWritten: 'Nada foi gravado (--dry-run).',
    todos: 'Falta escrever (cada TODO diz o quê):',
    appearsIn: ({ path }: { path: string }) => `A página ${path} aparece em:`,
    appearsBriefly: ({ path }: { path: string }) => `A página ${path} aparece em`,
    pages: 'páginas',
    hidden: ' (em «Ver todos»)',
    listAndMap: ', lista e mapa',
    list: ', lista',
    headerMenu: 'menu do cabeçalho',
    mobileMenu: 'menu do celular',
    yes: 'sim',
    coverage: 'cobertura',
    sameGroup: 'lugares do grupo',
    shows: 'mostra os vizinhos',
    shownBy: 'é vizinho em',
    breadcrumb: 'trilha',
    sitemap: 'mapa do site',
    search: 'busca',
    longTitle: ({ count, longest }: { count: number; longest: number }) =>
      `Aviso: o título tem ${count} letras, e o buscador mostra ${longest}. Encurte-o.\n\n`,
  },
  next: ({
    slug,
    name,
    neighbours,
  }: {
    slug: string;
    name: string;
    neighbours: readonly string[];
  }) =>
    `Agora: escreva os textos, com a página aberta em npm run dev (/${slug}).\n${neighbours.length > 0 ? `Para que os vizinhos mostrem ${name}, acrescente ${slug} ao near de ${neighbours.join(' e ')}.\n` : ''}No fim, confira: npm run portao -- check\n`,
  didYouMeanMark: ({ mark }: { mark: string }) => `Você quis dizer <<${mark}>>?`,
};
