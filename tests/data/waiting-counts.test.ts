// Counted views and contacts for which the disk has no room.
import { expect, test } from 'vitest';
import { refusal, type DataRequest } from '../../engine/database/messages.ts';
import { createWaitingCounts } from '../../engine/database/waiting-counts.ts';

const noRoom = refusal(507, 'PORTAO_DISK_FULL', 'The disk is full.');
const call = (name: string, given: object): DataRequest => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  headers: {},
  body: new TextEncoder().encode(JSON.stringify(given)),
});
const view = (slug: string) => call('count_view', { post_slug: slug });
const textOf = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body);

/** Counts over a database with or without room; `pass` lets the time pass after which they are tried again. */
function counts() {
  const asked: string[] = [];
  const state = { hasRoom: false };
  let due: (() => void) | null = null;
  const waiting = createWaitingCounts(
    (request) => {
      if (!state.hasRoom) return Promise.resolve(noRoom);
      asked.push(textOf(request));
      return Promise.resolve({ status: 200, headers: [], body: new Uint8Array() });
    },
    (work) => {
      due = work;
      return { clear: () => (due = null) };
    },
  );
  const pass = async () => {
    const work = due;
    due = null;
    work?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { waiting, asked, state, pass, isWaiting: () => due !== null };
}

test('are taken, wait while there is none, and are written one by one afterwards', async () => {
  const { waiting, asked, state, pass, isWaiting } = counts();
  expect(textOf(waiting.keep(view('a'), noRoom))).toBe('null');
  waiting.keep(view('a'), noRoom);
  expect(
    textOf(waiting.keep(call('count_contact', { page: '/', kind: 'chat', block: 'hero' }), noRoom)),
  ).toBe('true');
  await pass();
  expect([asked, isWaiting()]).toEqual([[], true]);
  state.hasRoom = true;
  await pass();
  expect(asked).toEqual(['{"post_slug":"a"}', '{"page":"/","kind":"chat","block":"hero"}']);
  await pass();
  expect([asked.length, isWaiting()]).toEqual([3, false]);
});

test('are no more than there is room for in memory; a post never waits', () => {
  const { waiting } = counts();
  const post = { ...view('a'), path: '/rest/v1/blog_posts' };
  expect(waiting.keep(post, noRoom).status).toBe(507);
  const kept = Array.from({ length: 6_000 }, (_, index) =>
    waiting.keep(view(`p${index % 50}`), noRoom),
  );
  expect(kept.filter(({ status }) => status === 200)).toHaveLength(5_000);
});
