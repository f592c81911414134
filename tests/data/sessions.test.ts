// Who is signed in, and until when: the embedded service behind its gate.
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../engine/blog/client.ts';
import type { DataConnection, DataService } from '../../engine/database/data-service.ts';
import { createDataService } from '../../engine/database/service.ts';
import { freshDataDir, adminEmail, noBudgets, password } from '../posts/stands.ts';
import { claimsOf, inSeconds, signToken } from '../posts/token.ts';

let dataDir: string;
let service: DataService;
let connection: DataConnection;
const open = async () => {
  service = createDataService({
    dataDir,
    log: () => undefined,
    limits: { rates: noBudgets },
  });
  connection = await service.ready;
};
beforeAll(async () => {
  dataDir = await freshDataDir();
  await open();
});
afterAll(async () => {
  await service.close();
  await rm(dataDir, { recursive: true, force: true });
});

const client = () => connect({ url: connection.url, key: connection.publishableKey });
const tokenOf = async (email: string) => {
  const { data, error } = await client().auth.signInWithPassword({ email, password });
  if (error) throw error;
  return data.session.access_token;
};
/** Status of a request with a token. */
const ask = async (token: string, path = '/rest/v1/rpc/post_summary', method = 'POST') =>
  (
    await fetch(connection.url + path, {
      method,
      headers: {
        apikey: connection.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(method === 'POST' ? { body: '{}' } : {}),
    })
  ).status;

describe('a session', () => {
  test('opens the API to staff, and to a member who is none what visitors have and their role', async () => {
    await service.setUser({ email: 'outro@exemplo.com.br', password, role: null });
    const [staff, member] = [await tokenOf(adminEmail), await tokenOf('outro@exemplo.com.br')];
    expect(await ask(staff)).toBe(200);
    expect(await ask(member)).toBe(403);
    expect(await ask(member, '/rest/v1/rpc/my_account')).toBe(200);
    expect(await ask(member, '/rest/v1/rpc/find_post?post_slug=a', 'GET')).toBe(200);
    await service.setUser({ email: 'outro@exemplo.com.br', password, role: 'admin' });
    expect(await ask(member), 'its session ended').toBe(401);
    expect(await ask(await tokenOf('outro@exemplo.com.br'))).toBe(200);
  });

  test('ends with the sign-out: its token opens nothing any more, after a restart neither', async () => {
    const [left, kept] = [await tokenOf(adminEmail), await tokenOf(adminEmail)];
    expect(await ask(left)).toBe(200);
    expect(await ask(left, '/auth/v1/logout?scope=local')).toBe(204);
    expect(await ask(left)).toBe(401);
    await service.close();
    await open();
    expect(await ask(left)).toBe(401);
    expect(await ask(kept)).toBe(200);
  });

  test('ends elsewhere when the password is changed, and stays where that was done', async () => {
    const email = 'troca@exemplo.com.br';
    await service.setUser({ email, password, role: 'admin' });
    const [here, elsewhere] = [client(), await tokenOf(email)];
    await here.auth.signInWithPassword({ email, password });
    const change = { password: 'outra-senha-boa', current_password: password };
    expect((await here.auth.updateUser(change)).error).toBeNull();
    expect(await ask(elsewhere)).toBe(401);
    expect((await here.rpc('post_summary')).error).toBeNull();
  });

  test('is no token with another role, of nobody, or of a session that never was', async () => {
    const { jwtSecret } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as {
      jwtSecret: string;
    };
    const token = await tokenOf(adminEmail);
    const claims = { ...claimsOf(token), exp: inSeconds(600) };
    const signed = (change: object) => ask(signToken({ ...claims, ...change }, jwtSecret));
    expect(await signed({})).toBe(200);
    expect(await signed({ role: 'postgres' })).toBe(401);
    expect(await signed({ role: 'service_role' })).toBe(401);
    expect(await signed({ session_id: undefined })).toBe(401);
    expect(await signed({ session_id: '00000000-0000-4000-8000-000000000000' })).toBe(401);
    expect(await signed({ sub: "x' or true" })).toBe(401);
  });
});

test('a sign-in with an address that nobody has takes as long as one with a wrong password', async () => {
  const timeOf = async (email: string) => {
    const since = performance.now();
    await client().auth.signInWithPassword({ email, password: 'senha-errada' });
    return performance.now() - since;
  };
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round++) {
    known.push(await timeOf(adminEmail));
    unknown.push(await timeOf('ninguem@exemplo.com.br'));
  }
  // The first three failures of an account are not slowed down. Comparing takes ten times as long as all else.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
});
