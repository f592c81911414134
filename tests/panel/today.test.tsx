// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Bench } from '../../engine/panel/frame/Bench.tsx';
import { lastDays } from '../../engine/panel/data/last-days.ts';
import { Component as SchedulerTab } from '../../engine/panel/scheduler/SchedulerTab.tsx';
import { TodayTab } from '../../engine/panel/today/TodayTab.tsx';
import type { ServerState } from '../../engine/client/server-state.ts';
import { DataError } from '../../engine/blog/data-error.ts';
import type { PostStore, StaffRole } from '../../engine/blog/post-store.ts';
import { button, press, showPanel, shownText, shows } from './panel-in-test.tsx';
import { postWith, storeWith } from './posts.ts';

const [yesterday, now] = lastDays(2) as [string, string];
const server: ServerState = {
  site: null,
  publication: null,
  counting: null,
  disk: null,
  backup: null,
  mail: null,
  forms: true,
  isOutOfTopics: false,
  missing: [],
};
const figures = { posts: 148, published: 141, review: 2, views: 23_906, average_score: 84 };
const clicks = (day: string, count: number) => ({
  day,
  path: '/',
  kind: 'chat',
  block: 'hero',
  clicks: count,
});
const calm: Partial<PostStore> = {
  figures: () => Promise.resolve(figures),
  contactReport: () =>
    Promise.resolve([{ path: '/', kind: 'chat', block: 'hero', clicks: 9, clicks_before: 6 }]),
  contactDays: () => Promise.resolve([clicks(now, 4), clicks(now, 1), clicks(yesterday, 7)]),
  list: () => Promise.resolve({ items: [], total: 0 }),
};

const open = (
  methods: Partial<PostStore> = {},
  { role = 'admin', state = server }: { role?: StaffRole; state?: ServerState } = {},
) =>
  showPanel({
    routes: [{ path: '/admin/hoje', Component: TodayTab }],
    at: '/admin/hoje',
    store: storeWith({ ...calm, ...methods }),
    entries: { open: () => Promise.resolve(3) },
    role,
    serverState: () => Promise.resolve(state),
  });
const links = () =>
  [...document.querySelectorAll('section li a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

beforeEach(() => localStorage.clear());

describe('Hoje', () => {
  test('says what waits, as links to where it is done', async () => {
    await open();
    await shows('3 recados sem resposta');
    expect(links()).toEqual([
      ['2 posts esperam a sua aprovação', '/admin/posts?situacao=para-aprovar'],
      ['3 recados sem resposta', '/admin/recados'],
    ]);
  });

  test('says that the scheduler waits where no topic is left, on its tab too', async () => {
    const schedulerState = () =>
      Promise.resolve({
        enabled: true,
        every_days: 1,
        makes: 'draft',
        last_post_at: '2026-11-20T12:00:00+00:00',
        next_run_at: '2026-11-21T12:00:00+00:00',
        due: true,
        runs: [],
      } as const);
    const state = { ...server, isOutOfTopics: true };
    await open({ schedulerState }, { state });
    await shows('O agendador espera por assuntos novos');
    await showPanel({
      routes: [{ path: '/admin/agendador', Component: SchedulerTab }],
      at: '/admin/agendador',
      store: storeWith({ schedulerState }),
      serverState: () => Promise.resolve(state),
    });
    await shows('Quando houver assuntos novos');
  });

  test('asks no editor for an approval that is not hers to give', async () => {
    await open({}, { role: 'editor', state: { ...server, forms: false } });
    await shows('Nada. Está tudo em dia.');
  });

  test('counts the contacts of today and of each day before, beside those of the week', async () => {
    await open();
    await shows('Últimos 7 dias: 9 contatos');
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toHaveLength(7);
    expect(rows[0]).toBe('Hoje5');
    expect(rows[1]).toMatch(/\d\d\/\d\d7$/);
  });

  test('says so where the contacts cannot be loaded', async () => {
    await open({ contactDays: () => Promise.reject(new DataError('forbidden', '')) });
    await shows('Os contatos não puderam ser carregados.');
  });

  test('names the posts that come next, the soonest first, and says how many there are', async () => {
    const list = vi.fn(() =>
      Promise.resolve({ items: [postWith({ status: 'published' })], total: 5 }),
    );
    await open({ list });
    await shows('Ver os 5 agendados');
    expect(list).toHaveBeenCalledWith(
      expect.objectContaining({ state: 'scheduled', order: 'published_at', ascending: true }),
    );
    expect(shownText()).toContain('18/11/2026 às 09:34');
  });

  test('shows the four cards', async () => {
    await open();
    await shows('23.906');
    const cards = [...document.querySelectorAll('dl > div')].map((card) => card.textContent);
    expect(cards).toEqual([
      'Total de posts148',
      'Visualizações23.906',
      'SEO médio84/100',
      'Publicados141',
    ]);
  });

  test.each([
    ['is young', 3, 'há 3 horas', false],
    ['is of two days', 49, 'há 2 dias', true],
  ])('tells the age of a backup that %s', async (_, hours, text, isLate) => {
    const backup = new Date(Date.now() - hours * 3_600_000 - 1000).toISOString();
    await open({}, { state: { ...server, backup } });
    await shows(text);
    expect(shownText().includes('Deveria sair uma por dia')).toBe(isLate);
  });

  test('says that e-mail is not taken, as the server says it', async () => {
    await open({}, { state: { ...server, mail: 'O e-mail não sai desde ontem.' } });
    await shows('O e-mail não sai desde ontem.');
    expect(shownText()).not.toContain('Tudo funciona');
  });

  test('says that there is no backup yet', async () => {
    await open({}, { state: { ...server, backup: 'none' } });
    await shows('Ainda não há cópia de segurança.');
    await shows('Tudo funciona');
  });

  test('says nothing of all being well where something failed', async () => {
    await open({}, { state: { ...server, counting: 'Parou.', backup: 'none' } });
    await shows('Ainda não há cópia de segurança.');
    expect(shownText()).not.toContain('Tudo funciona');
  });
});

describe('the tabs behind the button of a phone', () => {
  const openBench = () =>
    showPanel({
      routes: [
        { path: '/admin/hoje', Component: Bench },
        { path: '/admin/pessoas', Component: Bench },
      ],
      at: '/admin/hoje',
      store: storeWith({}),
    });
  const isOpen = () => button('Mais').getAttribute('aria-expanded') === 'true';

  test('are shown and hidden by it, and Escape leads back to it', async () => {
    await openBench();
    expect(isOpen()).toBe(false);
    await press('Mais');
    expect(isOpen()).toBe(true);
    await act(async () => {
      button('Pessoas').focus();
      button('Pessoas').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      );
    });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button('Mais'));
  });

  test('are hidden once one of them was chosen, and the button says that it holds it', async () => {
    await openBench();
    expect(button('Mais').hasAttribute('data-holds')).toBe(false);
    await press('Mais');
    await press('Pessoas');
    expect(isOpen()).toBe(false);
    expect(button('Mais').hasAttribute('data-holds')).toBe(true);
  });
});
