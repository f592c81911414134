import { Action, Drawing } from 'portao/blocks';
import type { BlockProps } from '../../generated/types.ts';
import css from './procedimentos.module.css';

/** The treatments of a clinic as cards: what is done, how long it takes and what one feels. It has no place for a price. */
export function Procedimentos({ id, heading, lead, items }: BlockProps<'procedimentos'>) {
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <h2>{heading}</h2>
        {lead ? <p className={`lead ${css.lead}`}>{lead}</p> : null}
        <ul className={css.cards}>
          {items.map(({ name, text, duration, comfort, drawing, more }) => (
            <li key={name}>
              {drawing ? <Drawing name={drawing} className={css.drawing} /> : null}
              <h3>{name}</h3>
              <p>{text}</p>
              <dl>
                <dt>Tempo</dt>
                <dd>{duration}</dd>
                <dt>Conforto</dt>
                <dd>{comfort}</dd>
              </dl>
              {more ? <Action button={more} look="text" /> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
