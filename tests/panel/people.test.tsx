// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Component as AccountTab } from '../../engine/panel/account/AccountTab.tsx';
import type { CredentialFailure, Credentials } from '../../engine/panel/data/credentials.ts';
import { Bench } from '../../engine/panel/frame/Bench.tsx';
import { Component as LinkPage } from '../../engine/panel/frame/LinkPage.tsx';
import { SignIn } from '../../engine/panel/frame/SignIn.tsx';
import { Component as EditorTab, NewPost } from '../../engine/panel/editor/EditorTab.tsx';
import { Component as HistoryTab } from '../../engine/panel/people/HistoryTab.tsx';
import { Component as PeopleTab } from '../../engine/panel/people/PeopleTab.tsx';
import { Component as PostsTab } from '../../engine/panel/posts/PostsTab.tsx';
import { DataError } from '../../engine/blog/data-error.ts';
import type { People, Person } from '../../engine/blog/people.ts';
import type { Post, PostStore, StaffRole } from '../../engine/blog/post-store.ts';
import { answer, press, quiet, showPanel, shownText, shows, type } from './panel-in-test.tsx';
import { postWith, storeWith } from './posts.ts';

const person = (fields: Partial<Person> = {}): Person => ({
  id: 'user-2',
  email: 'rita@exemplo.com.br',
  name: 'Rita',
  role: 'editor',
  lastSignIn: '2026-11-20T12:00:00+00:00',
  secondFactor: false,
  invitedUntil: null,
  ...fields,
});
const me = person({ id: 'user-1', email: 'dona@exemplo.com.br', name: '', role: 'admin' });
const show = (
  Component: () => React.JSX.Element,
  people: Partial<People> = {},
  credentials: Partial<Credentials> = {},
) =>
  showPanel({
    routes: [
      { path: '/admin/aba', Component },
      { path: '/admin/posts', element: <p>A lista</p> },
    ],
    at: '/admin/aba#segredo',
    store: storeWith({}),
    people,
    credentials,
  });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const select = async (id: string, value: string) => {
  const field = document.getElementById(id) as HTMLSelectElement;
  await act(async () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
};

beforeEach(() => localStorage.clear());

describe('people', () => {
  test('a second factor is taken from whoever lost the telephone', async () => {
    const removeSecondFactor = vi.fn(() => Promise.resolve());
    await show(PeopleTab, {
      list: () => Promise.resolve([me, person({ secondFactor: true })]),
      removeSecondFactor,
    });
    await press('Tirar segundo fator: Rita');
    await shows('Tirar o segundo fator de Rita?');
    await press('Tirar o segundo fator');
    expect(removeSecondFactor).toHaveBeenCalledWith('user-2');
  });

  test('are listed with role and last sign-in, oneself without a way to remove', async () => {
    await show(PeopleTab, { list: () => Promise.resolve([me, person()]) });
    await shows('Rita');
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows[0]).toContain('(você)');
    expect(rows[0]).not.toContain('Remover');
    expect(rows[1]).toContain('Redatora');
    expect(rows[1]).toContain('Remover');
  });

  test('are changed after a question', async () => {
    const setRole = vi.fn(() => Promise.resolve());
    const { toasts } = await show(PeopleTab, {
      list: () => Promise.resolve([me, person()]),
      setRole,
    });
    await press('Tornar administradora: Rita');
    await shows('Tornar Rita administradora?');
    expect(setRole).not.toHaveBeenCalled();
    await press('Mudar o papel');
    expect(setRole).toHaveBeenCalledWith('user-2', 'admin');
    expect(toasts.current()).toMatchObject([{ title: 'Papel Mudado', text: 'Rita' }]);
  });

  test('say so where the last admin would go', async () => {
    const { toasts } = await show(PeopleTab, {
      list: () => Promise.resolve([me]),
      setRole: () => Promise.reject(new DataError('last-admin', '')),
    });
    await press('Tornar redatora: dona@exemplo.com.br');
    await shows('Tornar dona@exemplo.com.br redatora?');
    await press('Mudar o papel');
    expect(toasts.current()).toMatchObject([
      {
        title: 'Erro',
        text: 'Nada mudou.',
        why: 'É preciso que fique ao menos uma administradora.',
      },
    ]);
  });

  test.each([
    ['Remover e deixar agendados', 0],
    ['Remover e voltar a rascunho', 1],
  ])(
    'are removed after it is said what becomes of their posts to come: %s',
    async (answer, drafted) => {
      const remove = vi.fn(() => Promise.resolve());
      const unschedule = vi.fn<PostStore['unschedule']>(() => Promise.resolve());
      const post = postWith({ title: 'De Rita', published_at: '2090-12-24T12:00:00Z' });
      const others = postWith({ id: 'other', title: 'De outra' });
      const writtenBy = vi.fn(() => Promise.resolve([post.id]));
      await showPanel({
        routes: [{ path: '/admin/aba', Component: PeopleTab }],
        at: '/admin/aba',
        store: storeWith({
          unschedule,
          list: () => Promise.resolve({ items: [post, others], total: 2 }),
          writtenBy,
        }),
        people: { list: () => Promise.resolve([me, person()]), remove },
      });
      await press('Remover: Rita');
      await shows('“De Rita”, 24/12/2090 às 09:00.');
      expect(shownText()).not.toContain('De outra');
      expect(writtenBy).toHaveBeenCalledWith(['Rita', person().email], [post.id, others.id]);
      expect(remove).not.toHaveBeenCalled();
      await press(answer);
      expect(unschedule.mock.calls).toEqual(Array.from({ length: drafted }, () => [[post]]));
      expect(remove).toHaveBeenCalledWith('user-2');
    },
  );

  test('are removed where their posts cannot be looked at', async () => {
    const remove = vi.fn(() => Promise.resolve());
    await show(PeopleTab, { list: () => Promise.resolve([me, person()]), remove });
    await press('Remover: Rita');
    await shows('Remover Rita?');
    await press('Remover');
    expect(remove).toHaveBeenCalledWith('user-2');
  });

  test('are invited by a link that is shown once', async () => {
    const invite = vi.fn(() =>
      Promise.resolve({ token: 'a1b2', email: 'nova@exemplo.com.br', expiresAt: inDays(2) }),
    );
    await show(PeopleTab, { list: () => Promise.resolve([me]), invite });
    await type('convidada', 'nova@exemplo.com.br');
    await select('papel', 'admin');
    await press('Criar convite');
    expect(invite).toHaveBeenCalledWith('nova@exemplo.com.br', 'admin');
    await shows('Mande este link para nova@exemplo.com.br.');
    const field = document.querySelector<HTMLInputElement>('[aria-label="Link do convite"]');
    expect(field?.value).toBe(`${location.origin}/admin/convite#a1b2`);
  });

  test('are not invited where they have an account', async () => {
    await show(PeopleTab, {
      list: () => Promise.resolve([me]),
      invite: () => Promise.reject(new DataError('known-address', '')),
    });
    await type('convidada', 'nova@exemplo.com.br');
    await press('Criar convite');
    await shows('Já existe uma conta com este e-mail.');
  });

  test('are invited by the command line where there is mail', async () => {
    await show(PeopleTab, { list: () => Promise.resolve([me]) }, { sendsMail: true });
    await shows('npm run portao -- user invite E-MAIL');
    expect(document.getElementById('convidada')).toBeNull();
  });
});

