// Who may do what with pictures of posts in a hosted project: the policies of the migration on a real PostgreSQL, asked as
// Supabase Storage asks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../structure/tree.ts';
import { bareDatabase } from './bare-database.ts';
import { backends, type Backend, type Role } from './stands.ts';
import { inSeconds, signToken } from './token.ts';

let backend: Backend;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  backend = await backends.find(({ hasSql }) => hasSql)!.start();
  for (const role of ['member', 'editor', 'admin'] as const) {
    const { data } = await backend.clients[role].auth.getSession();
    tokens.set(role, data.session!.access_token);
  }
});
afterAll(() => backend?.close());

const name = '0123456789abcdef.webp';
const other = 'fedcba9876543210.jpg';

/** What Storage answers; `ok` where it did what was asked. */
async function ask(
  role: Role,
  path: string,
  { token = tokens.get(role), ...init }: RequestInit & { token?: string } = {},
) {
  const key = role === 'service' ? backend.secretKey : backend.publishableKey;
  const answer = await fetch(`${backend.url}/storage/v1${path}`, {
    ...init,
    headers: {
      apikey: key,
      authorization: `Bearer ${token ?? signToken({ role: role === 'service' ? 'service_role' : 'anon' }, backend.jwtSecret)}`,
      ...(init.headers as Record<string, string>),
    },
  });
  const text = await answer.text();
  return answer.ok ? `ok ${text}` : (JSON.parse(text) as { message: string }).message;
}
const send = (
  role: Role,
  path: string,
  { type = 'image/webp', ...headers }: Record<string, string> = {},
  body = `from ${role}`,
) =>
  ask(role, `/object/${path}`, {
    method: 'POST',
    body: Buffer.from(body),
    headers: { 'content-type': type, ...headers },
  });
const see = (role: Role, at = name) => ask(role, `/object/authenticated/post-pictures/${at}`);
const list = (role: Role) =>
  ask(role, '/object/list/post-pictures', {
    method: 'POST',
    body: JSON.stringify({ prefix: '' }),
  });
const remove = (role: Role, at = name) =>
  ask(role, '/object/post-pictures', {
    method: 'DELETE',
    body: JSON.stringify({ prefixes: [at] }),
  });

beforeEach(async () => {
  await remove('service');
  await remove('service', other);
  await send('service', `post-pictures/${name}`);
});

describe.each([
  ['visitor', false],
  ['member', false],
  ['editor', true],
  ['admin', true],
  ['service', true],
] as const)('%s', (role, may) => {
  test(`${may ? 'sends and sees' : 'neither sends nor sees'} pictures`, async () => {
    expect(
      (await send(role, `post-pictures/${other}`, { type: 'image/jpeg' })).startsWith('ok'),
    ).toBe(may);
    expect(await see(role)).toBe(may ? 'ok from service' : 'Object not found');
    const listed = await list(role);
    expect(listed.includes(name)).toBe(may);
    if (!may) expect(listed).toBe('ok []');
  });

  test('writes over none, and changes none', async () => {
    if (role === 'service') return;
    const again = await send(role, `post-pictures/${name}`, { 'x-upsert': 'true' });
    expect(again).toContain('row-level security');
    expect(await send(role, `post-pictures/${name}`)).toMatch(/already exists|row-level security/);
    expect(await see('service')).toBe('ok from service');
  });

  test(`${role === 'admin' || role === 'service' ? 'deletes' : 'does not delete'} one`, async () => {
    await remove(role);
    const isGone = role === 'admin' || role === 'service';
    expect(await see('service')).toBe(isGone ? 'Object not found' : 'ok from service');
  });
});

test('a picture that only a public post names is read by no visitor', async () => {
  const { error } = await backend.clients.service.from('blog_posts').insert({
    title: 'Com imagem',
    slug: 'com-imagem',
    content: `![a](uploads/${name})`,
    status: 'published',
  });
  expect(error).toBeNull();
  expect(await see('visitor')).toBe('Object not found');
});

test.each([
  'foto.webp',
  '0123456789abcdef.svg',
  '0123456789abcdef.html',
  '0123456789abcdef.webp.html',
  '0123456789ABCDEF.webp',
  `pasta/${name}`,
  `..%2F${name}`,
])('nobody of the panel sends one called %s', async (at) => {
  for (const role of ['editor', 'admin'] as const)
    expect(await send(role, `post-pictures/${at}`)).toContain('row-level security');
});

test.each(['image/svg+xml', 'text/html', 'image/gif', 'application/octet-stream'])(
  'what says to be %s is not taken',
  async (type) => {
    expect(await send('admin', `post-pictures/${other}`, { type })).toBe(
      `mime type ${type} is not supported`,
    );
  },
);

test('12 MB are the most', async () => {
  const body = 'x'.repeat(12_000_001);
  expect(await send('admin', `post-pictures/${other}`, { type: 'image/jpeg' }, body)).toContain(
    'exceeded',
  );
  expect(
    await send('admin', `post-pictures/${other}`, { type: 'image/jpeg' }, body.slice(1)),
  ).toMatch(/^ok/);
});

test('nobody sends into another bucket', async () => {
  await backend.sql!("insert into storage.buckets (id, name) values ('other', 'other')");
  expect(await send('admin', `other/${name}`)).toContain('row-level security');
});

test.each([
  ['whose session ended', { session_id: '00000000-0000-4000-8000-000000000000' }],
  ['that expired', { exp: inSeconds(-10) }],
])('a token %s opens nothing', async (_, claims) => {
  const own = JSON.parse(
    Buffer.from(tokens.get('admin')!.split('.')[1]!, 'base64url').toString(),
  ) as object;
  const token = signToken({ ...own, ...claims }, backend.jwtSecret);
  const answer = await ask('admin', `/object/authenticated/post-pictures/${name}`, { token });
  expect(answer).toMatch(/not found|"exp"/);
});

describe('the migration', () => {
  const sql = readFileSync(
    join(root, 'supabase/migrations/20261128000100_post_pictures.sql'),
    'utf8',
  );

  test('runs twice, and brings a bucket that somebody opened back', async () => {
    await backend.sql!(
      "update storage.buckets set public = true, file_size_limit = null where id = 'post-pictures'",
    );
    await backend.sql!(sql);
    expect(
      await backend.sql!(
        "select public, file_size_limit from storage.buckets where id = 'post-pictures'",
      ),
    ).toEqual([{ public: false, file_size_limit: '12000000' }]);
    const policies = await backend.sql!(
      "select cmd from pg_policies where schemaname = 'storage' order by 1",
    );
    expect(policies.map(({ cmd }) => cmd)).toEqual(['DELETE', 'INSERT', 'SELECT']);
  });

  test('does nothing where there is no Storage, and can be run again', async () => {
    const database = await bareDatabase();
    await database.run([{ name: '', version: '', sql }]);
    expect(await database.sql("select 1 from pg_namespace where nspname = 'storage'")).toEqual([]);
    await database.close();
  });
});
