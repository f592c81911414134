import type { BlockProps } from '#engine/view/types';
import type { Testimonial } from '#schemas/types';
import { Action } from '../parts/Action.tsx';
import css from './testimonials.module.css';

/** From how many small voices on they stand in two columns. */
const manyFrom = 4;

function Stars({ rating }: { rating: number }) {
  return (
    <svg className={css.stars} viewBox="0 0 100 20" role="img" aria-label={`Nota ${rating} de 5`}>
      {[0, 20, 40, 60, 80].map((x) => (
        <use key={x} href="#i-star" x={x} width="20" height="20" className={x < rating * 20 ? undefined : css.none} />
      ))}
    </svg>
  );
}

function Voice({ item, sampleLabel }: { item: Testimonial; sampleLabel: string }) {
  return (
    <figure>
      <blockquote>“{item.text}”</blockquote>
      <figcaption>
        <Stars rating={item.rating} /> <b>{item.name}</b>, {item.location}
        {item.sample ? <small>{sampleLabel}</small> : null}
      </figcaption>
    </figure>
  );
}

/** One large voice, the others small at its side: ruled, no boxes, no portraits. Invented ones say so (decisions). */
export function Testimonials({ id, heading, sampleLabel, items, button }: BlockProps<'testimonials'>) {
  const [first, ...others] = items.map((item, index) => <Voice key={index} item={item} sampleLabel={sampleLabel} />);
  return (
    <section className={`band plain ${css.voices}`} id={id}>
      <div className="hold">
        {heading ? <h2>{heading}</h2> : null}
        <div className={others.length < manyFrom ? css.few : css.many}>
          {first}
          {others.length > 0 ? <div>{others}</div> : null}
          {button ? <Action button={button} /> : null}
        </div>
      </div>
    </section>
  );
}
