// @vitest-environment jsdom
// The bin, the versions of a post, and what a browser keeps when somebody leaves.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Bench } from '../../engine/panel/frame/Bench.tsx';
import { Component as BinTab } from '../../engine/panel/history/BinTab.tsx';
import { changeSummary } from '../../engine/panel/post/change-summary.ts';
import { changesOf } from '../../engine/panel/post/changes.ts';
import { Component as VersionsTab } from '../../engine/panel/history/VersionsTab.tsx';
import { createDraftStorage } from '../../engine/panel/post/draft-storage.ts';
import { DataError } from '../../engine/blog/data-error.ts';
import type {
  NewPost,
  Post,
  PostStore,
  StaffRole,
  WrittenPost,
} from '../../engine/blog/post-store.ts';
import { answer, press, sessionOf, showPanel, shownText, shows } from './panel-in-test.tsx';
import { postWith, storeWith } from './posts.ts';
import { english, portuguese } from './spoken.ts';

const post = postWith({ title: 'Como ficou', content: 'Um motor novo dura mais.' });
const written = (fields: Partial<WrittenPost> = {}): WrittenPost => {
  const { title, slug, content, meta_description, tags, seo_score, status } = post;
  const { published_at, withdrawn_at } = post;
  const texts = { title, slug, content, meta_description, tags, seo_score, status };
  return { ...texts, published_at, withdrawn_at, ...fields };
};

beforeEach(() => localStorage.clear());

describe('the bin', () => {
  const deleted = (actor: string | null) => ({
    deleted_at: '2026-11-20T12:00:00+00:00',
    actor,
    post,
  });
  const open = (methods: Partial<PostStore>, role: StaffRole = 'admin') =>
    showPanel({
      routes: [{ path: '/admin/posts/lixeira', Component: BinTab }],
      at: '/admin/posts/lixeira',
      store: storeWith(methods),
      role,
    });
  const holding = (actor: string | null) => ({
    deletedPosts: () => Promise.resolve({ items: [deleted(actor)], total: 1 }),
  });

  test('tells who deleted what and when, and gives it back', async () => {
    const restore = vi.fn(() => Promise.resolve(post));
    await open({ ...holding('Dona'), restore });
    await shows('Como ficou');
    await shows('20/11/2026 às 09:00');
    await shows('Dona');
    await press('Restaurar Como ficou');
    expect(restore).not.toHaveBeenCalled();
    await answer('Publicar agora');
    expect(restore).toHaveBeenCalledWith(post.id);
    await shows('Post Restaurado');
  });

  test.each([
    [null, 'linha de comando ou servidor'],
    ['', 'alguém'],
  ])('has words for an actor that is %j', async (actor, words) => {
    await open(holding(actor));
    await shows(words);
  });

  test('offers no way back to whoever may not publish the post', async () => {
    await open(holding('Dona'), 'editor');
    await shows('Como ficou');
    expect(shownText()).not.toContain('Restaurar');
  });

  test('says that it is empty, or why it cannot be shown', async () => {
    const { close } = await open({ deletedPosts: () => Promise.resolve({ items: [], total: 0 }) });
    await shows('A lixeira está vazia.');
    await close();
    await open({ deletedPosts: () => Promise.reject(new DataError('forbidden', '')) });
    await shows('Erro ao carregar posts.');
  });
});

