import type { BlockProps } from '#engine/view/types';
import css from './admin-panel.module.css';

/** The panel of the blog. It opens its page (`h1`); the app takes the place of the empty text. */
export function AdminPanel({ id, heading, intro, emptyText }: BlockProps<'admin-panel'>) {
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
