// @vitest-environment jsdom
// Posts at their time, as the panel shows and saves them.
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Component as EditorTab, NewPost } from '../../engine/panel/editor/EditorTab.tsx';
import { PostTable } from '../../engine/panel/posts/PostTable.tsx';
import type { NewPost as Written, PostStore } from '../../engine/blog/post-store.ts';
import { answer, press, showPanel, shownText, shows, type } from './panel-in-test.tsx';
import { postWith, storeWith } from './posts.ts';
import { portuguese } from './spoken.ts';

const post = postWith();
const routes = [
  { path: '/admin/posts', element: <p>A lista</p> },
  { path: '/admin/posts/novo', Component: NewPost },
  { path: '/admin/posts/:id', Component: EditorTab },
];
const open = (methods: Partial<PostStore> = {}, at = `/admin/posts/${post.id}`) =>
  showPanel({ routes, at, store: storeWith({ get: () => Promise.resolve(post), ...methods }) });
const saving = () =>
  vi.fn((_id: string, changes: Partial<Written>) => Promise.resolve(postWith(changes)));

beforeEach(() => localStorage.clear());

describe('the editor', () => {
  test('schedules a post for a date to come, and says so', async () => {
    const update = saving();
    const { toasts } = await open({ update });
    expect(shownText()).not.toContain('Agendar');
    await type('published_at', '24/12/2090 09:00');
    await shows('Até lá o post fica agendado.');
    await type('withdrawn_at', '26/12/2090');
    await press('Agendar');
    expect(update).not.toHaveBeenCalled();
    await answer('Agendar agora');
    expect(update.mock.calls[0]![1]).toMatchObject({
      status: 'published',
      published_at: '2090-12-24T12:00:00.000Z',
      withdrawn_at: '2090-12-26T03:00:00.000Z',
    });
    expect(toasts.current()).toMatchObject([
      {
        title: 'Post Agendado',
        text: expect.stringContaining(
          'Aparece no site em 24/12/2090 às 09:00. Sai do site em 26/12/2090 às 00:00.',
        ) as string,
      },
    ]);
    expect(shownText()).not.toContain('Ver no site');
    expect(shownText()).not.toContain('Agendar');
  });

  test('takes a date as it is typed on a phone, writes it out, and refuses what is none', async () => {
    const update = saving();
    await open({ update });
    const field = document.getElementById('published_at') as HTMLInputElement;
    expect([field.type, field.value]).toEqual([
      'text',
      portuguese.format.toTyped(post.published_at),
    ]);
    await type('published_at', '241220900900');
    await shows('Domingo, 24 de dezembro de 2090 às 09:00.');
    await act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(field.value).toBe('24/12/2090 09:00');
    await type('published_at', '31/02/2090 09:00');
    await press('Salvar');
    await shows('Escreva dia e hora assim: 24/12/2026 09:00.');
    expect(update).not.toHaveBeenCalled();
  });

  test('takes what was chosen in the calendar of the browser', async () => {
    const update = saving();
    await open({ update });
    const calendar = document.querySelector<HTMLInputElement>('input[type="datetime-local"]')!;
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    await act(async () => {
      own.set!.call(calendar, '2090-12-24T09:00');
      calendar.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect((document.getElementById('published_at') as HTMLInputElement).value).toBe(
      '24/12/2090 09:00',
    );
    await press('Agendar');
    await answer('Agendar agora');
    expect(update.mock.calls[0]![1]).toMatchObject({ published_at: '2090-12-24T12:00:00.000Z' });
  });

  test('does not withdraw a post before it is published', async () => {
    const update = saving();
    await open({ update });
    await type('published_at', '24/12/2090 09:00');
    await type('withdrawn_at', '24/12/2090 08:59');
    await press('Agendar');
    await shows('Escolha uma data depois da publicação.');
    expect(update).not.toHaveBeenCalled();
  });

  test('nor a new one in the past', async () => {
    const create = vi.fn();
    await open({ create }, '/admin/posts/novo');
    await type('title', 'Um post');
    await type(
      'withdrawn_at',
      portuguese.format.toTyped(new Date(Date.now() - 120_000).toISOString()),
    );
    await press('Salvar rascunho');
    await shows('Escolha uma data depois da publicação.');
    expect(create).not.toHaveBeenCalled();
  });
});

test.each([
  ['is public', {}, 'Publicado'],
  ['is public for a time', { withdrawn_at: '2090-12-26T03:00:00Z' }, 'Publicado até 26/12/2090'],
  ['is to come', { published_at: '2090-12-24T12:00:00Z' }, 'Agendado 24/12/2090 às 09:00'],
  ['was withdrawn', { withdrawn_at: '2026-11-19T03:00:00Z' }, 'Retirado'],
  ['is a draft', { status: 'draft', published_at: '2090-12-24T12:00:00Z' }, 'Rascunho'],
] as const)('the list tells of a post that %s', async (_what, fields, words) => {
  await showPanel({
    routes: [{ path: '/', element: <PostTable posts={[postWith(fields)]} /> }],
    at: '/',
    store: storeWith({}),
  });
  expect(document.querySelector('tbody td')!.textContent).toMatch(new RegExp(`^${words}`));
});
