import { useEffect, useId, useState } from 'react';
import { leadsTo, type FieldPath, type FormField } from '../../client/business.ts';
import { plainText } from '../../client/plain-text.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { Rich } from '../ui/Rich.tsx';
import ui from '../ui/panel-ui.module.css';
import css from './panel-business.module.css';
import { valueAt } from '../../client/value-at.ts';
import { isSame } from './field-changes.ts';
import { goTo, idOf, useForm } from './form-context.ts';
import { useGlance, useTwin } from './use-glance.ts';
import { GroupControl } from './GroupControl.tsx';

type NamesField = Extract<FormField, { kind: 'names' }>;

/** Entries from which on one is looked for by words. */
const few = 8;

/** The name that somebody means, as documents write it: `Preço da visita` is `precoDaVisita`. */
export function nameOf(typed: string): string {
  const words = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  const name = joined.replace(/^\d+/, '');
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** Entries with free names, each behind a fold. */
export function NamesControl({ field, at }: { field: NamesField; at: FieldPath }) {
  const { draft, published, problems, missing, set, show } = useForm();
  const { business } = usePanelWords();
  const glance = useGlance();
  const twinOf = useTwin();
  const glanceAt = (inner: FieldPath) => glance(valueAt(draft, inner));
  const [sought, setSought] = useState('');
  const [added, setAdded] = useState('');
  // Whoever adds an entry writes in it next: once for each.
  useEffect(() => {
    if (added !== '') goTo([...at, added]);
  }, [added]);
  const entries = Object.keys((valueAt(draft, at) ?? {}) as object);
  const isSought = (name: string) => {
    const { value, about } = glanceAt([...at, name]);
    return plainText(`${value} ${about} ${name}`).includes(plainText(sought.trim()));
  };
  const wrong = problems.flatMap((problem) => (problem.at ? [problem.at] : []));
  const has = (all: readonly FieldPath[], inner: FieldPath) =>
    all.some((one) => leadsTo(inner, one));
  return (
    <div className={css.names}>
      {field.help ? (
        <p className={ui.hint}>
          <Rich text={field.help} />
        </p>
      ) : null}
      {entries.length > few ? (
        <input
          type="search"
          className={ui.input}
          aria-label={business.seek}
          placeholder={business.seek}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      ) : null}
      {entries.filter(isSought).map((name) => {
        const inner = [...at, name];
        const { value, about } = glanceAt(inner);
        const twin = twinOf(inner, glanceAt);
        const isChanged = !isSame(valueAt(draft, inner), valueAt(published, inner));
        return (
          <details key={name} className={css.entry} id={idOf(inner)} open={name === added}>
            <summary>
              <span className={css.main}>
                <b>{value || about || name}</b>
                {isChanged ? <span className={css.mark}>{business.changed}</span> : null}
                {has(wrong, inner) ? <span className={css.bad}>{business.wrong}</span> : null}
                {has(missing, inner) ? <span className={css.open}>{business.open}</span> : null}
              </span>
              <span className={css.about}>
                {[
                  (value && about) || field.item.title,
                  ...(twin ? [business.twin(twin)] : []),
                ].join(', ')}
              </span>
            </summary>
            {field.item.kind === 'group' ? (
              <GroupControl field={field.item} at={inner} label="" />
            ) : (
              show(field.item, inner)
            )}
            <div className={ui.row}>
              {isChanged ? (
                <button
                  type="button"
                  className={ui.button}
                  onClick={() => set(inner, valueAt(published, inner))}
                >
                  {business.putBack}
                </button>
              ) : null}
              <button type="button" className={ui.danger} onClick={() => set(inner, undefined)}>
                {business.remove}
              </button>
            </div>
          </details>
        );
      })}
      <NewEntry
        what={field.item.title}
        taken={entries}
        onAdd={(name) => {
          set([...at, name], field.item.kind === 'group' ? {} : '');
          setSought('');
          setAdded(name);
        }}
      />
    </div>
  );
}

function NewEntry({
  what,
  taken,
  onAdd,
}: {
  what: string;
  taken: readonly string[];
  onAdd: (name: string) => void;
}) {
  const { business } = usePanelWords();
  const [typed, setTyped] = useState('');
  const help = useId();
  const name = nameOf(typed);
  const isTaken = taken.includes(name);
  return (
    <form
      className={css.newEntry}
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '' || isTaken) return;
        onAdd(name);
        setTyped('');
      }}
    >
      <label>
        {business.newName({ what })}
        <input
          className={ui.input}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-invalid={isTaken}
          aria-describedby={help}
        />
      </label>
      <p className={ui.hint} id={help}>
        {business.newNameHelp}
      </p>
      <button type="submit" className={ui.button} disabled={name === '' || isTaken}>
        {business.add({ what })}
      </button>
      {isTaken ? <p className={ui.wrong}>{business.nameTaken}</p> : null}
    </form>
  );
}
