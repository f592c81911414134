import type { PostSummary } from '../../blog/post-store.ts';
import { Link } from 'react-router-dom';
import { usePanel } from '../data/panel-context.ts';
import { useMayWrite } from '../data/rights.ts';
import { usePanelWords, useSpoken } from '../data/panel-language.ts';
import css from './panel-posts.module.css';
import { Score } from '../post/Score.tsx';
import { Status } from '../post/Status.tsx';
import ui from '../ui/panel-ui.module.css';

/** Loading rows; set by the owner. */
const placeholderRows = 5;

interface PostTableProps {
  /** Null while they load. */
  readonly posts: readonly PostSummary[] | null;
  /** True while a newer list is on its way. */
  readonly stale?: boolean;
  readonly onDelete?: (post: PostSummary) => void;
}

/** The list as a table; on a phone each row is a small block, and the roles say what the layout no longer shows. */
export function PostTable({ posts: rows, stale = false, onDelete }: PostTableProps) {
  const { posts, shared } = usePanelWords();
  return (
    <table
      className={`${ui.table} ${css.posts}`}
      role="table"
      aria-busy={!rows || stale}
      aria-label={posts.list}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {shared.fields.title}
          </th>
          <th role="columnheader" scope="col">
            {shared.fields.status}
          </th>
          <th role="columnheader" scope="col" className={ui.num}>
            {posts.columns.created}
          </th>
          <th role="columnheader" scope="col" className={ui.num}>
            {posts.columns.views}
          </th>
          <th role="columnheader" scope="col" className={ui.num}>
            {posts.columns.score}
          </th>
          <th role="columnheader" scope="col">
            <span className="hidden">{shared.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows
          ? rows.map((post) => <Row key={post.id} post={post} onDelete={onDelete} />)
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
  const { words, format } = useSpoken();
  const { posts } = words;
  const address = usePanel().paths.post(post);
  const mine = useMayWrite()(post);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link to={address}>{post.title}</Link>
      </th>
      <td role="cell">
        <Status post={post} />
      </td>
      <td role="cell" className={ui.num}>
        {format.day(post.created_at)}
      </td>
      <td role="cell" className={ui.num}>
        {format.number(post.views)}
        <span className={css.word}> {posts.viewsWord({ count: post.views })}</span>
      </td>
      <td role="cell" className={ui.num}>
        <span className={css.word}>{posts.columns.score} </span>
        <Score value={post.seo_score} computed={post.computed_score} />
      </td>
      <td role="cell" className={css.acts}>
        <Link className={`${ui.button} ${ui.quiet} ${ui.small}`} to={address}>
          {mine ? posts.edit : posts.see}
          <span className="hidden"> {post.title}</span>
        </Link>
        {mine ? (
          <button
            type="button"
            className={`${ui.danger} ${ui.quiet} ${ui.small}`}
            onClick={() => onDelete?.(post)}
          >
            {words.shared.delete}
            <span className="hidden"> {post.title}</span>
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
