import { DataError } from '../../blog/data-error.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { worthRetrying } from './error-text.ts';

/** Set by the owner: 3 retries, 1 s doubling to 30 s, 5 minutes of cache; times in ms. */
export const retries = 3;
const firstDelay = 1000;
const longestDelay = 30_000;
const cacheTime = 5 * 60_000;

/** Wait before a retry, ms; `attempt` counts from 0. */
export const retryDelay = (attempt: number): number =>
  Math.min(firstDelay * 2 ** attempt, longestDelay);

/** What the client does about errors. */
export interface ErrorHandlers {
  /** A query with a `meta.errorText` failed for good. */
  readonly onFailure: (text: string, error: unknown) => void;
  /** Somebody does something: no change with `meta.byItself`. */
  readonly onAttempt: () => void;
  /** A request was refused for want of a session. */
  readonly onSignedOut: () => void;
}

/** The cache of the panel. Changes are never repeated by themselves: a post must not be made twice. */
export function createQueryClient({
  onFailure,
  onAttempt,
  onSignedOut,
}: ErrorHandlers): QueryClient {
  const noticeSignedOut = (error: unknown) => {
    const signedOut = error instanceof DataError && error.kind === 'signed-out';
    if (signedOut) onSignedOut();
    return signedOut;
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        const text = query.meta?.errorText;
        if (!noticeSignedOut(error) && typeof text === 'string') onFailure(text, error);
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_, { meta }) => {
        if (!meta?.byItself) onAttempt();
      },
      onError: (error) => void noticeSignedOut(error),
    }),
    defaultOptions: {
      queries: {
        retry: (count, error) => count < retries && worthRetrying(error),
        retryDelay,
        staleTime: cacheTime,
        gcTime: cacheTime,
        // The embedded service is on this machine: a browser that thinks itself offline reaches it all the same.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
