import type { FieldPath, FormField } from '../../client/business.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { Field } from '../ui/Field.tsx';
import { Rich } from '../ui/Rich.tsx';
import ui from '../ui/panel-ui.module.css';
import css from './panel-business.module.css';
import { valueAt } from '../../client/value-at.ts';
import { useChoiceWords } from './choice-words.ts';
import { idOf, useForm, type Described } from './form-context.ts';
import { ItemsControl } from './ItemsControl.tsx';

type ListField = Extract<FormField, { kind: 'list' }>;

/** A list: ticks where its items are of a few possible ones, lines where they are texts or numbers, else one below the other. */
export function ListControl({
  field,
  at,
  label,
  described,
}: {
  field: ListField;
  at: FieldPath;
  label: string;
  described: Described;
}) {
  const { item } = field;
  if (item.kind === 'choice')
    return <Ticks values={item.values} at={at} label={label} help={field.help} />;
  if (item.kind === 'text' || item.kind === 'number')
    return <Lines isNumbers={item.kind === 'number'} {...{ field, at, label, described }} />;
  return <ItemsControl field={field} at={at} label={label} />;
}

function Ticks({
  values,
  at,
  label,
  help,
}: {
  values: readonly string[];
  at: FieldPath;
  label: string;
  help: string;
}) {
  const { draft, set } = useForm();
  const called = useChoiceWords();
  const chosen = (valueAt(draft, at) ?? []) as readonly string[];
  return (
    <fieldset className={css.ticks}>
      <legend>{label}</legend>
      {help ? (
        <p className={ui.hint}>
          <Rich text={help} />
        </p>
      ) : null}
      {values.map((value) => (
        <label key={value} className={css.tick}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) => {
              const next = values.filter((one) =>
                one === value ? target.checked : chosen.includes(one),
              );
              set(at, next.length > 0 ? next : undefined);
            }}
          />
          {called(value)}
        </label>
      ))}
    </fieldset>
  );
}

/** A list of texts as lines; empty ones go when the field is left. */
function Lines({
  field,
  at,
  label,
  described,
  isNumbers,
}: {
  field: ListField;
  at: FieldPath;
  label: string;
  described: Described;
  isNumbers: boolean;
}) {
  const { draft, set } = useForm();
  const { business } = usePanelWords();
  const items = (valueAt(draft, at) ?? []) as readonly unknown[];
  const read = (line: string) =>
    isNumbers && /^-?\d+(?:[.,]\d+)?$/.test(line.trim()) ? Number(line.replace(',', '.')) : line;
  return (
    <Field name={idOf(at)} label={label} hint={`${field.help} ${business.linePerItem}`.trim()}>
      <textarea
        {...described}
        id={idOf(at)}
        className={ui.input}
        rows={Math.max(2, items.length + 1)}
        value={items.join('\n')}
        onChange={({ target }) =>
          set(at, target.value === '' ? undefined : target.value.split('\n').map(read))
        }
        onBlur={() => {
          const written = items.filter((line) => String(line).trim() !== '');
          if (written.length < items.length) set(at, written.length > 0 ? written : undefined);
        }}
      />
    </Field>
  );
}
