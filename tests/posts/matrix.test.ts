// Who may do what, over HTTP with supabase-js, on both backends. Statuses differ between them (an update that no policy
// allows is 401 on one and touches no row on the other): what counts is whether something was done.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DataClient } from '../../engine/blog/client.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { textOf } from '../structure/tree.ts';
import { backends, type Backend } from './stands.ts';
import { claimsOf, inSeconds, signToken } from './token.ts';

import { draftOf, inMinutes, roles, staff, titleOf, type Answer, type Posts } from './operation.ts';
import { operations } from './operations.ts';

/** So many times the posts that a test has of its own. */
async function makePosts({ service, editor }: Backend['clients'], times: number): Promise<Posts[]> {
  const day = 24 * 60;
  const insert = async (client: DataClient, kinds: readonly object[]) => {
    const rows = Array.from({ length: times }, () => kinds)
      .flat()
      .map((kind) => ({
        title: 'Um post',
        slug: `post-${randomUUID()}`,
        content: 'Texto.',
        ...kind,
      }));
    const { data, error } = await client.from('blog_posts').insert(rows).select('id,slug');
    if (error) throw new Error(error.message);
    const made = new Map(data.map((row) => [row.slug, row]));
    return rows.map(({ slug }) => made.get(slug)!);
  };
  const plain = { published_at: inMinutes(0), withdrawn_at: null };
  const ofService = await insert(service, [
    { ...plain, status: 'published' },
    { ...plain, status: 'draft' },
    { ...plain, status: 'published', published_at: inMinutes(day) },
    { ...plain, status: 'published', published_at: inMinutes(30) },
    {
      status: 'published',
      published_at: inMinutes(-2 * day),
      withdrawn_at: inMinutes(-day),
    },
  ]);
  const ofEditor = await insert(editor, [{ status: 'draft' }, { status: 'review' }]);
  return Array.from({ length: times }, (_, at) => {
    const [published, draft, scheduled, soon, withdrawn] = ofService.slice(5 * at);
    const [own, handedIn] = ofEditor.slice(2 * at);
    return {
      own: own!,
      handedIn: handedIn!,
      published: published!,
      draft: draft!,
      scheduled: scheduled!,
      soon: soon!,
      withdrawn: withdrawn!,
    };
  });
}

