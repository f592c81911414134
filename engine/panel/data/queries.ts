import type { PostOrder, PostState } from '../../blog/post-store.ts';
import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePanel } from './panel-context.ts';
import { useOpeningWords } from './panel-language.ts';
import { useServerState } from './server-state.ts';
import { keepSchedulerCopy, schedulerCopy } from './scheduler-copy.ts';

/** Posts on a page of the list. */
export const pageSize = 50;

/** Which part of the list is shown. */
export interface ListRequest {
  readonly search: string;
  readonly state: PostState | '';
  readonly order: PostOrder;
  readonly ascending: boolean;
  /** From 1. */
  readonly page: number;
}

/** What a toast says where posts cannot be loaded. */
const useLoadError = () => ({ errorText: useOpeningWords().shared.loadFailed });

/** One page of the list; while the next one loads the last one stays. */
export function usePosts({ page, state, ...request }: ListRequest) {
  const { store } = usePanel();
  const meta = useLoadError();
  return useQuery({
    queryKey: ['posts', 'list', { page, state, ...request }],
    queryFn: () =>
      store.list({
        ...request,
        ...(state ? { state } : {}),
        offset: (page - 1) * pageSize,
        limit: pageSize,
      }),
    placeholderData: keepPreviousData,
    // Two people may work on the same blog.
    staleTime: 0,
    meta,
  });
}

/** The first five by a column, for the tab of figures. */
export function useTopPosts(order: PostOrder) {
  const { store } = usePanel();
  const meta = useLoadError();
  return useQuery({
    queryKey: ['posts', 'top', order],
    queryFn: () => store.list({ order, offset: 0, limit: 5 }),
    meta,
  });
}

/** A post with its text, asked for anew whenever it is opened, and never exchanged under the editor. */
export function usePost(id: string) {
  const { store } = usePanel();
  const meta = useLoadError();
  return useQuery({
    queryKey: ['post', id],
    queryFn: () => store.get(id),
    staleTime: Infinity,
    gcTime: 0,
    meta,
  });
}

/** One page of the bin (from 1). */
export function useBin(page: number) {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['posts', 'bin', page],
    queryFn: () => store.deletedPosts({ offset: (page - 1) * pageSize, limit: pageSize }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The versions of a post, latest first. */
export function useVersions(postId: string) {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['posts', 'versions', postId],
    queryFn: () => store.versions(postId),
    staleTime: 0,
  });
}

/** What was written in a version; null for id null, and where it is no longer kept. A version never changes. */
export function useVersion(id: number | null) {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['version', id],
    queryFn: () => (id === null ? null : store.version(id)),
    staleTime: Infinity,
  });
}

/** Figures of the four cards. */
export function useFigures() {
  const { store } = usePanel();
  return useQuery({ queryKey: ['posts', 'figures'], queryFn: () => store.figures() });
}

/** Views and posts by day. */
export function useViewReport(days: number) {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['posts', 'days', days],
    queryFn: () => store.viewReport(days),
    placeholderData: keepPreviousData,
  });
}

/** Clicks on chat and call buttons by page, kind and block. */
export function useContactReport(days: number) {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['contacts', days],
    queryFn: () => store.contactReport(days),
    placeholderData: keepPreviousData,
  });
}

/** Key of what was written into forms. */
export const entriesKey = ['entries'];

/** Whether there is anything to show of forms: the site has one whose entries come here, or some came earlier. */
export function useHasEntries(): boolean {
  const { entries } = usePanel();
  const state = useServerState();
  const asks = state !== undefined && !state?.forms;
  const { data = 0 } = useQuery({
    queryKey: [...entriesKey, 'count'],
    queryFn: async () => (await entries.list({ offset: 0, limit: 1 })).total,
    enabled: asks,
    retry: false,
  });
  return state?.forms === true || data > 0;
}

/** Key of who is signed in. */
export const accountKey = ['account'];

/** Key of the scheduler's state. */
export const schedulerKey = ['scheduler'];

/** The scheduler; until the database answers, what it said last in this browser (`isPlaceholderData`). */
export function useScheduler() {
  const { store } = usePanel();
  const copy = useMemo(() => schedulerCopy() ?? undefined, []);
  return useQuery({
    queryKey: schedulerKey,
    queryFn: async () => {
      const state = await store.schedulerState();
      keepSchedulerCopy(state);
      return state;
    },
    placeholderData: copy,
    staleTime: 0,
  });
}

/** Forgets what a written, published or deleted post changed: lists, figures, days. Resolves once those on show are there again. */
export const refreshPosts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['posts'] });

/** `refreshPosts` on the panel's cache. */
export function useRefreshPosts(): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshPosts(client);
}
