// What a visitor may ask: what the site asks, and nothing else. Real clients send here, to a gate that notes what it lets
// through to the database.
import { linkRequest } from '../../engine/blog/link-request.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { connect } from '../../engine/blog/client.ts';
import { createPeople } from '../../engine/blog/people.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { createReader } from '../../engine/blog/reader.ts';
import { listRequest } from '../../engine/blog/visitor-requests.ts';
import { countContactRequest } from '../../engine/client/contact-request.ts';
import { createGate, type Guarded } from '../../engine/database/gate/gate.ts';
import type { Person } from '../../engine/database/gate/people.ts';
import { visitorRules } from '../../engine/database/gate/visitor-rules.ts';
import type { DataAnswer, DataRequest } from '../../engine/database/messages.ts';

const url = 'http://dados.exemplo';
const user = { id: 'u', email: 'a@b.c', aud: 'authenticated', created_at: '', app_metadata: {} };
const session = {
  access_token: `x.${Buffer.from('{"exp":9999999999}').toString('base64url')}.x`,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  user,
};
const member: Person = { id: 'u', session: 's', role: null, name: '' };

const factorId = '00000000-0000-4000-8000-000000000007';

/** What the database would answer. */
function answerTo({ path }: DataRequest): DataAnswer {
  const body =
    path.startsWith('/auth/v1/token') || path.endsWith('/verify')
      ? session
      : path === '/auth/v1/user'
        ? user
        : path.startsWith('/auth/v1/factors')
          ? { id: factorId, type: 'totp', totp: { qr_code: '', secret: '', uri: '' } }
          : [];
  return {
    status: 200,
    headers: [['content-type', 'application/json']],
    body: new TextEncoder().encode(JSON.stringify(body)),
  };
}

/** A gate, and a `fetch` that asks it. */
function stand({
  person = member,
  answer = answerTo,
}: { person?: Person | null; answer?: typeof answerTo } = {}) {
  const came: DataRequest[] = [];
  const service: Guarded = {
    ready: Promise.resolve({ publishableKey: 'k', secretKey: 's' }),
    personOf: () => Promise.resolve(person),
    ask: (request) => (came.push(request), Promise.resolve(answer(request))),
  };
  const gate = createGate(service);
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { status, headers, body } = await gate({
      method: request.method,
      url: new URL(request.url),
      headers: Object.fromEntries(request.headers),
      client: 'c',
      readBody: async () => new Uint8Array(await request.arrayBuffer()),
      signal: request.signal,
    });
    return new Response(status === 204 ? null : new Uint8Array(body), {
      status,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
    });
  };
  return { came, send };
}

/** Everything that the site's own clients do. */
async function useTheSite(send: typeof fetch): Promise<void> {
  const reader = createReader({ url, publishableKey: 'k' }, send);
  await reader.listPublished({ offset: 0, limit: 12 });
  await reader.listPublished({ offset: 24, limit: 12, tag: 'motor & "portão", 100%' });
  await reader.findPost('um-post');
  await reader.countView('um-post');
  const { path, ...click } = countContactRequest({ page: '/osasco', kind: 'chat', block: 'hero' });
  expect(
    (await send(url + path, { ...click, headers: { ...click.headers, apikey: 'k' } })).status,
  ).toBe(200);
  const client = connect({ url, key: 'k', fetch: send });
  for (const use of [{ token: 'a1' }, { token: 'a1', password: 'p', name: '' }]) {
    const link = linkRequest(use);
    const headers = { ...link.headers, apikey: 'k' };
    expect((await send(url + link.path, { ...link, headers })).status).toBe(200);
  }
  expect(
    (await client.auth.signInWithPassword({ email: 'a@b.c', password: 'p' })).error,
  ).toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.rpc('my_account')).error).toBeNull();
  expect((await client.auth.getUser()).error).toBeNull();
  expect(
    (await client.auth.updateUser({ password: 'nova', current_password: 'p' })).error,
  ).toBeNull();
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefone' });
  await client.auth.mfa.challengeAndVerify({ factorId: data!.id, code: '123456' });
  const { access_token: token } = (await client.auth.getSession()).data.session!;
  const headers = { apikey: 'k', authorization: `Bearer ${token}` };
  for (const method of ['GET', 'POST'])
    expect((await send(`${url}/auth/v1/factors/${data!.id}/codes`, { method, headers })).ok).toBe(
      true,
    );
  await client.auth.mfa.unenroll({ factorId: data!.id });
  expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
}

