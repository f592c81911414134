// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession } from '../../engine/panel/data/session.ts';
import type { DataClient } from '../../engine/blog/client.ts';

type Listener = (event: string, session: { user: { id: string; email: string } } | null) => void;
const dona = { user: { id: 'user-1', email: 'dona@exemplo.com.br' } };
const refusal = (status: number) => ({ error: { status } });

/** A client whose events the test sends, and whose answers it gives. */
function clientWith(
  answers: Partial<
    Record<
      'signInWithPassword' | 'refreshSession' | 'signOut',
      () => Promise<{ error: { status: number } | null }>
    >
  > = {},
) {
  let tell: Listener = () => undefined;
  const auth = {
    onAuthStateChange: (listener: Listener) => void (tell = listener),
    signInWithPassword: vi.fn(
      answers.signInWithPassword ?? (() => Promise.resolve({ error: null })),
    ),
    refreshSession: vi.fn(answers.refreshSession ?? (() => Promise.resolve({ error: null }))),
    signOut: vi.fn(
      answers.signOut ??
        (() => {
          tell('SIGNED_OUT', null);
          return Promise.resolve({ error: null });
        }),
    ),
  };
  const session = createSession({ auth } as unknown as DataClient);
  return {
    session,
    auth,
    tell: (event: string, given: Parameters<Listener>[1]) => tell(event, given),
  };
}

beforeEach(() => localStorage.clear());

describe('the session', () => {
  test('is opening until supabase-js has looked', () => {
    const { session, tell } = clientWith();
    expect(session.current()).toEqual({ status: 'opening' });
    tell('INITIAL_SESSION', dona);
    expect(session.current()).toEqual({
      status: 'signed-in',
      userId: 'user-1',
      email: 'dona@exemplo.com.br',
    });
  });

  test('that was never there did not end', () => {
    const { session, tell } = clientWith();
    tell('INITIAL_SESSION', null);
    expect(session.current()).toEqual({ status: 'signed-out', ended: false });
  });

  test('that was over on opening did end', () => {
    const { session, tell } = clientWith();
    tell('SIGNED_OUT', null);
    tell('INITIAL_SESSION', null);
    expect(session.current()).toEqual({ status: 'signed-out', ended: true });
  });

  test('that expires did end; one that was left did not', async () => {
    const { session, tell } = clientWith();
    tell('INITIAL_SESSION', dona);
    tell('SIGNED_OUT', null);
    expect(session.current()).toEqual({ status: 'signed-out', ended: true });
    tell('SIGNED_IN', dona);
    await session.signOut();
    expect(session.current()).toEqual({ status: 'signed-out', ended: false });
  });

  test('says nothing new when its token is renewed', () => {
    const { session, tell } = clientWith();
    const listener = vi.fn();
    session.subscribe(listener);
    tell('INITIAL_SESSION', dona);
    tell('TOKEN_REFRESHED', dona);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is left on this machine even where the service cannot be told', async () => {
    const { session, tell } = clientWith({ signOut: () => Promise.resolve(refusal(0)) });
    localStorage.setItem('sb-localhost-auth-token', 'x');
    tell('INITIAL_SESSION', dona);
    await session.signOut();
    expect(localStorage).toHaveLength(0);
    expect(session.current()).toEqual({ status: 'signed-out', ended: false });
  });

  test.each([
    [400, 'credentials'],
    [422, 'credentials'],
    [429, 'busy'],
    [0, 'unreachable'],
    [503, 'unreachable'],
  ])('refused with %i: %s', async (status, failure) => {
    const { session } = clientWith({ signInWithPassword: () => Promise.resolve(refusal(status)) });
    expect(await session.signIn('a', 'b')).toBe(failure);
  });

  test('is renewed once for many requests that were refused together, and not for those that were on their way', async () => {
    const { session, auth, tell } = clientWith();
    tell('INITIAL_SESSION', dona);
    expect(await Promise.all([session.renew(), session.renew(), session.renew()])).toEqual([
      true,
      true,
      true,
    ]);
    expect(await session.renew()).toBe(false);
    expect(auth.refreshSession).toHaveBeenCalledTimes(1);
    expect(session.current()).toMatchObject({ status: 'signed-in' });
  });

  test('ends where it cannot be renewed', async () => {
    const { session, tell } = clientWith({ refreshSession: () => Promise.resolve(refusal(400)) });
    tell('INITIAL_SESSION', dona);
    expect(await session.renew()).toBe(false);
    expect(session.current()).toEqual({ status: 'signed-out', ended: true });
  });

  test('outlives a service that is away', async () => {
    const { session, tell } = clientWith({ refreshSession: () => Promise.resolve(refusal(503)) });
    tell('INITIAL_SESSION', dona);
    expect(await session.renew()).toBe(false);
    expect(session.current()).toMatchObject({ status: 'signed-in' });
  });
});
