// @vitest-environment jsdom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PageData } from '../../engine/panel/data/page-data.ts';
import { Component as EditorTab, NewPost } from '../../engine/panel/editor/EditorTab.tsx';
import { Component as VersionsTab } from '../../engine/panel/history/VersionsTab.tsx';
import { DataError } from '../../engine/blog/data-error.ts';
import type { NewPost as Written, Post, PostStore } from '../../engine/blog/post-store.ts';
import { answer, press, showPanel, shownText, shows, type } from './panel-in-test.tsx';
import { postWith, ruleOf, rulesOf, someId, storeWith } from './posts.ts';

const post = postWith();
const address = `/admin/posts/${post.id}`;
const routes = [
  { path: '/admin/posts', element: <p>A lista</p> },
  { path: '/admin/posts/novo', Component: NewPost },
  { path: '/admin/posts/:id', Component: EditorTab },
  { path: '/admin/posts/:id/versoes', Component: VersionsTab },
];
const open = (methods: Partial<PostStore> = {}, at = address, page: Partial<PageData> = {}) =>
  showPanel({
    routes,
    at,
    store: storeWith({ get: () => Promise.resolve(post), ...methods }),
    page,
  });
/** Saves a post that visitors read, and says yes to that. */
const saveForVisitors = async () => {
  await press('Salvar');
  await answer('Publicar alterações');
};
const valueOf = (id: string) => (document.getElementById(id) as HTMLInputElement).value;

beforeEach(() => localStorage.clear());

