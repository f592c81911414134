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
