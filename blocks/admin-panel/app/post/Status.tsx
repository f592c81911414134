import { stateOf } from '#engine/blog/post-state';
import type { PostState, PostSummary } from '#engine/blog/post-store';
import { formatMoment } from '../ui/format.ts';
import ui from '../ui/panel-ui.module.css';

/** What each state is called. */
export const stateNames: Readonly<Record<PostState, string>> = {
  published: 'Publicado',
  scheduled: 'Agendado',
  withdrawn: 'Retirado',
  draft: 'Rascunho',
};

/** Whether visitors see a post: 'Publicado', or anything else as a second voice (specification §4); and when that changes by itself. */
export function Status({
  post,
}: {
  post: Pick<PostSummary, 'status' | 'published_at' | 'withdrawn_at'>;
}) {
  const state = stateOf(post);
  const { published_at: from, withdrawn_at: until } = post;
  return (
    <>
      <span className={state === 'published' ? ui.state : `${ui.state} ${ui.off}`}>
        {stateNames[state]}
      </span>
      {state === 'scheduled' ? <small className={ui.when}> {formatMoment(from)}</small> : null}
      {state === 'published' && until ? (
        <small className={ui.when}> até {formatMoment(until)}</small>
      ) : null}
    </>
  );
}
