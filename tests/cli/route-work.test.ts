// What each route of `npm start` may cost at most: looks at the disk, bytes parsed, questions to the database. Pages wait while
// any of it is done, and strangers may ask for all of it. Work is counted, so that no machine is too slow for these tests.
import { request as httpRequest } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createPublicSite } from '../../cli/start/public-site.ts';
import { serverRoutes } from '../../cli/start/server-routes.ts';
import { findRequest, listRequest } from '../../engine/blog/visitor-requests.ts';
import { countContactRequest } from '../../engine/client/contact-request.ts';
import { visitorRules } from '../../engine/database/gate/visitor-rules.ts';
import type { ServerState } from '../../engine/client/server-state.ts';
import type { LivePosts } from '../../engine/database/live-posts.ts';
import { dataProxy } from '../../engine/database/proxy.ts';
import { SiteProblems } from '../../engine/diagnostics/problem.ts';
import { createKeptForms } from '../../engine/publish/kept-forms.ts';
import { takeSite } from '../../engine/publish/kept-site.ts';
import { serveSite, type SiteServer } from '../../engine/server/serve.ts';
import { makeFolder } from '../engine/fixture.ts';

/** What a request cost. */
interface Work {
  /** Calls of the file system. */
  readonly files: number;
  /** Characters of JSON that were parsed. */
  readonly parsed: number;
  /** Requests to the database. */
  readonly questions: number;
}

const work = vi.hoisted(() => ({ files: 0, parsed: 0, questions: 0 }));

/** A module of Node whose functions are counted. */
const counted = vi.hoisted(() => (module: Record<string, unknown>) => {
  const made: Record<string, unknown> = { ...module };
  for (const [name, value] of Object.entries(module))
    if (typeof value === 'function' && /^[a-z]/.test(name))
      made[name] = Object.assign((...given: unknown[]) => {
        work.files += 1;
        return (value as (...given: unknown[]) => unknown)(...given);
      }, value);
  return { ...made, default: made };
});
vi.mock('node:fs', async (original) => counted(await original()));
vi.mock('node:fs/promises', async (original) => counted(await original()));

