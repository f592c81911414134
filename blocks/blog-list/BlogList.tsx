import type { BlockProps } from '#engine/view/types';
import css from './blog-list.module.css';

/** The list of the blog. It opens its page (`h1`); the posts take the place of the empty text. */
export function BlogList({ id, heading, intro, emptyText }: BlockProps<'blog-list'>) {
  return (
    <section className={css.page} id={id}>
      <div className="hold">
        <h1>{heading}</h1>
        <p className="lead">{intro}</p>
        <p className={css.empty}>{emptyText}</p>
      </div>
    </section>
  );
}
