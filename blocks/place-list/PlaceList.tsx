import type { BlockProps } from '#engine/render/types';
import css from './place-list.module.css';

/** Names of places set large, one after the other; those with a page are links. */
export function PlaceList({ id, heading, lead, places }: BlockProps<'place-list'>) {
  return (
    <section className="band plain" id={id}>
      <div className={`hold ${css.hold}`}>
        <div>
          <h2>{heading}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        <ul className={css.list}>
          {places.map(({ name, link }) => (
            <li key={name}>{link ? <a href={link}>{name}</a> : name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
