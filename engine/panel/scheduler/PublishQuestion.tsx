import type { SchedulerState } from '../../blog/post-store.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/** A day of the scheduler, ms; the database says the same. */
const day = 24 * 60 * 60 * 1000;

/** Whether a scheduler in this state makes a post public at once (`private.post_is_due`); the database decides, this only says it beforehand. */
export function publishesNow(
  {
    enabled,
    makes,
    every_days: days,
    last_post_at: last,
  }: Pick<SchedulerState, 'enabled' | 'makes' | 'every_days' | 'last_post_at'>,
  now = Date.now(),
): boolean {
  const isDue = last === null || Math.abs(now - Date.parse(last)) > days * day;
  return enabled && makes === 'published' && isDue;
}

/** The question before something makes a post public that nobody has read: what will be seen, and where. */
export function PublishQuestion({
  name,
  onConfirm,
  onCancel,
}: {
  /** What does it: the button of the test, the switch, another rhythm. */
  name: 'test' | 'switch' | 'rhythm';
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { scheduler, shared } = usePanelWords();
  return (
    <ConfirmDialog
      question={scheduler.publishQuestion[name]}
      text={scheduler.publishText}
      confirm={scheduler.publishConfirm[name]}
      cancel={shared.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
