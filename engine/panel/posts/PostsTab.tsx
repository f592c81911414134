import type { PostSummary } from '../../blog/post-store.ts';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Failure } from '../ui/Failure.tsx';
import { useAccount } from '../data/account.ts';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { listRequest, states, withParam } from './list-params.ts';
import { Pager } from './Pager.tsx';
import { PostFilters } from './PostFilters.tsx';
import { PostTable } from './PostTable.tsx';
import { pageSize, useFigures, usePosts } from '../data/queries.ts';
import { TabHeading } from '../ui/TabHeading.tsx';
import ui from '../ui/panel-ui.module.css';

const DeletePost = lazy(() => import('../post/DeletePost.tsx'));

/** What was handed in and waits for an admin. Nothing where nothing does, and for editors. */
function Waiting() {
  const { role } = useAccount();
  const { posts } = usePanelWords();
  const { review = 0 } = useFigures().data ?? {};
  const [params] = useSearchParams();
  const waiting = states.find(({ state }) => state === 'review')!.value;
  if (role !== 'admin' || review === 0 || params.get('situacao') === waiting) return null;
  return (
    <p className={ui.notice}>
      <Link to={`?situacao=${waiting}`}>{posts.waiting({ count: review })}</Link>
    </p>
  );
}

/** All posts, a page at a time; what is searched, filtered and sorted stands in the address. */
export function Component() {
  const { paths } = usePanel();
  const [params, setParams] = useSearchParams();
  const { frame, posts, shared } = usePanelWords();
  const request = listRequest(params);
  const { data, error, isPending, isError, isPlaceholderData, refetch } = usePosts(request);
  const [doomed, setDoomed] = useState<PostSummary | null>(null);
  // One entry of the history a search, not one a letter.
  const change = (name: string, value: string) =>
    setParams((before) => withParam(before, name, value), {
      replace: name === 'busca' && params.has('busca'),
    });

  return (
    <section>
      <TabHeading title={frame.tabs.posts}>
        <Link to={paths.bin}>{posts.bin}</Link>
        <Link className={`${ui.main} ${ui.small} ${ui.last}`} to={paths.newPost}>
          {posts.new}
        </Link>
      </TabHeading>
      <Waiting />
      <PostFilters params={params} onChange={change} />
      {isError ? (
        <Failure text={shared.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {isPending ? <PostTable posts={null} /> : null}
      {data && data.items.length > 0 ? (
        <PostTable posts={data.items} stale={isPlaceholderData} onDelete={setDoomed} />
      ) : null}
      {data && data.items.length === 0 ? (
        <div className={ui.nothing}>
          <p role="status">{data.total > 0 ? shared.noSuchPage : shared.noPosts}</p>
          {params.size > 0 ? (
            <button type="button" className={ui.button} onClick={() => setParams({})}>
              {posts.showAll}
            </button>
          ) : null}
        </div>
      ) : null}
      {data ? (
        <Pager
          page={request.page}
          size={pageSize}
          total={data.total}
          onPage={(page) => change('pagina', page === 1 ? '' : String(page))}
        />
      ) : null}
      {doomed ? (
        <Suspense>
          <DeletePost post={doomed} onDone={() => setDoomed(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}