describe('the versions', () => {
  const list = [
    { id: 3, saved_at: '2026-11-20T12:00:00+00:00', actor: 'Dona' },
    { id: 2, saved_at: '2026-11-19T12:00:00+00:00', actor: null },
    { id: 1, saved_at: '2026-11-18T12:00:00+00:00', actor: '' },
  ];
  const texts: Record<number, WrittenPost> = {
    3: written(),
    2: written({ title: 'Como estava', content: 'Um motor velho dura mais.', status: 'draft' }),
    1: written({ title: 'Como começou', content: '' }),
  };
  const open = (methods: Partial<PostStore> = {}, at = '', role: StaffRole = 'admin') =>
    showPanel({
      routes: [{ path: '/admin/posts/:id/versoes', Component: VersionsTab }],
      at: `/admin/posts/${post.id}/versoes${at}`,
      store: storeWith({
        get: () => Promise.resolve(post),
        versions: () => Promise.resolve(list),
        version: (id) => Promise.resolve(texts[id]!),
        versionTexts: (ids) => Promise.resolve(ids.map((id) => ({ id, post: texts[id]! }))),
        ...methods,
      }),
      role,
    });

  test('are listed with who and when; the last shows what changed in it', async () => {
    await open();
    await shows('20/11/2026 às 09:00');
    expect(shownText()).toMatch(/linha de comando ou servidor[^]*alguém/);
    await shows('O que mudou nesta versão');
    expect([...document.querySelectorAll('ins')].map((one) => one.textContent)).toContain('novo');
    expect([...document.querySelectorAll('del')].map((one) => one.textContent)).toContain('velho');
    expect(shownText()).not.toContain('Voltar a esta versão');
  });

  test('say in the list what each of them changed', async () => {
    await open();
    await shows('+3 −4 letras, título, situação: publicado');
    await shows('+25 letras, título, situação: rascunho');
  });

  test('of which there are many say it of the latest, and of the others once one asks', async () => {
    const many = Array.from({ length: 60 }, (_, place) => ({ ...list[0]!, id: 60 - place }));
    const versionTexts = vi.fn((ids: readonly number[]) =>
      Promise.resolve(ids.map((id) => ({ id, post: written({ content: 'a'.repeat(id) }) }))),
    );
    await open({
      versions: () => Promise.resolve(many),
      version: () => Promise.resolve(written()),
      versionTexts,
    });
    const told = () => shownText().match(/\+1 letra/g)?.length;
    expect(told()).toBe(25);
    await press('Ver o que mudou nas mais antigas');
    expect(told()).toBe(50);
    await press('Ver o que mudou nas mais antigas');
    expect(told()).toBe(59);
    expect(shownText()).not.toContain('Ver o que mudou nas mais antigas');
    expect(Math.max(...versionTexts.mock.calls.map(([ids]) => ids.length))).toBeLessThan(100);
  });

  test('bring the texts back, and leave address, status and dates', async () => {
    const update = vi.fn((_id: string, changes: Partial<NewPost>) =>
      Promise.resolve(postWith({ ...post, ...changes })),
    );
    await open({ update }, '?versao=2');
    await press('Voltar a esta versão');
    await shows('O que muda: ');
    expect(update).not.toHaveBeenCalled();
    await answer('Publicar alterações');
    const [id, changes, seen] = update.mock.calls[0] as unknown as [string, object, string];
    expect([id, seen]).toEqual([post.id, post.updated_at]);
    expect(changes).toEqual({
      title: 'Como estava',
      content: 'Um motor velho dura mais.',
      meta_description: post.meta_description,
      tags: post.tags,
      seo_score: expect.any(Number) as number,
    });
    await shows('Versão Recuperada');
  });

  test('are brought back once where the answer was lost', async () => {
    const there: { post?: Post } = {};
    const update = (_id: string, changes: Partial<NewPost>) => {
      const present = there.post ?? null;
      there.post ??= postWith({ ...post, ...changes } as Partial<Post>);
      return Promise.reject(new DataError(present ? 'stale' : 'unreachable', '', { present }));
    };
    await open({ update }, '?versao=2');
    for (const _ of [1, 2]) {
      await press('Voltar a esta versão');
      await answer('Publicar alterações');
    }
    await shows('Versão Recuperada');
  });

  test('say so where somebody saved the post meanwhile', async () => {
    await open({ update: () => Promise.reject(new DataError('stale', '')) }, '?versao=1');
    await shows('A primeira versão que temos');
    await press('Voltar a esta versão');
    await answer('Publicar alterações');
    await shows('Outra pessoa salvou este post depois que você o abriu.');
  });

  test('are read, and no more, by whoever may not write the post', async () => {
    await open({}, '?versao=2', 'editor');
    await shows('O que mudou nesta versão');
    expect(shownText()).not.toContain('Voltar a esta versão');
  });

  test('of a post that is gone lead to the bin', async () => {
    await open({ get: () => Promise.resolve(null) });
    await shows('lixeira');
  });
});

