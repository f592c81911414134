import { usePanelWords } from '../data/panel-language.ts';
import css from './panel-periods.module.css';

/** How many days back a report goes. */
export function Periods({
  name,
  value,
  options,
  onChange,
}: {
  name: string;
  value: number;
  options: readonly number[];
  onChange: (days: number) => void;
}) {
  const { shared } = usePanelWords();
  return (
    <fieldset className={css.periods}>
      <legend className="hidden">{shared.period}</legend>
      {options.map((days) => (
        <label key={days}>
          <input
            className="hidden"
            type="radio"
            name={name}
            checked={days === value}
            onChange={() => onChange(days)}
          />
          <span>{shared.days({ count: days })}</span>
        </label>
      ))}
    </fieldset>
  );
}
