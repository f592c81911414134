// @vitest-environment jsdom
// What the panel asks of a hosted project, whose mail and old passwords work differently from the embedded service's.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCredentials } from '../../engine/panel/data/credentials.ts';
import type { DataClient } from '../../engine/blog/client.ts';

const done = { data: {}, error: null };
const hosted = { url: 'https://projeto.supabase.co', key: 'sb_publishable_x' };

/** Credentials over a client that notes what it is asked, and says yes unless a test gives it another answer. */
function credentialsOf(settings: { url: string; key: string }, answers: object = {}) {
  const auth = {
    updateUser: vi.fn(() => Promise.resolve(done)),
    signOut: vi.fn(() => Promise.resolve(done)),
    setSession: vi.fn(() =>
      Promise.resolve({ data: { user: { email: 'rita@exemplo.com.br' } }, error: null }),
    ),
    resetPasswordForEmail: vi.fn(() => Promise.resolve(done)),
    ...answers,
  };
  const client = { auth } as unknown as DataClient;
  return { auth, credentials: createCredentials(client, settings, '/admin/convite') };
}

afterEach(() => vi.unstubAllGlobals());

describe('credentials of a hosted project', () => {
  test('try the old password at the door, because a project may not ask for it', async () => {
    const { auth, credentials } = credentialsOf(hosted);
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ code: 'invalid_credentials', msg: '' }, { status: 400 })),
    );
    expect(await credentials.changePassword('a@b.c', 'errada', 'uma senha nova')).toBe(
      'wrong-password',
    );
    expect(auth.updateUser).not.toHaveBeenCalled();
  });

  test('take the session of a mailed link, and say where it is too old', async () => {
    const { auth, credentials } = credentialsOf(hosted);
    const fragment = 'access_token=a&refresh_token=r&type=invite';
    expect(await credentials.readLink(fragment)).toEqual({
      kind: 'invite',
      email: 'rita@exemplo.com.br',
    });
    expect(auth.setSession).toHaveBeenCalledWith({ access_token: 'a', refresh_token: 'r' });
    expect(await credentials.useLink(fragment, { password: 'p', name: 'Rita' })).toBeNull();
    expect(auth.updateUser).toHaveBeenCalledWith({ password: 'p', data: { name: 'Rita' } });
    const old = credentialsOf(hosted, {
      setSession: () => Promise.resolve({ data: { user: null }, error: { status: 400 } }),
    });
    expect(await old.credentials.readLink('error_code=otp_expired')).toBe('expired');
  });

  test('have the link to a new password lead back to the panel', async () => {
    const { auth, credentials } = credentialsOf(hosted);
    expect(await credentials.askReset('a@b.c')).toBeNull();
    expect(auth.resetPasswordForEmail).toHaveBeenCalledWith('a@b.c', {
      redirectTo: `${location.origin}/admin/convite`,
    });
  });
});

describe('credentials of the embedded service', () => {
  const embedded = { url: '', key: 'k' };

  test('send the old password with the new one, and end the other sessions', async () => {
    const { auth, credentials } = credentialsOf(embedded);
    expect(await credentials.changePassword('a@b.c', 'antiga', 'uma senha nova')).toBeNull();
    expect(auth.updateUser).toHaveBeenCalledWith({
      password: 'uma senha nova',
      current_password: 'antiga',
    });
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'others' });
  });

  test.each([
    [{ status: 400, code: 'current_password_mismatch' }, 'wrong-password'],
    [{ status: 403, code: 'insufficient_aal' }, 'sign-in-again'],
    [{ status: 422, code: 'same_password' }, 'same-password'],
    [{ status: 429 }, 'busy'],
    [{ status: 503 }, 'unreachable'],
  ])('say what %j means', async (error, failure) => {
    const { auth, credentials } = credentialsOf(embedded, {
      updateUser: () => Promise.resolve({ error }),
    });
    expect(await credentials.changePassword('a@b.c', 'antiga', 'nova')).toBe(failure);
    expect(auth.signOut).not.toHaveBeenCalled();
  });
});
