import { useState } from 'react';
import { leadsTo, type FieldPath, type FormField } from '../../client/business.ts';
import { valueAt } from '../../client/value-at.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { Rich } from '../ui/Rich.tsx';
import ui from '../ui/panel-ui.module.css';
import { isSame } from './field-changes.ts';
import { idOf, useForm } from './form-context.ts';
import { useGlance } from './use-glance.ts';
import css from './panel-business.module.css';

type ListField = Extract<FormField, { kind: 'list' }>;

/** What a new item is before anything is typed. */
const emptyOf = ({ kind }: FormField) => (kind === 'list' ? [] : {});

/** A list whose items have fields of their own, each behind a fold; to be moved, added and taken away. */
export function ItemsControl({
  field,
  at,
  label,
}: {
  field: ListField;
  at: FieldPath;
  label: string;
}) {
  const { draft, set } = useForm();
  const { business } = usePanelWords();
  const [open, setOpen] = useState<readonly number[]>([]);
  const items = (valueAt(draft, at) ?? []) as readonly unknown[];
  const put = (next: readonly unknown[]) => set(at, next.length > 0 ? next : undefined);
  const move = (from: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    put(next);
    // An open item stays open where it goes.
    setOpen((before) => before.map((one) => (one === from ? to : one === to ? from : one)));
  };
  const remove = (index: number) => {
    put(items.filter((_, other) => other !== index));
    setOpen((before) =>
      before.flatMap((one) => (one === index ? [] : one > index ? one - 1 : one)),
    );
  };
  const toggle = (index: number, isOpen: boolean) =>
    setOpen((before) => [...before.filter((one) => one !== index), ...(isOpen ? [index] : [])]);
  const what = field.item.title || label;
  return (
    <fieldset className={css.group} id={idOf(at)}>
      {label === '' ? null : <legend>{label}</legend>}
      {field.help ? (
        <p className={ui.hint}>
          <Rich text={field.help} />
        </p>
      ) : null}
      <ol className={css.items}>
        {items.map((_, index) => (
          <Item
            key={index}
            field={field.item}
            at={[...at, index]}
            name={business.item({ what, number: index + 1 })}
            isLast={index === items.length - 1}
            isOpen={open.includes(index)}
            onToggle={(isOpen) => toggle(index, isOpen)}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <button
        type="button"
        className={ui.button}
        disabled={field.most !== undefined && items.length >= field.most}
        onClick={() => {
          put([...items, emptyOf(field.item)]);
          toggle(items.length, true);
        }}
      >
        {business.add({ what })}
      </button>
    </fieldset>
  );
}

/** An item: what it says at a glance, and behind that its fields and what can be done with it. */
function Item({
  field,
  at,
  name,
  isLast,
  isOpen,
  onToggle,
  onMove,
  onRemove,
}: {
  field: FormField;
  at: FieldPath;
  /** What it is called while nothing is written in it. */
  name: string;
  isLast: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const { draft, published, problems, show } = useForm();
  const { business } = usePanelWords();
  const value = valueAt(draft, at);
  const index = Number(at.at(-1));
  const said = useGlance()(value);
  const { sample, placeholder } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    <li>
      <details
        className={css.entry}
        id={idOf(at)}
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary>
          <span>
            <b>{said.value || name}</b>
            {isSame(value, valueAt(published, at)) ? null : (
              <span className={css.mark}>{business.changed}</span>
            )}
            {problems.some((one) => one.at !== null && leadsTo(at, one.at)) ? (
              <span className={css.bad}>{business.wrong}</span>
            ) : null}
            {sample === true || placeholder === true ? (
              <span className={css.open}>{business.example}</span>
            ) : null}
          </span>
          {said.about ? <span className={css.about}>{said.about}</span> : null}
        </summary>
        {show(field, at, field.kind === 'group' ? '' : name)}
        <div className={ui.row}>
          <button
            type="button"
            className={ui.button}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            {business.up}
          </button>
          <button
            type="button"
            className={ui.button}
            disabled={isLast}
            onClick={() => onMove(index + 1)}
          >
            {business.down}
          </button>
          <button type="button" className={ui.danger} onClick={onRemove}>
            {business.remove}
          </button>
        </div>
      </details>
    </li>
  );
}
