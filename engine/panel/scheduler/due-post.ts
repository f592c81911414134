import { NoMoreTopics } from '../../blog/generator/no-more-topics.ts';
import type { SchedulerState } from '../../blog/post-store.ts';
import { useEffect, useRef } from 'react';
import { usePanel } from '../data/panel-context.ts';
import { useScheduler } from '../data/queries.ts';
import { useAutoPost } from './use-auto-post.ts';

/** Wait before the database is asked again where it did not yet say 'due', ms: clocks differ. */
const askAgain = 60_000;
/** Wait after a run that failed, ms. */
const afterFailure = 10 * 60_000;
/** Longest time that `setTimeout` can wait, ms. */
const longest = 2 ** 31 - 1;

/** How long until something is to be done, ms; null while the scheduler is paused. A first post is made at once. */
export function waitFor(state: SchedulerState, now: number): number | null {
  if (!state.enabled) return null;
  if (state.due || state.next_run_at === null) return 0;
  const left = Date.parse(state.next_run_at) - now;
  return Math.min(left > 0 ? left : askAgain, longest);
}

/**
 * Runs a due post while the panel is open, on any tab. The database is asked at the hour, because it alone knows what is
 * due, and of several panels, cron jobs and command lines it gives the slot to one. Panels ask a little apart: each call
 * that comes second is a line of the history.
 */
export function useDuePost(): void {
  const { data } = usePanel();
  const canWrite = data.generator !== null;
  const { data: state, isPlaceholderData, dataUpdatedAt, errorUpdatedAt, refetch } = useScheduler();
  const { mutateAsync, isPending } = useAutoPost();
  const running = useRef(false);
  const failedAt = useRef(-Infinity);

  useEffect(() => {
    if (!canWrite || !state || isPlaceholderData || isPending) return;
    const wait = waitFor(state, Date.now());
    if (wait === null) return;
    const run = async () => {
      if (running.current) return;
      running.current = true;
      try {
        const { data: now, error } = await refetch();
        if (error) throw error;
        if (now?.due) await mutateAsync({ force: false });
      } catch (error) {
        // Told by a toast; tried again later, but for what somebody has to write first.
        failedAt.current = error instanceof NoMoreTopics ? Infinity : Date.now();
      } finally {
        running.current = false;
      }
    };
    const apart = state.last_post_at === null ? 0 : Math.random() * 3000;
    const timer = setTimeout(
      () => void run(),
      Math.min(Math.max(wait, failedAt.current + afterFailure - Date.now()) + apart, longest),
    );
    return () => clearTimeout(timer);
  }, [
    canWrite,
    state,
    isPlaceholderData,
    isPending,
    dataUpdatedAt,
    errorUpdatedAt,
    refetch,
    mutateAsync,
  ]);
}
