import { goodScore } from '../../blog/seo-score.ts';
import { usePanelWords } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';

/**
 * A score with its mark: a green check from 70 on, else a warning; shape and words say it as well as
 * colour. Beside it what the rules gave (`computed`), where that is another.
 */
export function Score({ value, computed = null }: { value: number; computed?: number | null }) {
  const { shared } = usePanelWords();
  const good = value >= goodScore;
  return (
    <span className={good ? ui.good : ui.low}>
      <i aria-hidden="true">{good ? '✓' : '!'}</i> {value}
      <span className="hidden">{good ? shared.scoreGood : shared.scoreLow}</span>
      {computed !== null && computed !== value ? (
        <small className={ui.computed}>{shared.scoreComputed({ score: computed })}</small>
      ) : null}
    </span>
  );
}
