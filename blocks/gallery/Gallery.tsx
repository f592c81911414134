import type { BlockProps, ResolvedImage } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import { Picture } from '../parts/Picture.tsx';
import css from './gallery.module.css';

/** Address of the widest version of an image: of a photograph the last one in the format that most can show. */
const largestOf = ({ src, sources = [] }: ResolvedImage) =>
  sources.at(-1)?.srcSet.split(', ').at(-1)?.split(' ')[0] ?? src;

/**
 * Pictures side by side, each a link to its large version. With the client module they open in the `<dialog>`,
 * which is empty until then.
 */
export function Gallery({ id, heading, text, pictures }: BlockProps<'gallery'>) {
  const words = useWords().gallery;
  return (
    <section className={`band plain ${css.gallery}`} id={id}>
      <div className="hold">
        <h2>{heading}</h2>
        {text ? <p>{text}</p> : null}
        <ul className={css.grid} data-gallery>
          {pictures.map(({ image, caption }, position) => (
            <li key={position}>
              <a
                href={largestOf(image)}
                aria-label={image.alt === '' ? (caption ?? words.open(position + 1)) : undefined}
                data-caption={caption}
              >
                <Picture image={image} />
              </a>
            </li>
          ))}
        </ul>
        <dialog className={css.viewer} aria-label={heading}>
          <figure aria-live="polite" />
          <p>
            <button type="button" data-step="-1" aria-label={words.previous}>
              ←
            </button>
            <button type="button" data-step="0" aria-label={words.close}>
              ×
            </button>
            <button type="button" data-step="1" aria-label={words.next}>
              →
            </button>
          </p>
        </dialog>
      </div>
    </section>
  );
}
