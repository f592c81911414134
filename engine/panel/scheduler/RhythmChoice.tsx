import type { Rhythm, SchedulerState } from '../../blog/post-store.ts';
import { useState } from 'react';
import { usePanelWords } from '../data/panel-language.ts';
import { Choices } from '../ui/Choices.tsx';
import css from './panel-scheduler.module.css';
import { PublishQuestion, publishesNow } from './PublishQuestion.tsx';
import { useSetRhythm } from './use-set-rhythm.ts';

/**
 * How often a post is made, and whether it is published; saved at once, after a question where a post is
 * public by it at once. `state` is null where nobody knows it yet.
 */
export function RhythmChoice({
  state,
  disabled,
}: {
  state: SchedulerState | null;
  disabled: boolean;
}) {
  const { scheduler } = usePanelWords();
  const { mutate, isPending, variables } = useSetRhythm();
  const [asked, ask] = useState<Rhythm | null>(null);
  const shown = isPending ? variables : state;
  const change = (changed: Partial<Rhythm>) => {
    if (!state || isPending) return;
    const rhythm = { every_days: state.every_days, makes: state.makes, ...changed };
    if (publishesNow({ ...state, ...rhythm })) ask(rhythm);
    else mutate(rhythm);
  };
  return (
    <div className={css.rhythm}>
      <Choices
        name="frequencia"
        legend={scheduler.every.legend}
        value={shown?.every_days}
        options={([1, 7] as const).map((days) => [days, scheduler.every[days]] as const)}
        disabled={disabled}
        onChange={(every_days) => change({ every_days })}
      />
      <Choices
        name="resultado"
        legend={scheduler.makes.legend}
        value={shown?.makes}
        options={(['published', 'draft'] as const).map(
          (status) => [status, scheduler.makes[status]] as const,
        )}
        disabled={disabled}
        onChange={(makes) => change({ makes })}
      />
      {asked ? (
        <PublishQuestion
          name="rhythm"
          onConfirm={() => {
            mutate(asked);
            ask(null);
          }}
          onCancel={() => ask(null)}
        />
      ) : null}
    </div>
  );
}
