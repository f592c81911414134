import type { DataClient } from '../../blog/client.ts';

/** Who is signed in. `ended`: a session was there and is over, without anybody having signed out here. */
export type SessionState =
  | { readonly status: 'opening' }
  | { readonly status: 'signed-out'; readonly ended: boolean }
  | { readonly status: 'signed-in'; readonly userId: string; readonly email: string };

/** Why a sign-in was refused. */
export type SignInFailure = 'credentials' | 'busy' | 'unreachable';

/** The session of the panel, as React's `useSyncExternalStore` wants it. supabase-js keeps and renews it. */
export interface Session {
  current(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Null if it worked. */
  signIn(email: string, password: string): Promise<SignInFailure | null>;
  signOut(): Promise<void>;
  /** For a request that was refused as signed out: asks for a new token (true), and ends the session if there is none to be had. */
  renew(): Promise<boolean>;
}

/** Time after a renewal in which refused requests ask for no other, ms: they were sent with the old token, or the service refuses every one. */
const renewPause = 10_000;

/** Follows the session of `client`. */
export function createSession(client: DataClient): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'opening' };
  let leaving = false;
  let renewedAt = -Infinity;
  let renewing: Promise<boolean> | null = null;
  const set = (next: SessionState) => {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  };

  client.auth.onAuthStateChange((event, session) => {
    if (session)
      set({ status: 'signed-in', userId: session.user.id, email: session.user.email ?? '' });
    // On opening with a session that is over this comes before INITIAL_SESSION, which then must not say otherwise.
    else if (event === 'SIGNED_OUT') set({ status: 'signed-out', ended: !leaving });
    else if (state.status !== 'signed-out') set({ status: 'signed-out', ended: false });
  });

  async function renewOnce(): Promise<boolean> {
    const { error } = await client.auth.refreshSession();
    if (!error) {
      renewedAt = Date.now();
      return true;
    }
    const { status = 0 } = error;
    // Too many requests or a service that is away say nothing of the session.
    if (status >= 400 && status < 500 && status !== 429)
      await client.auth.signOut({ scope: 'local' });
    return false;
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn(email, password) {
      leaving = false;
      const { error } = await client.auth.signInWithPassword({ email, password });
      if (!error) return null;
      if (error.status === 429) return 'busy';
      return error.status === 400 || error.status === 401 || error.status === 422
        ? 'credentials'
        : 'unreachable';
    },
    async signOut() {
      leaving = true;
      const { error } = await client.auth.signOut({ scope: 'local' });
      if (!error) return;
      // supabase-js keeps the session where the service cannot be told; on a borrowed machine it must go all the same.
      for (const key of Object.keys(localStorage))
        if (/^sb-.*-auth-token/.test(key)) localStorage.removeItem(key);
      set({ status: 'signed-out', ended: false });
    },
    renew() {
      if (state.status !== 'signed-in' || Date.now() - renewedAt < renewPause)
        return Promise.resolve(false);
      renewing ??= renewOnce().finally(() => (renewing = null));
      return renewing;
    },
  };
}
