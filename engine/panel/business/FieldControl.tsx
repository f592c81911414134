import type { FieldPath, FormField } from '../../client/business.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { Field } from '../ui/Field.tsx';
import { Rich } from '../ui/Rich.tsx';
import ui from '../ui/panel-ui.module.css';
import css from './panel-business.module.css';
import { valueAt } from '../../client/value-at.ts';
import { isSame } from './field-changes.ts';
import { idOf, useForm, type Described } from './form-context.ts';
import { useChoiceWords } from './choice-words.ts';
import { GroupControl } from './GroupControl.tsx';
import { ListControl } from './ListControl.tsx';
import { NamesControl } from './NamesControl.tsx';
import { TextControl } from './TextControl.tsx';

/** A field with its label, its help, what is wrong with it, and the control of its kind. */
export function FieldControl({
  field,
  at,
  label = field.title,
}: {
  field: FormField;
  at: FieldPath;
  label?: string;
}) {
  const { draft, published, problems } = useForm();
  const { business } = usePanelWords();
  if (field.kind === 'group') return <GroupControl field={field} at={at} label={label} />;
  if (field.kind === 'names') return <NamesControl field={field} at={at} />;
  const own = problems.filter((problem) => problem.at !== null && isSame(problem.at, at));
  const isChanged = !isSame(valueAt(draft, at), valueAt(published, at));
  const described = {
    'aria-describedby': [
      ...(field.help ? [`${idOf(at)}-hint`] : []),
      ...(own.length > 0 ? [`${idOf(at)}-wrong`] : []),
    ].join(' '),
    'aria-invalid': own.length > 0,
  };
  if (field.kind === 'list')
    return <ListControl field={field} at={at} label={label} described={described} />;
  if (field.kind === 'yes-no') return <Tick field={field} at={at} label={label} />;
  return (
    <Field
      name={idOf(at)}
      label={isChanged ? `${label} (${business.changed})` : label}
      hint={field.help}
      wrong={
        own.length > 0 ? own.map(({ message, fix }) => `${message} ${fix}`).join(' ') : undefined
      }
    >
      {field.kind === 'text' ? (
        <TextControl field={field} at={at} described={described} />
      ) : field.kind === 'number' ? (
        <NumberControl at={at} described={described} />
      ) : (
        <Choice values={field.values} at={at} described={described} />
      )}
    </Field>
  );
}

function NumberControl({ at, described }: { at: FieldPath; described: Described }) {
  const { draft, set } = useForm();
  const value = valueAt(draft, at);
  return (
    <input
      {...described}
      id={idOf(at)}
      className={ui.input}
      inputMode="decimal"
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => {
        const typed = target.value.trim().replace(',', '.');
        // What is no number is told by the check, in its own words.
        set(at, typed === '' ? undefined : /^-?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : typed);
      }}
    />
  );
}

function Choice({
  values,
  at,
  described,
}: {
  values: readonly string[];
  at: FieldPath;
  described: Described;
}) {
  const { draft, set } = useForm();
  const called = useChoiceWords();
  return (
    <select
      {...described}
      id={idOf(at)}
      className={ui.input}
      value={(valueAt(draft, at) as string | undefined) ?? ''}
      onChange={({ target }) => set(at, target.value === '' ? undefined : target.value)}
    >
      <option value="">–</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {called(value)}
        </option>
      ))}
    </select>
  );
}

function Tick({ field, at, label }: { field: FormField; at: FieldPath; label: string }) {
  const { draft, published, set } = useForm();
  const wasWritten = valueAt(published, at) !== undefined;
  return (
    <div className={ui.field}>
      <label className={css.tick}>
        <input
          id={idOf(at)}
          type="checkbox"
          checked={valueAt(draft, at) === true}
          onChange={({ target }) =>
            set(
              at,
              target.checked ||
                (wasWritten && valueAt(published, at) === false ? false : undefined),
            )
          }
        />
        {label}
      </label>
      {field.help ? (
        <p className={ui.hint}>
          <Rich text={field.help} />
        </p>
      ) : null}
    </div>
  );
}
