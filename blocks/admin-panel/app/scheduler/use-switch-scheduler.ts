import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import { schedulerKey } from '../data/queries.ts';
import { keepSchedulerCopy } from '../data/scheduler-copy.ts';

/** Switches the scheduler. A first post is made at once: the state that comes back says that it is due, and `useDuePost` runs it. */
export function useSwitchScheduler() {
  const { store, toasts } = usePanel();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (enabled: boolean) => store.setScheduler(enabled),
    onSuccess: (state) => {
      keepSchedulerCopy(state);
      client.setQueryData(schedulerKey, state);
      if (state.enabled)
        toasts.success('Auto-post Ativado', 'Um post será criado a cada 24 horas.');
      else toasts.success('Auto-post Desativado', 'Nenhum post será criado sozinho.');
    },
    onError: () => toasts.error('Erro ao mudar o agendador. Tente novamente.'),
  });
}
