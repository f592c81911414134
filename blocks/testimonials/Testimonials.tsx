import type { BlockProps } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import { calendarDayInWords } from '#engine/words/days';
import type { Testimonial } from '#schemas/types';
import { Action } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Monogram } from '../parts/monogram/Monogram.tsx';
import css from './testimonials.module.css';

/** The best rating. */
const best = 5;
/** From how many small voices on they stand in two columns. */
const manyFrom = 4;

/** What can be read where it was written, newest first; then the others as they are written; last what was made up. */
function inOrder(items: readonly Testimonial[]): Testimonial[] {
  const rank = ({ sample, source }: Testimonial) => (sample ? 2 : source ? 0 : 1);
  const day = ({ source }: Testimonial) => source?.date ?? '';
  return items.toSorted(
    (a, b) => rank(a) - rank(b) || (day(a) < day(b) ? 1 : day(a) > day(b) ? -1 : 0),
  );
}

/** A source that counts: one of a voice that nobody made up. */
const sourceOf = ({ sample, source }: Testimonial) => (sample ? undefined : source);

function Voice({ item, tag }: { item: Testimonial; tag: string }) {
  const words = useWords();
  const source = sourceOf(item);
  return (
    <figure>
      {item.drawing ? <Drawing name={item.drawing} /> : null}
      <blockquote>“{item.text}”</blockquote>
      <figcaption>
        {source && !item.drawing ? <Monogram name={item.name} /> : null}
        {source && item.rating !== undefined ? (
          <>
            <span role="img" aria-label={words.rating({ rating: item.rating, best })}>
              {'★'.repeat(item.rating).padEnd(best, '☆')}
            </span>{' '}
          </>
        ) : null}
        <b>{item.name}</b>
        {item.location === undefined ? null : `, ${item.location}`}
        {source ? (
          <small>
            <time dateTime={source.date}>{calendarDayInWords(source.date, tag, words)}</time>
            {', '}
            <a href={source.url} target="_blank" rel="noopener nofollow">
              {words.reviews.source({ name: source.name })}
            </a>
          </small>
        ) : null}
      </figcaption>
    </figure>
  );
}

/**
 * One large voice, the others small at its side: ruled, no boxes, no portraits but the part that was seen to. Those with a
 * source come first and are counted; invented ones come last, say so once and have no stars.
 */
export function Testimonials({
  id,
  heading,
  variant = 'quote',
  sampleLabel,
  items,
  button,
  languageTag,
}: BlockProps<'testimonials'>) {
  const words = useWords();
  const ordered = inOrder(items);
  const sourced = ordered.filter(sourceOf);
  const newest = sourced[0]?.source?.date;
  const samples = ordered.filter(({ sample }) => sample).length;
  const notice =
    samples > 0 ? (
      <p key="notice" className={css.notice}>
        {sampleLabel ?? words.sampleVoices({ count: samples })}
      </p>
    ) : null;
  const voices = ordered.map((item, index) => <Voice key={index} item={item} tag={languageTag} />);
  const [first, ...others] = voices;
  const real = ordered.length - samples;
  return (
    <section className={`band plain ${css.voices}`} id={id}>
      <div className="hold">
        {heading ? <h2>{heading}</h2> : null}
        {newest === undefined ? null : (
          <p className={css.summary}>
            {words.reviews.summary({
              count: sourced.length,
              newest: calendarDayInWords(newest, languageTag, words),
            })}
          </p>
        )}
        {real === 0 ? notice : null}
        {variant === 'quote' ? (
          <div className={others.length < manyFrom ? css.few : css.many}>
            {first}
            {others.length > 0 ? (
              <div>
                {others.slice(0, Math.max(0, real - 1))}
                {real === 0 ? null : notice}
                {others.slice(Math.max(0, real - 1))}
              </div>
            ) : null}
            {button ? <Action button={button} /> : null}
          </div>
        ) : (
          <>
            <div
              className={css[variant]}
              {...(variant === 'rail' ? { tabIndex: 0, role: 'group', 'aria-label': heading } : {})}
            >
              {voices.slice(0, real)}
              {real === 0 ? null : notice}
              {voices.slice(real)}
            </div>
            {button ? <Action button={button} /> : null}
          </>
        )}
      </div>
    </section>
  );
}