test('the history says who did what, and loads what is older', async () => {
  const entry = (id: number) => ({
    id,
    at: '2026-11-20T12:00:00+00:00',
    actor: id % 2 ? 'dona@exemplo.com.br' : null,
    action: 'post-deleted',
    subject: `Post ${id}`,
    detail: '/blog/x',
  });
  const history = vi.fn((limit: number, before = 61) =>
    Promise.resolve(
      Array.from({ length: Math.min(limit, before - 1) }, (_, index) => entry(before - 1 - index)),
    ),
  );
  await show(HistoryTab, { history });
  await shows('Apagou Post 60');
  await shows('linha de comando ou servidor');
  await press('Ver mais antigos');
  await shows('Apagou Post 1 ');
  expect(history).toHaveBeenLastCalledWith(50, 11);
  expect(shownText()).not.toContain('Ver mais antigos');
});

const seekId = 'history-seek';

test('the history says what was changed, and is searched whole, without accents', async () => {
  const deeds = [
    { action: 'post-edited', subject: 'Motor', detail: 'content meta_description' },
    { action: 'business-published', subject: 'contacts claims', detail: 'a: 1 → 2' },
    { action: 'scheduler-off', subject: '', detail: '' },
    ...Array.from({ length: 700 }, () => ({
      action: 'post-published',
      subject: 'Outro',
      detail: '',
    })),
    { action: 'role-given', subject: 'avó@exemplo.com.br', detail: 'editor' },
  ].map((deed, index) => ({
    ...deed,
    id: 1000 - index,
    at: '2026-11-20T12:00:00+00:00',
    actor: 'dona',
  }));
  const history = vi.fn((limit: number, before = 2000) =>
    Promise.resolve(deeds.filter(({ id }) => id < before).slice(0, limit)),
  );
  await show(HistoryTab, { history });
  await shows('Mudou no ar Motor texto, descrição');
  await shows('Mudou no negócio: contatos, preços, prazos e números a: 1 → 2');
  await shows('Desligou o agendador');
  await type(seekId, 'AVO@');
  await shows('avó@exemplo.com.br');
  expect(shownText()).not.toContain('Outro');
  await type(seekId, 'nada disso');
  await shows('Nada assim foi feito.');
});

