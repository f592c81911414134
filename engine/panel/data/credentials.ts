import { connect, type DataClient } from '../../blog/client.ts';
import { linkRequest, type LinkUse } from '../../blog/link-request.ts';
import type { PanelWords } from '../../words/panel.ts';
import type { DataSettings } from './page-data.ts';

/** Why something about a password was refused. */
export type CredentialFailure =
  | 'wrong-password'
  | 'weak-password'
  | 'same-password'
  | 'sign-in-again'
  | 'expired'
  | 'busy'
  | 'unreachable';

/** What a link is for: an invitation to this address, or a new password for it. */
export interface LinkPurpose {
  readonly kind: 'invite' | 'reset';
  readonly email: string;
}

/** What somebody does with their own password and sessions. Each answers null if it was done, else why not. */
export interface Credentials {
  /** True for a hosted project, which sends mail; the embedded service sends none. */
  readonly sendsMail: boolean;
  changePassword(email: string, before: string, after: string): Promise<CredentialFailure | null>;
  /** Signs out everywhere but here. */
  endOtherSessions(): Promise<CredentialFailure | null>;
  /** Sends a link to a new password, where there is mail. */
  askReset(email: string): Promise<CredentialFailure | null>;
  /** What the link of this page is for; `fragment` is `location.hash` without its `#`. */
  readLink(fragment: string): Promise<LinkPurpose | CredentialFailure>;
  /** Uses the link: sets password and name, and signs in. */
  useLink(
    fragment: string,
    given: { readonly password: string; readonly name: string },
  ): Promise<CredentialFailure | null>;
}

/** Shortest password, characters; GoTrue's `minimum_password_length`. */
export const shortestPassword = 10;
/** Longest password, bytes: bcrypt looks at no more. */
export const longestPassword = 72;

/** Why a password cannot be one, in words; null if it can. */
export function passwordProblem({ account }: PanelWords, password: string): string | null {
  if (password.length < shortestPassword) return account.passwordShort({ least: shortestPassword });
  return new TextEncoder().encode(password).length > longestPassword ? account.passwordLong : null;
}

/** A refusal of GoTrue, or of our own endpoint, which speaks as GoTrue does. */
interface AuthRefusal {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

function failureOf({ status = 0, code }: AuthRefusal): CredentialFailure {
  if (status === 429) return 'busy';
  if (code === 'same_password') return 'same-password';
  if (code === 'weak_password') return 'weak-password';
  if (code === 'reauthentication_needed' || code === 'insufficient_aal') return 'sign-in-again';
  if (code === 'otp_expired' || code === 'session_not_found') return 'expired';
  return status >= 400 && status < 500 ? 'wrong-password' : 'unreachable';
}

const outcome = (error: AuthRefusal | null) => (error ? failureOf(error) : null);

/**
 * `Credentials` over supabase-js; links of the embedded service over its own endpoint, `/auth/v1/link`. Links that are mailed
 * lead to the path `linkPage`.
 */
export function createCredentials(
  client: DataClient,
  { url, key }: DataSettings,
  linkPage: string,
): Credentials {
  const sendsMail = url !== '';

  async function askLink(use: LinkUse): Promise<LinkPurpose | CredentialFailure> {
    const { path, headers, ...request } = linkRequest(use);
    const response = await fetch(path, { ...request, headers: { ...headers, apikey: key } }).catch(
      () => null,
    );
    if (!response) return 'unreachable';
    const answer = (await response.json().catch(() => ({}))) as LinkPurpose & { code?: string };
    return response.ok ? answer : failureOf({ status: response.status, code: answer.code });
  }

  /** The session that a mailed link brings, taken over as ours. */
  async function enterByMail(fragment: string): Promise<LinkPurpose | CredentialFailure> {
    const sent = new URLSearchParams(fragment);
    const { data, error } = await client.auth.setSession({
      access_token: sent.get('access_token') ?? '',
      refresh_token: sent.get('refresh_token') ?? '',
    });
    if (error ?? !data.user) return 'expired';
    return {
      kind: sent.get('type') === 'invite' ? 'invite' : 'reset',
      email: data.user.email ?? '',
    };
  }

  return {
    sendsMail,
    async changePassword(email, before, after) {
      if (sendsMail) {
        // A project that does not ask for the old password would take any: it is tried at the door, without a session here.
        const door = connect({ url, key });
        const { error } = await door.auth.signInWithPassword({ email, password: before });
        if (error) return failureOf(error);
        await door.auth.signOut({ scope: 'local' });
      }
      const { error } = await client.auth.updateUser({ password: after, current_password: before });
      if (error) return failureOf(error);
      await client.auth.signOut({ scope: 'others' });
      return null;
    },
    endOtherSessions: async () => outcome((await client.auth.signOut({ scope: 'others' })).error),
    askReset: async (email) =>
      outcome(
        (
          await client.auth.resetPasswordForEmail(email, {
            redirectTo: location.origin + linkPage,
          })
        ).error,
      ),
    readLink: (fragment) => (sendsMail ? enterByMail(fragment) : askLink({ token: fragment })),
    async useLink(fragment, { password, name }) {
      if (sendsMail) {
        const { error } = await client.auth.updateUser({ password, data: { name } });
        return outcome(error);
      }
      const used = await askLink({ token: fragment, password, name });
      if (typeof used === 'string') return used;
      return outcome((await client.auth.signInWithPassword({ email: used.email, password })).error);
    },
  };
}
