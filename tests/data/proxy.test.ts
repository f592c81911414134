// What the proxy and its gate let through, with something behind them that notes what came.
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Guarded } from '../../engine/database/gate/gate.ts';
import { bodyLimits } from '../../engine/database/gate/limits.ts';
import type { Person } from '../../engine/database/gate/people.ts';
import type { AskOptions, DataAnswer, DataRequest } from '../../engine/database/messages.ts';
import { dataProxy, type ProxyOptions } from '../../engine/database/proxy.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const ok: DataAnswer = {
  status: 200,
  headers: [
    ['content-type', 'application/json'],
    ['access-control-allow-origin', '*'],
    ['sb-auth-user-id', 'x'],
    ['content-range', '0-0/1'],
  ],
  body: new TextEncoder().encode('[]'),
};

/** Tokens that stand for somebody. */
const people: Readonly<Record<string, Person>> = {
  admin: { id: 'a', session: 'sa', role: 'admin', name: '' },
};

/** A service that answers by `answer`; `came` is what reached it. */
function noting(answer: (request: DataRequest) => DataAnswer | Promise<DataAnswer> = () => ok) {
  const came: (DataRequest & { readonly options: AskOptions })[] = [];
  const service: Guarded = {
    ready: Promise.resolve({ publishableKey: 'k', secretKey: 'sb_secret_x' }),
    personOf: (token) => Promise.resolve(people[token] ?? null),
    ask: async (request, options = {}) => (came.push({ ...request, options }), answer(request)),
  };
  return { came, service };
}

