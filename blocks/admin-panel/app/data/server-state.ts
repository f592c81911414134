import type { DataClient } from '#engine/blog/client';
import { serverStatePath, type ServerState } from '#engine/client/server-state';

/**
 * Asks the server of the page what it has to say to staff. Null where it says nothing: a host of files has no such address
 * and may answer with a page.
 */
export function serverStateOf(client: DataClient): () => Promise<ServerState | null> {
  return async () => {
    const { data } = await client.auth.getSession();
    if (!data.session) return null;
    const answer = await fetch(serverStatePath, {
      headers: { authorization: `Bearer ${data.session.access_token}` },
    });
    const isOurs = answer.headers.get('content-type')?.startsWith('application/json');
    return answer.ok && isOurs ? ((await answer.json()) as ServerState) : null;
  };
}