describe('the own account', () => {
  const change = async (before: string, after: string, again = after) => {
    await type('atual', before);
    await type('nova', after);
    await type('repetida', again);
    await press('Trocar a senha');
  };

  test('changes its password with the old one, which ends the other sessions', async () => {
    const changePassword = vi.fn(() => Promise.resolve(null));
    const { toasts } = await show(AccountTab, {}, { changePassword });
    await change('a antiga', 'uma senha nova');
    expect(changePassword).toHaveBeenCalledWith(
      'dona@exemplo.com.br',
      'a antiga',
      'uma senha nova',
    );
    expect(toasts.current()).toMatchObject([{ title: 'Senha Trocada' }]);
  });

  test.each([
    ['curta', 'curta', 'A senha precisa de pelo menos 10 caracteres.'],
    ['é'.repeat(37), 'é'.repeat(37), 'A senha é longa demais.'],
    ['uma senha nova', 'outra senha nova', 'As duas senhas novas são diferentes.'],
  ])('refuses %s beside %s before it asks', async (after, again, text) => {
    const changePassword = vi.fn(() => Promise.resolve(null));
    await show(AccountTab, {}, { changePassword });
    await change('a antiga', after, again);
    await shows(text);
    expect(changePassword).not.toHaveBeenCalled();
  });

  test.each<[CredentialFailure, string]>([
    ['wrong-password', 'A senha atual não confere.'],
    ['sign-in-again', 'Por segurança, saia, entre de novo e repita em seguida.'],
    ['busy', 'Muitas tentativas em pouco tempo.'],
  ])('says why the password stays: %s', async (failure, text) => {
    await show(AccountTab, {}, { changePassword: () => Promise.resolve(failure) });
    await change('a antiga', 'uma senha nova');
    await shows(text);
  });

  test('ends the other sessions, and takes a name', async () => {
    const endOtherSessions = vi.fn(() => Promise.resolve(null));
    const setName = vi.fn(() => Promise.resolve());
    const { toasts } = await show(AccountTab, { setName }, { endOtherSessions });
    await press('Encerrar as outras sessões');
    await type('nome', 'Dona');
    await press('Salvar nome');
    expect(setName).toHaveBeenCalledWith('Dona');
    expect(toasts.current().map(({ title }) => title)).toEqual([
      'Sessões Encerradas',
      'Nome Salvo',
    ]);
  });
});

describe('a link', () => {
  test('of an invitation asks for name and password, and opens the panel', async () => {
    const useLink = vi.fn(() => Promise.resolve(null));
    const readLink = vi.fn(() =>
      Promise.resolve({ kind: 'invite', email: 'nova@exemplo.com.br' } as const),
    );
    const { router } = await show(LinkPage, {}, { readLink, useLink });
    await shows('nova@exemplo.com.br');
    expect(readLink).toHaveBeenCalledWith('segredo');
    await type('nome', 'Nova');
    await type('nova', 'curta');
    await press('Criar a conta');
    await shows('A senha precisa de pelo menos 10 caracteres.');
    expect(useLink).not.toHaveBeenCalled();
    await type('nova', 'uma senha nova');
    await press('Criar a conta');
    expect(useLink).toHaveBeenCalledWith('segredo', { password: 'uma senha nova', name: 'Nova' });
    expect(router.state.location.pathname).toBe('/admin/posts');
  });

  test('to a new password asks for no name', async () => {
    await show(
      LinkPage,
      {},
      { readLink: () => Promise.resolve({ kind: 'reset', email: 'dona@exemplo.com.br' }) },
    );
    await shows('Escolha uma senha nova');
    expect(document.getElementById('nome')).toBeNull();
  });

  test('that was used says so', async () => {
    await show(LinkPage);
    await shows('Este link já foi usado ou não vale mais. Peça outro.');
  });
});

describe('the door', () => {
  const door = (credentials: Partial<Credentials>) =>
    show(() => <SignIn ended={false} />, {}, credentials);

  test('says who makes a link to a new password where there is no mail', async () => {
    await door({});
    await shows('npm run portao -- user reset SEU-E-MAIL');
  });

  test('mails a link where there is mail', async () => {
    const askReset = vi.fn(() => Promise.resolve(null));
    await door({ sendsMail: true, askReset });
    await type('email', 'dona@exemplo.com.br');
    await press('Mandar o link');
    expect(askReset).toHaveBeenCalledWith('dona@exemplo.com.br');
    await shows('Se houver uma conta com este e-mail');
  });
});

