// Who may read and change the data of the business at a server, what is asked of it, and in which order it is done.
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerBusiness } from '../../cli/start/answer-business.ts';
import { openBusinessDesk } from '../../cli/start/business-desk.ts';
import type { BusinessDone, BusinessTask } from '../../cli/start/business-task.ts';
import { BuildFailed } from '../../cli/start/build-apart.ts';
import type { BusinessState } from '../../engine/client/business.ts';
import type { CommitOutcome } from '../../engine/edit/git/commit-edits.ts';
import { noteCommit } from '../../engine/edit/git/noted-commit.ts';
import { journalOf } from '../../engine/edit/write-changes.ts';
import { makeFolder } from '../folders.ts';

const state = { sections: [], published: [] } as unknown as BusinessState;
const change = { at: ['claims', 'price', 'value'], before: 'R$10', after: 'R$12' };
const file = { path: 'site.yaml', before: 'a', after: 'b' };
const done: string[] = [];
let full = false;
let fails: Error | null = null;
let checked: BusinessDone = { answer: { is: 'right', pages: [] } };
let outcome: CommitOutcome = { nothing: true };
let server: Server;
let base: string;

const work = vi.fn(async ({ what }: BusinessTask): Promise<BusinessDone> => {
  done.push(`${what} begins`);
  await new Promise((resolve) => setImmediate(resolve));
  done.push(`${what} ends`);
  if (what === 'read') return { state };
  if (what === 'commit') return { outcomes: [outcome] };
  if (what === 'tell') return { told: 'Número: a → b' };
  if (what === 'check' || what === 'preview') return checked;
  return { publish: [file], files: [file], changes: [change] };
});
const site = {
  counted: () => Promise.resolve({} as never),
  change: () => {
    done.push('published');
    return fails ? Promise.reject(fails) : Promise.resolve();
  },
};

let removal = () => Promise.resolve();

