import type { Rhythm } from '../../blog/post-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { schedulerKey } from '../data/queries.ts';
import { keepSchedulerCopy } from '../data/scheduler-copy.ts';

/** Sets how often a post is made, and what. A post that is due by it is made by `useDuePost`, as any other. */
export function useSetRhythm() {
  const { store, toasts } = usePanel();
  const { scheduler } = usePanelWords();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rhythm: Rhythm) => store.setRhythm(rhythm),
    onSuccess: (state) => {
      keepSchedulerCopy(state);
      client.setQueryData(schedulerKey, state);
      toasts.success(scheduler.rhythmSaved, scheduler.rhythmSavedText(state));
    },
    onError: (error) => toasts.error(scheduler.rhythmFailed, error),
  });
}
