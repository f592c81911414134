import type { BlockProps } from '#engine/render/types';
import { Action } from '../parts/Action.tsx';
import css from './neighbourhood-list.module.css';

/** Names shown before "Ver todos": full rows in two, three and five columns. */
const shown = 30;

/** A long list of names in rows; small screens show the first ones, the rest opens below them and continues the rows. */
export function NeighbourhoodList({
  id,
  heading,
  lead,
  names,
  button,
  allLabel,
}: BlockProps<'neighbourhood-list'>) {
  const rest = names.slice(shown);
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <h2>{heading}</h2>
        {lead ? <p className={`lead ${css.lead}`}>{lead}</p> : null}
        <div className={css.list}>
          <Names names={names.slice(0, shown)} />
          {rest.length > 0 ? (
            <details>
              <summary className="call">{allLabel}</summary>
              <Names names={rest} />
            </details>
          ) : null}
        </div>
        {button ? <Action button={button} /> : null}
      </div>
    </section>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={css.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
