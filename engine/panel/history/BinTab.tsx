import type { DeletedPost } from '../../blog/post-store.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords, useSpoken } from '../data/panel-language.ts';
import { pageSize, useBin } from '../data/queries.ts';
import { useMayWrite } from '../data/rights.ts';
import { isForVisitors, PublishPost } from '../post/PublishPost.tsx';
import { useRestorePost } from '../post/use-restore-post.ts';
import { Pager } from '../posts/Pager.tsx';
import { Failure } from '../ui/Failure.tsx';
import { TabHeading } from '../ui/TabHeading.tsx';
import ui from '../ui/panel-ui.module.css';
import { actorName } from './actor-name.ts';
import css from './panel-history.module.css';

/** What was deleted in the last 30 days, and the way back. */
export function Component() {
  const { paths } = usePanel();
  const { posts, shared } = usePanelWords();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('pagina') ?? 1);
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const { data, error, isError, isPending, refetch } = useBin(page);
  return (
    <section aria-busy={isPending}>
      <TabHeading title={posts.bin}>
        <p>{posts.binHelp}</p>
        <Link to={paths.posts}>{shared.toList}</Link>
      </TabHeading>
      {isError ? (
        <Failure text={shared.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data && data.items.length > 0 ? <BinTable deleted={data.items} /> : null}
      {data && data.items.length === 0 ? (
        <div className={ui.nothing}>
          <p role="status">{data.total > 0 ? shared.noSuchPage : posts.binEmpty}</p>
        </div>
      ) : null}
      {data ? (
        <Pager
          page={page}
          size={pageSize}
          total={data.total}
          onPage={(next) => setParams(next === 1 ? {} : { pagina: String(next) })}
        />
      ) : null}
    </section>
  );
}

function BinTable({ deleted }: { deleted: readonly DeletedPost[] }) {
  const { posts, shared } = usePanelWords();
  return (
    <table className={`${ui.table} ${css.bin}`} role="table" aria-label={posts.binTable}>
      <thead role="rowgroup">
        <tr role="row">
          {[shared.fields.title, posts.binColumns.deleted, posts.binColumns.by].map((head) => (
            <th role="columnheader" scope="col" key={head}>
              {head}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="hidden">{shared.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {deleted.map((one) => (
          <Row key={one.post.id} {...one} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ deleted_at, actor, post }: DeletedPost) {
  const restore = useRestorePost();
  const { words, format } = useSpoken();
  const mayWrite = useMayWrite();
  const [asks, setAsks] = useState(false);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {post.title}
      </th>
      <td role="cell" className={ui.once}>
        {format.moment(deleted_at)}
      </td>
      <td role="cell" className={css.actor}>
        {actorName(words, actor)}
      </td>
      <td role="cell" className={css.acts}>
        {mayWrite(post) ? (
          <button
            type="button"
            className={`${ui.button} ${ui.small}`}
            aria-disabled={restore.isPending}
            onClick={() => {
              if (restore.isPending) return;
              if (isForVisitors(post)) setAsks(true);
              else restore.mutate(post);
            }}
          >
            {words.posts.restore}
            <span className="hidden"> {post.title}</span>
          </button>
        ) : null}
        {asks ? (
          <PublishPost
            publication={{ before: null, after: post }}
            onConfirm={() => {
              setAsks(false);
              restore.mutate(post);
            }}
            onCancel={() => setAsks(false)}
          />
        ) : null}
      </td>
    </tr>
  );
}
