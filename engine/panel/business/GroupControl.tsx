import type { FieldPath, FormField } from '../../client/business.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { Rich } from '../ui/Rich.tsx';
import ui from '../ui/panel-ui.module.css';
import css from './panel-business.module.css';
import { Fragment, useState } from 'react';
import { valueAt } from '../../client/value-at.ts';
import { FormContext, idOf, useForm } from './form-context.ts';

type GroupForm = Extract<FormField, { kind: 'group' }>;

const isChoice = ({ field }: GroupForm['fields'][number]) => field.kind === 'choice';

/** A picture is wanted wherever there may be one. */
const isPicture = ({ field }: GroupForm['fields'][number]) =>
  field.kind === 'group' &&
  field.fields.some(({ field: inner }) => inner.kind === 'text' && inner.role === 'media');

/** Fields that are not there yet, of which a fold would hide more than it spares. */
const few = 3;

/** The fields of a group below its name; those that are not there yet and need not be stand behind a fold. */
export function GroupControl({
  field,
  at,
  label,
}: {
  field: GroupForm;
  at: FieldPath;
  /** '' where the group is named already. */
  label: string;
}) {
  const form = useForm();
  const { business } = usePanelWords();
  const value = valueAt(form.draft, at) as Readonly<Record<string, unknown>> | undefined;
  const written = valueAt(form.published, at) as typeof value;
  // By what is public: a field that left its place while somebody types in it would lose the focus.
  const isThere = ({ name, isRequired }: GroupForm['fields'][number]) =>
    isRequired || written?.[name] !== undefined;
  const hasFew = field.fields.filter((one) => !isThere(one)).length <= few;
  const first = field.fields.filter((one) => isThere(one) || isPicture(one) || hasFew);
  // Of a group that is not there yet nothing is required before one of its fields is, and they stay where somebody types in them;
  // of an entry that was just added something is in view.
  const [wasAbsent] = useState(value === undefined);
  const shown = wasAbsent ? [] : first.length > 0 ? first : [...field.fields];
  // What a thing is stands below what it says: that is what changes.
  shown.sort((one, other) => Number(isChoice(one)) - Number(isChoice(other)));
  const others = field.fields.filter((one) => !shown.includes(one));
  // What was typed before is in view; later it is whoever reads who opens and shuts.
  const [isOpen] = useState(() => others.some(({ name }) => value?.[name] !== undefined));
  const own = {
    ...form,
    set(inner: FieldPath, next: unknown) {
      form.set(inner, next);
      followUp(inner, next);
    },
  };
  /** A real figure is no placeholder any more, and what was confirmed is not the new value. */
  function followUp(inner: FieldPath, next: unknown) {
    const name = inner[at.length];
    if (name === 'placeholder' || name === 'confirmed' || next === undefined) return;
    if (value?.placeholder === true) form.set([...at, 'placeholder'], undefined);
    if (name === 'value' && value?.confirmed !== undefined)
      form.set([...at, 'confirmed'], undefined);
  }
  const canConfirm =
    field.fields.some(({ name }) => name === 'confirmed') && value?.confirmed === undefined;
  const fields = (some: GroupForm['fields']) =>
    some.map(({ name, field: inner }) => (
      <Fragment key={name}>{form.show(inner, [...at, name])}</Fragment>
    ));
  return (
    <FormContext value={own}>
      <fieldset className={css.group} id={label === '' ? undefined : idOf(at)}>
        {label === '' ? null : <legend>{label}</legend>}
        {label !== '' && field.help ? (
          <p className={ui.hint}>
            <Rich text={field.help} />
          </p>
        ) : null}
        {fields(shown)}
        {canConfirm ? (
          <button
            type="button"
            className={ui.button}
            onClick={() =>
              form.set([...at, 'confirmed'], {
                by: form.author,
                date: form.today,
                source: business.confirmedSource,
              })
            }
          >
            {business.confirm}
          </button>
        ) : null}
        {others.length > 0 ? (
          <details className={css.more} open={isOpen}>
            <summary>{shown.length > 0 ? business.more : business.fillIn}</summary>
            {fields(others)}
          </details>
        ) : null}
      </fieldset>
    </FormContext>
  );
}
