// @vitest-environment jsdom
// How often the scheduler makes a post, and what it makes, as the owner chooses it in the panel.
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Component as SchedulerTab } from '../../engine/panel/scheduler/SchedulerTab.tsx';
import { useDuePost } from '../../engine/panel/scheduler/due-post.ts';
import { DataError } from '../../engine/blog/data-error.ts';
import type {
  AutoPostResult,
  PostStore,
  Rhythm,
  SchedulerState,
} from '../../engine/blog/post-store.ts';
import { generatorData } from './generator-data.ts';
import { press, quiet, showPanel, shownText, shows } from './panel-in-test.tsx';
import { postWith, storeWith } from './posts.ts';
import { english, languageOf } from './spoken.ts';

/** The tab, with what the panel does while it is open. */
function OpenPanel() {
  useDuePost();
  return <SchedulerTab />;
}
const open = (methods: Partial<PostStore>, language?: ReturnType<typeof languageOf>) =>
  showPanel({
    routes: [{ path: '/agendador', Component: OpenPanel }],
    at: '/agendador',
    store: storeWith({
      texts: () => Promise.resolve([]),
      nextTopic: (topics) => Promise.resolve(topics[0] ?? null),
      ...methods,
    }),
    page: { generator: () => Promise.resolve(generatorData) },
    ...(language ? { language } : {}),
  });

const daily: SchedulerState = {
  enabled: false,
  every_days: 1,
  makes: 'published',
  last_post_at: null,
  next_run_at: null,
  due: false,
  runs: [],
};
const weeklyDrafts: SchedulerState = { ...daily, every_days: 7, makes: 'draft' };

/** The radio button of a label. */
const choice = (label: string) =>
  [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent === label)!
    .querySelector('input')!;
async function choose(label: string): Promise<void> {
  await act(async () => choice(label).click());
  await quiet();
}
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(
    (input) => input.closest('label')!.textContent,
  );

const day = 86_400_000;

/** A store of a scheduler that does what it is told and knows what is due, as the database would. */
function schedulerOf(first: SchedulerState) {
  let state = first;
  const change = (changes: Partial<SchedulerState>): SchedulerState => {
    const { enabled, every_days: days, last_post_at: last } = (state = { ...state, ...changes });
    const next = last === null ? null : Date.parse(last) + days * day;
    return (state = {
      ...state,
      next_run_at: next === null ? null : new Date(next).toISOString(),
      due: enabled && (next === null || next <= Date.now()),
    });
  };
  return {
    setRhythm: vi.fn((rhythm: Rhythm) => Promise.resolve(change(rhythm))),
    setScheduler: (enabled: boolean) => Promise.resolve(change({ enabled })),
    schedulerState: vi.fn(() => Promise.resolve(change({}))),
    autoPost: vi.fn((): Promise<AutoPostResult> => {
      change({ last_post_at: new Date().toISOString() });
      const post = postWith({ status: state.makes, seo_score: 85 });
      return Promise.resolve({ outcome: 'created', reason: 'due', post });
    }),
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the rhythm of the scheduler', () => {
  test('is chosen with radio buttons in groups that have a name', async () => {
    await open(schedulerOf(daily));
    expect(
      [...document.querySelectorAll('fieldset')].map((group) => [
        group.querySelector('legend')!.textContent,
        ...[...group.querySelectorAll<HTMLInputElement>('input')].map(
          (input) => `${input.type} ${input.name} ${input.closest('label')!.textContent}`,
        ),
      ]),
    ).toEqual([
      ['Frequência', 'radio frequencia A cada 24 horas', 'radio frequencia A cada 7 dias'],
      ['Cada post', 'radio resultado Publicado na hora', 'radio resultado Rascunho para revisar'],
    ]);
    expect(chosen()).toEqual(['A cada 24 horas', 'Publicado na hora']);
  });

  test('is saved at once, each choice with the other as it is, and told', async () => {
    const scheduler = schedulerOf(daily);
    const { toasts } = await open(scheduler);
    await choose('A cada 7 dias');
    expect(toasts.current().at(-1)).toMatchObject({
      kind: 'success',
      title: 'Agendador Salvo',
      text: 'Com o agendador ativado, um post será criado a cada 7 dias.',
    });
    await choose('Rascunho para revisar');
    expect(scheduler.setRhythm.mock.calls).toEqual([
      [{ every_days: 7, makes: 'published' }],
      [{ every_days: 7, makes: 'draft' }],
    ]);
    expect(chosen()).toEqual(['A cada 7 dias', 'Rascunho para revisar']);
    expect(scheduler.autoPost).not.toHaveBeenCalled();
  });

  test('stays as it was where it could not be saved, and says so', async () => {
    const { toasts } = await open({
      ...schedulerOf(daily),
      setRhythm: () => Promise.reject(new DataError('unreachable', '')),
    });
    await choose('A cada 7 dias');
    expect(toasts.current()).toMatchObject([
      { title: 'Erro', text: 'Erro ao salvar a escolha. Tente novamente.' },
    ]);
    expect(chosen()).toEqual(['A cada 24 horas', 'Publicado na hora']);
  });

  test('cannot be chosen before the database has said it, and is shown as it was last known', async () => {
    localStorage.setItem('autoPostEnabled', 'true');
    localStorage.setItem('autoPostRhythm', '7 draft');
    await open({ schedulerState: () => new Promise(() => undefined) });
    expect(chosen()).toEqual(['A cada 7 dias', 'Rascunho para revisar']);
    expect([...document.querySelectorAll('fieldset')].map(({ disabled }) => disabled)).toEqual([
      true,
      true,
    ]);
  });
});

