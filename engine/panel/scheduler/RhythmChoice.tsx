import type { Rhythm } from '../../blog/post-store.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { Choices } from '../ui/Choices.tsx';
import css from './panel-scheduler.module.css';
import { useSetRhythm } from './use-set-rhythm.ts';

/** How often a post is made, and whether it is published; saved at once. `rhythm` is null where nobody knows it yet. */
export function RhythmChoice({ rhythm, disabled }: { rhythm: Rhythm | null; disabled: boolean }) {
  const { scheduler } = usePanelWords();
  const { mutate, isPending, variables } = useSetRhythm();
  const shown = isPending ? variables : rhythm;
  const change = (changed: Partial<Rhythm>) => {
    if (rhythm && !isPending)
      mutate({ every_days: rhythm.every_days, makes: rhythm.makes, ...changed });
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
    </div>
  );
}
