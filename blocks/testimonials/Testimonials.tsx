import type { BlockProps } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import type { Testimonial } from '#schemas/types';
import { Action } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import css from './testimonials.module.css';

/** The best rating. */
const best = 5;
/** From how many small voices on they stand in two columns. */
const manyFrom = 4;

function Voice({ item, sampleLabel }: { item: Testimonial; sampleLabel: string | undefined }) {
  const words = useWords();
  return (
    <figure>
      {item.drawing ? <Drawing name={item.drawing} /> : null}
      <blockquote>“{item.text}”</blockquote>
      <figcaption>
        {item.rating === undefined ? null : (
          <>
            <span role="img" aria-label={words.rating({ rating: item.rating, best })}>
              {'★'.repeat(item.rating).padEnd(best, '☆')}
            </span>{' '}
          </>
        )}
        <b>{item.name}</b>
        {item.location === undefined ? null : `, ${item.location}`}
        {item.sample ? <small>{sampleLabel ?? words.sampleVoice}</small> : null}
      </figcaption>
    </figure>
  );
}

/**
 * One large voice, the others small at its side: ruled, no boxes, no portraits but the part that was seen to. Invented
 * ones say so.
 */
export function Testimonials({
  id,
  heading,
  sampleLabel,
  items,
  button,
}: BlockProps<'testimonials'>) {
  const [first, ...others] = items.map((item, index) => (
    <Voice key={index} item={item} sampleLabel={sampleLabel} />
  ));
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