describe('what the tab says', () => {
  const run = {
    id: 1,
    ran_at: '2026-11-20T12:00:00+00:00',
    topic: 'Cabo',
    post_id: null,
    title: null,
    slug: null,
    status: null,
    outcome: 'skipped',
    reason: 'not-due',
  } as const;
  const said = async (state: SchedulerState, language?: ReturnType<typeof languageOf>) => {
    await open(schedulerOf({ ...state, runs: [run] }), language);
    return shownText();
  };

  test('of a post a day are the words of always', async () => {
    const text = await said(daily);
    for (const words of [
      'Um post a cada 24 horas, sobre o assunto que descansou mais tempo.',
      'O teste cria e publica um post na hora, e as 24 horas contam de novo a partir dele. O post do dia sai com o painel aberto ou pela tarefa do servidor.',
      'Ainda não tinham passado 24 horas',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Gerenciar Posts');
  });

  test('of drafts every week follows, in both languages', async () => {
    const text = await said(weeklyDrafts);
    for (const words of [
      'Um rascunho a cada 7 dias, sobre o assunto que descansou mais tempo. Ele espera em Gerenciar Posts até que alguém publique.',
      'O teste cria um rascunho na hora, e os 7 dias contam de novo a partir dele. O rascunho da semana é criado com o painel aberto ou pela tarefa do servidor.',
      'Ainda não tinham passado 7 dias',
    ])
      expect(text).toContain(words);
    const translated = await said(weeklyDrafts, languageOf(english));
    for (const words of [
      'One draft every 7 days, on the topic that has rested longest. It waits under Posts until somebody publishes it.',
      'The draft of the week is created while the panel is open',
      '7 days had not passed yet',
    ])
      expect(translated).toContain(words);
    for (const text of [translated, await said({ ...weeklyDrafts, makes: 'published' })])
      expect(text.replaceAll(/(?:A cada|Every) 24 (?:horas|hours)/g, '')).not.toContain('24');
  });

  test('of a post of the history that is still a draft is that it is one', async () => {
    const made = {
      ...run,
      outcome: 'created',
      reason: 'due',
      post_id: 'x',
      title: 'Cabo',
    } as const;
    await open(
      schedulerOf({
        ...weeklyDrafts,
        runs: [
          { ...made, status: 'draft' },
          { ...made, id: 2, status: 'published' },
        ],
      }),
    );
    expect(
      [...document.querySelectorAll('tbody tr td:last-child')].map((cell) => cell.textContent),
    ).toEqual(['Cabo (rascunho, em Gerenciar Posts)', 'Cabo']);
  });
});

describe('an open panel', () => {
  test('makes one draft when the scheduler is switched on, and says where it waits', async () => {
    const scheduler = schedulerOf(weeklyDrafts);
    const { toasts } = await open(scheduler);
    await press('');
    await shows('Rascunho criado');
    expect(toasts.current().map(({ title, text }) => [title, text])).toEqual([
      [
        'Auto-post Ativado',
        'Um rascunho será criado a cada 7 dias. Ele espera em Gerenciar Posts até que alguém publique.',
      ],
      [
        'Rascunho criado',
        expect.stringMatching(
          /^Motor de portão: quando trocar\. SEO 85\/100.*\. Ele espera em Gerenciar Posts/,
        ) as string,
      ],
    ]);
    await quiet();
    expect(scheduler.autoPost).toHaveBeenCalledTimes(1);
  });

  test('makes the post that is due by another rhythm once, and asks no further', async () => {
    const last_post_at = new Date(Date.now() - 3 * day).toISOString();
    const scheduler = schedulerOf({ ...daily, enabled: true, every_days: 7, last_post_at });
    // Panels ask a little apart.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { toasts } = await open(scheduler);
    expect(scheduler.autoPost).not.toHaveBeenCalled();
    await choose('A cada 24 horas');
    expect(scheduler.setRhythm).not.toHaveBeenCalled();
    await press('Salvar e publicar');
    await shows('Post Automático Criado!');
    await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(scheduler.autoPost).toHaveBeenCalledTimes(1);
    const asked = scheduler.schedulerState.mock.calls.length;
    await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(scheduler.schedulerState.mock.calls.length).toBe(asked);
    expect(toasts.current().map(({ title }) => title)).toEqual([
      'Agendador Salvo',
      'Post Automático Criado!',
    ]);
  });
});
