import type { PostSummary } from '#engine/blog/post-store';
import { Link } from 'react-router-dom';
import { useAccount } from '../data/account.ts';
import { mayWrite } from '../data/rights.ts';
import { formatDay, formatNumber } from '../ui/format.ts';
import css from './panel-posts.module.css';
import { Score } from '../post/Score.tsx';
import { Status } from '../post/Status.tsx';
import ui from '../ui/panel-ui.module.css';

/** Loading rows (specification §9). */
const placeholderRows = 5;

interface PostTableProps {
  /** Null while they load. */
  readonly posts: readonly PostSummary[] | null;
  /** True while a newer list is on its way. */
  readonly stale?: boolean;
  readonly onDelete?: (post: PostSummary) => void;
}

/** The list as a table; on a phone each row is a small block, and the roles say what the layout no longer shows. */
export function PostTable({ posts, stale = false, onDelete }: PostTableProps) {
  return (
    <table
      className={`${ui.table} ${css.posts}`}
      role="table"
      aria-busy={!posts || stale}
      aria-label="Posts"
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Título
          </th>
          <th role="columnheader" scope="col">
            Situação
          </th>
          <th role="columnheader" scope="col" className={ui.num}>
            Criado
          </th>
          <th role="columnheader" scope="col" className={ui.num}>
            Visitas
          </th>
          <th role="columnheader" scope="col" className={ui.num}>
            SEO
          </th>
          <th role="columnheader" scope="col">
            <span className="hidden">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {posts
          ? posts.map((post) => <Row key={post.id} post={post} onDelete={onDelete} />)
          : Array.from({ length: placeholderRows }, (_, row) => <WaitingRow key={row} />)}
      </tbody>
    </table>
  );
}

function Row({
  post,
  onDelete,
}: {
  post: PostSummary;
  onDelete?: ((post: PostSummary) => void) | undefined;
}) {
  const address = `/admin/posts/${post.id}`;
  const mine = mayWrite(useAccount().role, post);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link to={address}>{post.title}</Link>
      </th>
      <td role="cell">
        <Status post={post} />
      </td>
      <td role="cell" className={ui.num}>
        {formatDay(post.created_at)}
      </td>
      <td role="cell" className={ui.num}>
        {formatNumber(post.views)}
        <span className={css.word}> {post.views === 1 ? 'visita' : 'visitas'}</span>
      </td>
      <td role="cell" className={ui.num}>
        <span className={css.word}>SEO </span>
        <Score value={post.seo_score} computed={post.computed_score} />
      </td>
      <td role="cell" className={css.acts}>
        <Link className={`${ui.button} ${ui.quiet} ${ui.small}`} to={address}>
          {mine ? 'Editar' : 'Ver'}
          <span className="hidden"> {post.title}</span>
        </Link>
        {mine ? (
          <button
            type="button"
            className={`${ui.danger} ${ui.quiet} ${ui.small}`}
            onClick={() => onDelete?.(post)}
          >
            Excluir<span className="hidden"> {post.title}</span>
          </button>
        ) : null}
      </td>
    </tr>
  );
}

function WaitingRow() {
  return (
    <tr role="row" className={css.waiting}>
      {Array.from({ length: 6 }, (_, cell) => (
        <td role="cell" key={cell}>
          <span className={ui.wait} />
        </td>
      ))}
    </tr>
  );
}