describe('the gate', () => {
  test('lets everything through that the site asks, and knows no request besides', async () => {
    const { came, send } = stand();
    await useTheSite(send);
    const used = visitorRules.filter((rule) =>
      came.some(({ method, path, body }) => {
        const asked = new URL(path, url);
        const text = new TextDecoder().decode(body);
        return (
          rule.method === method &&
          rule.path === asked.pathname.replace(factorId, ':id') &&
          rule.make(
            asked.searchParams,
            text === '' ? null : (JSON.parse(text) as unknown),
            factorId,
          ) !== null
        );
      }),
    );
    expect(used.map(({ name }) => name)).toEqual(visitorRules.map(({ name }) => name));
    expect(came).toHaveLength(19);
  });

  test('sends on what the site would have sent, whatever else came with it', async () => {
    const { came, send } = stand();
    const { path, headers } = listRequest({ offset: 0, limit: 12 });
    await send(url + path, { headers: { ...headers, apikey: 'k', accept: '*/*', cookie: 'a=b' } });
    expect(came).toMatchObject([{ path, headers: { ...headers, apikey: 'k' } }]);
    expect(Object.keys(came[0]!.headers).sort()).toEqual(['apikey', 'prefer']);
  });

  const list = listRequest({ offset: 0, limit: 12 }).path;
  const asReader = { apikey: 'k', prefer: 'count=exact' };
  const aliases = Array.from({ length: 80 }, (_, index) => `a${index}:content`).join();
  test.each([
    ['GET', '/rest/v1/rpc/next_topic?topics=%7B%7D'],
    ['GET', '/rest/v1/rpc/set_contact_places?paths=%7B%7D&blocks=%7B%7D'],
    ['GET', `/rest/v1/blog_posts?select=${aliases}`],
    ['GET', '/rest/v1/blog_posts?select=*'],
    ['GET', '/rest/v1/blog_posts'],
    ['GET', `${list}&or=(title.eq.a,title.eq.b)`],
    ['GET', `${list}&limit=1000`],
    ['GET', list.replace('limit=12', 'limit=101')],
    ['GET', list.replace('limit=12', 'limit=0')],
    ['GET', list.replace('offset=0', 'offset=-1')],
    ['GET', list.replace('offset=0', 'offset=100001')],
    ['GET', list.replace('eq.published', 'eq.draft')],
    ['GET', list.replace('published_at.desc', 'content.desc')],
    ['GET', `${list}&tags=cs.%7Ba%7D`],
    ['GET', `${list}&tags=eq.%5B%22a%22%5D`],
    ['HEAD', list],
    ['POST', '/rest/v1/blog_posts'],
    ['DELETE', '/rest/v1/blog_posts?id=not.is.null'],
    ['GET', '/rest/v1/rpc/find_post?post_slug=A B'],
    ['GET', `/rest/v1/rpc/find_post?post_slug=${'a'.repeat(151)}`],
    ['GET', '/rest/v1/rpc/find_post?post_slug=a&select=*'],
    ['POST', '/rest/v1/rpc/find_post', '{"post_slug":"a"}'],
    ['GET', '/rest/v1/rpc/count_view?post_slug=a'],
    ['POST', '/rest/v1/rpc/count_view', '{"post_slug":["a"]}'],
    ['POST', '/rest/v1/rpc/count_view', '[{"post_slug":"a"}]'],
    ['POST', '/rest/v1/rpc/count_view', '{"post_slug":"a","x":1}'],
    ['POST', '/rest/v1/rpc/count_contact', '{"page":"/","kind":"fax","block":"hero"}'],
    ['POST', '/rest/v1/rpc/count_contact', '{"page":"/","kind":"chat"}'],
    ['POST', '/rest/v1/rpc/my_account', '{}'],
    ['POST', '/auth/v1/token?grant_type=pkce', '{}'],
    ['POST', '/auth/v1/token?grant_type=password', '{"email":{},"password":[]}'],
    ['POST', '/auth/v1/token?grant_type=password', 'not json'],
    ['POST', '/auth/v1/signup', '{"email":"a@b.c","password":"p"}'],
    ['POST', '/auth/v1/link', '{"token":5}'],
    ['POST', '/auth/v1/link', '{"token":"a","password":"p"}'],
    ['POST', '/auth/v1/link', '{"token":"a","password":null,"name":""}'],
    ['GET', '/auth/v1/user'],
    ['PUT', '/auth/v1/user', '{"password":"nova","current_password":"p"}'],
    ['POST', '/auth/v1/logout?scope=local'],
    ['GET', '/rest/v1/scheduler'],
    ['GET', '/rest/v1/rpc/unknown'],
    ['POST', '/rest/v1/rpc/set_rhythm', '{"every_days":7,"makes":"draft"}'],
  ])('refuses a visitor %s %s %s', async (method, path, body = undefined) => {
    const { came, send } = stand();
    const response = await send(url + path, {
      method,
      body,
      headers: path.startsWith(list.slice(0, 20)) ? asReader : { apikey: 'k' },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(((await response.json()) as { message: string }).message).toMatch(/\w+ \w+ .*\.$/);
    expect(came).toEqual([]);
  });

  test.each([
    ['prefer', 'count=planned'],
    ['range', '0-1'],
    ['accept-profile', 'private'],
    ['accept', 'application/vnd.pgrst.plan'],
  ])('refuses a visitor the header %s: %s', async (name, value) => {
    const { came, send } = stand();
    const ask = async (headers: Record<string, string>) =>
      (await send(url + list, { headers: { ...asReader, ...headers } })).status;
    expect(await ask({ [name]: value })).toBe(401);
    expect(came).toEqual([]);
    expect(await ask({})).toBe(200);
  });

  test('refuses addresses of more than 2 KB, keys that are none, null bytes from anybody', async () => {
    const { came, send } = stand();
    const ask = (path: string, init: RequestInit = {}) =>
      send(url + path, { headers: { apikey: 'k' }, ...init }).then(({ status }) => status);
    expect(await ask(`/rest/v1/blog_posts?a=${'a'.repeat(2_048)}`)).toBe(414);
    expect(await ask(list, { headers: {} })).toBe(401);
    expect(await ask(list, { headers: { apikey: 'other' } })).toBe(401);
    const put = (body: string) =>
      ask('/rest/v1/blog_posts', {
        method: 'POST',
        body,
        headers: { apikey: 's', 'content-type': 'application/json' },
      });
    expect(await put('{"title":"a\\u0000"}')).toBe(400);
    expect(await put('{"title":"a\0"}')).toBe(400);
    expect(await put('{"title":"a\\ud83d"}')).toBe(400);
    expect(await put('{"title":"\\uDEAAa"}')).toBe(400);
    expect(await ask('/rest/v1/blog_posts?title=eq.%00', { headers: { apikey: 's' } })).toBe(400);
    expect(came).toEqual([]);
    expect(await put('{"title":"a\\\\u0000"}')).toBe(200);
    expect(await put('{"title":"a\\\\ud83d \\ud83d\\udeaa 🚪"}')).toBe(200);
  });

  test('gives a member what visitors have and what is their own, and staff the whole API but for passwords', async () => {
    const ask = async (person: Person | null, path: string, init: RequestInit = {}) => {
      const { send } = stand({ person });
      const headers = {
        apikey: 'k',
        authorization: 'Bearer t',
        'content-type': 'application/json',
      };
      return (await send(url + path, { headers, ...init })).status;
    };
    const staff: Person = { ...member, role: 'admin', name: '' };
    const drafts = '/rest/v1/blog_posts?select=id&status=eq.draft';
    expect(
      await ask(member, list.replace('/rest', '/rest'), {
        headers: { apikey: 'k', authorization: 'Bearer t', prefer: 'count=exact' },
      }),
    ).toBe(200);
    expect(await ask(member, drafts)).toBe(403);
    expect(await ask(staff, drafts)).toBe(200);
    expect(await ask(null, drafts)).toBe(401);
    const change = { method: 'PUT', body: '{"password":"nova"}' };
    expect(await ask(staff, '/auth/v1/user', change)).toBe(403);
    expect(await ask(staff, '/auth/v1/user', { method: 'PUT', body: '{"email":"x@y.z"}' })).toBe(
      403,
    );
  });

  test.each<[string, string, string, string?]>([
    ['GET', `select=${aliases}`, 'a column many times'],
    ['GET', 'select=content,content&limit=1', 'a column twice'],
    ['GET', 'select=*,author(*)', 'other tables within'],
    ['GET', `select=id&title=ilike.${'%25a'.repeat(2_000)}`, 'an address of 8 KB'],
    ['GET', '', 'every text at once'],
    ['GET', 'select=content&limit=1000', 'a thousand texts'],
    ['GET', 'select=id&content=match.(a*)*b', 'a search of texts'],
    ['GET', 'select=id&or=(title.eq.a,content.match.(a*)*b)', 'a search of texts among others'],
    ['POST', '', 'many rows', `[${'{"title":"a"},'.repeat(899)}{"title":"a"}]`],
    ['PATCH', 'status=eq.draft', 'a change of many rows', '{"title":"a"}'],
    ['DELETE', 'id=not.is.null', 'a deletion of many rows'],
  ])('refuses staff %s %#: %3$s', async (method, query, _what, body) => {
    const { came, send } = stand({ person: { ...member, role: 'admin', name: '' } });
    const response = await send(`${url}/rest/v1/blog_posts?${query}`, {
      method,
      body,
      headers: {
        apikey: 'k',
        authorization: 'Bearer t',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
    });
    expect([400, 414]).toContain(response.status);
    expect(((await response.json()) as { message: string }).message).toMatch(/\w+ \w+ .*\.$/);
    expect(came).toEqual([]);
  });

  test('lets through what the panel asks', async () => {
    const { came, send } = stand({ person: { ...member, role: 'admin', name: '' } });
    const signedIn: typeof fetch = (input, init) => {
      const request = new Request(input, init);
      request.headers.set('authorization', 'Bearer t');
      return send(request);
    };
    const client = connect({ url, key: 'k', fetch: signedIn });
    const store = createPostStore(client);
    const id = factorId;
    const done = await Promise.allSettled([
      store.list({ offset: 0, limit: 50, search: 'ã'.repeat(100), state: 'published' }),
      store.get(id),
      store.bySlug('a'),
      store.create({} as never),
      store.publish({} as never),
      store.update(id, { title: 'a' }, '2026-01-01T00:00:00Z'),
      store.remove(id),
      store.restore(id),
      store.deletedPosts({ offset: 0, limit: 50 }),
      store.versions(id),
      store.version(1),
      store.figures(),
      store.viewReport(30),
      store.schedulerState(),
      store.setRhythm({ every_days: 7, makes: 'draft' }),
      store.contactReport(7),
      store.contactDays('2026-01-01'),
      store.changedSince('2026-01-01T00:00:00Z'),
      createPeople(client).history(50),
    ]);
    expect(came.length).toBeGreaterThanOrEqual(done.length);
  });

  test('stops reading by whoever asked what took the database too long', async () => {
    const slow = () => ({ status: 504, headers: [], body: new Uint8Array() });
    const { send } = stand({ person: { ...member, role: 'admin', name: '' }, answer: slow });
    const read = async () =>
      (
        await send(`${url}/rest/v1/blog_posts?select=id`, {
          headers: { apikey: 'k', authorization: 'Bearer t' },
        })
      ).status;
    expect([await read(), await read()]).toEqual([504, 429]);
  });

  test('takes nothing from a form of another site', async () => {
    const { came, send } = stand();
    const path = '/auth/v1/token?grant_type=password';
    const body = JSON.stringify({ email: 'a@b.c', password: 'p' });
    const ask = async (headers: Record<string, string>) =>
      (await send(url + path, { method: 'POST', body, headers: { apikey: 'k', ...headers } }))
        .status;
    const json = { 'content-type': 'application/json' };
    expect(await ask({ 'content-type': 'text/plain' })).toBe(415);
    expect(await ask({ 'content-type': 'application/x-www-form-urlencoded' })).toBe(415);
    expect(await ask({ ...json, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(came).toEqual([]);
    expect(await ask({ ...json, 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  test('does not pass on an answer that is too long', async () => {
    const long = { status: 200, headers: [], body: new Uint8Array(5 * 1024 * 1024) };
    const { send } = stand({ answer: () => long });
    expect((await send(url + list, { headers: asReader })).status).toBe(413);
  });

  test('asks the database once it is there', async () => {
    let start = (_keys: { publishableKey: string; secretKey: string }) => {};
    const gate = createGate({
      ready: new Promise((resolve) => (start = resolve)),
      personOf: () => Promise.resolve(null),
      ask: (request) => Promise.resolve(answerTo(request)),
    });
    const early = gate({
      method: 'GET',
      url: new URL(list, url),
      headers: asReader,
      client: 'c',
      readBody: () => Promise.resolve(new Uint8Array()),
      signal: new AbortController().signal,
    });
    await sleep(1);
    start({ publishableKey: 'k', secretKey: 's' });
    expect((await early).status).toBe(200);
  });
});
