import { useEffect, useState } from 'react';
import { stateOf } from '../../blog/post-state.ts';
import type { Post, WrittenPost } from '../../blog/post-store.ts';
import { useSpoken } from '../data/panel-language.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/** A post as it will be, and how it stands for visitors now: null where they never saw it. */
export interface Publication {
  readonly before: WrittenPost | Post | null;
  readonly after: WrittenPost;
}

/** True where a post in these words is seen by visitors, now or once its time has come, without anybody doing more. */
export const isForVisitors = (post: Pick<Post, 'status' | 'published_at' | 'withdrawn_at'>) =>
  ['published', 'scheduled'].includes(stateOf(post));

/** The question before a post, or a change of one, becomes public: what changes, and where it will be seen. */
export function PublishPost({
  publication: { before, after },
  onConfirm,
  onCancel,
}: {
  publication: Publication;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const spoken = useSpoken();
  const { words, format } = spoken;
  const { publication: texts } = words.posts;
  const isLater = stateOf(after) === 'scheduled';
  const known = before && isForVisitors(before) ? before : null;
  const isChange = known !== null && stateOf(known) === stateOf(after);
  const [changes, setChanges] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!known) return;
    // With it comes what compares texts. Where it does not come the question is asked all the same.
    void import('./change-summary.ts').then(
      ({ changeSummary }) => setChanges(changeSummary(known, after, spoken)),
      () => setChanges([]),
    );
    // Once: nothing changes below a question.
  }, []);
  const [question, confirm] = isChange
    ? isLater
      ? [texts.changeLater, texts.changeLaterNow]
      : [texts.change, texts.changeNow]
    : isLater
      ? [texts.schedule, texts.scheduleNow]
      : [texts.publish, texts.publishNow];
  return (
    <ConfirmDialog
      question={question}
      text={isLater ? texts.later({ moment: format.momentInWords(after.published_at) }) : texts.now}
      details={
        <>
          <ul>
            <li>{texts.page(after)}</li>
            <li>{texts.list}</li>
            {after.tags.length > 0 ? <li>{texts.tags(after)}</li> : null}
            <li>{texts.feeds}</li>
          </ul>
          {after.withdrawn_at ? (
            <p>{words.editor.disappears({ moment: format.moment(after.withdrawn_at) })}</p>
          ) : null}
          {known ? (
            <p>
              {changes === null
                ? texts.comparing
                : changes.length > 0
                  ? texts.changes({ changes })
                  : ''}
            </p>
          ) : null}
        </>
      }
      confirm={confirm}
      byEnter
      cancel={words.shared.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
