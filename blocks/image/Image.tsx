import type { BlockProps } from '#engine/render/types';
import { Picture } from '../parts/Picture.tsx';
import css from './image.module.css';

/** A photograph or a drawing at the width of the page, with a caption. */
export function Image({ id, heading, image, caption }: BlockProps<'image'>) {
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        {heading ? <h2>{heading}</h2> : null}
        <figure className={css.figure}>
          <Picture image={image} className={css.image} />
          {caption ? <figcaption className={css.caption}>{caption}</figcaption> : null}
        </figure>
      </div>
    </section>
  );
}
