import { counted } from './format.ts';
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
  return (
    <fieldset className={css.periods}>
      <legend className="hidden">Período</legend>
      {options.map((days) => (
        <label key={days}>
          <input
            className="hidden"
            type="radio"
            name={name}
            checked={days === value}
            onChange={() => onChange(days)}
          />
          <span>{counted(days, 'dia', 'dias')}</span>
        </label>
      ))}
    </fieldset>
  );
}
