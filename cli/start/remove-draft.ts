import type { OpenData } from '../../engine/database/open.ts';

/** For so long (ms) the database may take: somebody waits for the answer to a publication. */
const patience = 4_000;

/**
 * Takes away the draft of whom a session's token belongs to, if it is still of this revision: what was written since stays.
 * The session itself asks, so that the database looks at the person's own draft alone. Rejects where the service does not do it.
 */
export async function removeDraft(
  source: Promise<Pick<OpenData, 'url' | 'publishableKey'>>,
  token: string,
  revision: string,
): Promise<void> {
  const { url, publishableKey } = await source;
  const answer = await fetch(`${url}/rest/v1/business_drafts?revision=eq.${revision}`, {
    method: 'DELETE',
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`business_drafts: ${answer.status} ${await answer.text()}`);
}
