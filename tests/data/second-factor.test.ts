// Second factors of the embedded service, asked for with supabase-js as a hosted project's are.
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connect, type DataClient } from '../../engine/blog/client.ts';
import { createPeople } from '../../engine/blog/people.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { adminEmail, freshDataDir, password, signIn, startEmbedded } from '../posts/stands.ts';
import { claimsOf } from '../posts/token.ts';

const rita = 'rita@exemplo.com.br';

test('a data folder of before recovery codes has room for them once it is opened', async () => {
  const dataDir = await freshDataDir();
  const before = await PGlite.create(join(dataDir, 'pg'));
  await before.exec(`drop table auth.mfa_recovery_codes;
    comment on schema supabase_migrations is 'of before'`);
  await before.close();
  const { close, service } = await startEmbedded(dataDir);
  onTestFinished(close);
  await service.close();
  const after = await PGlite.create(join(dataDir, 'pg'));
  const { rows } = await after.query("select to_regclass('auth.mfa_recovery_codes') as there");
  await after.close();
  expect(rows).toEqual([{ there: 'auth.mfa_recovery_codes' }]);
});

describe('a second factor', () => {
  let stand: Awaited<ReturnType<typeof startEmbedded>>;
  let admin: DataClient;
  const secretClient = () => connect({ url: stand.url, key: stand.secretKey });
  const account = (client: DataClient) => createPostStore(client).account();
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + steps * 30_000,
    });
  const enrol = async (client: DataClient) => {
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Telefone',
    });
    if (error) throw error;
    return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
  };
  const give = async (client: DataClient, factorId: string, code: string) =>
    (await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code ?? 'taken';
  /** Somebody new with a second factor, and the code of the next step, which was not used yet. */
  const enrolled = async (email: string) => {
    await stand.service.setUser({ email, password, role: 'editor' });
    const client = await signIn(stand, email);
    const factor = await enrol(client);
    expect(await give(client, factor.id, codeOf(factor.secret))).toBe('taken');
    return { ...factor, client, next: () => codeOf(factor.secret, 1) };
  };

  beforeAll(async () => {
    stand = await startEmbedded();
    admin = await signIn(stand, adminEmail);
  });
  afterAll(() => stand?.close());

  test('is enrolled with a code, and from then on a password alone opens nothing', async () => {
    await stand.service.setUser({ email: rita, password, role: 'editor' });
    const other = await signIn(stand, rita);
    const client = await signIn(stand, rita);
    const factor = await enrol(client);
    expect(factor.uri).toMatch(/^otpauth:\/\/totp\/Port%C3%A3o:rita%40exemplo\.com\.br\?/);
    expect((await account(client)).role).toBe('editor');
    expect(await give(client, factor.id, '000000')).toBe('mfa_verification_failed');
    const code = codeOf(factor.secret);
    expect(await give(client, factor.id, code)).toBe('taken');
    expect(await account(client)).toEqual({ role: 'editor', name: '', lacksSecondFactor: false });
    // A session of before, and a new one.
    expect((await other.rpc('post_summary')).error).not.toBeNull();
    const weak = await signIn(stand, rita);
    expect(await account(weak)).toEqual({ role: null, name: '', lacksSecondFactor: true });
    expect((await weak.rpc('post_summary')).error).not.toBeNull();
    expect((await weak.from('blog_posts').select().eq('status', 'draft')).data ?? []).toEqual([]);
    const { data: level } = await weak.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    // A code opens once; that of the next step is another.
    expect(await give(weak, factor.id, code)).toBe('mfa_verification_failed');
    expect(await give(weak, factor.id, codeOf(factor.secret, 1))).toBe('taken');
    expect((await weak.rpc('post_summary')).error).toBeNull();
  });

  test('stays given when the session is renewed, and only there', async () => {
    const { client } = await enrolled('renovada@exemplo.com.br');
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(claimsOf(data.session!.access_token)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    });
    expect(data.user!.factors).toMatchObject([{ status: 'verified', factor_type: 'totp' }]);
    expect((await account(client)).role).toBe('editor');
  });

  test('is no way around itself: without the code it is neither added to, removed, nor the password changed', async () => {
    const email = 'firme@exemplo.com.br';
    const { id } = await enrolled(email);
    const weak = await signIn(stand, email);
    await expect(enrol(weak)).rejects.toMatchObject({ code: 'insufficient_aal' });
    expect((await weak.auth.mfa.unenroll({ factorId: id })).error?.code).toBe('insufficient_aal');
    const change = { password: 'outra senha nova', current_password: password };
    expect((await weak.auth.updateUser(change)).error?.code).toBe('insufficient_aal');
    expect((await weak.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  test('of somebody else is not there', async () => {
    const { id, next } = await enrolled('dela@exemplo.com.br');
    expect(await give(admin, id, next())).toBe('mfa_factor_not_found');
    expect((await admin.auth.mfa.unenroll({ factorId: id })).error?.code).toBe(
      'mfa_factor_not_found',
    );
  });

  test('of two who give the same code at once lets one in', async () => {
    const email = 'dupla@exemplo.com.br';
    const { id, next } = await enrolled(email);
    const both = [await signIn(stand, email), await signIn(stand, email)];
    const code = next();
    const answers = await Promise.all(both.map((client) => give(client, id, code)));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  });

  test('is not guessed: after ten wrong codes a right one is refused too', async () => {
    const email = 'adivinha@exemplo.com.br';
    const { id, next } = await enrolled(email);
    const weak = await signIn(stand, email);
    const headers = {
      apikey: stand.publishableKey,
      authorization: `Bearer ${(await weak.auth.getSession()).data.session!.access_token}`,
    };
    // Past the gate, whose pauses would make this test a slow one.
    const ask = async (path: string, body: object) => {
      const { status, body: bytes } = await stand.service.ask({
        method: 'POST',
        path: `/auth/v1/factors/${id}/${path}`,
        headers,
        body: new TextEncoder().encode(JSON.stringify(body)),
      });
      return { status, ...(JSON.parse(new TextDecoder().decode(bytes)) as { id?: string }) };
    };
    const { id: challenge } = await ask('challenge', {});
    const statuses = [];
    for (let attempt = 0; attempt < 10; attempt += 1)
      statuses.push((await ask('verify', { challenge_id: challenge, code: '000000' })).status);
    expect(new Set(statuses)).toEqual(new Set([422]));
    expect((await ask('verify', { challenge_id: challenge, code: next() })).status).toBe(429);
  });

  /** What the service says of the recovery codes of a factor. */
  const codesOf = async (client: DataClient, id: string, method: string) => {
    const { data } = await client.auth.getSession();
    const headers = {
      apikey: stand.publishableKey,
      authorization: `Bearer ${data.session!.access_token}`,
    };
    const answer = await fetch(`${stand.url}/auth/v1/factors/${id}/codes`, { method, headers });
    return {
      status: answer.status,
      ...((await answer.json()) as { left?: number; codes?: string[] }),
    };
  };

  test('has recovery codes, each of which opens once in place of the telephone', async () => {
    const email = 'perdeu@exemplo.com.br';
    const { id, client } = await enrolled(email);
    expect(await codesOf(client, id, 'GET')).toEqual({ status: 200, left: 0 });
    const { codes = [] } = await codesOf(client, id, 'POST');
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^\d{16}$/.test(code))).toBe(true);
    const weak = await signIn(stand, email);
    expect(await give(weak, id, codes[0]!)).toBe('taken');
    expect(await account(weak)).toMatchObject({ role: 'editor', lacksSecondFactor: false });
    expect(await codesOf(weak, id, 'GET')).toEqual({ status: 200, left: 9 });
    expect((await createPeople(admin).history(1))[0]).toMatchObject({
      action: 'recovery-code-used',
      subject: email,
    });
    const again = await signIn(stand, email);
    expect(await give(again, id, codes[0]!)).toBe('mfa_verification_failed');
    // New ones end those of before.
    const { codes: later = [] } = await codesOf(client, id, 'POST');
    expect(await give(again, id, codes[1]!)).toBe('mfa_verification_failed');
    expect(await give(again, id, later[9]!)).toBe('taken');
    expect((await client.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
    expect((await codesOf(client, id, 'GET')).status).toBe(404);
  });

  test('has recovery codes for nobody but who gave it in this session', async () => {
    const email = 'curiosa@exemplo.com.br';
    const { id, client } = await enrolled(email);
    const { codes = [] } = await codesOf(client, id, 'POST');
    const weak = await signIn(stand, email);
    for (const method of ['GET', 'POST']) {
      expect((await codesOf(weak, id, method)).status).toBe(403);
      expect((await codesOf(admin, id, method)).status).toBe(404);
    }
    const other = await enrolled('outra@exemplo.com.br');
    const otherWeak = await signIn(stand, 'outra@exemplo.com.br');
    expect(await give(otherWeak, other.id, codes[0]!)).toBe('mfa_verification_failed');
    // A factor that was never confirmed has none.
    const begun = await enrol(client);
    expect((await codesOf(client, begun.id, 'POST')).status).toBe(403);
  });

  test('of two who give one recovery code at once lets one in', async () => {
    const email = 'gemea@exemplo.com.br';
    const { id, client } = await enrolled(email);
    const { codes = [] } = await codesOf(client, id, 'POST');
    const both = [await signIn(stand, email), await signIn(stand, email)];
    const answers = await Promise.all(both.map((one) => give(one, id, codes[3]!)));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  });

  test('that is removed is asked for no more: by its owner, an admin, or a link to a new password', async () => {
    const email = 'troca@exemplo.com.br';
    const first = await enrolled(email);
    expect((await first.client.auth.mfa.unenroll({ factorId: first.id })).error).toBeNull();
    expect((await account(await signIn(stand, email))).role).toBe('editor');
    await enrolled(email);
    const people = createPeople(admin);
    const there = (await people.list()).find((person) => person.email === email)!;
    expect(there.secondFactor).toBe(true);
    await people.removeSecondFactor(there.id!);
    expect((await account(await signIn(stand, email))).role).toBe('editor');
    expect((await people.history(1))[0]).toMatchObject({
      action: 'second-factor-removed',
      actor: adminEmail,
      subject: email,
    });
    await enrolled(email);
    const { token } = await createPeople(secretClient()).resetLink(email);
    await fetch(`${stand.url}/auth/v1/link`, {
      method: 'POST',
      headers: { apikey: stand.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ token, password, name: '' }),
    });
    expect((await account(await signIn(stand, email))).role).toBe('editor');
  });

  test('has a secret that nobody reads', async () => {
    await enrolled('secreta@exemplo.com.br');
    for (const client of [admin, secretClient()])
      expect(
        (
          await client
            .schema('auth' as 'public')
            .from('mfa_factors' as 'blog_posts')
            .select('*')
        ).error,
      ).not.toBeNull();
    const { data } = await admin.auth.getUser();
    expect(JSON.stringify(data)).not.toContain('secret');
  });

  test.each([
    ['POST', '/auth/v1/factors', '{'],
    ['POST', '/auth/v1/factors', '{"factor_type":"phone","friendly_name":"x"}'],
    ['POST', '/auth/v1/factors/00000000-0000-4000-8000-000000000000/verify', '{"code":5}'],
    ['POST', '/auth/v1/factors/não', '{}'],
    ['PUT', '/auth/v1/factors/00000000-0000-4000-8000-000000000000/codes', '{}'],
    ['POST', '/auth/v1/factors/00000000-0000-4000-8000-000000000000/codes', '{}'],
    ['DELETE', '/auth/v1/factors/00000000-0000-4000-8000-000000000000', ''],
  ])('asked for with %s %s %s is refused, and the service goes on', async (method, path, body) => {
    const { pid } = stand.service;
    const session = (await admin.auth.getSession()).data.session!;
    const response = await fetch(stand.url + path, {
      method,
      headers: { apikey: stand.publishableKey, authorization: `Bearer ${session.access_token}` },
      ...(body ? { body } : {}),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(stand.service.pid).toBe(pid);
    await vi.waitUntil(async () => (await admin.rpc('post_summary')).error === null);
  });
});
