import { counted, formatNumber } from '../ui/format.ts';
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
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1 && page === 1)
    return total > 0 ? <p className={css.count}>{counted(total, 'post', 'posts')}</p> : null;
  const first = (page - 1) * size + 1;
  const goTo = (next: number) => () => {
    onPage(next);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className={css.pager} aria-label="Páginas da lista">
      <p>
        {first <= total
          ? `${formatNumber(first)} a ${formatNumber(Math.min(total, page * size))} de ${counted(total, 'post', 'posts')}`
          : counted(total, 'post', 'posts')}
      </p>
      <div className={ui.row}>
        <button
          type="button"
          className={`${ui.button} ${ui.small}`}
          disabled={page <= 1}
          onClick={goTo(1)}
        >
          Primeira
        </button>
        <button
          type="button"
          className={`${ui.button} ${ui.small}`}
          disabled={page <= 1}
          onClick={goTo(Math.min(page - 1, pages))}
        >
          Anterior
        </button>
        <span>
          {formatNumber(Math.min(page, pages))} de {formatNumber(pages)}
        </span>
        <button
          type="button"
          className={`${ui.button} ${ui.small}`}
          disabled={page >= pages}
          onClick={goTo(page + 1)}
        >
          Próxima
        </button>
        <button
          type="button"
          className={`${ui.button} ${ui.small}`}
          disabled={page >= pages}
          onClick={goTo(pages)}
        >
          Última
        </button>
      </div>
    </nav>
  );
}
