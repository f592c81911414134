// @vitest-environment jsdom
// Nothing becomes public before it was asked once: what will be seen, and where.
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError } from '../../engine/blog/data-error.ts';
import type { NewPost as Written, Post, PostStore } from '../../engine/blog/post-store.ts';
import { Component as EditorTab, NewPost } from '../../engine/panel/editor/EditorTab.tsx';
import { answer, press, quiet, showPanel, shownText, shows, type } from './panel-in-test.tsx';
import { postWith, someId, storeWith } from './posts.ts';

/** What the database makes of a saving. */
const saved = { published_at: '2026-11-20T12:00:00Z', updated_at: 'later' };
const question = () => document.querySelector('[role="alertdialog"]')?.textContent ?? null;
const saving = () =>
  vi.fn((_id: string, changes: Partial<Written>) =>
    Promise.resolve(postWith({ ...(changes as Partial<Post>), ...saved })),
  );
const open = (
  post: Partial<Post>,
  methods: Partial<PostStore>,
  at = `/admin/posts/${postWith().id}`,
) =>
  showPanel({
    routes: [
      { path: '/admin/posts/novo', Component: NewPost },
      { path: '/admin/posts/:id', Component: EditorTab },
    ],
    at,
    store: storeWith({ get: () => Promise.resolve(postWith(post)), ...methods }),
  });

beforeEach(() => localStorage.clear());

describe('it is asked once', () => {
  test('where the page and the lists are named, before a draft is published', async () => {
    const update = saving();
    await open({ status: 'draft' }, { update });
    await press('Publicar');
    expect(question()).toBe(
      'Publicar este post?Qualquer visitante vê na hora:' +
        'a página /blog/motor-de-portao-quando-trocar' +
        'a lista em /blog, e onde as páginas mostram os últimos posts' +
        'as listas das tags motor, portão, troca' +
        'a busca, o feed e o mapa do site' +
        'CancelarPublicar agora',
    );
    expect(update).not.toHaveBeenCalled();
    await answer('Publicar agora');
    expect(update).toHaveBeenCalledTimes(1);
    expect(question()).toBeNull();
  });

  test('with what changed, before an edit of a live post is saved', async () => {
    const update = saving();
    await open({ content: 'Custa R$ 900.' }, { update });
    await type('content', 'Custa R$ 950.');
    await press('Salvar');
    await shows('O que muda: +1 −1 letras, preço.');
    expect(question()).toContain('Publicar as alterações?');
    await answer('Publicar alterações');
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('before a scheduled post is public now, as one that visitors have not seen', async () => {
    const update = saving();
    await open({ published_at: '2090-12-24T12:00:00Z' }, { update });
    await type('published_at', '24/12/2020 09:00');
    await press('Salvar');
    await shows('Publicar este post?');
    await shows('O que muda: data de publicação.');
    await answer('Publicar agora');
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('before a post goes public by itself, with the day', async () => {
    await open({ status: 'draft' }, {});
    await type('published_at', '24/12/2090 09:00');
    await type('withdrawn_at', '26/12/2090');
    await press('Agendar');
    await shows('Qualquer visitante vê a partir de domingo, 24 de dezembro de 2090 às 09:00:');
    await shows('Sai do site em 26/12/2090 às 00:00.');
  });

  test('and Enter says yes: the focus is there', async () => {
    await open({ status: 'draft' }, {});
    await press('Publicar');
    expect(document.activeElement?.textContent).toBe('Publicar agora');
    const held = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    await act(async () => void document.activeElement!.dispatchEvent(held));
    expect(held.defaultPrevented).toBe(true);
  });

  test('and Escape leaves the draft a draft', async () => {
    const create = vi.fn((made: Written) => Promise.resolve(postWith(made as Partial<Post>)));
    await open({}, { create }, '/admin/posts/novo');
    await type('title', 'Um post novo');
    await type('content', 'Um texto.');
    await press('Publicar');
    await act(
      async () =>
        void document.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
        ),
    );
    await quiet();
    expect(question()).toBeNull();
    expect(create).not.toHaveBeenCalled();
    await press('Salvar rascunho');
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ status: 'draft' }), someId);
  });

  test('but not where nothing becomes public', async () => {
    const update = saving();
    await open({ status: 'draft' }, { update });
    await type('title', 'Outro título');
    await press('Salvar rascunho');
    expect(question()).toBeNull();
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('and again only for other words, where saving failed', async () => {
    const update = vi.fn(() => Promise.reject(new DataError('unreachable', '')));
    await open({ status: 'draft' }, { update });
    await press('Publicar');
    await answer('Publicar agora');
    await press('Publicar');
    expect(question()).toBeNull();
    expect(update).toHaveBeenCalledTimes(2);
    await type('title', 'Outro título');
    await press('Publicar');
    expect(question()).not.toBeNull();
    expect(update).toHaveBeenCalledTimes(2);
  });
});

describe('over the version of somebody else', () => {
  const theirs = postWith({
    status: 'draft',
    title: 'O título de outra pessoa',
    updated_at: '2026-11-20T10:00:00+00:00',
  });
  const update = () =>
    vi.fn((_id: string, changes: Partial<Written>, seen: string) =>
      seen === theirs.updated_at
        ? Promise.resolve(postWith({ ...(changes as Partial<Post>), ...saved }))
        : Promise.reject(new DataError('stale', '', { present: theirs })),
    );

  test('what was to be published is published, and not asked about again', async () => {
    const tried = update();
    await open({ status: 'draft' }, { update: tried });
    await press('Publicar');
    await answer('Publicar agora');
    await shows('Ver o que está diferente: Título, Situação');
    await press('Publicar a minha por cima');
    expect(question()).toBeNull();
    expect(tried).toHaveBeenLastCalledWith(
      theirs.id,
      expect.objectContaining({ title: postWith().title, status: 'published' }),
      theirs.updated_at,
    );
    expect(shownText()).not.toContain('Outra pessoa salvou');
  });

  test('what was written since is asked about', async () => {
    const tried = update();
    await open({ status: 'draft' }, { update: tried });
    await press('Publicar');
    await answer('Publicar agora');
    await type('content', 'Outras palavras.');
    await press('Publicar a minha por cima');
    expect(tried).toHaveBeenCalledTimes(1);
    await answer('Publicar agora');
    expect(tried).toHaveBeenLastCalledWith(
      theirs.id,
      expect.objectContaining({ content: 'Outras palavras.', status: 'published' }),
      theirs.updated_at,
    );
  });

  test('what was to be a draft stays one', async () => {
    const tried = update();
    await open({ status: 'draft' }, { update: tried });
    await type('content', 'Outras palavras.');
    await press('Salvar rascunho');
    await press('Salvar a minha por cima');
    expect(question()).toBeNull();
    expect(tried).toHaveBeenLastCalledWith(
      theirs.id,
      expect.objectContaining({ status: 'draft' }),
      theirs.updated_at,
    );
  });
});
