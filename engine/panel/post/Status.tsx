import { stateOf } from '../../blog/post-state.ts';
import type { PostSummary } from '../../blog/post-store.ts';
import { useSpoken } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';

/** Whether visitors see a post: that it is published, or anything else as a second voice; and when that changes by itself. */
export function Status({
  post,
}: {
  post: Pick<PostSummary, 'status' | 'published_at' | 'withdrawn_at'>;
}) {
  const { words, format } = useSpoken();
  const state = stateOf(post);
  const { published_at: from, withdrawn_at: until } = post;
  return (
    <>
      <span className={state === 'published' ? ui.state : `${ui.state} ${ui.off}`}>
        {words.shared.states[state]}
      </span>
      {state === 'scheduled' ? <small className={ui.when}> {format.moment(from)}</small> : null}
      {state === 'published' && until ? (
        <small className={ui.when}>{words.posts.until({ moment: format.moment(until) })}</small>
      ) : null}
    </>
  );
}