describe('an editor', () => {
  const open = (
    Component: () => React.JSX.Element,
    post: Partial<Post>,
    role: StaffRole = 'editor',
    own = [postWith().id],
  ) => {
    const update = vi.fn((_id: string, made: unknown) =>
      Promise.resolve(postWith({ ...post, ...(made as Partial<Post>), published_at: inDays(-1) })),
    );
    const create = vi.fn((made) => Promise.resolve(postWith(made as Partial<Post>)));
    const store = storeWith({
      list: () => Promise.resolve({ items: [postWith(post)], total: 1 }),
      get: () => Promise.resolve(postWith(post)),
      create,
      update,
      myPosts: () => Promise.resolve(own),
      figures: () =>
        Promise.resolve({ posts: 1, published: 1, review: 1, views: 0, average_score: 0 }),
    });
    const routes = [{ path: '/admin/posts/:id?', Component }];
    return showPanel({ routes, at: '/admin/posts/um', store, role }).then((shown) => ({
      ...shown,
      create,
      update,
    }));
  };

  test('has the tabs of who writes, and an address of another says why it shows nothing', async () => {
    const tabs = () =>
      [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent);
    await open(Bench, {});
    expect(tabs()).toEqual([
      'Hoje',
      'Gerenciar Posts',
      'Gerador de Posts',
      'Analytics',
      'Minha conta',
    ]);
    await showPanel({
      routes: [{ path: '/admin/pessoas', Component: Bench }],
      at: '/admin/pessoas',
      store: storeWith({}),
      role: 'editor',
    });
    await shows('Esta parte do painel é só para administradoras.');
  });

  test.each([
    ['is public', { status: 'published', published_at: inDays(-1) }, false],
    ['is public tomorrow', { status: 'published', published_at: inDays(1) }, false],
    ['is her draft', { status: 'draft', published_at: inDays(-1) }, true],
    ['was handed in by her', { status: 'review', published_at: inDays(-1) }, true],
    ['is the draft of somebody else', { status: 'draft', id: 'other' }, false],
  ] as const)(
    'writes what she began until it is public: a post that %s',
    async (_what, post, may) => {
      await open(PostsTab, post);
      await quiet();
      expect(shownText().includes('Excluir')).toBe(may);
      await open(EditorTab, post);
      await quiet();
      expect(document.querySelector('fieldset')?.disabled).toBe(!may);
      expect(shownText().includes('só uma administradora o altera')).toBe(!may);
      expect(
        [...document.querySelectorAll('button')].some(({ textContent }) =>
          /^Salvar/.test(textContent),
        ),
      ).toBe(may);
    },
  );

  test.each<[StaffRole, string, string]>([
    ['editor', 'review', 'Entregar para aprovação'],
    ['admin', 'published', 'Publicar'],
  ])('a post of an %s becomes %s by the button: %s', async (role, status, save) => {
    const { create, toasts } = await open(NewPost, {}, role);
    await type('title', 'Um post novo');
    await type('slug', 'um-post-novo');
    await type('content', 'Texto.');
    await press(save);
    if (role === 'admin') await answer('Publicar agora');
    await quiet();
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ status }), expect.any(String));
    if (role === 'editor')
      expect(toasts.current()).toMatchObject([
        { title: 'Post Entregue', text: expect.stringContaining('quando uma administradora') },
      ]);
  });

  test('an admin is told what waits, and approves the version that she read', async () => {
    const post = { status: 'review', published_at: inDays(-1) } as const;
    await open(PostsTab, post, 'admin');
    await shows('1 post espera a sua aprovação');
    const { update, toasts } = await open(EditorTab, post, 'admin');
    await press('Aprovar e publicar');
    await answer('Publicar agora');
    expect(update).toHaveBeenCalledWith(
      postWith().id,
      expect.objectContaining({ status: 'published', published_at: 'now' }),
      postWith().updated_at,
    );
    expect(toasts.current()).toMatchObject([{ title: 'Post Salvo' }]);
  });

  test('what was changed while she read is not published, and she is told', async () => {
    const post = { status: 'review', published_at: inDays(-1) } as const;
    const { update } = await open(EditorTab, post, 'admin');
    const present = postWith({ ...post, content: 'Outro texto.' });
    update.mockRejectedValue(new DataError('stale', '', { present }));
    await press('Aprovar e publicar');
    await answer('Publicar agora');
    await shows('Outra pessoa salvou este post enquanto você editava.');
    expect(shownText()).toContain('Ver o que está diferente: Situação, Texto');
    expect(shownText()).not.toContain('Aprovar e publicar');
  });
});
