import type { OpenData } from '../../../engine/database/open.ts';

/** What somebody wrote into a form, as the database takes it. */
export interface TakenEntry {
  /** Path of the page, and id of the form on it. */
  readonly path: string;
  readonly form: string;
  readonly heading: string;
  /** For how many days it is kept. */
  readonly keep_days: number;
  /** What was filled in, in the order of the form. */
  readonly fields: readonly { readonly label: string; readonly value: string }[];
}

/** For so long (ms) the database may take. */
const patience = 8_000;

/** Keeps an entry; needs the secret key. Rejects where the service does not answer, is full or has no key. */
export async function takeEntry(
  source: Promise<Pick<OpenData, 'url' | 'secretKey'>>,
  entry: TakenEntry,
): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
  const { url, secretKey } = await Promise.race([source, late]);
  if (secretKey === null) throw new Error('There is no secret key: entries of forms are not kept.');
  const answer = await fetch(`${url}/rest/v1/rpc/take_entry`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ entry }),
    signal,
  });
  if (!answer.ok) throw new Error(`take_entry: ${answer.status} ${await answer.text()}`);
}