/** Documents of the site that is public, more than any route may look at. */
const documents = 300;
const id = '00000000-0000-4000-8000-000000000007';
const folder = makeFolder();
const [siteDir, state, dist] = ['site', 'state', 'dist'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
let server: SiteServer;
let routes: ReturnType<typeof serverRoutes>;
let full = false;

beforeAll(async () => {
  mkdirSync(join(siteDir, 'pages'), { recursive: true });
  mkdirSync(join(dist, 'blog'), { recursive: true });
  writeFileSync(join(siteDir, 'site.yaml'), 'url: https://exemplo.com.br\n');
  for (let count = 0; count < documents; count += 1)
    writeFileSync(join(siteDir, `pages/p${count}.yaml`), 'title: Uma\n');
  for (const page of ['index', '404', 'post', 'admin', 'uma'])
    writeFileSync(join(dist, `${page}.html`), `<title>${page}</title>`);
  mkdirSync(state);
  writeFileSync(join(state, 'forms.json'), JSON.stringify({ '/uma': { recado: form } }));
  writeFileSync(join(dist, '_redirects'), '/antes /uma 301\n');
  takeSite(siteDir, state).keep();
  // An older site is public: of all states the one that takes the most to tell.
  const published = {
    counted: { timeZone: 'UTC', paths: [], blocks: [] },
    nextChange: null,
  };
  const site = createPublicSite(state, (_posts, which) =>
    which === 'keep' ? Promise.reject(new SiteProblems([], siteDir)) : Promise.resolve(published),
  );
  await site.open([]);
  const person = { id, session: id, role: null, name: '' };
  const service = {
    ready: Promise.resolve({ publishableKey: 'k', secretKey: 's' }),
    personOf: (token: string) => Promise.resolve(token === 'member' ? person : null),
    ask: () => {
      work.questions += 1;
      const headers = [['content-type', 'application/json']] as const;
      return Promise.resolve({ status: 200, headers, body: new TextEncoder().encode('[]') });
    },
  };
  const live = { publication: { word: 'ok' }, counting: { word: 'ok' } } as unknown as LivePosts;
  const handle = dataProxy(service, { senderOf: ({ headers }) => String(headers['x-sender']) });
  routes = serverRoutes(
    {
      site,
      live,
      data: () => Promise.resolve('ok'),
      mayAnnounce: true,
      isFull: () => full,
      lastBackup: () => null,
      mail: () => null,
      isOutOfTopics: () => false,
      removeDraft: () => Promise.resolve(),
      noteBusiness: () => Promise.resolve(),
      staffOf: (token) => Promise.resolve(token === 'staff' ? { role: 'editor', name: '' } : null),
      onError: () => undefined,
      senderOf: ({ headers }) => String(headers['x-sender']),
      uploads: folder,
      missing: () => [],
      ...createKeptForms(state),
      takeEntry: () => {
        work.questions += 1;
        return Promise.resolve();
      },
    },
    { handle: (request, response) => handle(request, response) },
    'pt-BR',
    {
      read: () => Promise.reject(new Error('nobody may read it here')),
      answer: () => Promise.reject(new Error('nobody may change it here')),
    },
  );
  server = await serveSite({
    root: dist,
    port: 0,
    host: '127.0.0.1',
    apps: ['/admin'],
    reader: '/post',
    lookup: () => Promise.resolve(null),
    handle: (request, response, note) =>
      Object.values(routes).some((take) => take(request, response, note)),
  });
  const { parse } = JSON;
  vi.spyOn(JSON, 'parse').mockImplementation((text: string, reviver) => {
    work.parsed += text.length;
    return parse(text, reviver) as unknown;
  });
  return async () => {
    vi.restoreAllMocks();
    await server.close();
  };
});

/** A form of one field. */
const form = {
  id: 'recado',
  heading: 'Recado',
  fields: [{ label: 'Nome' }],
  trap: 'trap',
  keepDays: 9,
};

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** What a form sends. */
const entry = (path: string, body = 'Nome=Ana'): Sent => ({
  method: 'POST',
  path,
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/** Sends a request from a sender of its own; its status, and what it cost. */
let senders = 0;
async function costOf({ method = 'GET', path, headers = {}, body }: Sent, sender = `${senders++}`) {
  Object.assign(work, { files: 0, parsed: 0, questions: 0 });
  const status = await new Promise<number>((resolve) => {
    const options = { method, path, headers: { 'x-sender': sender, ...headers }, agent: false };
    const sent = httpRequest(server.url, options, (response) => {
      response.resume().once('close', () => resolve(response.statusCode!));
    });
    // An answer may come, and the connection end, before the body is sent.
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
  return { status, work: { ...work } as Work };
}

const nothing: Work = { files: 0, parsed: 0, questions: 0 };
const atMost = (found: Work, budget: Work) =>
  (Object.keys(budget) as (keyof Work)[]).filter((kind) => found[kind] > budget[kind]);

describe('of its own routes', () => {
  const budgets: Readonly<Record<string, { readonly budget: Work; readonly sent: Sent[] }>> = {
    health: { budget: { ...nothing, files: 1 }, sent: [{ path: '/healthz' }] },
    state: {
      budget: nothing,
      sent: [
        { path: '/portao/state' },
        { path: '/portao/state', headers: { authorization: 'Bearer x' } },
      ],
    },
    business: {
      budget: nothing,
      sent: [
        { path: '/portao/business' },
        { path: '/portao/business', headers: { authorization: 'Bearer x' } },
        { path: '/portao/business', headers: { authorization: 'Bearer staff' } },
        {
          path: '/portao/business',
          method: 'POST',
          body: JSON.stringify({ what: 'publish', changes: [] }),
          headers: { authorization: 'Bearer staff' },
        },
      ],
    },
    form: {
      // The file of forms is read once, and then compared.
      budget: { ...nothing, files: 2, parsed: 4_096 },
      sent: [
        entry('/portao/form'),
        entry('/portao/form?page=/nada&form=recado'),
        entry('/portao/form?page=/uma&form=recado', 'a=1'),
        entry('/portao/form?page=/uma&form=recado', 'x'.repeat(1_000_000)),
        { ...entry('/portao/form?page=/uma&form=recado'), headers: {} },
      ],
    },
    pictures: {
      budget: nothing,
      sent: [
        { path: '/portao/pictures', method: 'POST', body: 'a'.repeat(100_000) },
        {
          path: '/portao/pictures',
          method: 'POST',
          headers: { authorization: 'Bearer x' },
          body: 'a'.repeat(100_000),
        },
        { path: '/portao/pictures/0123456789abcdef.webp' },
        {
          path: '/portao/pictures/..%2f..%2fkeys.json',
          headers: { authorization: 'Bearer staff' },
        },
      ],
    },
    data: { budget: nothing, sent: [{ path: '/rest/v1/' }, { path: '/auth/v1/admin/users' }] },
  };

  test('each has a budget', () => expect(Object.keys(budgets)).toEqual(Object.keys(routes)));

  test.each(Object.entries(budgets))('%s keeps to it', async (_, { budget, sent }) => {
    for (const one of sent) expect(atMost((await costOf(one)).work, budget)).toEqual([]);
  });
});

test('an entry of a form is one question', async () => {
  const found = await costOf(entry('/portao/form?page=/uma&form=recado'));
  expect(found.status).toBe(303);
  expect(atMost(found.work, { files: 1, parsed: 0, questions: 1 })).toEqual([]);
});

test('of a sender who sends a form too often nothing is read', async () => {
  const statuses = [];
  for (let count = 0; count < 12; count += 1)
    statuses.push(await costOf(entry('/portao/form?page=/uma&form=recado'), 'form'));
  expect(statuses.map(({ status }) => status).indexOf(429)).toBe(10);
  expect(statuses.at(-1)!.work).toEqual(nothing);
});

test('the state says to staff that the disk is full, and nothing where it is not', async () => {
  const disk = () =>
    fetch(new URL('/portao/state', server.url), { headers: { authorization: 'Bearer staff' } })
      .then((answer) => answer.json() as Promise<ServerState>)
      .then((state) => state.disk);
  expect(await disk()).toBeNull();
  full = true;
  expect(await disk()).toBe('Há menos de 40 MB livres no disco dos dados.');
  full = false;
});

describe('of its files', () => {
  const budgets: readonly [string, Sent, number, number][] = [
    ['a page', { path: '/uma' }, 200, 0],
    ['a page that was not asked for lately', { path: '/' }, 200, 20],
    ['a redirect', { path: '/antes' }, 301, 2],
    ['an unknown address', { path: '/nada' }, 404, 20],
    ['an unknown address in capitals', { path: '/NADA' }, 404, 25],
    ['an unknown post', { path: '/blog/nada' }, 404, 20],
    ['an address of the panel', { path: '/admin/posts/x' }, 200, 20],
    ['a method that is not offered', { path: '/uma', method: 'OPTIONS' }, 405, 0],
    ['an address that is none', { path: '/%zz' }, 400, 0],
  ];

  test.each(budgets)('%s keeps to its budget', async (_, sent, status, files) => {
    await costOf({ path: '/uma' });
    const found = await costOf(sent);
    expect(found.status).toBe(status);
    expect(atMost(found.work, { ...nothing, files })).toEqual([]);
  });
});

describe('of what visitors ask the database', () => {
  const key = { apikey: 'k' };
  const member = { ...key, authorization: 'Bearer member' };
  const post = (path: string, body: object, headers: Sent['headers'] = key): Sent => ({
    method: 'POST',
    path,
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
  });
  const withKey = ({ headers, ...sent }: Sent): Sent => ({
    ...sent,
    headers: { ...headers, ...key },
  });
  const link = '/auth/v1/link';
  const examples: Readonly<Record<string, Sent>> = {
    'list of posts': withKey(listRequest({ offset: 0, limit: 12 })),
    'post at an address': withKey(findRequest('um-post')),
    view: post('/rest/v1/rpc/count_view', { post_slug: 'um-post' }),
    contact: withKey(countContactRequest({ page: '/', kind: 'chat', block: 'hero' })),
    'sign-in': post('/auth/v1/token?grant_type=password', { email: 'a@b.c', password: 'p' }),
    renewal: post('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'r' }),
    link: post(link, { token: 't' }),
    'sign-out': { method: 'POST', path: '/auth/v1/logout?scope=local', headers: member },
    oneself: { path: '/auth/v1/user', headers: member },
    password: {
      ...post('/auth/v1/user', { password: 'a', current_password: 'b' }, member),
      method: 'PUT',
    },
    'new factor': post('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'a' }, member),
    challenge: post(`/auth/v1/factors/${id}/challenge`, {}, member),
    code: post(`/auth/v1/factors/${id}/verify`, { challenge_id: 'a', code: '1' }, member),
    'recovery codes left': { path: `/auth/v1/factors/${id}/codes`, headers: member },
    'new recovery codes': post(`/auth/v1/factors/${id}/codes`, {}, member),
    'removal of a factor': { method: 'DELETE', path: `/auth/v1/factors/${id}`, headers: member },
    role: post('/rest/v1/rpc/my_account', {}, member),
  };

  test('each has an example', () =>
    expect(Object.keys(examples)).toEqual(visitorRules.map(({ name }) => name)));

  test.each(Object.entries(examples))('%s is one question', async (_, sent) => {
    const found = await costOf(sent);
    expect(found.status).toBe(200);
    expect(atMost(found.work, { files: 0, parsed: 4_096, questions: 1 })).toEqual([]);
  });

  const withBody = Object.entries(examples).filter(([, { body }]) => body);
  test.each(withBody)('%s with a long body is none', async (_, sent) => {
    const found = await costOf({ ...sent, body: '['.repeat(1_000_000) });
    expect(atMost(found.work, nothing)).toEqual([]);
  });

  test.each(Object.entries(examples))('%s from a stranger without a key is none', async (_, sent) =>
    expect(atMost((await costOf({ ...sent, headers: {} })).work, nothing)).toEqual([]),
  );

  test('what a sender asks too often is none, and its body is not parsed', async () => {
    const sender = 'often';
    const sent = examples.view!;
    let found = await costOf(sent, sender);
    for (let count = 1; count < 200 && found.status !== 429; count += 1)
      found = await costOf({ ...sent, body: JSON.stringify({ post_slug: `p${count}` }) }, sender);
    expect(found).toEqual({ status: 429, work: nothing });
  });
});
