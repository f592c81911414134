import type { OpenData } from '../../engine/database/open.ts';

/** For so long (ms) the database may take. */
const patience = 60_000;

/**
 * Takes away the draft of whom a session's token belongs to, if it is still of this revision: what was written since stays.
 * The session itself asks, so that the database lets nobody take that of somebody else; rows go by their id alone
 * (`PORTAO_ROWS`). Rejects where the service does not do it.
 */
export async function removeDraft(
  source: Promise<Pick<OpenData, 'url' | 'publishableKey'>>,
  token: string,
  revision: string,
): Promise<void> {
  const { url, publishableKey } = await source;
  const asked = new URLSearchParams({ id: `eq.${personIn(token)}`, revision: `eq.${revision}` });
  const answer = await fetch(`${url}/rest/v1/business_drafts?${asked.toString()}`, {
    method: 'DELETE',
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`business_drafts: ${answer.status} ${await answer.text()}`);
}

/** The person that a token names; whether it is right the database says. */
const personIn = (token: string): string =>
  (
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      readonly sub: string;
    }
  ).sub;
