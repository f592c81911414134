// Roles, people, invitations and what is noted of them, over HTTP on both backends.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteBusiness } from '../../cli/start/note-business.ts';
import type { DataClient } from '../../engine/blog/client.ts';
import { DataError } from '../../engine/blog/data-error.ts';
import { createPeople, type People } from '../../engine/blog/people.ts';
import { accepted } from '../../engine/blog/supabase-answer.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { inMinutes } from './operation.ts';
import { newPost } from './new-post.ts';
import { claimsOf, signToken } from './token.ts';
import { backends, signIn, type Backend } from './stands.ts';

const kindOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof DataError ? error.kind : String(error)),
  );

describe.each(backends)('on $name', ({ hasSql, start }) => {
  let backend: Backend;
  let people: People;
  const clientOf = (email: string) => signIn(backend, `${email}@exemplo.com.br`);
  const personOf = async (email: string) =>
    (await people.list()).find((person) => person.email === `${email}@exemplo.com.br`);
  const idOf = async (email: string) => (await personOf(email))!.id!;

  beforeAll(async () => {
    backend = await start();
    people = createPeople(backend.clients.admin);
  });
  afterAll(() => backend?.close());

  test('an admin sees who is there, nobody else does', async () => {
    expect(await personOf('redatora')).toMatchObject({
      name: '',
      role: 'editor',
      invitedUntil: null,
    });
    expect(Date.parse((await personOf('admin'))!.lastSignIn!)).toBeGreaterThan(0);
    expect((await people.list()).map(({ email }) => email)).not.toContain('outro@exemplo.com.br');
    expect(await kindOf(createPeople(backend.clients.editor).list())).toBe('forbidden');
    expect(await kindOf(createPeople(backend.clients.member).list())).toBe('forbidden');
    expect(await kindOf(createPeople(backend.clients.visitor).list())).not.toBe('done');
  });

  test.each(['editor', 'member', 'visitor'] as const)(
    '%s does nothing with people',
    async (role) => {
      const before = await people.list();
      const id = before[0]!.id!;
      const theirs = createPeople(backend.clients[role]);
      for (const ask of [
        () => theirs.setRole(id, 'editor'),
        () => theirs.remove(id),
        () => theirs.endSessions(id),
        () => theirs.invite('intrusa@exemplo.com.br', 'admin'),
        () => theirs.cancelInvite('x@exemplo.com.br'),
        () => theirs.resetLink('admin@exemplo.com.br'),
      ])
        expect(await kindOf(ask())).not.toBe('done');
      expect(await theirs.history(10).catch(() => [])).toEqual([]);
      expect(await people.list()).toEqual(before);
    },
  );

  test('an admin makes no link to a new password: that is for the command line', async () => {
    expect(await kindOf(people.resetLink('redatora@exemplo.com.br'))).toBe('forbidden');
    const link = await createPeople(backend.clients.service).resetLink(' Redatora@exemplo.com.br');
    expect(link.token).toMatch(/^[0-9a-f]{64}$/);
    expect(
      await kindOf(createPeople(backend.clients.service).resetLink('ninguem@exemplo.com.br')),
    ).toBe('unknown-account');
  });

  test('a name is one’s own, and has an end', async () => {
    const theirs = createPeople(backend.clients.editor);
    await theirs.setName('  Rita ');
    expect((await personOf('redatora'))!.name).toBe('Rita');
    expect(await createPostStore(backend.clients.editor).account()).toEqual({
      role: 'editor',
      name: 'Rita',
      lacksSecondFactor: false,
    });
    expect(await kindOf(theirs.setName('x'.repeat(101)))).toBe('invalid');
    expect(await kindOf(createPeople(backend.clients.member).setName('Intrusa'))).toBe('forbidden');
  });

  test('a role changes at the next request', async () => {
    const id = await idOf('redatora');
    const { editor } = backend.clients;
    await people.setRole(id, 'admin');
    expect((await editor.rpc('scheduler_state')).error).toBeNull();
    await people.setRole(id, 'editor');
    expect((await editor.rpc('scheduler_state')).error).not.toBeNull();
    expect(await kindOf(people.setRole(id, 'owner' as 'admin'))).toBe('invalid');
    expect(await kindOf(people.setRole(randomUUID(), 'admin'))).toBe('unknown-account');
    expect(await people.history(2)).toMatchObject([
      {
        actor: 'admin@exemplo.com.br',
        action: 'role-given',
        subject: 'redatora@exemplo.com.br',
        detail: 'editor',
      },
      { action: 'role-given', detail: 'admin' },
    ]);
  });

  test('sessions that are ended end at once, whatever their token says', async () => {
    const client = await clientOf('redatora');
    expect((await client.rpc('post_summary')).error).toBeNull();
    await people.endSessions(await idOf('redatora'));
    expect((await client.rpc('post_summary')).error).not.toBeNull();
    expect((await client.from('blog_posts').select().eq('status', 'draft')).data).toEqual([]);
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await people.history(1))[0]).toMatchObject({
      action: 'sessions-ended',
      subject: 'redatora@exemplo.com.br',
    });
  });

  test('a session that one leaves ends at once, the others when one says so', async () => {
    const [one, other] = [await clientOf('redatora'), await clientOf('redatora')];
    const token = (await one.auth.getSession()).data.session!.access_token;
    const figures = (bearer: string) =>
      fetch(`${backend.url}/rest/v1/rpc/post_summary`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, authorization: `Bearer ${bearer}` },
      });
    expect((await figures(token)).status).toBe(200);
    await other.auth.signOut({ scope: 'others' });
    expect((await figures(token)).status).toBeGreaterThanOrEqual(400);
    expect((await other.rpc('post_summary')).error).toBeNull();
  });

  test('an invitation is for an address without an account, is listed, replaced and taken back', async () => {
    expect(await kindOf(people.invite('redatora@exemplo.com.br', 'admin'))).toBe('known-address');
    expect(await kindOf(people.invite('sem arroba', 'editor'))).toBe('invalid');
    expect(await kindOf(people.invite('nova@exemplo.com.br', 'owner' as 'admin'))).toBe('invalid');
    const first = await people.invite(' Nova@Exemplo.com.br ', 'editor');
    const second = await people.invite('nova@exemplo.com.br', 'admin');
    expect(second).toMatchObject({ email: 'nova@exemplo.com.br' });
    expect(second.token).not.toBe(first.token);
    const hours = (Date.parse(second.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47);
    expect(hours).toBeLessThan(49);
    expect(await personOf('nova')).toMatchObject({ id: null, role: 'admin', lastSignIn: null });
    if (backend.sql)
      expect(
        await backend.sql(
          "select token_hash from private.links where email = 'nova@exemplo.com.br'",
        ),
      ).toEqual([{ token_hash: createHash('sha256').update(second.token).digest('hex') }]);
    await people.cancelInvite('nova@exemplo.com.br');
    expect(await personOf('nova')).toBeUndefined();
    expect((await people.history(3)).map(({ action, detail }) => [action, detail])).toEqual([
      ['invite-cancelled', ''],
      ['person-invited', 'admin'],
      ['person-invited', 'editor'],
    ]);
  });

  test('what happens to posts is noted: published, scheduled, taken back, deleted, restored', async () => {
    const store = createPostStore(backend.clients.admin);
    const title = `Nota ${randomUUID()}`;
    const made = await store.create({ ...newPost({ title }), status: 'draft' });
    const change = async (changes: Parameters<typeof store.update>[1]) =>
      store.update(made.id, changes, (await store.get(made.id))!.updated_at);
    await change({ status: 'published', published_at: inMinutes(600) });
    await change({ content: 'Ainda não.' });
    await change({ published_at: inMinutes(-1) });
    await change({ content: 'Outro texto.', tags: ['motor'] });
    await change({ status: 'draft' });
    await change({ content: 'Um rascunho.' });
    await store.restore((await store.remove(made.id))!.id);
    const noted = (await people.history(20)).filter(({ subject }) => subject === title);
    expect(noted.map(({ action, actor, detail }) => [action, actor, detail])).toEqual(
      [
        ['post-restored'],
        ['post-deleted'],
        ['post-unpublished'],
        ['post-edited', 'content tags'],
        ['post-published'],
        ['post-scheduled'],
      ].map(([action, detail = `/blog/${made.slug}`]) => [action, 'admin@exemplo.com.br', detail]),
    );
    const [last] = noted;
    expect((await people.history(1, last!.id + 1))[0]).toEqual(last);
  });

  test('what is switched is noted, and what is saved as it was is not', async () => {
    const before = (await people.history(1))[0]!.id;
    const { admin } = backend.clients;
    await accepted(admin.rpc('set_rhythm', { every_days: 7, makes: 'draft' }));
    for (const is_enabled of [true, true, false])
      await accepted(admin.rpc('set_scheduler', { is_enabled }));
    await accepted(admin.rpc('set_rhythm', { every_days: 1, makes: 'published' }));
    const noted = (await people.history(10)).filter(({ id }) => id > before);
    expect(noted.map(({ action, detail }) => [action, detail])).toEqual([
      ['scheduler-changed', '1 published'],
      ['scheduler-off', ''],
      ['scheduler-on', ''],
      ['scheduler-changed', '7 draft'],
    ]);
  });

  test('what is published of the data of the business is noted for who did it, and by admins alone', async () => {
    const { admin, editor } = backend.clients;
    const source = Promise.resolve(backend);
    const tokenFor = async (client: DataClient) =>
      (await client.auth.getSession()).data.session!.access_token;
    const change = { at: ['contacts', 'main', 'phone'], before: '+551190', after: '+551191' };
    await noteBusiness(
      source,
      await tokenFor(admin),
      'business-published',
      [change],
      'Número: a → b',
    );
    expect((await people.history(1))[0]).toMatchObject({
      actor: 'admin@exemplo.com.br',
      action: 'business-published',
      subject: 'contacts',
      detail: 'Número: a → b',
    });
    const { id } = (await people.history(1))[0]!;
    await expect(
      noteBusiness(source, await tokenFor(editor), 'business-undone', [change], ''),
    ).rejects.toThrow('note_business: 403');
    const forged = await admin.rpc('note_business', {
      what: 'person-removed',
      sections: 'x',
      lines: '',
    });
    expect(forged.error?.code).toBe('22023');
    const long = { what: 'business-undone', sections: 'x'.repeat(400), lines: 'y'.repeat(3000) };
    await accepted(admin.rpc('note_business', long));
    const [last] = await people.history(1);
    expect([last!.id, last!.subject.length, last!.detail.length]).toEqual([id + 1, 300, 2000]);
  });

  test('what the command line does is noted without a name', async () => {
    const title = `Nota ${randomUUID()}`;
    await createPostStore(backend.clients.service).create(newPost({ title }));
    expect((await people.history(1))[0]).toMatchObject({
      actor: null,
      action: 'post-published',
      subject: title,
    });
  });

  test('somebody who is removed has no session, no role and no account', async () => {
    const client = await clientOf('redatora');
    await people.remove(await idOf('redatora'));
    expect((await client.rpc('post_summary')).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    await expect(clientOf('redatora')).rejects.toThrow();
    expect(await personOf('redatora')).toBeUndefined();
    expect((await people.history(1))[0]).toMatchObject({
      action: 'person-removed',
      subject: 'redatora@exemplo.com.br',
    });
  });

  test('somebody without a role is not removed from here', async () => {
    const { data } = await backend.clients.member.auth.getUser();
    await people.remove(data.user!.id);
    expect((await clientOf('outro')).auth).toBeDefined();
  });

  if (hasSql)
    test('somebody with a second factor has no role in a session without it', async () => {
      await backend.sql!(
        `insert into auth.mfa_factors (id, user_id, factor_type, status)
         select gen_random_uuid(), id, 'totp', 'verified' from auth.users where email = 'admin@exemplo.com.br'`,
      );
      const { admin } = backend.clients;
      expect((await admin.rpc('scheduler_state')).error).not.toBeNull();
      expect((await createPostStore(admin).account()).lacksSecondFactor).toBe(true);
      const said = claimsOf((await admin.auth.getSession()).data.session!.access_token);
      const token = signToken({ ...said, aal: 'aal2' }, backend.jwtSecret);
      const response = await fetch(`${backend.url}/rest/v1/rpc/scheduler_state`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(200);
      const admins = createPeople(backend.clients.service);
      const [first] = await admins.list();
      expect(first).toMatchObject({ secondFactor: true });
      await admins.removeSecondFactor(first!.id!);
      expect((await admin.rpc('scheduler_state')).error).toBeNull();
    });

  // The last one: it leaves one admin.
  test('an admin remains, of two who remove or demote each other at the same moment too', async () => {
    const { data } = await backend.clients.member.auth.getUser();
    await people.setRole(data.user!.id, 'admin');
    for (const { id, email } of await people.list())
      if (!['admin@exemplo.com.br', 'outro@exemplo.com.br'].includes(email))
        await people.remove(id!);
    const [mine, theirs] = [await idOf('admin'), await idOf('outro')];
    const other = createPeople(backend.clients.member);
    const became = await Promise.all([
      kindOf(people.setRole(theirs, 'editor')),
      kindOf(other.setRole(mine, 'editor')),
    ]);
    expect(became.filter((one) => one === 'done')).toHaveLength(1);
    expect(['last-admin', 'forbidden']).toContain(became.find((one) => one !== 'done'));
    const [left, id] = became[0] === 'done' ? [people, mine] : [other, theirs];
    expect(await kindOf(left.setRole(id, 'editor'))).toBe('last-admin');
    expect(await kindOf(left.remove(id))).toBe('last-admin');
    expect((await left.list()).filter(({ role }) => role === 'admin')).toHaveLength(1);
  });
});
