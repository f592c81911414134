// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Component as ContactsTab } from '../../engine/panel/contacts/ContactsTab.tsx';
import { useDuePost } from '../../engine/panel/scheduler/due-post.ts';
import {
  generate,
  previewLength,
  previewOf,
} from '../../engine/panel/generator/generator-state.ts';
import type { PageData } from '../../engine/panel/data/page-data.ts';
import { Component as GeneratorTab } from '../../engine/panel/generator/GeneratorTab.tsx';
import { Component as SchedulerTab } from '../../engine/panel/scheduler/SchedulerTab.tsx';
import { DataError } from '../../engine/blog/data-error.ts';
import type {
  AutoPostResult,
  NewPost,
  Post,
  PostStore,
  SchedulerState,
} from '../../engine/blog/post-store.ts';
import { generatorData } from './generator-data.ts';
import { answer, panelData, press, showPanel, shownText, shows, type } from './panel-in-test.tsx';
import { postWith, ruleOf, rulesOf, someId, storeWith } from './posts.ts';

/** The scheduler's tab with what the panel does while it is open, on whatever tab. */
function OpenPanel() {
  useDuePost();
  return <SchedulerTab />;
}
const routes = [
  { path: '/gerador', Component: GeneratorTab },
  { path: '/agendador', Component: OpenPanel },
  { path: '/contatos', Component: ContactsTab },
];
const open = (at: string, methods: Partial<PostStore>, page: Partial<PageData> = {}) =>
  showPanel({
    routes,
    at,
    store: storeWith(methods),
    page: { generator: () => Promise.resolve(generatorData), ...page },
  });

beforeEach(() => localStorage.clear());