describe.each(backends)('on $name', ({ hasSql, start }) => {
  let backend: Backend;
  let service: DataClient;
  let posts: Posts;

  /** What became of 20 automatic posts asked for at once, of the scheduler just switched on. */
  let raced: Answer[];

  beforeAll(async () => {
    backend = await start();
    service = backend.clients.service;
    // The first thing that happens: what follows takes the slot of the day.
    await service.rpc('set_scheduler', { is_enabled: true });
    raced = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? backend.clients.admin : service).rpc('auto_post', {
          draft: draftOf('corrida'),
        }),
      ),
    );
  });
  afterAll(() => backend?.close());

  /** What tests to come take; one request makes those of many. */
  const waiting: Posts[] = [];
  beforeEach(async () => {
    if (waiting.length === 0) waiting.push(...(await makePosts(backend.clients, 20)));
    posts = waiting.shift()!;
  });

  /** Every table that is read by admins alone has a row. */
  beforeAll(async () => {
    const { data } = await service.rpc('publish_post', { post: draftOf('tabelas') });
    await service
      .from('blog_posts')
      .update({ slug: `novo-${randomUUID()}` })
      .eq('id', data!.id);
    await service.rpc('auto_post', { draft: draftOf('tabelas'), force: true });
    const { data: doomed } = await service.rpc('publish_post', { post: draftOf('lixeira') });
    await service.from('blog_posts').delete().eq('id', doomed!.id);
    await service.rpc('set_contact_places', { paths: ['/'], blocks: ['hero'] });
    await service.rpc('count_contact', { page: '/', kind: 'chat', block: 'hero' });
    await service.rpc('take_entry', {
      entry: { path: '/', form: 'f', heading: 'F', fields: [], keep_days: 90 },
    });
    const { data: post } = await service
      .from('blog_posts')
      .select('slug')
      .eq('status', 'published')
      .limit(1)
      .single();
    await service.rpc('count_view', { post_slug: post!.slug });
  });

  describe.each(operations)('$name:', ({ allowed, attempt }) => {
    test.each(roles.map((role) => [role, allowed.includes(role) ? 'may' : 'may not'] as const))(
      '%s %s',
      async (role, may) => {
        expect(await attempt({ client: backend.clients[role], service, ...posts })).toBe(
          may === 'may',
        );
      },
    );
  });

  describe.each(['visitor', 'member', 'editor', 'admin'] as const)('%s', (role) => {
    test.each([
      ['scheduler', { enabled: true }],
      ['scheduler', { makes: 'draft' }],
      ['scheduler_runs', { outcome: 'created', reason: 'due' }],
      ['slug_history', { slug: 'tomado', post_id: randomUUID() }],
      ['view_days', { day: '2020-01-01', views: 9 }],
      ['contact_clicks', { day: '2020-01-01', path: '/', kind: 'chat', block: 'hero', clicks: 9 }],
      ['audit_log', { action: 'post-published', subject: 'Nada' }],
      ['deleted_posts', { id: randomUUID(), actor: 'outra@exemplo.com.br', post: {} }],
      ['post_versions', { post_id: randomUUID(), actor: 'outra@exemplo.com.br', post: {} }],
      ['form_entries', { path: '/', form: 'f', heading: 'F', fields: [], keep_days: 9 }],
    ] as const)('writes nothing into %s', async (table, row) => {
      const before = await service.from(table).select('*');
      const any = backend.clients[role].from(table as 'slug_history');
      await any.insert(row as never);
      await any.update(row as never).not(Object.keys(row)[0]! as 'slug', 'is', null);
      await any.delete().not(Object.keys(row)[0]! as 'slug', 'is', null);
      expect((await service.from(table).select('*')).data).toEqual(before.data);
    });
  });

  describe.each(roles)('%s', (role) => {
    test.each([
      ['private', 'admins'],
      ['private', 'editors'],
      ['private', 'links'],
      ['private', 'post_authors'],
      ['private', 'contact_paths'],
      ['private', 'site_settings'],
      ['auth', 'users'],
      ['supabase_migrations', 'schema_migrations'],
    ])('does not reach %s.%s', async (schema, table) => {
      const client = backend.clients[role].schema(schema as 'public');
      expect((await client.from(table as 'blog_posts').select('*')).error).not.toBeNull();
      expect(
        (await client.from(table as 'blog_posts').insert({ user_id: randomUUID() } as never)).error,
      ).not.toBeNull();
      expect((await client.rpc('insert_post' as 'my_account')).error).not.toBeNull();
    });
  });

  test('an admin sets neither views nor dates of the row, which functions keep', async () => {
    const { admin } = backend.clients;
    const { data: made } = await admin
      .from('blog_posts')
      .insert({
        title: 'Novo',
        slug: randomUUID(),
        content: 'x',
        views: 900,
        created_at: '2001-01-01T00:00:00Z',
      })
      .select()
      .single();
    expect(made).toMatchObject({ views: 0 });
    expect(new Date(made!.created_at).getFullYear()).toBeGreaterThan(2020);
    const { data: changed } = await admin
      .from('blog_posts')
      .update({ views: 900, updated_at: '2001-01-01T00:00:00Z', title: 'Outro' })
      .eq('id', made!.id)
      .select()
      .single();
    expect(changed).toMatchObject({ views: 0, title: 'Outro' });
    expect(Date.parse(changed!.updated_at)).toBeGreaterThan(Date.parse(made!.created_at) - 1);
  });

  test('what an admin approves is what she saw: a post that was changed since stays as it is', async () => {
    const { admin, editor } = backend.clients;
    const store = createPostStore(admin);
    const seen = (await store.get(posts.handedIn.id))!;
    await editor.from('blog_posts').update({ content: 'Outro texto.' }).eq('id', seen.id);
    await expect(
      store.update(seen.id, { status: 'published' }, seen.updated_at),
    ).rejects.toMatchObject({ kind: 'stale', present: { content: 'Outro texto.' } });
    const now = (await store.get(seen.id))!;
    expect(now.status).toBe('review');
    const approved = await store.update(seen.id, { status: 'published' }, now.updated_at);
    expect(approved).toMatchObject({ status: 'published', content: 'Outro texto.' });
    // What is public is no longer hers.
    await editor.from('blog_posts').update({ content: 'Mais um.' }).eq('id', seen.id);
    expect((await store.get(seen.id))!.content).toBe('Outro texto.');
    expect(await createPostStore(editor).myPosts()).toContain(seen.id);
    expect(await store.myPosts()).not.toContain(seen.id);
  });

  describe('a forged token', () => {
    const claims = (more: object = {}) => ({
      role: 'service_role',
      aud: 'authenticated',
      sub: randomUUID(),
      exp: inSeconds(600),
      ...more,
    });

    test.each<[string, (backend: Backend) => string]>([
      ['without a signature', () => signToken(claims(), '', 'none')],
      [
        'signed with another secret',
        () => signToken(claims(), 'outro-segredo-outro-segredo-outro-segredo'),
      ],
      ['signed with an empty secret', () => signToken(claims(), '')],
      [
        "signed with the service's public default secret",
        () => signToken(claims(), 'unsafe-secret-change-me'),
      ],
      [
        'signed with the publishable key',
        ({ publishableKey }) => signToken(claims(), publishableKey),
      ],
      ['that expired', ({ jwtSecret }) => signToken(claims({ exp: inSeconds(-3600) }), jwtSecret)],
      [
        'with its payload exchanged',
        ({ jwtSecret }) => {
          const [head, , signature] = signToken(
            { role: 'anon', exp: inSeconds(600) },
            jwtSecret,
          ).split('.');
          return [head, signToken(claims(), 'x').split('.')[1], signature].join('.');
        },
      ],
      ['that is no token', () => 'service_role'],
    ])('%s opens nothing', async (_kind, make) => {
      const headers = {
        apikey: backend.publishableKey,
        authorization: `Bearer ${make(backend)}`,
        'content-type': 'application/json',
      };
      const read = await fetch(`${backend.url}/rest/v1/blog_posts?status=eq.draft`, { headers });
      expect([401, 200]).toContain(read.status);
      expect(await read.text()).not.toContain(posts.draft.id);
      const called = await fetch(`${backend.url}/rest/v1/rpc/set_scheduler`, {
        method: 'POST',
        headers,
        body: '{"is_enabled":true}',
      });
      expect(called.status).toBeGreaterThanOrEqual(400);
      const written = await fetch(`${backend.url}/rest/v1/blog_posts?id=eq.${posts.published.id}`, {
        method: 'DELETE',
        headers,
      });
      expect(written.status).toBeGreaterThanOrEqual(200);
      expect(await titleOf(service, posts.published.id)).toBe('Um post');
    });

    test('that is rightly signed gives no rights by what it says of itself', async () => {
      const { data } = await backend.clients.member.auth.getSession();
      const said = {
        ...claimsOf(data.session!.access_token),
        app_metadata: { role: 'admin', admin: true },
        user_metadata: { admin: true },
        user_role: 'admin',
        is_admin: true,
      };
      const headers = {
        apikey: backend.publishableKey,
        authorization: `Bearer ${signToken(said, backend.jwtSecret)}`,
      };
      expect(
        await (
          await fetch(`${backend.url}/rest/v1/blog_posts?status=eq.draft`, { headers })
        ).json(),
      ).toEqual([]);
    });

    test.each(['sb_publishable_invented', 'sb_secret_invented', ''])(
      'and the key "%s" open nothing',
      async (key) => {
        const response = await fetch(`${backend.url}/rest/v1/blog_posts`, {
          headers: { apikey: key },
        });
        expect(response.status).toBe(401);
      },
    );
  });

  if (hasSql) {
    describe('the catalogue', () => {
      const names = async (text: string) => (await backend.sql!(text)).map(({ name }) => name);

      test('gives each function of the API to those who may call it, although the project grants all to all', async () => {
        const rows =
          await backend.sql!(`select proname as name, array_agg(grantee order by grantee) as may
          from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as grantee
          where pronamespace = 'public'::regnamespace and has_function_privilege(grantee, oid, 'execute') group by proname`);
        const [all, signedIn, secret] = [
          ['anon', 'authenticated', 'service_role'],
          ['authenticated', 'service_role'],
          ['service_role'],
        ];
        expect(Object.fromEntries(rows.map(({ name, may }) => [name, may]))).toEqual({
          import_rows: ['service_role'],
          next_post_change: ['service_role'],
          find_post: all,
          count_view: all,
          count_contact: all,
          my_account: signedIn,
          my_posts: signedIn,
          note_business: signedIn,
          unschedule_posts: signedIn,
          people: signedIn,
          set_role: signedIn,
          remove_person: signedIn,
          remove_second_factor: signedIn,
          end_sessions: signedIn,
          set_my_name: signedIn,
          invite_person: signedIn,
          cancel_invite: signedIn,
          reset_link: secret,
          publish_post: signedIn,
          restore_post: signedIn,
          post_summary: signedIn,
          view_report: signedIn,
          scheduler_state: signedIn,
          set_scheduler: signedIn,
          set_rhythm: signedIn,
          next_topic: signedIn,
          auto_post: signedIn,
          contact_report: signedIn,
          set_contact_places: secret,
          set_time_zone: secret,
          contact_places: signedIn,
          take_entry: secret,
          mark_entry: signedIn,
          delete_entry: signedIn,
        });
      });

      test('protects every table of the API by row, and none of the hidden schema', async () => {
        const tables = (schema: string, by: boolean) =>
          names(
            `select relname as name from pg_class where relnamespace = '${schema}'::regnamespace and relkind = 'r' and relrowsecurity = ${by}`,
          );
        expect(await tables('public', false)).toEqual([]);
        expect(await tables('private', true)).toEqual([]);
      });

      test('has no function that runs as its owner and looks names up in a path of the caller', async () => {
        expect(
          await names(
            `select proname as name from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and (proconfig is null or not 'search_path=""' = any (proconfig))`,
          ),
        ).toEqual([]);
      });

      test('gives visitors reading of posts and nothing else', async () => {
        const rows = await backend.sql!(
          `select table_name || ' ' || privilege_type as name from information_schema.role_table_grants where grantee = 'anon' and table_schema in ('public', 'private')`,
        );
        expect(rows.map(({ name }) => name)).toEqual(['blog_posts SELECT']);
      });

      test('is what the generated types say', async () => {
        const types = textOf('engine/blog/database.types.ts');
        const columns = await backend.sql!(
          `select table_name as table, array_agg(column_name::text order by column_name) as columns from information_schema.columns where table_schema = 'public' group by 1`,
        );
        for (const { table, columns: present } of columns) {
          const [, row = ''] =
            new RegExp(`\\b${String(table)}"?: \\{\\s+Row: \\{([^}]*)\\}`).exec(types) ?? [];
          expect(
            [...row.matchAll(/"?\b(\w+)"?:/g)].map(([, column]) => column),
            `${String(table)}: run node supabase/generate-types.mjs`,
          ).toEqual(present);
        }
        for (const name of await names(
          `select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
        ))
          expect(types, 'run node supabase/generate-types.mjs').toMatch(
            new RegExp(`\\b${String(name)}"?: \\{`),
          );
      });
    });
  }

  // A hosted project refuses any other in a request (`safeupdate`).
  if (hasSql)
    test('every function that changes a table says which rows', async () => {
      const functions = await backend.sql!(
        "select proname as name, prosrc as body from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)",
      );
      const changes = functions.flatMap(({ name, body }) =>
        [...String(body).matchAll(/\b(?:update|delete from) (?:public|private|auth)\.[^;]*/g)].map(
          ([change]) => `${String(name)}: ${change}`,
        ),
      );
      expect(changes.length).toBeGreaterThan(10);
      expect(changes.filter((change) => !/\bwhere\b/.test(change))).toEqual([]);
    });

  if (hasSql)
    test('somebody who stops being an admin is none at the next request', async () => {
      const { admin } = backend.clients;
      await backend.sql!(
        "insert into private.admins (user_id) select id from auth.users where email = 'outro@exemplo.com.br'",
      );
      await backend.sql!(
        "delete from private.admins where user_id = (select id from auth.users where email = 'admin@exemplo.com.br')",
      );
      try {
        expect((await admin.from('blog_posts').select().eq('status', 'draft')).data).toEqual([]);
        expect((await admin.rpc('scheduler_state')).error).not.toBeNull();
      } finally {
        await backend.sql!(
          "insert into private.admins (user_id) select id from auth.users where email = 'admin@exemplo.com.br'",
        );
        await backend.sql!(
          "delete from private.admins where user_id = (select id from auth.users where email = 'outro@exemplo.com.br')",
        );
      }
    });

  test('nobody signs up', async () => {
    const { data, error } = await backend.clients.visitor.auth.signUp({
      email: 'novo@exemplo.com.br',
      password: 'uma-senha-longa',
    });
    expect(data.session).toBeNull();
    expect(error).not.toBeNull();
  });

  test('100 views at once are counted exactly', async () => {
    const { slug, id } = posts.published;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        backend.clients.visitor.rpc('count_view', { post_slug: slug }),
      ),
    );
    expect(answers.filter(({ error }) => error)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data)).size).toBe(100);
    expect((await service.from('blog_posts').select('views').eq('id', id).single()).data).toEqual({
      views: 100,
    });
  });

  test('20 racing automatic posts make one', async () => {
    const outcomes = raced.map(({ data }) => (data as { outcome: string }).outcome).sort();
    expect(outcomes).toEqual(['created', ...Array<string>(19).fill('skipped')]);
    expect(
      (await service.from('blog_posts').select('id').eq('title', draftOf('corrida').title)).data,
    ).toHaveLength(1);
  });

  test('people who ask at the same moment never get what another may see', async () => {
    const leaks: string[] = [];
    const asks = Array.from({ length: 150 }, (_, index) => async () => {
      const role = roles[index % 5]!;
      const { data, error } = await backend.clients[role]
        .from('blog_posts')
        .select('status')
        .eq('status', 'draft')
        .limit(1);
      if (error || data.length > 0 !== staff.includes(role))
        leaks.push(`${role} ${error?.message ?? data?.length}`);
      if (index % 7 === 0)
        await backend.clients[role]
          .from('blog_posts')
          .insert({ title: 'x', slug: posts.published.slug, content: 'x' });
    });
    await Promise.all(asks.map((ask) => ask()));
    expect(leaks).toEqual([]);
  });
});
