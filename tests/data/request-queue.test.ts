import { describe, expect, test, vi } from 'vitest';
import type { DataAnswer, DataRequest } from '../../engine/database/messages.ts';
import { RequestQueue } from '../../engine/database/request-queue.ts';

const request = (path: string, method = 'GET'): DataRequest => ({
  method,
  path,
  headers: {},
  body: new Uint8Array(),
});
const answer = (text: string): DataAnswer => ({
  status: 200,
  headers: [],
  body: new TextEncoder().encode(text),
});
const told = async (asked: Promise<DataAnswer>) => {
  const { status, body } = await asked;
  return `${status} ${new TextDecoder().decode(body)}`;
};
const queue = (patience = 60_000, length = 100) => new RequestQueue({ patience, length });

/** A process that answers with the path, when it is told to. */
function process() {
  const begun: { path: string; finish: () => void }[] = [];
  return {
    begun,
    taker: ({ path }: DataRequest, answered: (answer: DataAnswer) => void) =>
      void begun.push({ path, finish: () => answered(answer(path)) }),
  };
}

describe('the request queue', () => {
  test('moves one request at a time, in the order in which they came', async () => {
    const [waiting, { begun, taker }] = [queue(), process()];
    const asked = ['a', 'b', 'c'].map((path) => told(waiting.ask(request(path))));
    waiting.open(taker);
    for (const path of ['a', 'b', 'c']) {
      expect(begun.at(-1)!.path).toBe(path);
      begun.at(-1)!.finish();
    }
    expect(await Promise.all(asked)).toEqual(['200 a', '200 b', '200 c']);
    expect(begun).toHaveLength(3);
  });

  test('asks the next process again what was only read', async () => {
    const [waiting, first, second] = [queue(), process(), process()];
    const asked = [told(waiting.ask(request('a'))), told(waiting.ask(request('b')))];
    waiting.open(first.taker);
    waiting.interrupt();
    first.begun[0]!.finish();
    waiting.open(second.taker);
    second.begun[0]!.finish();
    second.begun[1]!.finish();
    expect(await Promise.all(asked)).toEqual(['200 a', '200 b']);
    expect(second.begun.map(({ path }) => path)).toEqual(['a', 'b']);
  });

  test('never does a write twice, and never acknowledges one that may be lost', async () => {
    const [waiting, first, second] = [queue(), process(), process()];
    const asked = told(waiting.ask(request('w', 'POST')));
    const next = told(waiting.ask(request('x', 'POST')));
    waiting.open(first.taker);
    waiting.interrupt();
    first.begun[0]!.finish();
    expect(await asked).toContain('503');
    waiting.open(second.taker);
    expect(second.begun.map(({ path }) => path)).toEqual(['x']);
    second.begun[0]!.finish();
    expect(await next).toBe('200 x');
  });

  test('has patience while there is no process, and only then', async () => {
    vi.useFakeTimers();
    try {
      const [waiting, { begun, taker }] = [queue(1_000), process()];
      const late = told(waiting.ask(request('late')));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await late).toContain('503');
      waiting.open(taker);
      const [busy, slow] = [told(waiting.ask(request('busy'))), told(waiting.ask(request('slow')))];
      await vi.advanceTimersByTimeAsync(100_000);
      begun[0]!.finish();
      begun[1]!.finish();
      expect(await Promise.all([busy, slow])).toEqual(['200 busy', '200 slow']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('does first what has the lowest number, and of equals what came first', async () => {
    const [waiting, { begun, taker }] = [queue(), process()];
    for (const [path, priority] of [
      ['visitor', 3],
      ['sign-in', 9],
      ['staff', 0],
      ['other staff', 0],
      ['other visitor', 3],
    ] as const)
      void waiting.ask(request(path), { priority });
    waiting.open(taker);
    for (let place = 0; place < 5; place++) begun[place]!.finish();
    expect(begun.map(({ path }) => path)).toEqual([
      'staff',
      'other staff',
      'visitor',
      'other visitor',
      'sign-in',
    ]);
  });

  test('refuses past its length whoever can wait longest', async () => {
    const waiting = queue(60_000, 2);
    const asked = [1, 9, 2].map((priority) => waiting.ask(request(String(priority)), { priority }));
    expect(await told(asked[1]!)).toContain('503');
    waiting.open(({ path }, answered) => answered(answer(path)));
    expect(await Promise.all([told(asked[0]!), told(asked[2]!)])).toEqual(['200 1', '200 2']);
  });

  test('asks no third process for what ended two, and says so where the reason is known', async () => {
    const [waiting, first, second, third] = [queue(), process(), process(), process()];
    const asked = told(waiting.ask(request('bad')));
    const next = told(waiting.ask(request('good')));
    waiting.open(first.taker);
    waiting.interrupt();
    waiting.open(second.taker);
    waiting.interrupt();
    expect(await asked).toContain('503');
    waiting.open(third.taker);
    expect(third.begun.map(({ path }) => path)).toEqual(['good']);
    waiting.interrupt({ ...answer('too long'), status: 504 });
    expect(await next).toBe('504 too long');
  });

  test('refuses those past its length', async () => {
    const waiting = queue(60_000, 2);
    const asked = ['a', 'b', 'c'].map((path) => waiting.ask(request(path)));
    expect(await told(asked[2]!)).toContain('503');
    waiting.close();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([503, 503, 503]);
  });

  test('lets go whoever leaves before their turn', async () => {
    const [waiting, { begun, taker }] = [queue(), process()];
    const leaving = new AbortController();
    const asked = waiting.ask(request('a'), { signal: leaving.signal });
    leaving.abort();
    expect((await asked).status).toBe(503);
    waiting.open(taker);
    expect(begun).toEqual([]);
  });
});
