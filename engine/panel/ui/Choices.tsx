import css from './panel-choices.module.css';
import ui from './panel-ui.module.css';

/** One of a few, beside each other: radio buttons that look like words. */
export function Choices<Value extends string | number>({
  name,
  legend,
  quiet = false,
  value,
  options,
  disabled = false,
  onChange,
}: {
  name: string;
  legend: string;
  /** True where the words speak for themselves: the legend is for those who do not see them. */
  quiet?: boolean;
  /** None of the options where it is not known yet. */
  value: Value | undefined;
  options: readonly (readonly [Value, string])[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset className={css.choices} disabled={disabled}>
      <legend className={quiet ? 'hidden' : ui.legend}>{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option}>
          <input
            className="hidden"
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
