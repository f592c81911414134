import type { BlockProps } from '#engine/render/types';
import { Actions } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import css from './checklist.module.css';

/** What is checked or done, item by item; title, drawing and buttons stay beside the list on wide screens. */
export function Checklist({
  id,
  heading,
  lead,
  items,
  drawing,
  buttons,
  note,
}: BlockProps<'checklist'>) {
  return (
    <section className={`band ${css.wall}`} id={id}>
      <div className={`hold ${css.hold}`}>
        <div className={css.head}>
          <h2>{heading}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
          {drawing ? <Drawing name={drawing} /> : null}
        </div>
        <ul className={css.items}>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        {buttons || note ? (
          <div className={css.foot}>
            <Actions buttons={buttons} />
            {note ? <p>{note}</p> : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}
