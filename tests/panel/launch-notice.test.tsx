// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchLaunchList } from '../../blocks/admin-panel/app/data/launch-list.ts';
import { Bench } from '../../blocks/admin-panel/app/frame/Bench.tsx';
import type { LaunchList } from '../../engine/client/launch-list.ts';
import type { StaffRole } from '../../engine/blog/post-store.ts';
import { showPanel, shownText, shows } from './panel-in-test.tsx';
import { storeWith } from './posts.ts';

const missing: LaunchList['missing'] = [
  { file: 'site.yaml', line: 10, message: 'Falta o CNPJ.', fix: 'Escreva o CNPJ.' },
  { file: 'site.yaml', line: 33, message: 'O telefone é provisório.', fix: 'Troque.' },
];
const open = (launchList: () => Promise<LaunchList['missing']>, role: StaffRole = 'admin') =>
  showPanel({
    routes: [{ path: '/admin/posts', Component: Bench }],
    at: '/admin/posts',
    store: storeWith({}),
    role,
    launchList,
  });
const title = 'Falta para publicar de verdade';

describe('what is missing before the site may be public', () => {
  test('is a list for admins: what, what to do, and where', async () => {
    await open(() => Promise.resolve(missing));
    await shows(`${title}: 2 itens`);
    for (const text of ['Falta o CNPJ.', 'Escreva o CNPJ.', 'site.yaml:10', 'site.yaml:33'])
      await shows(text);
  });

  test.each<[string, () => Promise<LaunchList['missing']>, StaffRole]>([
    ['for editors', () => Promise.resolve(missing), 'editor'],
    ['where nothing is missing', () => Promise.resolve([]), 'admin'],
    ['where nothing answers', () => Promise.reject(new Error('offline')), 'admin'],
  ])('is nothing %s', async (_, launchList, role) => {
    await open(launchList, role);
    expect(shownText()).not.toContain(title);
  });
});

describe('the list of the last build', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const answers = (body: string, type: string, status = 200) =>
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })),
    );

  test('is read', async () => {
    answers(JSON.stringify({ missing }), 'application/json; charset=utf-8');
    expect(await fetchLaunchList()).toEqual(missing);
  });

  test.each([
    ['a page answers instead', '<!doctype html>', 'text/html', 200],
    ['nothing is there', '{}', 'application/json', 404],
  ])('is empty where %s', async (_, body, type, status) => {
    answers(body, type, status);
    expect(await fetchLaunchList()).toEqual([]);
  });
});
