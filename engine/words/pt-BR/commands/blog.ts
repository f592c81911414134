/** `Horário de Lisboa` within a sentence. */
const uncapitalised = (name: string) => name.replace(/^Horário/, 'horário');

/** Words of `portao blog`. */
export const blog = {
  movedNow: ({ slug, now }: { slug: string; now: string }) =>
    `O post que estava em "${slug}" mudou de endereço; agora é "${now}".`,
  noPostAt: ({ slug }: { slug: string }) => `Nenhum post tem o endereço "${slug}".`,
  seeList: 'Veja quais há: npm run portao -- blog list',
  created: ({ post }: { post: string }) => `Post criado: ${post}.`,
  draftCreated: ({ post, slug }: { post: string; slug: string }) =>
    `Rascunho criado: ${post}. Espera em Gerenciar Posts, no painel, até que alguém publique, ou: npm run portao -- blog publish ${slug}`,
  schedulerOff:
    'Nenhum post: o agendador está desligado (ligue-o no painel, em Agendador Automático).',
  notDue: ({ moment, zone }: { moment: string; zone: string }) =>
    `Nenhum post: o próximo é a partir de ${moment}, ${uncapitalised(zone)}.`,
  noMoreTopics: ({ count }: { count: number }) =>
    `Nenhum post: acabaram os assuntos. ${count === 1 ? 'O único do gerador já tem post, e outro o repetiria' : `Os ${count} do gerador já têm post, e outro repetiria um deles`}. Escreva um post (npm run portao -- new post "Título"), ou acrescente assuntos em blog/topics.yaml.`,
  alikePost: ({ slug, title, percent }: { slug: string; title: string; percent: number }) =>
    `O texto repete ${percent}% de /blog/${slug} (“${title}”). Escolha outro assunto, ou mude aquele post.`,
  claims: {
    named: ({
      slug,
      line,
      text,
      name,
    }: {
      slug: string;
      line: number;
      text: string;
      name: string;
    }) => `/blog/${slug}:${line}  “${text}” é {{claims.${name}}}`,
    open: ({
      slug,
      line,
      text,
      names,
    }: {
      slug: string;
      line: number;
      text: string;
      names: readonly string[];
    }) =>
      `/blog/${slug}:${line}  “${text}” fica como está: escreva no painel ${names.map((name) => `{{claims.${name}}}`).join(' ou ')}, se é isso`,
    sum: ({
      named,
      open,
      posts,
      write,
    }: {
      named: number;
      open: number;
      posts: number;
      write: boolean;
    }) =>
      named + open === 0
        ? 'Nenhum post tem um valor do site escrito por extenso.'
        : [
            `${named === 1 ? '1 valor' : `${named} valores`} em ${posts === 1 ? '1 post' : `${posts} posts`} ${write ? `${named === 1 ? 'ganhou' : 'ganharam'} nome` : `${named === 1 ? 'pode' : 'podem'} ganhar nome`}; ${open === 1 ? '1 é' : `${open} são`} para decidir.`,
            ...(write || named === 0 ? [] : ['Para gravar: npm run portao -- blog claims --write']),
          ].join('\n'),
  },
  wentOff: 'Saiu do ar',
  appeared: 'Entrou no ar',
  binEmpty: 'A lixeira está vazia.\n',
  binHeads: ['excluído em', 'por', 'endereço', 'título'],
  noneInBin: ({ slug }: { slug: string }) => `Nenhum post da lixeira tem o endereço "${slug}".`,
  seeBin: 'Veja o que há nela: npm run portao -- blog bin',
  restored: 'Post restaurado',
  scheduledAlready: 'Já estava agendado',
  scheduled: 'Post agendado',
  publishedAlready: 'Já estava publicado',
  published: 'Post publicado',
  draftAlready: 'Já era um rascunho',
  backToDraft: 'Voltou a ser rascunho',
  cannotAskDelete: ({ slug }: { slug: string }) =>
    `Não há um terminal em que perguntar. Se é isto mesmo: npm run portao -- blog delete ${slug} --yes`,
  askDelete: 'Tem certeza que deseja excluir este post?',
  nothingDeleted: 'Nada foi excluído.\n',
  deletedByOther: 'O post já tinha sido excluído por outra pessoa.',
  deleted: ({ post, slug }: { post: string; slug: string }) =>
    `Post excluído: ${post}. Por 30 dias ele volta com: npm run portao -- blog restore ${slug}\n`,
  draftSaved: 'Rascunho salvo',
  writtenToFile: ({ file, score }: { file: string; score: string }) =>
    `Gravado em ${file}. Para publicar: npm run portao -- blog publish ${file}\n${score}\n`,
  seedNoNumber: ({ seed }: { seed: string }) => `A semente "${seed}" não é um número inteiro.`,
  noSuchDay: ({ date }: { date: string | undefined }) =>
    `O dia "${date}" não existe; escreva como 2026-11-20.`,
  fileExists: ({ file }: { file: string }) =>
    `O arquivo ${file} já existe. Escolha outro nome, ou escreva por cima com --force.`,
  noFolderOf: ({ file }: { file: string }) => `A pasta de ${file} não existe.`,
  noGenerator: ({ siteDir }: { siteDir: string }) =>
    `O site em ${siteDir} não tem a pasta blog/, com os textos do gerador.`,
  noPosts: 'Nenhum post encontrado.\n',
  listHeads: ['data', 'situação', 'SEO', 'visitas', 'endereço', 'título'],
  nothingPublished: 'Nada foi publicado.',
  toPublish: 'Para publicar',
  savedWithdrawn: 'Post salvo, já retirado',
  nothingChanged: 'Nada mudou',
  updated: 'Atualizado',
  movedFile: ({ at, slug, now }: { at: string; slug: string; now: string }) =>
    `${at}  O post que estava em "${slug}" agora está em "${now}". Para atualizá-lo, escreva no arquivo: slug: ${now}`,
  views: ({ views }: { views: number }) => `${views} ${views === 1 ? 'visita' : 'visitas'}`,
  withdrawal: 'retirada',
  noDate: ({ typed, zone }: { typed: string; zone: string }) =>
    `"${typed}" não é uma data. Escreva o dia, ou o dia e a hora (${uncapitalised(zone)}): 2026-12-24 ou 2026-12-24T09:00`,
  skippedTime: ({ typed, zone, shown }: { typed: string; zone: string; shown: string }) =>
    `${typed} não existe no ${uncapitalised(zone)}: nessa hora o relógio é adiantado. Escreva ${shown}, ou outra hora.`,
  versionHeads: ['versão', 'salva em', 'por'],
  noVersion: ({ number }: { number: string }) =>
    `O post não tem a versão "${number}". Veja quais há: npm run portao -- blog versions`,
  versionRestored: 'Versão recuperada',
  appearsOn: 'Aparece em',
  goesOn: 'Sai do ar em',
  inZone: ({ zone }: { zone: string }) => `, ${uncapitalised(zone)}`,
  nobodyNamed: 'linha de comando ou servidor',
  somebody: 'alguém',
  at: 'em',
  help: {
    slug: 'fim do endereço do post, depois de /blog/',
    generate: 'escreve um post sobre um assunto',
    topic: 'assunto: um dos de blog/topics.yaml, também com outras palavras',
    generatePublish: 'publica o post',
    generateDraft: 'salva como rascunho',
    generateOut: 'grava em um arquivo Markdown',
    generateForce: 'grava por cima do arquivo que existe',
    generateSeed: 'outra versão do texto (padrão: 0)',
    generateDate: 'dia em que é escrito, como 2026-11-20 (padrão: hoje)',
    publish: 'publica um arquivo Markdown ou um rascunho',
    fileOrSlug: 'arquivo Markdown, ou o endereço de um rascunho',
    publishAt: 'aparece só a partir deste dia e hora, pelo relógio do site',
    publishUntil: 'sai do ar neste dia e hora',
    list: 'lista os posts',
    listStatus: 'só os publicados, agendados, retirados, para aprovar ou rascunhos',
    show: 'mostra um post, como arquivo Markdown',
    unpublish: 'tira um post do ar; ele fica como rascunho',
    delete: 'exclui um post (pergunta antes)',
    bin: 'lista os posts excluídos há menos de 30 dias',
    restore: 'traz um post excluído de volta',
    versions: 'lista as versões de um post, e volta a uma',
    versionsShow: 'mostra a versão, como arquivo Markdown',
    versionsRestore: 'volta a esta versão: título, descrição, tags e texto',
    claims: 'acha nos posts os valores do site escritos por extenso, e lhes dá nome',
    claimsWrite: 'grava os nomes nos posts',
    auto: 'cria um post, se é hora (para o cron)',
    autoSince: 'diz também que posts entraram no ar ou saíram desde então',
    about: 'escreve e publica posts do blog',
  },
  fields: {
    title: 'título',
    meta_description: 'descrição',
    tags: 'tags',
    content: 'texto',
    status: 'situação',
    published_at: 'data',
    withdrawn_at: 'retirada',
  },
  noTopic: 'Por favor, insira um tópico para gerar o post.',
  topicNotCovered: ({ topic, nearest }: { topic: string; nearest: readonly string[] }) =>
    `O gerador não tem texto sobre “${topic}”. Os assuntos mais próximos: ${nearest.map((name) => `“${name}”`).join(', ')}. Para outro assunto, escreva o post: npm run portao -- new post "Título"`,
  states: {
    published: 'publicado',
    scheduled: 'agendado',
    withdrawn: 'retirado',
    review: 'para aprovar',
    draft: 'rascunho',
  },
  missedRule: ({ rule, found, points }: { rule: string; found: number; points: number }) =>
    `  falta: ${rule} (há ${found}; vale ${points})`,
  rules: {
    title: 'título de 30 a 60 caracteres',
    description: 'descrição de 120 a 160 caracteres',
    content: 'texto de pelo menos 1.500 caracteres',
    tags: 'de 3 a 7 tags',
  },
  keyPhrases: ({ min, max, name }: { min: number; max: number; name: string }) =>
    `de ${min} a ${max} ${name} no texto`,
};
