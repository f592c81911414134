// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Gate } from '../../engine/panel/frame/Gate.tsx';
import { Component as PostsTab } from '../../engine/panel/posts/PostsTab.tsx';
import type { CodeFailure } from '../../engine/panel/data/second-factor.ts';
import type { SignInFailure } from '../../engine/panel/data/session.ts';
import { DataError } from '../../engine/blog/data-error.ts';
import type { PostStore } from '../../engine/blog/post-store.ts';
import { press, sessionOf, showPanel, shownText, shows, type } from './panel-in-test.tsx';
import { postWith, storeWith } from './posts.ts';

const routes = [
  { path: '/admin', Component: Gate, children: [{ path: 'posts', Component: PostsTab }] },
];
const signedIn = sessionOf({ status: 'signed-in', userId: 'user-1', email: 'dona@exemplo.com.br' });
const calm: Partial<PostStore> = {
  account: () => Promise.resolve({ role: 'admin', name: '', lacksSecondFactor: false }),
  figures: () =>
    Promise.resolve({ posts: 148, published: 141, review: 2, views: 23_906, average_score: 84 }),
  contactReport: () =>
    Promise.resolve([{ path: '/', kind: 'chat', block: 'hero', clicks: 9, clicks_before: 6 }]),
  schedulerState: () =>
    Promise.resolve({
      enabled: false,
      every_days: 1,
      makes: 'published',
      last_post_at: null,
      next_run_at: null,
      due: false,
      runs: [],
    }),
  list: () => Promise.resolve({ items: [postWith()], total: 1 }),
};
const open = (methods: Partial<PostStore> = {}, session = signedIn) =>
  showPanel({ routes, at: '/admin/posts', store: storeWith({ ...calm, ...methods }), session });

beforeEach(() => localStorage.clear());

describe('the door', () => {
  test('asks for e-mail and password, at the address that was asked for', async () => {
    const { router } = await open({}, sessionOf({ status: 'signed-out', ended: false }));
    await shows('Entre com o seu e-mail e a sua senha.');
    expect(shownText()).not.toContain('Sua sessão terminou');
    expect(router.state.location.pathname).toBe('/admin/posts');
  });

  test('says so where a session ended', async () => {
    await open({}, sessionOf({ status: 'signed-out', ended: true }));
    await shows('Sua sessão terminou. Entre de novo para continuar de onde parou.');
  });

  test.each<[SignInFailure, string]>([
    ['credentials', 'E-mail ou senha incorretos.'],
    ['busy', 'Muitas tentativas em pouco tempo. Espere um minuto e tente de novo.'],
    ['unreachable', 'O serviço de dados não respondeu.'],
  ])('says why it stays shut: %s', async (failure, text) => {
    const signIn = vi.fn(() => Promise.resolve(failure));
    await open({}, sessionOf({ status: 'signed-out', ended: false }, { signIn }));
    await type('email', ' dona@exemplo.com.br ');
    await type('password', ' segredo ');
    await press('Entrar');
    expect(signIn).toHaveBeenCalledWith('dona@exemplo.com.br', ' segredo ');
    await shows(text);
  });

  test('tells who is no admin why nothing is shown', async () => {
    const list = vi.fn();
    await open({
      account: () => Promise.resolve({ role: null, name: '', lacksSecondFactor: false }),
      list,
    });
    await shows('Esta conta não é do painel.');
    await shows('dona@exemplo.com.br');
    expect(list).not.toHaveBeenCalled();
  });
});

describe('the second door', () => {
  const open2 = (give: (code: string) => Promise<CodeFailure | null>) => {
    const account = vi
      .fn<PostStore['account']>()
      .mockResolvedValueOnce({ role: null, name: '', lacksSecondFactor: true })
      .mockResolvedValue({ role: 'admin', name: '', lacksSecondFactor: false });
    return showPanel({
      routes,
      at: '/admin/posts',
      store: storeWith({ ...calm, account }),
      session: signedIn,
      secondFactor: { give },
    });
  };

  test('asks for the code of the telephone, and opens the panel', async () => {
    const give = vi.fn(() => Promise.resolve(null));
    await open2(give);
    await shows('Código de 6 números');
    expect(shownText()).not.toContain('Gerenciar Posts');
    await type('codigo', '123 456');
    await press('Entrar');
    expect(give).toHaveBeenCalledWith('123456');
    await shows('Gerenciar Posts');
  });

  test.each<[CodeFailure, string]>([
    ['wrong-code', 'O código não confere ou já foi usado.'],
    ['busy', 'Muitas tentativas em pouco tempo.'],
  ])('says why it stays shut: %s', async (failure, text) => {
    await open2(() => Promise.resolve(failure));
    await type('codigo', '123456');
    await press('Entrar');
    await shows(text);
    await shows('npm run portao -- user reset');
  });
});

describe('the panel', () => {
  test('shows five rows while the posts load', async () => {
    await open({ list: () => new Promise(() => undefined) });
    expect(document.querySelectorAll('tbody tr')).toHaveLength(5);
    expect(document.querySelector('table')?.getAttribute('aria-busy')).toBe('true');
  });

  test("says 'Nenhum post encontrado.' where there are none", async () => {
    await open({ list: () => Promise.resolve({ items: [], total: 0 }) });
    await shows('Nenhum post encontrado.');
  });

  test('asks for fifty posts at a time', async () => {
    const list = vi.fn(() => Promise.resolve({ items: [postWith()], total: 5000 }));
    await open({ list });
    expect(list).toHaveBeenCalledWith(expect.objectContaining({ offset: 0, limit: 50 }));
    await shows('1 a 50 de 5.000 posts');
    await press('Próxima');
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ offset: 50, limit: 50 }));
  });

  test('says why the posts could not be loaded, in a toast and in their place', async () => {
    const { toasts } = await open({ list: () => Promise.reject(new DataError('forbidden', '')) });
    expect(toasts.current()).toMatchObject([{ title: 'Erro', text: 'Erro ao carregar posts.' }]);
    expect(document.querySelector('[role=alert]')?.textContent).toContain(
      'Erro ao carregar posts.',
    );
  });

  test('deletes after the question, and offers to undo', async () => {
    const deleted = postWith();
    const remove = vi.fn(() => Promise.resolve(deleted));
    const restore = vi.fn(() => Promise.resolve(deleted));
    const { toasts } = await open({ remove, restore });
    await press(`Excluir ${deleted.title}`);
    await shows('Tem certeza que deseja excluir este post?');
    expect(remove).not.toHaveBeenCalled();
    await press('Excluir');
    expect(remove).toHaveBeenCalledWith(deleted.id);
    expect(toasts.current().map(({ title }) => title)).toEqual(['Post Excluído']);
    await press('Desfazer');
    expect(restore).toHaveBeenCalledWith(deleted.id);
    await shows('Post Restaurado');
  });

  test("says 'Erro ao excluir post.' where that failed", async () => {
    const { toasts } = await open({
      remove: () => Promise.reject(new DataError('unreachable', '')),
    });
    await press(`Excluir ${postWith().title}`);
    await shows('Tem certeza');
    await press('Excluir');
    await shows('Erro ao excluir post.');
    expect(toasts.current()).toMatchObject([{ title: 'Erro', text: 'Erro ao excluir post.' }]);
  });
});
