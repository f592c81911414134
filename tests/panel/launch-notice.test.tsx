// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { TodayTab } from '../../engine/panel/today/TodayTab.tsx';
import type { ServerState } from '../../engine/client/server-state.ts';
import type { StaffRole } from '../../engine/blog/post-store.ts';
import { showPanel, shownText, shows } from './panel-in-test.tsx';
import { storeWith } from './posts.ts';

const missing: ServerState['missing'] = [
  {
    file: 'site.yaml',
    line: 10,
    message: 'Falta o CNPJ.',
    fix: 'Escreva o CNPJ.',
    at: ['business'],
  },
  { file: 'partials/p.yaml', line: 33, message: 'Há um exemplo.', fix: 'Troque.', at: null },
];
const says = (list: ServerState['missing']) => () =>
  Promise.resolve({
    site: null,
    publication: null,
    counting: null,
    disk: null,
    backup: null,
    mail: null,
    forms: false,
    isOutOfTopics: false,
    missing: list,
  });
const open = (serverState: () => Promise<ServerState | null>, role: StaffRole = 'admin') =>
  showPanel({
    routes: [{ path: '/admin/hoje', Component: TodayTab }],
    at: '/admin/hoje',
    store: storeWith({}),
    role,
    serverState,
  });
const title = 'Falta para publicar de verdade';

describe('what is missing before the site may be public', () => {
  test('is a list for admins: how many fields of a tab, and what else, what to do, and where', async () => {
    await open(says(missing));
    await shows(`${title}: 2 itens`);
    for (const text of [
      '1 campo na aba Negócio',
      'Há um exemplo.',
      'Troque.',
      'partials/p.yaml:33',
    ])
      await shows(text);
    expect(shownText()).not.toContain('site.yaml');
  });

  test.each<[string, () => Promise<ServerState | null>, StaffRole]>([
    ['for editors', says(missing), 'editor'],
    ['where nothing is missing', says([]), 'admin'],
    ['on a host that says nothing', () => Promise.resolve(null), 'admin'],
    ['where nothing answers', () => Promise.reject(new Error('offline')), 'admin'],
  ])('is nothing %s', async (_, serverState, role) => {
    await open(serverState, role);
    expect(shownText()).not.toContain(title);
  });
});
