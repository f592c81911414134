import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { schedulerKey } from '../data/queries.ts';
import { keepSchedulerCopy } from '../data/scheduler-copy.ts';

/** Switches the scheduler. A first post is made at once, which was asked for: the state that comes back says that it is due, and `useDuePost` runs it. */
export function useSwitchScheduler() {
  const { store, toasts } = usePanel();
  const { scheduler } = usePanelWords();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (enabled: boolean) => store.setScheduler(enabled),
    onSuccess: (state) => {
      keepSchedulerCopy(state);
      client.setQueryData(schedulerKey, state);
      if (state.enabled) toasts.success(scheduler.switchedOn, scheduler.switchedOnText(state));
      else toasts.success(scheduler.switchedOff, scheduler.switchedOffText);
    },
    onError: (error) => toasts.error(scheduler.switchFailed, error),
  });
}
