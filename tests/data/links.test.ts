// Links that work once: invitations and new passwords of the embedded service.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPeople, type People } from '../../engine/blog/people.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { connect } from '../../engine/blog/client.ts';
import { adminEmail, password, signIn, startEmbedded } from '../posts/stands.ts';

const good = 'quatro palavras ao acaso';

describe('a link', () => {
  let stand: Awaited<ReturnType<typeof startEmbedded>>;
  let people: People;
  let secret: People;
  const ask = async (body: unknown) => {
    const response = await fetch(`${stand.url}/auth/v1/link`, {
      method: 'POST',
      headers: { apikey: stand.publishableKey, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as { code?: string }) };
  };
  const enter = async (email: string, word: string) => {
    const client = connect({ url: stand.url, key: stand.publishableKey });
    const { error } = await client.auth.signInWithPassword({ email, password: word });
    return error ? null : client;
  };

  beforeAll(async () => {
    stand = await startEmbedded();
    people = createPeople(await signIn(stand, adminEmail));
    secret = createPeople(connect({ url: stand.url, key: stand.secretKey }));
  });
  afterAll(() => stand?.close());

  test('of an invitation makes an account with its role and name, once', async () => {
    const { token } = await people.invite('Rita@exemplo.com.br', 'editor');
    expect(await ask({ token })).toEqual({
      status: 200,
      kind: 'invite',
      email: 'rita@exemplo.com.br',
    });
    const both = await Promise.all(
      [1, 2].map(() => ask({ token, password: good, name: ' Rita ' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    const client = (await enter('rita@exemplo.com.br', good))!;
    expect(await createPostStore(client).account()).toEqual({
      role: 'editor',
      name: 'Rita',
      lacksSecondFactor: false,
    });
    expect(await ask({ token })).toMatchObject({ status: 403, code: 'otp_expired' });
    expect(await people.history(2)).toMatchObject([
      {
        action: 'person-joined',
        actor: 'rita@exemplo.com.br',
        subject: 'rita@exemplo.com.br',
        detail: 'editor',
      },
      { action: 'role-given' },
    ]);
  });

  test('to a new password ends the sessions of who had the old one', async () => {
    const before = await signIn(stand, adminEmail);
    const { token } = await secret.resetLink(adminEmail);
    expect(await ask({ token })).toMatchObject({ status: 200, kind: 'reset', email: adminEmail });
    expect(await ask({ token, password: good, name: '' })).toMatchObject({ status: 200 });
    expect((await before.rpc('post_summary')).error).not.toBeNull();
    expect(await enter(adminEmail, password)).toBeNull();
    people = createPeople((await enter(adminEmail, good))!);
    expect((await people.history(1))[0]).toMatchObject({
      action: 'password-reset',
      subject: adminEmail,
    });
  });

  test('is spent by nothing but a password that can be one', async () => {
    const { token } = await people.invite('nova@exemplo.com.br', 'admin');
    expect(await ask({ token, password: 'nove-letr', name: '' })).toMatchObject({
      code: 'weak_password',
    });
    expect(await ask({ token, password: 'é'.repeat(37), name: '' })).toMatchObject({
      code: 'weak_password',
    });
    for (const password of ['1234567890', 'Basketball24!', 'nova@exemplo.com.br', 'Rita de Souza'])
      expect(await ask({ token, password, name: 'Rita de Souza' })).toMatchObject({
        code: 'weak_password',
      });
    expect(await ask({ token })).toMatchObject({ status: 200 });
  });

  test('that was replaced, taken back or made up opens nothing', async () => {
    const first = await people.invite('outra@exemplo.com.br', 'admin');
    const second = await people.invite('outra@exemplo.com.br', 'editor');
    expect(await ask({ token: first.token, password: good, name: '' })).toMatchObject({
      status: 403,
    });
    await people.cancelInvite('outra@exemplo.com.br');
    expect(await ask({ token: second.token, password: good, name: '' })).toMatchObject({
      status: 403,
    });
    expect(await ask({ token: 'a'.repeat(64), password: good, name: '' })).toMatchObject({
      status: 403,
    });
    expect(await enter('outra@exemplo.com.br', good)).toBeNull();
  });

  test.each<[string, unknown]>([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', []],
    ['a number', { token: 5 }],
    ['a null byte', { token: 'a\0b' }],
    ['a password that is none', { token: 'a', password: null }],
  ])('is asked for with %s: a refusal, and the service goes on', async (_kind, body) => {
    const { pid } = stand.service;
    expect([400, 401]).toContain((await ask(body)).status);
    expect(stand.service.pid).toBe(pid);
  });
});