/** A server with the proxy before `answer`. */
async function behind(
  options: ProxyOptions = {},
  answer?: (request: DataRequest) => DataAnswer | Promise<DataAnswer>,
) {
  const { came, service } = noting(answer);
  const handle = dataProxy(service, options);
  server = createServer((request, response) => {
    if (!handle(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server!.listen({ port: 0, host: '127.0.0.1' }, resolve));
  const { port } = server.address() as AddressInfo;
  return { came, port, url: `http://127.0.0.1:${port}` };
}

const json = { 'content-type': 'application/json' };
const visitor = { ...json, apikey: 'k' };
const admin = { ...json, apikey: 'k', authorization: 'Bearer admin' };
const secret = { ...json, apikey: 'sb_secret_x' };

/** Asks for a path as it is written, which `fetch` would tidy up. */
const raw = (port: number, path: string, method = 'GET') =>
  new Promise<number>((resolve, reject) =>
    httpRequest(
      { host: '127.0.0.1', port, path, method },
      (response) => (response.resume(), resolve(response.statusCode!)),
    )
      .on('error', reject)
      .end(),
  );

describe('the proxy', () => {
  test.each([admin, secret])('lets through as it is what %j asks', async (who) => {
    const { came, url } = await behind();
    const path = '/rest/v1/blog_posts?select=id&slug=eq.a';
    const response = await fetch(`${url}${path}`, {
      headers: { ...who, prefer: 'count=exact', cookie: 'a=b', 'x-forwarded-for': '1.2.3.4' },
    });
    expect(response.status).toBe(200);
    expect(came[0]).toMatchObject({
      method: 'GET',
      path,
      headers: { ...who, prefer: 'count=exact' },
    });
    expect(came[0]!.options.priority ?? 0).toBe(0);
    expect(Object.keys(came[0]!.headers)).not.toEqual(expect.arrayContaining(['cookie']));
    expect(came[0]!.headers).not.toHaveProperty('x-forwarded-for');
  });

  test.each([
    '/rest/v1/',
    '/rest/v1',
    '/rest/v1/blog_posts/',
    '/rest/v1/rpc/',
    '/rest/v1/a/b',
    '/rest/v1/%2e%2e/x',
    '/rest/v1/blog_posts%2f..',
    '/rest/v1//_system',
    '/auth/v1/',
    '/auth/v1/admin/users',
    '/auth/v1/recover',
    '/auth/v1/otp',
    '/auth/v1/magiclink',
    '/auth/v1/verify',
    '/auth/v1/authorize',
    '/auth/v1/callback',
    '/auth/v1/invite',
    '/auth/v1/resend',
    '/auth/v1/.well-known/jwks.json',
    '/auth/v1/signup',
    '/auth/v1/health',
    '/auth/v1/settings',
  ])('knows nothing of %s', async (path) => {
    const { came, port } = await behind();
    for (const method of ['GET', 'POST'])
      expect([404, 405]).toContain(await raw(port, path, method));
    expect(came).toEqual([]);
  });

  test.each([
    '/',
    '/blog',
    '/_system/info',
    '/storage/v1/object',
    '/portao/users',
    '/rest/v2/x',
    '/restv1',
    '/auth',
    '/rest/v1evil',
    '//rest/v1/blog_posts',
  ])('leaves %s to the site', async (path) => {
    const { came, port } = await behind();
    expect(await raw(port, path)).toBe(418);
    expect(came).toEqual([]);
  });

  test.each([
    '/rest/v1/../../_system/info',
    '/rest/v1/..%2f..%2f_system',
    '/auth/v1/../../portao/users',
  ])('lets nobody climb out by %s', async (path) => {
    const { came, port } = await behind();
    expect([404, 418]).toContain(await raw(port, path, 'PUT'));
    expect(came).toEqual([]);
  });

  test('gives back no header but those that a client needs, and lets nobody cache', async () => {
    const { url } = await behind();
    const { headers } = await fetch(`${url}/rest/v1/blog_posts`, { headers: secret });
    expect(
      [...headers.keys()].filter((name) => !['date', 'connection', 'keep-alive'].includes(name)),
    ).toEqual([
      'cache-control',
      'content-length',
      'content-range',
      'content-type',
      'x-content-type-options',
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('offers reading and writing and no other method', async () => {
    const { port, came } = await behind();
    for (const method of ['OPTIONS', 'TRACE', 'PROPFIND'])
      expect(await raw(port, '/rest/v1/blog_posts', method)).toBe(405);
    expect(came).toEqual([]);
  });

  test.each([
    ['a visitor', visitor, bodyLimits.visitor, 401],
    ['staff', admin, bodyLimits.staff, 200],
    ['the secret key', secret, bodyLimits.key, 200],
  ])(
    'takes from %s as long a body as may be needed, and no longer one, said beforehand or not',
    async (_, who, most, status) => {
      const { url } = await behind();
      const send = (body: BodyInit, more: object = {}) =>
        fetch(`${url}/rest/v1/rpc/count_view`, {
          method: 'POST',
          body,
          headers: who,
          ...more,
        }).then(
          (answer) => answer.status,
          () => 413,
        );
      expect(await send(JSON.stringify('x'.repeat(most - 2)))).toBe(status);
      expect(await send(JSON.stringify('x'.repeat(most - 1)))).toBe(413);
      // With an end: a client that is refused may go on to read what it sends, until the machine has no memory left.
      let left = 4 * most;
      const unsaid = new ReadableStream({
        pull(controller) {
          controller.enqueue(new Uint8Array(64 * 1024).fill(120));
          left -= 64 * 1024;
          if (left <= 0) controller.close();
        },
      });
      expect(await send(unsaid, { duplex: 'half' })).toBe(413);
      expect((await fetch(`${url}/rest/v1/blog_posts`, { headers: secret })).status).toBe(200);
    },
  );

  test.each<[string, string, number, Record<string, string>, number]>([
    ['at an address that is none', '/rest/v1/a/b', 404, visitor, 0],
    ['without a key', '/rest/v1/rpc/count_view', 401, {}, 0],
    ['with a wrong key', '/rest/v1/rpc/count_view', 401, { apikey: 'sb_secret_y' }, 0],
    ['without a session where one is needed', '/auth/v1/factors', 401, visitor, 0],
    ['for what visitors do not ask', '/rest/v1/blog_posts', 401, visitor, 0],
    ['from one who has used up what there is', '/rest/v1/rpc/count_view', 429, visitor, 1],
    ['of staff who write too much', '/rest/v1/blog_posts', 429, admin, 1],
  ])('answers %s before it reads the body', async (_, path, status, headers, before) => {
    const once = { count: 1, seconds: 300 };
    const { url, port, came } = await behind({ rates: { counts: once, writes: once } });
    for (let count = 0; count < before; count++)
      await fetch(url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify({ post_slug: 'a' }),
      });
    const answered = await new Promise<number>((resolve, reject) => {
      const asked = httpRequest(
        { host: '127.0.0.1', port, path, method: 'POST', headers },
        (response) => (resolve(response.statusCode!), asked.destroy()),
      );
      asked.on('error', reject);
      // More is to follow, and never does.
      asked.setHeader('content-length', 1_000_000);
      asked.write('[');
    });
    expect([answered, came.length]).toEqual([status, before]);
  });

  describe('limits', () => {
    const few: ProxyOptions = {
      rates: {
        reads: { count: 3, seconds: 300 },
        signIn: { count: 3, seconds: 300 },
        renewals: { count: 2, seconds: 300 },
        writes: { count: 4, seconds: 60 },
        counts: { count: 5, seconds: 20 },
        countsOfOne: { count: 3, seconds: 20 },
      },
      senderOf: (request) => String(request.headers['x-sender'] ?? ''),
    };
    const post = (url: string, path: string, body: object, headers: object = visitor) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: headers as Record<string, string>,
      });
    const statuses = async (times: number, ask: () => Promise<Response>) => {
      const found = [];
      for (let count = 0; count < times; count++) found.push((await ask()).status);
      return found;
    };
    const guess = (url: string, email = 'a@b.c', headers: object = visitor) =>
      post(url, '/auth/v1/token?grant_type=password', { email, password: 'x' }, headers);
    const read = (url: string, headers: Record<string, string> = visitor) =>
      fetch(`${url}/rest/v1/rpc/find_post?post_slug=a`, { headers });

    test('guesses of a password, and says when to try again', async () => {
      const { url } = await behind(few, () => ({ ...ok, status: 400 }));
      expect(await statuses(5, () => guess(url))).toEqual([400, 400, 400, 429, 429]);
      const refused = await guess(url);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ code: 'over_request_rate_limit' });
      expect((await read(url)).status).toBe(400);
    });

    test('not those who know their password', async () => {
      const { url } = await behind(few);
      expect(await statuses(10, () => guess(url))).toEqual(Array(10).fill(200));
    });

    test('renewals of a session, apart from sign-in', async () => {
      const { url } = await behind(few);
      const renew = () =>
        post(url, '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'r' });
      expect(await statuses(3, renew)).toEqual([200, 200, 429]);
      expect((await guess(url)).status).toBe(200);
    });

    test('reads of a sender, and of nobody else', async () => {
      const { url } = await behind(few);
      expect(await statuses(4, () => read(url))).toEqual([200, 200, 200, 429]);
      expect((await read(url, { ...visitor, 'x-sender': 'other' })).status).toBe(200);
    });

    test('writes of staff, and not their reading', async () => {
      const { url } = await behind(few);
      expect(await statuses(6, () => post(url, '/rest/v1/blog_posts', {}, admin))).toEqual([
        200, 200, 200, 200, 429, 429,
      ]);
      const get = () => fetch(`${url}/rest/v1/blog_posts?select=id`, { headers: admin });
      expect(await statuses(20, get)).toEqual(Array(20).fill(200));
    });

    test('counts of a sender and of one thing, so that nobody uses up what the database counts', async () => {
      const { url } = await behind(few);
      const click = (page: string, sender: string) => () =>
        post(
          url,
          '/rest/v1/rpc/count_contact',
          { page, kind: 'chat', block: 'hero' },
          { ...visitor, 'x-sender': sender },
        );
      expect(await statuses(4, click('/', 'a'))).toEqual([200, 200, 200, 429]);
      expect(await statuses(2, click('/osasco', 'a'))).toEqual([200, 429]);
      expect(await statuses(1, click('/', 'b'))).toEqual([200]);
    });

    test('who breaks the database, or holds it up', async () => {
      const { url } = await behind({ rates: { reads: { count: 20, seconds: 300 } } }, () => ({
        ...ok,
        status: 504,
      }));
      expect(await statuses(2, () => read(url))).toEqual([504, 429]);
    });

    test('nothing for the secret key, and for nothing that looks like it', async () => {
      const { url } = await behind(few);
      const insert = (apikey: string) => () =>
        post(url, '/rest/v1/blog_posts', {}, { ...json, apikey });
      expect(await statuses(10, insert('sb_secret_x'))).toEqual(Array(10).fill(200));
      expect(await statuses(1, insert('sb_secret_y'))).toEqual([401]);
    });

    test('those who read little before those who read much, signing in last, staff first', async () => {
      const { came, url } = await behind({ senderOf: few.senderOf! });
      await read(url);
      await read(url);
      await read(url, { ...visitor, 'x-sender': 'other' });
      await guess(url);
      await fetch(`${url}/rest/v1/blog_posts?select=id`, { headers: admin });
      const [first, second, other, signIn, staff] = came.map(
        ({ options }) => options.priority ?? 0,
      );
      expect(staff).toBe(0);
      expect(other).toBeLessThan(second!);
      expect(first).toBeLessThan(second!);
      expect(signIn).toBeGreaterThan(second! + 1_000);
    });
  });

  test('takes back what its client no longer waits for', async () => {
    let take: (signal: AbortSignal | undefined) => void;
    const taken = new Promise<AbortSignal | undefined>((resolve) => (take = resolve));
    const handle = dataProxy({
      ...noting().service,
      ask: (_request, { signal } = {}) => (take(signal), new Promise(() => undefined)),
    });
    server = createServer((request, response) => void handle(request, response));
    await new Promise<void>((resolve) => server!.listen({ port: 0, host: '127.0.0.1' }, resolve));
    const leaving = new AbortController();
    const asked = fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/v1/rpc/find_post?post_slug=a`,
      { headers: visitor, signal: leaving.signal },
    );
    const signal = await taken;
    expect(signal?.aborted).toBe(false);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    await expect.poll(() => signal?.aborted).toBe(true);
  });
});
