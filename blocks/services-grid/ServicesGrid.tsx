import type { BlockProps } from '#engine/render/types';
import { Action } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Picture } from '../parts/Picture.tsx';
import css from './services-grid.module.css';

/**
 * The services of `site.yaml`: one plate of a parts catalogue (`grid`), rows, cards or photographs, or names alone in two
 * columns (`index`). Nothing where it has none.
 */
export function ServicesGrid({
  id,
  heading,
  lead,
  layout,
  variant = 'grid',
  services,
}: BlockProps<'services-grid'>) {
  if (services.length === 0) return null;
  const grid = layout === 'grid';
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <h2>{heading}</h2>
        {lead ? <p className={`lead ${css.lead}`}>{lead}</p> : null}
        <ul className={css[grid ? variant : layout]}>
          {services.map((service) => (
            <li key={service.id} id={service.id}>
              {!grid ? null : service.image ? (
                <Picture image={service.image} className={css.image} />
              ) : (
                <Drawing name={service.drawing} />
              )}
              <h3>{service.page ? <a href={service.page}>{service.name}</a> : service.name}</h3>
              {grid ? <p>{service.text}</p> : null}
              {service.button ? <Action button={service.button} look="text" /> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
