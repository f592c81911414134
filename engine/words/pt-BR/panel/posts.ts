import { counted, number } from '../counted.ts';

/** The list of posts, what can be done with a post, its versions, and the bin. */
export const posts = {
  list: 'Posts',
  bin: 'Lixeira',
  new: 'Novo post',
  showAll: 'Ver todos os posts',
  search: 'Buscar',
  searchIn: 'Título, descrição ou tag',
  all: 'Todas',
  order: 'Ordem',
  orders: {
    newest: 'Mais recentes primeiro',
    oldest: 'Mais antigos primeiro',
    changed: 'Alterados recentemente',
    mostViewed: 'Mais visitas primeiro',
    leastViewed: 'Menos visitas primeiro',
    bestScore: 'Maior nota SEO primeiro',
    worstScore: 'Menor nota SEO primeiro',
    title: 'Título, de A a Z',
  },
  /** Posts in a state, as the filter calls them. */
  filters: {
    published: 'Publicados',
    scheduled: 'Agendados',
    withdrawn: 'Retirados',
    review: 'Para aprovar',
    draft: 'Rascunhos',
  },
  /** What an administradora is told, as a link. */
  waiting: ({ count }: { count: number }): string =>
    `${counted(count, 'post espera', 'posts esperam')} a sua aprovação`,
  columns: { created: 'Criado', views: 'Visitas', score: 'SEO' },
  /** A word after a figure that stands apart from it. */
  viewsWord: ({ count }: { count: number }): string => (count === 1 ? 'visita' : 'visitas'),
  edit: 'Editar',
  see: 'Ver',
  until: ({ moment }: { moment: string }): string => ` até ${moment}`,
  pages: 'Páginas da lista',
  range: ({ first, last, total }: { first: number; last: number; total: number }): string =>
    `${number(first)} a ${number(last)} de ${counted(total, 'post', 'posts')}`,
  pageOf: ({ page, pages }: { page: number; pages: number }): string =>
    `${number(page)} de ${number(pages)}`,
  first: 'Primeira',
  previous: 'Anterior',
  next: 'Próxima',
  last: 'Última',
  deleteQuestion: 'Tem certeza que deseja excluir este post?',
  deleteText: ({ title }: { title: string }): string =>
    `“${title}” sai do blog e fica na lixeira por 30 dias.`,
  /** What is asked before a post, or a change of one, becomes public: what will be seen, and where. */
  publication: {
    publish: 'Publicar este post?',
    schedule: 'Agendar este post?',
    change: 'Publicar as alterações?',
    changeLater: 'Salvar as alterações do post agendado?',
    now: 'Qualquer visitante vê na hora:',
    later: ({ moment }: { moment: string }): string =>
      `Qualquer visitante vê a partir de ${moment}:`,
    page: ({ slug }: { slug: string }): string => `a página /blog/${slug}`,
    list: 'a lista em /blog, e onde as páginas mostram os últimos posts',
    tags: ({ tags }: { tags: readonly string[] }): string =>
      `${tags.length === 1 ? 'a lista da tag' : 'as listas das tags'} ${tags.join(', ')}`,
    feeds: 'a busca, o feed e o mapa do site',
    changes: ({ changes }: { changes: readonly string[] }): string =>
      `O que muda: ${changes.join(', ')}.`,
    comparing: 'Comparando com o que está no ar…',
    publishNow: 'Publicar agora',
    scheduleNow: 'Agendar agora',
    changeNow: 'Publicar alterações',
    changeLaterNow: 'Salvar alterações',
  },
  deleted: 'Post Excluído',
  deleteFailed: 'Erro ao excluir post.',
  undo: 'Desfazer',
  undoByKeyboard: 'Aperte F8 e depois Desfazer para trazer o post de volta',
  restored: 'Post Restaurado',
  restoredElsewhere: ({ title, slug }: { title: string; slug: string }): string =>
    `${title}. O endereço agora é /blog/${slug}, porque outro post tomou o antigo.`,
  restoreFailed: 'Erro ao restaurar o post. Tente novamente.',
  saveFailed: 'Erro ao salvar o post. Tente novamente.',
  binHelp: 'O que foi excluído fica aqui por 30 dias.',
  binEmpty: 'A lixeira está vazia.',
  binTable: 'Posts excluídos',
  binColumns: { deleted: 'Excluído', by: 'Por' },
  restore: 'Restaurar',
  versions: 'Versões',
  versionsOfPost: 'Versões do post',
  toPost: 'Voltar ao post',
  versionsFailed: 'As versões não puderam ser carregadas.',
  /** The bin's link between [ and ]. */
  noLonger:
    'Este post não existe mais. Se foi excluído há menos de 30 dias, ele está na [lixeira].',
  current: ', a atual',
  /** What a version changes against the one before it, after one another: `+120 letras, preço`. */
  summary: {
    letters: ({ added, removed }: { added: number; removed: number }): string =>
      added === 0 && removed === 0
        ? 'espaços'
        : `${[...(added > 0 ? [`+${number(added)}`] : []), ...(removed > 0 ? [`−${number(removed)}`] : [])].join(' ')} ${added + removed === 1 ? 'letra' : 'letras'}`,
    price: 'preço',
    changed: {
      title: 'título',
      slug: 'endereço',
      meta_description: 'descrição',
      tags: 'tags',
      status: ({ state }: { state: string }): string => `situação: ${state.toLowerCase()}`,
      published_at: 'data de publicação',
      withdrawn_at: 'data de retirada',
    },
    nothing: 'nada que se leia',
    more: 'Ver o que mudou nas mais antigas',
  },
  versionOf: ({ moment }: { moment: string }): string => `Versão de ${moment}`,
  changed: 'O que mudou nesta versão',
  firstVersion: 'A primeira versão que temos',
  versionFailed: 'A versão não pôde ser carregada.',
  openingVersion: 'Abrindo a versão…',
  goBack: 'Voltar a esta versão',
  goingBack: 'Voltando…',
  goBackHelp:
    'Voltam o título, a descrição, as tags e o texto; endereço, situação e datas ficam. O que está lá agora continua na lista.',
  wentBack: 'Versão Recuperada',
};
