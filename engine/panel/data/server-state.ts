import type { DataClient } from '../../blog/client.ts';
import { useQuery } from '@tanstack/react-query';
import { serverStatePath, type ServerState } from '../../client/server-state.ts';
import { usePanel } from './panel-context.ts';

/** How often the server is asked, ms. */
const askAgain = 30_000;

/** What the server said last; nothing until it did, and where no server of ours serves the page. */
export function useServerState(): ServerState | null | undefined {
  const { serverState } = usePanel();
  return useQuery({
    queryKey: ['server-state'],
    queryFn: serverState,
    refetchInterval: ({ state }) => (state.data === null ? false : askAgain),
    staleTime: 0,
    retry: false,
  }).data;
}

/** What our own server knows somebody by; null where nobody is signed in. */
export async function tokenOf(client: DataClient): Promise<string | null> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? null;
}

/**
 * Asks the server of the page what it has to say to staff. Null where it says nothing: a host of files has no such address
 * and may answer with a page: it is not asked again.
 */
export function serverStateOf(client: DataClient): () => Promise<ServerState | null> {
  return async () => {
    const token = await tokenOf(client);
    if (token === null) return null;
    const answer = await fetch(serverStatePath, {
      headers: { authorization: `Bearer ${token}` },
    });
    const isOurs = answer.headers.get('content-type')?.startsWith('application/json');
    if (answer.status === 404 || (answer.ok && !isOurs)) return null;
    if (!answer.ok) throw new Error(`${serverStatePath}: ${answer.status}`);
    return (await answer.json()) as ServerState;
  };
}