describe('the editor', () => {
  test('keeps unsaved changes through a reload, and says so', async () => {
    const first = await open();
    await type('title', 'Um título que não foi salvo');
    await first.close();
    await open();
    expect(valueOf('title')).toBe('Um título que não foi salvo');
    await shows('Recuperamos as alterações de');
    await press('Descartar alterações');
    await shows('O que você escreveu e não salvou se perde.');
    expect(valueOf('title')).toBe('Um título que não foi salvo');
    await press('Descartar');
    expect(valueOf('title')).toBe(post.title);
    expect(localStorage).toHaveLength(0);
  });

  test('takes what the next tab left where another one was faster', async () => {
    const first = await open();
    await type('title', 'Da primeira aba');
    await first.close();
    const key = localStorage.key(0)!;
    const text = localStorage.getItem(key)!;
    localStorage.setItem(`${key}x`, text.replace('Da primeira aba', 'Da segunda aba'));
    // Of two pages that are reloaded at once, each waits until the page before it is gone.
    const request = (name: string, _: LockOptions, run: () => unknown) => {
      if (name === key) localStorage.removeItem(key);
      return Promise.resolve(run());
    };
    const query = () => Promise.resolve({ held: [] });
    Object.assign(navigator, { locks: { request, query } });
    onTestFinished(() => void Object.assign(navigator, { locks: undefined }));
    await open();
    expect(valueOf('title')).toBe('Da segunda aba');
  });

  test('saves what changed with the version that it was opened with', async () => {
    const update = vi.fn((_id: string, changes: Partial<Written>) =>
      Promise.resolve(postWith({ ...changes, updated_at: '2026-11-20T00:00:00Z' })),
    );
    const { toasts } = await open({ update });
    await type('title', 'Motor de portão: quando é hora de trocar');
    await saveForVisitors();
    expect(update).toHaveBeenCalledWith(
      post.id,
      expect.objectContaining({ title: 'Motor de portão: quando é hora de trocar', seo_score: 30 }),
      post.updated_at,
    );
    expect(toasts.current().map(({ title }) => title)).toEqual(['Post Salvo']);
    await shows('Tudo salvo.');
  });

  test('shows what was saved where it is opened again, or its versions', async () => {
    const title = 'Motor de portão: quando é hora de trocar';
    const update = (_id: string, changes: Partial<Written>) =>
      Promise.resolve(postWith({ ...changes, updated_at: 'later' }));
    await open({ update, versions: () => Promise.resolve([]) });
    await type('title', title);
    await saveForVisitors();
    await press('Versões');
    await shows(title);
    await press('Voltar ao post');
    expect(valueOf('title')).toBe(title);
  });

  test('tells of links that lead nowhere, once a post that visitors read is saved', async () => {
    const asked = vi.fn((path: string) =>
      Promise.resolve(new Response(null, { status: path === '/contato' ? 200 : 404 })),
    );
    vi.stubGlobal('fetch', asked);
    onTestFinished(() => void vi.unstubAllGlobals());
    const update = (_id: string, changes: Partial<Written>) =>
      Promise.resolve(postWith({ ...changes, updated_at: 'later' }));
    const { toasts } = await open({ update });
    await type(
      'content',
      '[Um](/nada), [dois](/contato), [três](www.google.com), [quatro](https://example.com), [cinco](/blog/outro)',
    );
    await saveForVisitors();
    await expect
      .poll(() => toasts.current().map(({ text }) => text))
      .toContain(
        'O post foi salvo, mas há links que não levam a nenhuma página deste site: /nada, www.google.com. Confira o endereço.',
      );
    expect(asked.mock.calls.map(([path]) => path)).toEqual([
      '/nada',
      '/contato',
      '/blog/www.google.com',
    ]);
  });

  test('refuses advice that hurts where it stands, and saves it as a draft', async () => {
    const update = vi.fn((_id: string, changes: Partial<Written>) =>
      Promise.resolve(postWith({ ...changes, updated_at: 'later' })),
    );
    const { close } = await open({ update }, address, { safety: rulesOf(ruleOf('destrave')) });
    await type('content', 'Leia.\n\n## Sem luz\nDestrave e empurre.');
    await press('Salvar');
    await shows('“Destrave e empurre.” é um conselho que machuca. Diz a regra. Porque machuca.');
    expect(update).not.toHaveBeenCalled();
    await type('content', 'Leia.\n\n## Sem luz\nEspere a visita.');
    await saveForVisitors();
    expect(update).toHaveBeenCalledTimes(1);
    await close();
    const draft = postWith({ status: 'draft' });
    await open({ update, get: () => Promise.resolve(draft) }, address, {
      safety: rulesOf(ruleOf('destrave')),
    });
    await type('content', 'Destrave.');
    await press('Salvar rascunho');
    expect(update).toHaveBeenCalledTimes(2);
  });

  test('is saved for visitors only once the rules have come, and a draft without them', async () => {
    const update = vi.fn((_id: string, changes: Partial<Written>) =>
      Promise.resolve(postWith({ ...changes, updated_at: 'later' })),
    );
    const safety = vi.fn(() => Promise.reject(new DataError('unreachable', 'offline')));
    const { close, toasts } = await open({ update }, address, { safety });
    await type('content', 'Leia.\n\n## Sem luz\nEspere.');
    await press('Salvar');
    expect(toasts.current()).toMatchObject([
      {
        text: 'Erro ao salvar o post. Tente novamente.',
        why: expect.stringMatching(/internet/) as string,
      },
    ]);
    expect(update).not.toHaveBeenCalled();
    safety.mockImplementation(() => Promise.resolve({ rules: [] }) as never);
    await saveForVisitors();
    expect(update).toHaveBeenCalledTimes(1);
    await close();
    safety.mockImplementation(() => Promise.reject(new DataError('unreachable', 'offline')));
    await open({ update, get: () => Promise.resolve(postWith({ status: 'draft' })) }, address, {
      safety,
    });
    await type('content', 'Leia.');
    await press('Salvar rascunho');
    expect(update).toHaveBeenCalledTimes(2);
  });

  test('says what has to stand beside an advice, and where it stands', async () => {
    const rule = {
      ...ruleOf('destrave'),
      demands: [
        { say: 'o piso plano', as: ['piso plano'] },
        { say: 'a trava no fim', as: ['trave'] },
      ],
      page: '/seguranca',
    };
    await open({}, address, { safety: rulesOf(rule) });
    await type('content', 'Em piso plano, destrave.');
    await press('Salvar');
    await shows('Diga no mesmo trecho: a trava no fim. Ou ponha ali um link para /seguranca.');
  });

  test('publishes no picture, saves it as a draft, and publishes nothing that is still to be written', async () => {
    const update = vi.fn((_id: string, changes: Partial<Written>) =>
      Promise.resolve(postWith({ ...changes, updated_at: 'later' })),
    );
    const { close } = await open({ update });
    await type('content', 'Fica assim: ![Foto](https://fotos.exemplo/x.png)');
    await press('Salvar');
    await shows('“![Foto](https://fotos.exemplo/x.png)” é uma imagem que o post não mostra.');
    await type('content', 'Leia.\n\nTODO: o resto');
    await press('Salvar');
    await shows('“TODO: o resto” ainda não foi escrito.');
    await type('content', 'Leia o resto.');
    await type('tags', 'portão, TODO: mais');
    await press('Salvar');
    await shows('“TODO: mais” ainda não foi escrito.');
    expect(update).not.toHaveBeenCalled();
    await close();
    localStorage.clear();
    await open({ update, get: () => Promise.resolve(postWith({ status: 'draft' })) });
    await type('content', 'TODO: tudo\n\n![Foto](https://fotos.exemplo/x.png)');
    await press('Salvar rascunho');
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('says so where somebody else saved meanwhile, and lets one choose', async () => {
    const theirs = postWith({
      title: 'O título de outra pessoa',
      updated_at: '2026-11-20T10:00:00+00:00',
    });
    const update = vi.fn((_id: string, changes: Partial<Written>, seen: string) =>
      seen === theirs.updated_at
        ? Promise.resolve(postWith({ ...changes, updated_at: 'later' }))
        : Promise.reject(new DataError('stale', '', { present: theirs })),
    );
    await open({ update });
    await type('meta_description', 'Minha descrição');
    await saveForVisitors();
    await shows('Outra pessoa salvou este post enquanto você editava.');
    await shows('A versão dela é de 20/11/2026 às 07:00.');
    await shows('Ver o que está diferente: Título, Descrição');
    expect(valueOf('meta_description')).toBe('Minha descrição');
    await press('Salvar a minha por cima');
    expect(update).toHaveBeenLastCalledWith(
      post.id,
      expect.objectContaining({ title: post.title, meta_description: 'Minha descrição' }),
      theirs.updated_at,
    );
    expect(shownText()).not.toContain('Outra pessoa salvou');
  });

  test('takes a post that says the same already for saved, where an answer was lost', async () => {
    const kept: { present?: Post } = {};
    const update = vi.fn((_id: string, changes: Partial<Written>) => {
      if (kept.present)
        return Promise.reject(new DataError('stale', '', { present: kept.present }));
      kept.present = postWith({
        ...changes,
        updated_at: '2026-11-20T10:00:00+00:00',
      } as Partial<Post>);
      return Promise.reject(new DataError('unreachable', ''));
    });
    const { toasts } = await open({ update });
    await type('title', 'Salvo sem resposta');
    await saveForVisitors();
    expect(toasts.current()).toMatchObject([
      {
        text: 'Erro ao salvar o post. Tente novamente.',
        why: expect.stringMatching(
          /^O serviço de dados não respondeu\..*guardado neste aparelho\.$/,
        ),
      },
    ]);
    await press('Salvar');
    await shows('Tudo salvo.');
    expect(shownText()).not.toContain('Outra pessoa salvou');
    expect(toasts.current()).toMatchObject([{ kind: 'success' }]);
  });

  test('takes a post at the address of a new one for another, and sends one and the same again', async () => {
    const create = vi
      .fn<PostStore['create']>()
      .mockRejectedValueOnce(new DataError('unreachable', ''))
      .mockRejectedValue(new DataError('slug-taken', ''));
    await open({ create }, '/admin/posts/novo');
    await type('title', 'Um post novo');
    await type('slug', 'um-post-novo');
    await type('content', 'O texto.');
    await press('Salvar rascunho');
    await press('Salvar rascunho');
    await shows('Outro post já usa este endereço.');
    expect(new Set(create.mock.calls.map(([, id]) => id)).size).toBe(1);
  });

  test('gives a new post the address that was chosen after an answer was lost', async () => {
    let kept: Post | null = null;
    const create = vi.fn((made: Written, id?: string) => {
      if (kept) return Promise.reject(new DataError('stale', '', { present: kept }));
      kept = postWith({ published_at: null, ...made, id } as Partial<Post>);
      return Promise.reject(new DataError('unreachable', ''));
    });
    const update = vi.fn((_id: string, made: Partial<Written>) =>
      Promise.resolve(postWith({ ...kept, ...made } as Partial<Post>)),
    );
    await open({ create, update }, '/admin/posts/novo');
    await type('title', 'Um post novo');
    await press('Salvar rascunho');
    await type('slug', 'outro-endereco');
    await press('Salvar rascunho');
    expect(update.mock.calls[0]![1]).toMatchObject({ slug: 'outro-endereco' });
  });

  test('brings a conflict into view and takes the focus there', async () => {
    const theirs = postWith({ title: 'De outra pessoa', updated_at: '2026-11-20T10:00:00+00:00' });
    await open({ update: () => Promise.reject(new DataError('stale', '', { present: theirs })) });
    await type('title', 'O meu título');
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    await saveForVisitors();
    expect(document.activeElement?.textContent).toContain('Outra pessoa salvou este post');
    expect(intoView.mock.contexts).toContain(document.activeElement);
  });

  test('takes the version of somebody else if one wants it', async () => {
    const theirs = postWith({
      title: 'O título de outra pessoa',
      updated_at: '2026-11-20T10:00:00+00:00',
    });
    await open({ update: () => Promise.reject(new DataError('stale', '', { present: theirs })) });
    await type('title', 'O meu título');
    await saveForVisitors();
    await press('Ficar com a versão salva');
    expect(valueOf('title')).toBe('O título de outra pessoa');
    await shows('Tudo salvo.');
  });

  test('keeps the text of a post that was deleted meanwhile, and saves it as a new one', async () => {
    const again = postWith({ id: '00000000-0000-4000-8000-000000000002' });
    const publish = vi.fn(() => Promise.resolve(again));
    const { router } = await open({
      update: () => Promise.reject(new DataError('missing', '')),
      publish,
    });
    await type('title', 'Um texto que não se perde');
    await saveForVisitors();
    await shows('Este post foi excluído enquanto você editava.');
    await press('Salvar');
    expect(publish).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Um texto que não se perde' }),
      someId,
    );
    expect(router.state.location.pathname).toBe(`/admin/posts/${again.id}`);
  });

  test('says which address is taken', async () => {
    await open({ update: () => Promise.reject(new DataError('slug-taken', '')) });
    await type('slug', 'outro');
    await shows(`O endereço antigo, /blog/${post.slug}, continua levando a este post.`);
    await saveForVisitors();
    await shows('Outro post já usa este endereço.');
    expect(document.getElementById('slug')?.getAttribute('aria-invalid')).toBe('true');
  });

  test('says which address is the site’s own', async () => {
    await open({ update: () => Promise.reject(new DataError('slug-reserved', '')) });
    await type('slug', 'livre');
    await saveForVisitors();
    await shows('Este endereço é do próprio site. Escolha outro.');
  });

  test('asks before an address with unsaved changes is left', async () => {
    const { router } = await open();
    await type('title', 'Ainda não salvo');
    await press('Voltar à lista');
    await shows('Sair sem salvar?');
    await press('Continuar editando');
    expect(router.state.location.pathname).toBe(address);
    await press('Voltar à lista');
    await shows('Sair sem salvar?');
    await press('Sair sem salvar');
    expect(router.state.location.pathname).toBe('/admin/posts');
    expect(localStorage).toHaveLength(0);
  });

  test('writes the address of a new post from its title, until it is written by hand', async () => {
    const create = vi.fn((made: Written) => Promise.resolve(postWith({ ...made, id: post.id })));
    const { router } = await open({ create }, '/admin/posts/novo');
    await type('title', 'Portão Elétrico!');
    expect(valueOf('slug')).toBe('portao-eletrico');
    await type('slug', 'meu-endereco');
    await type('title', 'Portão Elétrico parado');
    expect(valueOf('slug')).toBe('meu-endereco');
    await press('Salvar rascunho');
    expect(create).toHaveBeenCalledWith(
      expect.objectContaining({ slug: 'meu-endereco', status: 'draft' }),
      someId,
    );
    expect(router.state.location.pathname).toBe(address);
  });

  test('publishes a new post by the button that says so, and leaves it a draft where that is refused', async () => {
    const create = vi.fn((made: Written) => Promise.resolve(postWith({ ...made, id: post.id })));
    await open({ create }, '/admin/posts/novo');
    await type('title', 'Um post novo');
    await press('Publicar');
    await shows('Escreva o texto, ou salve como rascunho.');
    expect(create).not.toHaveBeenCalled();
    await press('Salvar rascunho');
    expect(create).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'draft' }), someId);
  });

  test('publishes a draft as it is', async () => {
    const update = vi.fn((_id: string, changes: Partial<Written>) =>
      Promise.resolve(
        postWith({
          ...changes,
          published_at: '2026-11-20T00:00:00Z',
          updated_at: '2026-11-20T00:00:00Z',
        }),
      ),
    );
    await open({ update, get: () => Promise.resolve(postWith({ status: 'draft' })) });
    await press('Publicar');
    expect(update).not.toHaveBeenCalled();
    await answer('Publicar agora');
    expect(update).toHaveBeenCalledWith(
      post.id,
      expect.objectContaining({ status: 'published', published_at: 'now' }),
      post.updated_at,
    );
    await shows('Tudo salvo.');
    expect(shownText()).not.toContain('Salvar rascunho');
  });

  test('unfolds the details where something is wrong in them', async () => {
    await open({}, '/admin/posts/novo');
    const details = document.querySelector('details')!;
    details.open = false;
    await type('title', 'Um post novo');
    await type('slug', 'com espaço');
    await press('Salvar rascunho');
    await shows('Escreva o endereço');
    expect(details.open).toBe(true);
  });

  test('says what is missing before it asks the database', async () => {
    const update = vi.fn();
    await open({ update });
    await type('title', ' ');
    await type('content', '');
    await press('Salvar');
    expect(update).not.toHaveBeenCalled();
    await shows('Escreva o título.');
    await shows('Escreva o texto, ou salve como rascunho.');
  });

  test('says so where the post is not there', async () => {
    await open({ get: () => Promise.resolve(null) });
    await shows('Post não encontrado');
  });
});
