import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAccount } from '../data/account.ts';
import { usePanel } from '../data/panel-context.ts';
import { useSpokenFirst } from '../data/panel-language.ts';
import { useScheduler } from '../data/queries.ts';
import { useServerState } from '../data/server-state.ts';
import css from './panel-today.module.css';

/** Posts that are named. */
const shown = 3;

/** The posts that become public next, and when the scheduler makes one. */
export function NextPosts() {
  const { store, paths } = usePanel();
  const {
    words: { today },
    format,
  } = useSpokenFirst();
  const admin = useAccount().role === 'admin';
  const { data } = useQuery({
    queryKey: ['posts', 'next'],
    queryFn: () =>
      store.list({
        state: 'scheduled',
        order: 'published_at',
        ascending: true,
        offset: 0,
        limit: shown,
      }),
    staleTime: 0,
  });
  return (
    <>
      <h3>{today.nextPosts}</h3>
      {data && data.items.length > 0 ? (
        <ul className={css.waits}>
          {data.items.map((post) => (
            <li key={post.id}>
              <Link to={paths.post(post)}>{post.title}</Link> {format.moment(post.published_at)}
            </li>
          ))}
        </ul>
      ) : (
        <p>{data ? today.noNextPosts : '…'}</p>
      )}
      {data && data.total > shown ? (
        <p>
          <Link to={`${paths.posts}?situacao=agendados`}>
            {today.allNextPosts({ count: data.total })}
          </Link>
        </p>
      ) : null}
      {admin ? <NextRun /> : null}
    </>
  );
}

/** The next post of the scheduler; nothing while it is off. */
function NextRun() {
  const { paths } = usePanel();
  const {
    words: { today },
    format,
  } = useSpokenFirst();
  const { data } = useScheduler();
  const isOutOfTopics = useServerState()?.isOutOfTopics;
  if (!data?.enabled || !data.next_run_at) return null;
  if (isOutOfTopics)
    return (
      <p>
        <Link to={paths.scheduler}>{today.schedulerWaits}</Link>
      </p>
    );
  return (
    <p>
      <Link to={paths.scheduler}>{today.scheduler}</Link> {format.moment(data.next_run_at)}
    </p>
  );
}
