// The scheduler of the blog while a server runs: when it asks, what it makes, what it does after a failure.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  keepSchedule,
  makeScheduledPost,
  topicsOf,
  type ScheduleOptions,
} from '../../cli/start/keep-schedule.ts';

type State = Awaited<ReturnType<ScheduleOptions['state']>>;

const off: State = { enabled: false, due: false, next_run_at: null };
const later: State = { enabled: true, due: false, next_run_at: '2999-01-01T00:00:00Z' };
const due: State = { enabled: true, due: true, next_run_at: null };

/** A schedule that finds these states one after the other, then the last for ever. */
function kept(states: readonly (State | Error)[], more: Partial<ScheduleOptions> = {}) {
  const left = [...states];
  const state = vi.fn(() => {
    const next = left.length > 1 ? left.shift()! : left[0]!;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const make = vi.fn((_: AbortSignal) => Promise.resolve('Post criado.'));
  const [onMade, onError] = [vi.fn(), vi.fn()];
  const topics = vi.fn(() => 'The topics.');
  const quick = { every: 1, rest: 1 };
  const schedule = keepSchedule({ state, make, onMade, onError, topics, ...quick, ...more });
  onTestFinished(() => schedule.end());
  return { schedule, state, make, onMade, onError, topics };
}
/** When it has been asked so often. */
const asked = (state: ReturnType<typeof kept>['state'], times: number) =>
  expect.poll(() => state.mock.calls.length).toBeGreaterThanOrEqual(times);

test('a post that is due is made once, and told of', async () => {
  const { schedule, state, make, onMade, onError } = kept([due, later]);
  await asked(state, 10);
  expect(schedule.isOutOfTopics).toBe(false);
  expect(onMade.mock.calls).toEqual([['Post criado.']]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(onError).not.toHaveBeenCalled();
});

test('one that somebody switches on meanwhile is heard of', async () => {
  const { make } = kept([off, off, off, due, later]);
  await expect.poll(() => make.mock.calls.length).toBe(1);
});

test('where a post is still due after it was to be made, the topics are used up: that is said once, and nothing is made until they change', async () => {
  const { schedule, state, make, onMade, topics } = kept([due]);
  make.mockResolvedValue('Acabaram os assuntos.');
  await asked(state, 20);
  expect(schedule.isOutOfTopics).toBe(true);
  expect(make).toHaveBeenCalledTimes(1);
  expect(onMade.mock.calls).toEqual([['Acabaram os assuntos.']]);
  topics.mockReturnValue('The topics, and one more.');
  await expect.poll(() => make.mock.calls.length).toBe(2);
  await asked(state, state.mock.calls.length + 20);
  expect(make).toHaveBeenCalledTimes(2);
  expect(onMade).toHaveBeenCalledTimes(1);
});

test('topics that are used up are tried again in the end, and what is made of them is told', async () => {
  const { make, onMade } = kept([due, due, due, later], { topicsRest: 0 });
  make.mockResolvedValueOnce('Acabaram os assuntos.');
  await expect.poll(() => onMade.mock.calls).toEqual([['Acabaram os assuntos.'], ['Post criado.']]);
});

test('the topics of a site change with the files that posts are written from', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'topics-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const topics = topicsOf(folder);
  const none = topics();
  mkdirSync(join(folder, 'blog'));
  writeFileSync(join(folder, 'blog/topics.yaml'), 'topics: []');
  const some = topics();
  writeFileSync(join(folder, 'blog/notes.txt'), 'Nothing of it.');
  expect([some === none, topics() === some]).toEqual([false, true]);
});

test('a failure is told, and what failed is tried again', async () => {
  const { schedule, state, make, onError } = kept([new Error('starting'), due, later]);
  await expect.poll(() => make.mock.calls.length).toBe(1);
  await asked(state, 4);
  expect(schedule.fails).toBe(false);
  const other = kept([new Error('gone')]);
  await asked(other.state, 3);
  expect(other.schedule.fails).toBe(true);
  expect(onError.mock.calls).toEqual([[new Error('starting')]]);
});

test('where no key allows to ask, nobody is asked twice', async () => {
  const { state, make } = kept([null]);
  const other = kept([off]);
  await asked(other.state, 20);
  expect(state).toHaveBeenCalledTimes(1);
  expect(make).not.toHaveBeenCalled();
});

test('its end gives up what is being made, and is no failure', async () => {
  const make = vi.fn(
    (stop: AbortSignal) =>
      new Promise<string>((_, reject) =>
        stop.addEventListener('abort', () => reject(new Error('stopped'))),
      ),
  );
  const { schedule, onError, onMade } = kept([due], { make });
  await expect.poll(() => make.mock.calls.length).toBe(1);
  schedule.end();
  const other = kept([off]);
  await asked(other.state, 5);
  expect([onError.mock.calls, onMade.mock.calls]).toEqual([[], []]);
});

test('the process that makes a post is told how to reach the data, and no other secret', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portao-schedule-'));
  const program = join(folder, 'program.mjs');
  writeFileSync(program, 'console.log(JSON.stringify(process.env))');
  const before = process.argv[1]!;
  onTestFinished(() => {
    process.argv[1] = before;
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  process.argv[1] = program;
  const needed = {
    DATA_DIR: '/data',
    SUPABASE_URL: 'https://exemplo.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
    SUPABASE_SECRET_KEY: 'sb_secret_1',
  };
  const secrets = { SMTP_URL: 'smtps://a:b@c', ADMIN_PASSWORD: 'uma senha', INDEXNOW_KEY: '1' };
  for (const [name, value] of Object.entries({ ...needed, ...secrets })) vi.stubEnv(name, value);
  const said = await makeScheduledPost(folder, 'pt-BR')(new AbortController().signal);
  const given = JSON.parse(said) as Record<string, string>;
  expect(given).toMatchObject(needed);
  expect(Object.keys(secrets).filter((name) => name in given)).toEqual([]);
});
