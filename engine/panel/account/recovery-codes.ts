import type { DataSettings } from '../data/page-data.ts';

/** Codes that each open once in place of one of the app: the embedded service has them, a hosted project does not. */
export interface RecoveryCodes {
  left(): Promise<number>;
  /** Ten new ones, of 16 digits each, in place of those of before. */
  make(): Promise<readonly string[]>;
}

/** Those of a factor; null where the service has none. Both reject where it does not answer. */
export function recoveryCodesOf(
  factor: string,
  { url, key }: DataSettings,
  token: () => Promise<string | null>,
): RecoveryCodes | null {
  if (url !== '') return null;
  const ask = async <Answer>(method: 'GET' | 'POST'): Promise<Answer> => {
    const headers = { apikey: key, authorization: `Bearer ${await token()}` };
    const answer = await fetch(`/auth/v1/factors/${factor}/codes`, { method, headers });
    if (!answer.ok) throw new Error(`recovery codes: ${answer.status}`);
    return (await answer.json()) as Answer;
  };
  return {
    left: async () => (await ask<{ left: number }>('GET')).left,
    make: async () => (await ask<{ codes: readonly string[] }>('POST')).codes,
  };
}