describe('what changed', () => {
  test('is told field by field, in words', () => {
    const before = written({ tags: ['motor'], withdrawn_at: null });
    const after = written({ tags: ['motor', 'novo'], withdrawn_at: '2026-12-26T03:00:00Z' });
    expect(changesOf(before, after, portuguese).map(({ name }) => name)).toEqual([
      'Tags',
      'Retirar em',
    ]);
    expect(changesOf(before, after, portuguese)[1]!.pieces).toContainEqual({
      kind: 'removed',
      text: 'nunca',
    });
    expect(changesOf(before, before, portuguese)).toEqual([]);
  });

  test('keeps whole words with their accents, and leaves out what stayed', () => {
    const long = 'Mesma frase de sempre. '.repeat(40);
    const [change] = changesOf(
      written({ content: `${long}A manutenção é anual.${long}` }),
      written({ content: `${long}A revisão é anual.${long}` }),
      portuguese,
    );
    expect(change!.pieces.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: 'manutenção' },
      { kind: 'added', text: 'revisão' },
    ]);
    expect(change!.pieces.map(({ text }) => text).join('').length).toBeLessThan(300);
  });
});

describe('what changed, in a few words', () => {
  const summary = (
    before: Partial<WrittenPost>,
    after: Partial<WrittenPost>,
    spoken = portuguese,
  ) => changeSummary(written(before), written(after), spoken);

  test.each<[string, Partial<WrittenPost>, Partial<WrittenPost>, string[]]>([
    ['nothing', {}, {}, []],
    ['letters of a word', { content: 'o portão' }, { content: 'os portões' }, ['+4 −2 letras']],
    ['a letter', { content: 'o portão' }, { content: 'os portão' }, ['+1 letra']],
    [
      'a price',
      { content: 'Custa R$ 900.' },
      { content: 'Custa R$ 950.' },
      ['+1 −1 letras', 'preço'],
    ],
    ['a figure', { content: 'Dura 10 anos.' }, { content: 'Dura 15 anos.' }, ['+1 −1 letras']],
    [
      'a price in the title',
      { title: 'Por R$ 1.250,00' },
      { title: 'Por R$ 1.300,00' },
      ['preço', 'título'],
    ],
    [
      'a publication',
      { status: 'draft' },
      { published_at: '2026-11-27T00:00:00Z' },
      ['situação: publicado'],
    ],
    ['a date', {}, { published_at: '2090-11-27T00:00:00Z' }, ['data de publicação']],
    [
      'the rest',
      {},
      { slug: 'x', tags: [], meta_description: '' },
      ['endereço', 'descrição', 'tags'],
    ],
  ])('tells of %s', (_what, before, after, words) => expect(summary(before, after)).toEqual(words));

  test('is told in English as well', () =>
    expect(
      summary({ content: '', title: '£5' }, { content: 'Two words', title: '£6' }, english),
    ).toEqual(['+9 letters', 'price', 'title']));
});

describe('leaving', () => {
  const open = async () => {
    const signOut = vi.fn(() => Promise.resolve());
    await showPanel({
      routes: [{ path: '/admin/conta', Component: Bench }],
      at: '/admin/conta',
      store: storeWith({}),
      session: sessionOf({ status: 'opening' }, { signOut }),
      role: 'editor',
    });
    return signOut;
  };
  /** Of the account that `showPanel` signs in, and of another. */
  const keep = () => {
    createDraftStorage('user-1').write('novo', 'tab', { title: 'x' });
    createDraftStorage('user-2').write('novo', 'tab', { title: 'y' });
  };

  test('asks nothing where nothing is kept of this account', async () => {
    createDraftStorage('user-2').write('novo', 'tab', 1);
    const signOut = await open();
    await press('Sair');
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['Apagar', 0, 1],
    ['Guardar neste aparelho', 1, 1],
    ['Cancelar', 1, 0],
  ])('answered with %s leaves %i drafts of the account', async (answer, left, calls) => {
    keep();
    const signOut = await open();
    await press('Sair');
    await shows('Este navegador guarda 1 texto que você ainda não salvou.');
    expect(signOut).not.toHaveBeenCalled();
    await press(answer);
    expect([
      createDraftStorage('user-1').count(),
      createDraftStorage('user-2').count(),
      signOut.mock.calls.length,
    ]).toEqual([left, 1, calls]);
  });
});
