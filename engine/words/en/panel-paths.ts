import type { PanelPaths } from '../pt-BR/panel-paths.ts';

export const panelPaths: PanelPaths = {
  today: '/admin/today',
  posts: '/admin/posts',
  newPost: '/admin/posts/new',
  bin: '/admin/posts/bin',
  post: ({ id }) => `/admin/posts/${id}`,
  versions: ({ id }) => `/admin/posts/${id}/versions`,
  generator: '/admin/generator',
  scheduler: '/admin/scheduler',
  analytics: '/admin/analytics',
  business: '/admin/business',
  contacts: '/admin/contacts',
  entries: '/admin/messages',
  people: '/admin/people',
  history: '/admin/history',
  account: '/admin/account',
  invitation: '/admin/invitation',
};
