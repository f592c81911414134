import { usePanelWords } from '../data/panel-language.ts';
import css from './panel-posts.module.css';
import ui from '../ui/panel-ui.module.css';

/** Which part of a list is shown, and the way to the others; nothing where one page holds it all. */
export function Pager({
  page,
  size,
  total,
  onPage,
}: {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const { posts, shared } = usePanelWords();
  const all = shared.posts({ count: total });
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1 && page === 1) return total > 0 ? <p className={css.count}>{all}</p> : null;
  const first = (page - 1) * size + 1;
  const goTo = (next: number) => () => {
    onPage(next);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className={css.pager} aria-label={posts.pages}>
      <p>
        {first <= total ? posts.range({ first, last: Math.min(total, page * size), total }) : all}
      </p>
      <div className={ui.row}>
        <button
          type="button"
          className={`${ui.button} ${ui.small}`}
          disabled={page <= 1}
          onClick={goTo(1)}
        >
          {posts.first}
        </button>
        <button
          type="button"
          className={`${ui.button} ${ui.small}`}
          disabled={page <= 1}
          onClick={goTo(Math.min(page - 1, pages))}
        >
          {posts.previous}
        </button>
        <span>{posts.pageOf({ page: Math.min(page, pages), pages })}</span>
        <button
          type="button"
          className={`${ui.button} ${ui.small}`}
          disabled={page >= pages}
          onClick={goTo(page + 1)}
        >
          {posts.next}
        </button>
        <button
          type="button"
          className={`${ui.button} ${ui.small}`}
          disabled={page >= pages}
          onClick={goTo(pages)}
        >
          {posts.last}
        </button>
      </div>
    </nav>
  );
}
