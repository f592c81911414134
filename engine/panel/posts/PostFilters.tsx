import { useEffect, useState } from 'react';
import { usePanelWords } from '../data/panel-language.ts';
import { orders, states } from './list-params.ts';
import css from './panel-posts.module.css';
import ui from '../ui/panel-ui.module.css';

/** Pause in typing after which the list is asked for, ms. */
const typingPause = 350;

/** Search, status and order of the list. */
export function PostFilters({
  params,
  onChange,
}: {
  params: URLSearchParams;
  onChange: (name: string, value: string) => void;
}) {
  const { posts, shared } = usePanelWords();
  return (
    <form
      className={css.filters}
      role="search"
      aria-label={posts.list}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        value={params.get('busca') ?? ''}
        onChange={(value) => onChange('busca', value)}
      />
      <Choice
        id="situacao"
        label={shared.fields.status}
        value={params.get('situacao') ?? ''}
        onChange={onChange}
        options={[
          { value: '', label: posts.all },
          ...states.map(({ value, state }) => ({ value, label: posts.filters[state] })),
        ]}
      />
      <Choice
        id="ordem"
        label={posts.order}
        value={params.get('ordem') ?? ''}
        onChange={onChange}
        options={orders.map(({ value, name }) => ({ value, label: posts.orders[name] }))}
      />
    </form>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { posts } = usePanelWords();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // The address changed by itself (back, forward): the field follows.
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === known) return;
    const timer = setTimeout(() => {
      setKnown(typed.trim());
      onChange(typed.trim());
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, known, onChange]);
  return (
    <div className={ui.field}>
      <label htmlFor="busca">{posts.search}</label>
      <input
        className={ui.input}
        id="busca"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={posts.searchIn}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (name: string, value: string) => void;
}

function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <div className={ui.field}>
      <label htmlFor={id}>{label}</label>
      <select
        className={ui.input}
        id={id}
        value={value}
        onChange={(event) => onChange(id, event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
