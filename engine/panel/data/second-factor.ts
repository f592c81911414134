import type { DataClient } from '../../blog/client.ts';

/** What an app of the telephone is told to make codes: as a picture of `uri`, or typed in as `secret`. */
export interface Enrolment {
  readonly id: string;
  readonly secret: string;
  readonly uri: string;
}

/** Why a code was refused. */
export type CodeFailure = 'wrong-code' | 'busy' | 'sign-in-again' | 'unreachable';

/** The second factor of whoever is signed in: codes that an app makes (TOTP). Methods that answer null did it. */
export interface SecondFactor {
  /** The factor that is on, and since when (ISO 8601); null: it is off. */
  on(): Promise<{ readonly id: string; readonly since: string } | null>;
  /** Begins to switch it on: nothing is asked for until `confirm`. */
  enrol(): Promise<Enrolment>;
  confirm(id: string, code: string): Promise<CodeFailure | null>;
  /** Gives the code that is asked for after sign-in: one of the app, or a recovery code. */
  give(code: string): Promise<CodeFailure | null>;
  switchOff(): Promise<CodeFailure | null>;
}

function failureOf({ status = 0, code }: { status?: number | undefined; code?: string }) {
  if (status === 429) return 'busy';
  if (code === 'insufficient_aal') return 'sign-in-again';
  return status >= 400 && status < 500 ? 'wrong-code' : 'unreachable';
}

/** `SecondFactor` over supabase-js. Rejects where the service does not answer what it is asked for. */
export function createSecondFactor({ auth: { mfa } }: DataClient): SecondFactor {
  async function factors() {
    const { data, error } = await mfa.listFactors();
    if (error) throw error;
    return data.all.filter(({ factor_type }) => factor_type === 'totp');
  }
  const on = async () => (await factors()).filter(({ status }) => status === 'verified');
  const tell = (error: Parameters<typeof failureOf>[0] | null) => (error ? failureOf(error) : null);

  return {
    async on() {
      const [factor] = await on();
      return factor ? { id: factor.id, since: factor.created_at } : null;
    },
    async enrol() {
      // What was begun and not finished: each name may stand once.
      for (const { id, status } of await factors())
        if (status === 'unverified') await mfa.unenroll({ factorId: id });
      const { data, error } = await mfa.enroll({
        factorType: 'totp',
        // Seen by nobody, and each of an account's must be another.
        friendlyName: `portao ${new Date().toISOString()}`,
        issuer: location.hostname,
      });
      if (error) throw error;
      return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
    },
    confirm: async (factorId, code) =>
      tell((await mfa.challengeAndVerify({ factorId, code })).error),
    async give(code) {
      const [factor] = await on().catch(() => []);
      if (!factor) return 'unreachable';
      return tell((await mfa.challengeAndVerify({ factorId: factor.id, code })).error);
    },
    async switchOff() {
      for (const { id } of await on()) {
        const { error } = await mfa.unenroll({ factorId: id });
        if (error) return failureOf(error);
      }
      return null;
    },
  };
}
