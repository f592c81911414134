/** Addresses of the panel in a site of this language. */
export const panelPaths = {
  today: '/admin/hoje',
  posts: '/admin/posts',
  newPost: '/admin/posts/novo',
  bin: '/admin/posts/lixeira',
  post: ({ id }: { id: string }) => `/admin/posts/${id}`,
  versions: ({ id }: { id: string }) => `/admin/posts/${id}/versoes`,
  generator: '/admin/gerador',
  scheduler: '/admin/agendador',
  analytics: '/admin/analytics',
  business: '/admin/negocio',
  contacts: '/admin/contatos',
  entries: '/admin/recados',
  people: '/admin/pessoas',
  history: '/admin/historico',
  account: '/admin/conta',
  invitation: '/admin/convite',
};

/** The contract of all languages. */
export type PanelPaths = Readonly<typeof panelPaths>;