beforeAll(async () => {
  const desk = openBusinessDesk(
    { root: '/', siteDir: '/site', uploads: '/uploads', state: makeFolder() },
    site,
    work,
  );
  const answer = answerBusiness(
    {
      staffOf: (token) =>
        token === 'admin' || token === 'editor'
          ? Promise.resolve({ role: token, name: 'Ana' })
          : token === 'unsure'
            ? Promise.reject(new Error('no database'))
            : Promise.resolve(null),
      removeDraft: (token, revision) => {
        done.push(`draft ${revision} of ${token} goes`);
        return removal();
      },
      noteBusiness: (token, what, changes, lines) => {
        done.push(`${token}: ${what} ${changes.length}: ${lines}`);
        return Promise.resolve();
      },
      senderOf: ({ headers }) => String(headers['x-sender']),
      isFull: () => full,
      onError: (error) => done.push(String(error)),
    },
    desk,
  );
  server = createServer((request, response) => {
    if (!answer(request, response, {} as never)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/portao/business`;
});
afterAll(() => server.close());
beforeEach(() => {
  done.length = 0;
  full = false;
  fails = null;
  outcome = { nothing: true };
  removal = () => Promise.resolve();
  checked = { answer: { is: 'right', pages: [] } };
  work.mockClear();
});

test.each([
  ['is done', undefined],
  ['has failed', new Error('no folder')],
])('nothing is read before the first publication %s', async (_, error) => {
  let end = (): void => undefined;
  const counted = new Promise<never>((resolve, reject) => {
    end = () => (error ? reject(error) : resolve({} as never));
  });
  const desk = openBusinessDesk(
    { root: '/', siteDir: '/site', uploads: '/uploads', state: makeFolder() },
    { ...site, counted: () => counted },
    work,
  );
  const read = desk.read({ author: 'Ana', language: 'en' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(work).not.toHaveBeenCalled();
  end();
  expect(await read).toBe(state);
});

let senders = 0;
const send = (body: unknown, token: string | null = 'admin', more: RequestInit = {}) =>
  fetch(base, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'x-sender': `${senders++}`,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...more,
  });
const publish = { what: 'publish', changes: [change] };

test.each([
  [null, 401],
  ['forged', 401],
  ['editor', 403],
  ['unsure', 503],
])(
  'whoever comes with the token %s is refused with %i, to read and to change',
  async (token, status) => {
    const read = await fetch(base, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    const written = await send(publish, token);
    expect([read.status, written.status]).toEqual([status, status]);
    expect(work).not.toHaveBeenCalled();
  },
);

test.each([
  ['no JSON', '{'],
  ['no object', '"x"'],
  ['a look at no page', { what: 'preview', changes: [] }],
  ['another deed', { what: 'delete', changes: [] }],
  ['no list', { what: 'publish', changes: {} }],
  ['a change without a place', { what: 'publish', changes: [{ after: 1 }] }],
  ['a change of the whole document', { what: 'publish', changes: [{ at: [], after: 1 }] }],
  ['a step that is none', { what: 'publish', changes: [{ at: ['claims', null] }] }],
  ['a prototype', '{"what":"publish","changes":[{"at":["claims","__proto__"],"after":1}]}'],
  ['a deep place', { what: 'publish', changes: [{ at: Array(99).fill('a'), after: 1 }] }],
  ['a crowd', { what: 'publish', changes: Array(501).fill(change) }],
])('%s is refused, and nothing is done', async (_, body) => {
  expect((await send(body)).status).toBe(400);
  expect(work).not.toHaveBeenCalled();
});

test('a long body is refused while it comes', async () => {
  const status = await new Promise((resolve) => {
    const sent = httpRequest(
      base,
      { method: 'POST', headers: { authorization: 'Bearer admin', 'x-sender': 'long' } },
      ({ statusCode }) => resolve(statusCode),
    );
    sent.on('error', () => resolve(413));
    sent.end('['.repeat(600_000));
  });
  expect(status).toBe(413);
  expect(work).not.toHaveBeenCalled();
});

test('what was checked is published without a second check, by the name of who asks', async () => {
  await send({ ...publish, what: 'check' });
  const answer = await send(publish);
  expect(await answer.json()).toEqual({ is: 'published' });
  expect(work.mock.calls.map(([{ what, author }]) => [what, author])).toEqual([
    ['check', 'Ana'],
    ['write', 'Ana'],
    ['commit', 'Ana'],
    ['tell', 'Ana'],
  ]);
  await vi.waitFor(() => expect(done).toContain('admin: business-published 1: Número: a → b'));
});

test('what is not public is not listed among what was done, and what is taken back is', async () => {
  fails = new BuildFailed({ words: { 'pt-BR': 'Falhou.', en: 'It failed.' }, ofSite: true });
  await send({ what: 'publish', changes: [{ ...change, after: 'R$31' }] });
  fails = null;
  await send({ what: 'undo', changes: [] });
  const listed = () => done.filter((one) => one.startsWith('admin:'));
  await vi.waitFor(() => expect(listed()).toEqual(['admin: business-undone 1: Número: a → b']));
});

test('what is public without a commit is told with its reason, whatever happens to git', async () => {
  outcome = { not: 'same-lines' };
  const answer = await send({ what: 'publish', changes: [{ ...change, after: 'R$19' }] });
  expect(await answer.json()).toEqual({ is: 'published', uncommitted: 'same-lines' });
  expect(done.indexOf('published')).toBeLessThan(done.indexOf('commit begins'));
});

test('the draft that was published goes before the answer, by the session of its author; one that stays is no failure', async () => {
  const draft = '00000000-0000-4000-8000-000000000001';
  const gone = `draft ${draft} of admin goes`;
  const set = (after: string) => [{ ...change, after }];
  await send({ what: 'publish', changes: set('R$21'), draft });
  expect(done.indexOf(gone)).toBeGreaterThan(done.indexOf('published'));

  removal = () => Promise.reject(new Error('no database'));
  const answer = await send({ what: 'publish', changes: set('R$22'), draft });
  expect(await answer.json()).toEqual({ is: 'published' });
  expect(done.filter((one) => one === gone)).toHaveLength(2);
  expect(done).toContain('Error: no database');

  checked = { answer: { is: 'wrong', problems: [] } };
  await send({ what: 'publish', changes: set('R$23'), draft });
  await send({ what: 'publish', changes: set('R$21'), draft: "x' or 1" });
  expect(done.filter((one) => one.startsWith('draft'))).toEqual([gone, gone]);
});

test('a page is looked at without a word to the folder or the public, on a full disk too', async () => {
  full = true;
  checked = { answer: { is: 'preview', html: '<p>R$12</p>' } };
  const answer = await send({ what: 'preview', changes: [change], path: '/precos' });
  expect(await answer.json()).toEqual({ is: 'preview', html: '<p>R$12</p>' });
  expect(work.mock.calls.map(([{ what, path }]) => [what, path])).toEqual([['preview', '/precos']]);
  expect(done).not.toContain('published');
});

test('what was not checked is checked first, and what is wrong is not written', async () => {
  const other = { what: 'publish', changes: [{ ...change, after: 'R$13' }] };
  checked = { answer: { is: 'wrong', problems: [] } };
  expect(await (await send(other)).json()).toEqual({ is: 'wrong', problems: [] });
  expect(done).toEqual(['check begins', 'check ends']);
});

test('what cannot be published is taken out of the folder again, and told', async () => {
  const words = { 'pt-BR': 'Falhou.', en: 'It failed.' };
  fails = new BuildFailed({ words, ofSite: true });
  const answer = await send({ what: 'publish', changes: [{ ...change, after: 'R$14' }] });
  expect(await answer.json()).toMatchObject({ is: 'wrong', problems: [{ message: 'Falhou.' }] });
  expect(done.filter((one) => one.endsWith('ends'))).toEqual([
    'check ends',
    'write ends',
    'undo ends',
  ]);
});

test('a failure of ours is no fault of who asks: 500, told to the log, and the folder is as before', async () => {
  fails = new Error('no room');
  const answer = await send({ what: 'publish', changes: [{ ...change, after: 'R$15' }] });
  expect(answer.status).toBe(500);
  expect(done).toContain('undo ends');
  expect(done.at(-1)).toBe('Error: no room');
});

test('what was taken back and cannot be published is in the folder again', async () => {
  fails = new Error('no room');
  expect((await send({ what: 'undo', changes: [] })).status).toBe(500);
  expect(work.mock.calls.map(([{ what, changes }]) => [what, changes])).toEqual([
    ['undo', []],
    ['write', [{ at: change.at, before: 'R$12', after: 'R$10' }]],
  ]);
});

test('what a server before this one published is committed before anything is read, and it is said where it cannot be', async () => {
  const siteDir = makeFolder();
  const note = { files: [file], author: 'Rita', message: 'x' };
  noteCommit(journalOf(siteDir), note);
  outcome = { not: 'changed' };
  const told = vi.fn();
  const folders = { root: '/', siteDir, uploads: '/uploads', state: makeFolder() };
  await openBusinessDesk(folders, site, work, told).read({ author: 'Ana', language: 'en' });
  expect(done.filter((one) => one.endsWith('ends'))).toEqual(['commit ends', 'read ends']);
  expect(told).toHaveBeenCalledExactlyOnceWith(note, 'changed');
});

test('what a merge under way stood in the way of is tried again every ten minutes, and told once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const siteDir = makeFolder();
  noteCommit(journalOf(siteDir), { files: [file], author: 'Rita', message: 'x' });
  outcome = { not: 'under-way' };
  const told = vi.fn();
  const desk = openBusinessDesk(
    { root: '/', siteDir, uploads: '/uploads', state: makeFolder() },
    site,
    work,
    told,
  );
  const commits = async () => {
    await desk.read({ author: 'Ana', language: 'en' });
    return done.filter((one) => one === 'commit ends').length;
  };
  expect(await commits()).toBe(1);
  vi.advanceTimersByTime(600_000);
  expect(await commits()).toBe(2);
  outcome = { nothing: true };
  vi.advanceTimersByTime(600_000);
  expect(await commits()).toBe(3);
  vi.advanceTimersByTime(6_000_000);
  expect(await commits()).toBe(3);
  expect(told).toHaveBeenCalledOnce();
});

test('a full disk is told before anything is written; a check works', async () => {
  full = true;
  expect((await send(publish)).status).toBe(507);
  expect(work).not.toHaveBeenCalled();
  expect((await send({ ...publish, what: 'check' })).status).toBe(200);
});

test('of many at once each waits for the one before', async () => {
  const twice = [16, 17, 18].map((after) =>
    send({ what: 'publish', changes: [{ ...change, after }] }),
  );
  await Promise.all(twice);
  const begun = done.filter((one) => / (?:begins|ends)$/.test(one));
  expect(begun.filter((_, at) => at % 2 === 0).every((one) => one.endsWith('begins'))).toBe(true);
  expect(begun.filter((_, at) => at % 2 === 1).every((one) => one.endsWith('ends'))).toBe(true);
  expect(done.filter((one) => one === 'published')).toHaveLength(3);
});

test('whoever asks too often waits', async () => {
  const headers = { authorization: 'Bearer admin', 'x-sender': 'often' };
  const statuses = await Promise.all(
    Array.from({ length: 70 }, () => fetch(base, { headers }).then(({ status }) => status)),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
});
