import type { DataClient } from '../../blog/client.ts';
import { useQuery } from '@tanstack/react-query';
import { serverStatePath, type ServerState } from '../../client/server-state.ts';
import { usePanel } from './panel-context.ts';

/** Name of what the server said. */
export const serverStateKey = ['server-state'];

/** How often the server is asked, ms. */
const askAgain = 30_000;

/** What the server said last; nothing until it did, and where no server of ours serves the page. */
export function useServerState(): ServerState | null | undefined {
  const { serverState } = usePanel();
  return useQuery({
    queryKey: serverStateKey,
    queryFn: serverState,
    refetchInterval: ({ state }) => (state.data === null ? false : askAgain),
    staleTime: 0,
    retry: false,
  }).data;
}

/** Gives the token of the session. */
export const tokenOf = (client: DataClient) => async () =>
  (await client.auth.getSession()).data.session?.access_token ?? null;

/**
 * Asks the server of the page what it has to say to staff. Null where it says nothing: a host of files has no such address
 * and may answer with a page: it is not asked again.
 */
export function serverStateOf(
  token: () => Promise<string | null>,
): () => Promise<ServerState | null> {
  return async () => {
    const own = await token();
    if (own === null) return null;
    const answer = await fetch(serverStatePath, {
      headers: { authorization: `Bearer ${own}` },
    });
    const isOurs = answer.headers.get('content-type')?.startsWith('application/json');
    if (answer.status === 404 || (answer.ok && !isOurs)) return null;
    if (!answer.ok) throw new Error(`${serverStatePath}: ${answer.status}`);
    return (await answer.json()) as ServerState;
  };
}
