import type { FieldChange } from '../../engine/client/business.ts';
import type { OpenData } from '../../engine/database/open.ts';

/** What is done with data of the business. */
export type BusinessDeed = 'business-published' | 'business-undone';

/** For so long (ms) the database may take. */
const patience = 60_000;

/**
 * Lists among what was done that changes of the data of the business were published or taken back. The session of whom it was
 * done for says it, so that the database knows who that is; `lines` says each change. Rejects where it is not listed.
 */
export async function noteBusiness(
  source: Promise<Pick<OpenData, 'url' | 'publishableKey'>>,
  token: string,
  what: BusinessDeed,
  changes: readonly FieldChange[],
  lines: string,
): Promise<void> {
  const { url, publishableKey } = await source;
  const sections = [...new Set(changes.map(({ at }) => at[0]))].join(' ');
  const answer = await fetch(`${url}/rest/v1/rpc/note_business`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ what, sections, lines }),
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`note_business: ${answer.status} ${await answer.text()}`);
}
