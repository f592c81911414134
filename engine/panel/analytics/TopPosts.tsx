import type { PostOrder } from '../../blog/post-store.ts';
import { Link } from 'react-router-dom';
import { Failure } from '../ui/Failure.tsx';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { useTopPosts } from '../data/queries.ts';
import { Score } from '../post/Score.tsx';
import css from './panel-analytics.module.css';
import ui from '../ui/panel-ui.module.css';

/** The first five posts by views or by score. */
export function TopPosts({
  title,
  order,
}: {
  title: string;
  order: Extract<PostOrder, 'views' | 'seo_score'>;
}) {
  const { paths } = usePanel();
  const { shared } = usePanelWords();
  const { data, error, isError, refetch } = useTopPosts(order);
  return (
    <div>
      <h3 className={ui.sub}>{title}</h3>
      {isError && !data ? (
        <Failure text={shared.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data && data.items.length === 0 ? (
        <div className={ui.nothing}>
          <p>{shared.noPosts}</p>
        </div>
      ) : null}
      <ol className={css.top} aria-busy={!data}>
        {data
          ? data.items.map((post) => (
              <li key={post.id}>
                <Link to={paths.post(post)}>{post.title}</Link>
                <span>
                  {order === 'views' ? (
                    shared.visits({ count: post.views })
                  ) : (
                    <Score value={post.seo_score} computed={post.computed_score} />
                  )}
                </span>
              </li>
            ))
          : isError
            ? null
            : Array.from({ length: 5 }, (_, row) => (
                <li key={row}>
                  <span className={ui.wait} />
                </li>
              ))}
      </ol>
    </div>
  );
}
