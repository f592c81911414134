// @vitest-environment jsdom
// The tab of what visitors wrote into forms, and when there is one.
import { expect, test, vi } from 'vitest';
import { DataError } from '../../engine/blog/data-error.ts';
import type { FormEntries, StoredEntry } from '../../engine/panel/data/form-entries.ts';
import type { ServerState } from '../../engine/client/server-state.ts';
import { Component as EntriesTab } from '../../engine/panel/entries/EntriesTab.tsx';
import { entryCsv } from '../../engine/panel/entries/entry-csv.ts';
import { Bench } from '../../engine/panel/frame/Bench.tsx';
import { press, shownText, shows, showPanel } from './panel-in-test.tsx';
import { storeWith } from './posts.ts';
import { portuguese } from './spoken.ts';

const entry: StoredEntry = {
  id: 'a',
  receivedAt: '2026-11-20T15:00:00.000Z',
  path: '/barueri',
  heading: 'Deixe um recado',
  fields: [
    { label: 'Nome', value: 'Ana' },
    { label: 'Recado', value: '<img src=x onerror=alert(1)>' },
  ],
  until: '2026-12-20T15:00:00.000Z',
  handled: null,
};
const open = (entries: Partial<FormEntries>, role: 'admin' | 'editor' = 'admin') =>
  showPanel({
    routes: [{ path: '/admin/recados', Component: EntriesTab }],
    at: '/admin/recados',
    store: storeWith({}),
    entries,
    role,
  });
const listOf = (...items: StoredEntry[]) => ({
  list: () => Promise.resolve({ items, total: items.length }),
});

test('shows page, form, when, and what was written as text', async () => {
  const { element } = await open(listOf(entry));
  expect(shownText()).toContain('<img src=x onerror=alert(1)>');
  expect(element.querySelector('img')).toBeNull();
  expect(element.querySelector('h3 a')?.getAttribute('href')).toBe('/barueri');
  expect(element.querySelector('time')?.dateTime).toBe(entry.receivedAt);
  expect([...element.querySelectorAll('dt')].map((one) => one.textContent)).toEqual([
    'Nome',
    'Recado',
  ]);
});

test('says that there is nothing, and why it could not be loaded', async () => {
  await open(listOf());
  expect(shownText()).toContain('Nenhum recado.');
  await open({ list: () => Promise.reject(new DataError('forbidden', 'no')) });
  await shows('Os recados não puderam ser carregados.');
});

test('marks one as done, and takes it back', async () => {
  let present = entry;
  const mark = vi.fn((_: string, isHandled: boolean) => {
    present = { ...entry, handled: isHandled ? { at: entry.until, by: 'Bia' } : null };
    return Promise.resolve();
  });
  await open({ list: () => Promise.resolve({ items: [present], total: 1 }), mark });
  await press('Marcar como resolvido');
  expect(shownText()).toContain('resolvido por Bia');
  await press('Ainda não está resolvido');
  expect(mark.mock.calls).toEqual([
    ['a', true],
    ['a', false],
  ]);
});

test('deletes one after it was asked, once', async () => {
  const remove = vi.fn(() => Promise.resolve());
  await open({ ...listOf(entry), remove });
  await press('Apagar');
  expect(remove).not.toHaveBeenCalled();
  await press('Cancelar');
  await press('Apagar');
  const dialog = document.querySelector('[role=alertdialog]')!;
  const confirm = [...dialog.querySelectorAll('button')].find(
    (one) => one.textContent === 'Apagar',
  )!;
  confirm.click();
  await shows('Recado apagado.');
  expect(remove.mock.calls).toEqual([['a']]);
});

test('an editor deletes nothing', async () => {
  await open(listOf(entry), 'editor');
  expect(shownText()).toContain('Marcar como resolvido');
  expect(shownText()).not.toContain('Apagar');
});

test('is a table in which no cell is a formula', () => {
  const text = entryCsv(
    [
      {
        ...entry,
        fields: ['=1+1', '+1', '-1', '@a', '\t=1', 'a;"b"'].map((value, at) => ({
          label: at === 0 ? '=HYPERLINK("x")' : `Campo ${at}`,
          value,
        })),
      },
      { ...entry, fields: [{ label: 'Outro', value: 'x' }] },
    ],
    portuguese,
  );
  const [header, first, second] = text.split('\r\n');
  expect(header).toContain(`"'=HYPERLINK(""x"")";Campo 1`);
  expect(first).toContain(`;'=1+1;'+1;'-1;'@a;'\t=1;"a;""b""";`);
  expect(second).toMatch(/;;;;;;;x$/);
});

const state = (forms: boolean): ServerState => ({
  site: null,
  publication: null,
  counting: null,
  disk: null,
  backup: null,
  mail: null,
  forms,
  isOutOfTopics: false,
  missing: [],
});

test.each([
  ['with a form', state(true), 0, true],
  ['without a form', state(false), 0, false],
  ['without a form, where some came earlier', state(false), 3, true],
  ['on a host of files', null, 0, false],
] as const)('a site %s has the tab or not', async (_, server, total, has) => {
  const { element } = await showPanel({
    routes: [{ path: '/admin/posts', Component: Bench }],
    at: '/admin/posts',
    store: storeWith({}),
    entries: { list: () => Promise.resolve({ items: [], total }) },
    serverState: () => Promise.resolve(server),
  });
  expect(element.querySelector('[href="/admin/recados"]') !== null).toBe(has);
});
