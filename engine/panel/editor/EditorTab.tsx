import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Failure } from '../ui/Failure.tsx';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { PostEditor } from './PostEditor.tsx';
import { usePost } from '../data/queries.ts';
import { TabHeading } from '../ui/TabHeading.tsx';
import css from './panel-editor.module.css';
import ui from '../ui/panel-ui.module.css';

/** The editor of a post, opened with the post as the database has it now. */
export function Component() {
  const { id = '' } = useParams();
  return <OpenedPost key={id} id={id} />;
}

/** The editor of a new post. */
export function NewPost() {
  return (
    <section>
      <PostEditor post={null} />
    </section>
  );
}

function OpenedPost({ id }: { id: string }) {
  const { paths } = usePanel();
  const { editor, shared } = usePanelWords();
  const { data, error, isPending, isError, refetch } = usePost(id);
  // Kept here, because the editor goes on with the version that it was opened with.
  const [version, setVersion] = useState(data);
  if (data && !version) setVersion(data);
  if (version)
    return (
      <section>
        <PostEditor post={version} />
      </section>
    );
  return (
    <section aria-busy={isPending}>
      <TabHeading title={editor.edit} />
      {isPending
        ? Array.from({ length: 4 }, (_, row) => (
            <div key={row} className={`${ui.field} ${css.late}`}>
              <span className={ui.wait} />
              <span className={ui.input} />
            </div>
          ))
        : null}
      {isError ? (
        <Failure text={shared.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === null ? (
        <div className={ui.notice} role="alert">
          <p>
            <b>{editor.notFound}</b>
          </p>
          <p>{editor.notFoundHelp}</p>
          <div className={ui.row}>
            <Link className={ui.button} to={paths.posts}>
              {shared.toList}
            </Link>
          </div>
        </div>
      ) : null}
    </section>
  );
}
