import { Drawing } from 'portao/blocks';
import type { BlockProps } from '../../generated/types.ts';
import css from './zone-cards.module.css';

/** The parts of a city side by side: each with the gate that its streets have, what is special there, and where to read on. */
export function ZoneCards({ id, heading, lead, zones }: BlockProps<'zone-cards'>) {
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <h2>{heading}</h2>
        {lead ? <p className={`lead ${css.lead}`}>{lead}</p> : null}
        <ul className={css.zones}>
          {zones.map((zone) => (
            <li key={zone.name} id={zone.id}>
              <Drawing name={zone.drawing} />
              <h3>{zone.name}</h3>
              <p>{zone.text}</p>
              <ul>
                {zone.links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
