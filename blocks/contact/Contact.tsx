import type { BlockProps } from '#engine/render/types';
import { Actions } from '../parts/Action.tsx';
import css from './contact.module.css';

/** How to reach the company: the buttons first, then a table of numbers, hours and area. */
export function Contact({ id, heading, text, buttons, rows, opening }: BlockProps<'contact'>) {
  return (
    <section className="band plain" id={id}>
      <div className={`hold ${css.hold}`}>
        <div>
          <h2>{heading}</h2>
          {text ? <p className="lead">{text}</p> : null}
          <Actions buttons={buttons} opening={opening} />
        </div>
        <dl className={css.rows}>
          {rows.map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
