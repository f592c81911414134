import type { BlockProps } from '#engine/render/types';
import { Moment } from '../parts/Moment.tsx';
import css from './opening-hours.module.css';

/** The opening hours as a table, and if wanted whether the business is open at this moment. Nothing where the site has none. */
export function OpeningHours({
  id,
  heading,
  text,
  opening,
  openingRows,
}: BlockProps<'opening-hours'>) {
  if (openingRows.length === 0) return null;
  return (
    <section className="band plain" id={id}>
      <div className={`hold ${css.hold}`}>
        <h2>{heading}</h2>
        {text ? <p className={`lead ${css.lead}`}>{text}</p> : null}
        {opening ? (
          <div className={css.now}>
            <Moment opening={opening} />
          </div>
        ) : null}
        <dl className={css.rows}>
          {openingRows.map((row) => (
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