describe('the generator', () => {
  test('asks for a topic where there is none', async () => {
    const { toasts } = await open('/gerador', {});
    await type('topico', '   ');
    await press('Gerar Post');
    expect(toasts.current()).toMatchObject([
      { kind: 'error', title: 'Erro', text: 'Por favor, insira um tópico para gerar o post.' },
    ]);
    expect(document.getElementById('topico')?.getAttribute('aria-invalid')).toBe('true');
  });

  test('says why its texts did not come, and fetches them again', async () => {
    const generator = vi
      .fn(() => Promise.resolve(generatorData))
      .mockRejectedValueOnce(new DataError('forbidden', 'none'));
    await open('/gerador', {}, { generator });
    await shows('Os modelos de texto não puderam ser carregados.');
    await type('topico', 'Troca de cabo de aço');
    await press('Gerar Post');
    expect(document.querySelector('article')).toBeNull();
    await press('Tentar de novo');
    await press('Gerar Post');
    expect(document.querySelector('article h3')).not.toBeNull();
  });

  test('says so where no text is about the topic, names the nearest, and gives no draft', async () => {
    const { toasts } = await open('/gerador', {});
    await type('topico', 'Implante dentário em Curitiba');
    await press('Gerar Post');
    const said = 'O gerador não tem texto sobre “Implante dentário em Curitiba”.';
    expect(toasts.current().at(-1)?.text).toContain(said);
    expect(document.getElementById('topico-hint')?.textContent).toMatch(
      /Os assuntos mais próximos: “[^”]+”, “[^”]+”, “[^”]+”\.$/,
    );
    expect(document.querySelector('article')).toBeNull();
    await type('topico', 'Troca de cabo de aço');
    await press('Gerar Post');
    expect(document.getElementById('topico')?.getAttribute('aria-invalid')).toBeNull();
  });

  test('shows the score and the first 500 characters, and keeps the draft through a reload', async () => {
    const first = await open('/gerador', {});
    await type('topico', 'Troca de cabo de aço');
    await press('Gerar Post');
    expect(first.toasts.current()).toMatchObject([
      {
        title: 'Post Gerado com Sucesso!',
        text: expect.stringMatching(/^Nota SEO: \d+\/100\.$/) as string,
      },
    ]);
    const shown = document.querySelector('article > p')!.textContent;
    expect(Array.from(shown)).toHaveLength(previewLength + 1);
    await first.close();
    await open('/gerador', {});
    expect(document.querySelector('article > p')?.textContent).toBe(shown);
  });

  test('publishes the draft, then clears draft and topic', async () => {
    const publish = vi.fn((made: NewPost) => Promise.resolve(postWith({ ...made })));
    const { toasts } = await open('/gerador', { publish });
    await type('topico', 'Troca de cabo de aço');
    await press('Gerar Post');
    await press('Publicar Post no Blog');
    await answer('Publicar agora');
    await shows('Post Publicado!');
    expect(publish).toHaveBeenCalledWith(
      expect.objectContaining({
        status: 'published',
        tags: expect.arrayContaining(['cabo de aço']) as string[],
      }),
      someId,
    );
    expect(toasts.current().at(-1)).toMatchObject({ title: 'Post Publicado!' });
    expect((document.getElementById('topico') as HTMLInputElement).value).toBe('');
    expect(document.querySelector('article')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('drops the draft after a question, and keeps the topic', async () => {
    await open('/gerador', {});
    await type('topico', 'Troca de cabo de aço');
    await press('Gerar Post');
    await press('Descartar');
    await shows('não foi publicado nem salvo, e se perde.');
    await answer('Cancelar');
    expect(document.querySelector('article')).not.toBeNull();
    await press('Descartar');
    await answer('Descartar');
    expect(document.querySelector('article')).toBeNull();
    expect((document.getElementById('topico') as HTMLInputElement).value).toBe(
      'Troca de cabo de aço',
    );
  });

  test('saves it as a draft if one wants to', async () => {
    const publish = vi.fn((made: NewPost) => Promise.resolve(postWith({ ...made })));
    await open('/gerador', { publish });
    await type('topico', 'Troca de cabo de aço');
    await press('Gerar Post');
    await press('Salvar como rascunho');
    expect(publish).toHaveBeenCalledWith(expect.objectContaining({ status: 'draft' }), someId);
    await shows('Rascunho Salvo');
  });

  test('keeps the draft where publishing failed', async () => {
    const { toasts } = await open('/gerador', {
      publish: () => Promise.reject(new DataError('unreachable', '')),
    });
    await type('topico', 'Troca de cabo de aço');
    await press('Gerar Post');
    await press('Publicar Post no Blog');
    await answer('Publicar agora');
    expect(toasts.current().at(-1)).toMatchObject({
      title: 'Erro',
      text: 'Erro ao publicar o post. Tente novamente.',
    });
    expect(document.querySelector('article')).not.toBeNull();
  });

  test('keeps no second post of a draft whose answer was lost', async () => {
    const kept: Post[] = [];
    const publish = vi.fn((made: NewPost, id?: string) => {
      // Its address was taken.
      kept.push(postWith({ ...made, id, slug: `${made.slug}-2` } as Partial<Post>));
      return Promise.reject(new DataError('unreachable', ''));
    });
    const update = vi.fn((_id: string, changes: Partial<NewPost>) =>
      Promise.resolve(postWith({ ...kept[0], ...changes } as Partial<Post>)),
    );
    const methods = {
      publish,
      update,
      texts: () => Promise.resolve(kept),
      get: (id: string) => Promise.resolve(kept.find((post) => post.id === id) ?? null),
    };
    await open('/gerador', methods);
    await type('topico', 'Troca de cabo de aço');
    await press('Gerar Post');
    await press('Salvar como rascunho');
    await press('Publicar Post no Blog');
    await answer('Publicar agora');
    await shows('Post Publicado!');
    expect(publish).toHaveBeenCalledTimes(1);
    expect(update.mock.calls).toEqual([
      [kept[0]!.id, { status: 'published' }, kept[0]!.updated_at],
    ]);
  });

  test('does not publish advice that hurts, and keeps it as a draft', async () => {
    const publish = vi.fn((post: NewPost) => Promise.resolve(postWith(post)));
    const { toasts } = await open('/gerador', { publish }, { safety: rulesOf(ruleOf('cabo')) });
    await type('topico', 'Troca de cabo de aço');
    await press('Gerar Post');
    await press('Publicar Post no Blog');
    await answer('Publicar agora');
    await vi.waitFor(() =>
      expect(toasts.current().at(-1)?.text).toContain('é um conselho que machuca. Diz a regra.'),
    );
    expect(publish).not.toHaveBeenCalled();
    await press('Salvar como rascunho');
    expect(publish).toHaveBeenCalledWith(expect.objectContaining({ status: 'draft' }), someId);
  });

  test.each(['Publicar Post no Blog', 'Salvar como rascunho'])(
    'keeps no post that repeats another one, and says which: %s',
    async (button) => {
      const publish = vi.fn((post: NewPost) => Promise.resolve(postWith(post)));
      const post = generate(generatorData, 'Troca de cabo de aço', 0).draft!;
      const { toasts } = await open('/gerador', { publish, texts: () => Promise.resolve([post]) });
      await type('topico', 'Troca de cabo de aço');
      await press('Gerar Post');
      await press(button);
      if (button === 'Publicar Post no Blog') await answer('Publicar agora');
      await vi.waitFor(() =>
        expect(toasts.current().at(-1)?.text).toContain(`repete 100% de /blog/${post.slug} (`),
      );
      expect(publish).not.toHaveBeenCalled();
      expect(document.querySelector('article')).not.toBeNull();
    },
  );

  test('cuts a preview between characters, never inside one', () => {
    expect(previewOf('🚪'.repeat(600))).toBe(`${'🚪'.repeat(500)}…`);
    expect(previewOf('curto')).toBe('curto');
  });
});

describe('the scheduler', () => {
  const off: SchedulerState = {
    enabled: false,
    every_days: 1,
    makes: 'published',
    last_post_at: null,
    next_run_at: null,
    due: false,
    runs: [],
  };
  /** The switch has no text of its own: its label stands beside it. */
  const theSwitch = '';
  const made: AutoPostResult = {
    outcome: 'created',
    reason: 'due',
    post: postWith({ seo_score: 85 }),
  };

  test('makes the first post at once when it is switched on, and one alone', async () => {
    let state = off;
    const autoPost = vi.fn(() => {
      state = {
        ...state,
        last_post_at: '2026-11-20T12:00:00+00:00',
        next_run_at: '2126-11-21T12:00:00+00:00',
        due: false,
      };
      return Promise.resolve(made);
    });
    const { toasts } = await open('/agendador', {
      autoPost,
      nextTopic: (topics) => Promise.resolve(topics[0]!),
      schedulerState: () => Promise.resolve(state),
      setScheduler: (enabled) => Promise.resolve((state = { ...state, enabled, due: enabled })),
    });
    expect(shownText()).toContain('Nenhuma: o agendador está pausado');
    await press(theSwitch);
    expect(localStorage.getItem('autoPostEnabled')).not.toBe('true');
    await press('Ativar e publicar');
    await shows('Post Automático Criado!');
    expect(autoPost).toHaveBeenCalledTimes(1);
    expect(toasts.current().map(({ title }) => title)).toEqual([
      'Auto-post Ativado',
      'Post Automático Criado!',
    ]);
    expect(toasts.current().at(-1)?.text).toContain('SEO 85/100 (calculado agora: 30).');
    expect({ ...localStorage }).toEqual({
      autoPostEnabled: 'true',
      lastAutoPost: '2026-11-20T12:00:00+00:00',
    });
    await press(theSwitch);
    await shows('Auto-post Desativado');
  });

  test('tells the reason of each run', async () => {
    const run = {
      id: 1,
      ran_at: '2026-11-20T12:00:00+00:00',
      topic: 'Cabo',
      post_id: null,
      title: null,
      slug: null,
      status: null,
    };
    const runs: SchedulerState['runs'] = [
      { ...run, outcome: 'skipped', reason: 'not-due' },
      { ...run, id: 2, outcome: 'created', reason: 'forced', post_id: 'x', title: 'Troca de cabo' },
    ];
    await open('/agendador', { schedulerState: () => Promise.resolve({ ...off, runs }) });
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['20/11/2026 às 09:00', 'Nada feito', 'Ainda não tinham passado 24 horas', 'Cabo'],
      ['20/11/2026 às 09:00', 'Post criado', 'Teste manual', 'Troca de cabo'],
    ]);
  });

  test("makes a post for 'Gerar Post Agora (Teste)' whatever the slot says", async () => {
    const autoPost = vi.fn(() => Promise.resolve(made));
    await open('/agendador', {
      autoPost,
      nextTopic: (topics) => Promise.resolve(topics[0]!),
      schedulerState: () => Promise.resolve(off),
    });
    await press('Gerar Post Agora (Teste)');
    expect(shownText()).toContain('Ninguém o lê antes.');
    await press('Cancelar');
    await press('Gerar Post Agora (Teste)');
    expect(autoPost).not.toHaveBeenCalled();
    await press('Publicar agora');
    expect(autoPost).toHaveBeenCalledTimes(1);
    expect(autoPost).toHaveBeenCalledWith(
      expect.objectContaining({ topic: generatorData.templates.topics[0]!.name }),
      { force: true },
    );
  });

  test('makes no post that advises what hurts', async () => {
    const autoPost = vi.fn(() => Promise.resolve(made));
    const { toasts } = await open(
      '/agendador',
      {
        autoPost,
        nextTopic: () => Promise.resolve('Troca de cabo de aço'),
        schedulerState: () => Promise.resolve(off),
      },
      { safety: rulesOf(ruleOf('cabo')) },
    );
    await press('Gerar Post Agora (Teste)');
    await press('Publicar agora');
    await vi.waitFor(() =>
      expect(toasts.current().at(-1)?.text).toContain('é um conselho que machuca. Diz a regra.'),
    );
    expect(autoPost).not.toHaveBeenCalled();
  });

  test('says that there are no more topics, and asks for no post', async () => {
    const autoPost = vi.fn(() => Promise.resolve(made));
    const { toasts } = await open('/agendador', {
      autoPost,
      nextTopic: () => Promise.resolve(null),
      schedulerState: () => Promise.resolve(off),
    });
    await press('Gerar Post Agora (Teste)');
    await press('Publicar agora');
    await vi.waitFor(() =>
      expect(toasts.current().at(-1)?.text).toMatch(/^Acabaram os assuntos: os 30 do gerador/),
    );
    expect(autoPost).not.toHaveBeenCalled();
  });

  test("says 'Erro ao gerar post automático.' where that failed", async () => {
    const { toasts } = await open('/agendador', {
      nextTopic: () => Promise.reject(new DataError('unreachable', '')),
      schedulerState: () => Promise.resolve(off),
    });
    await press('Gerar Post Agora (Teste)');
    await press('Publicar agora');
    expect(toasts.current()).toMatchObject([
      { title: 'Erro', text: 'Erro ao gerar post automático.' },
    ]);
  });
});

describe('the contacts', () => {
  test('tell these days from those before', async () => {
    const report = [
      { path: '/', kind: 'chat', block: 'hero', clicks: 12, clicks_before: 8 },
      { path: '/', kind: 'call', block: 'footer', clicks: 3, clicks_before: 4 },
    ];
    const contactReport = vi.fn(() => Promise.resolve(report));
    await open('/contatos', { contactReport });
    await shows(
      'Últimos 7 dias: 15 contatos, 12 no WhatsApp e 3 por telefone. Nos 7 dias antes: 12 (3 a mais (+25%)).',
    );
    expect(contactReport).toHaveBeenCalledWith(7);
  });

  test('of a site that takes bookings alone are bookings', async () => {
    const contactReport = () =>
      Promise.resolve([{ path: '/', kind: 'book', block: 'hero', clicks: 4, clicks_before: 1 }]);
    await open('/contatos', { contactReport }, { panel: panelData({ contactKinds: ['booking'] }) });
    await shows('Últimos 7 dias: 4 contatos para agendar. Nos 7 dias antes: 1 (3 a mais (+300%)).');
    const heads = [...document.querySelectorAll('table:first-of-type thead th')].slice(1, 3);
    expect(heads.map((head) => head.textContent)).toEqual(['Agen.', 'Antes']);
  });

  test('say that there are none yet', async () => {
    await open('/contatos', { contactReport: () => Promise.resolve([]) });
    await shows('Nenhum contato neste período.');
  });
});
