import { reasonOf } from '../data/error-text.ts';
import { useSpoken } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';
import type { DraftState } from './use-changes.ts';

/** Whether the draft is kept for other devices too, and since when. */
export function DraftStatus({ draft: { is, savedAt, isOlder } }: { draft: DraftState }) {
  const {
    words: { business },
    format,
  } = useSpoken();
  if (is === 'saving') return <span className={ui.hint}>{business.draftSaving}</span>;
  if (is !== 'saved' || savedAt === null) return null;
  const isToday = format.day(savedAt) === format.day(new Date().toISOString());
  return (
    <span className={ui.hint}>
      {isToday
        ? business.draftSaved({ time: format.time(savedAt) })
        : business.draftSavedOn({ moment: format.moment(savedAt) })}
      {isOlder ? ` ${business.draftOlder}` : null}
    </span>
  );
}

/** Why the draft could not be read or written, what is safe, and what happens next. */
export function DraftFault({ draft, isTyped }: { draft: DraftState; isTyped: boolean }) {
  const { words } = useSpoken();
  const { business } = words;
  if (draft.is !== 'failed') return null;
  return (
    <div className={`${ui.notice} ${ui.noticeBad}`} role="alert">
      <p>
        <b>{isTyped ? business.draftFailed : business.draftUnread}</b>
      </p>
      <p>{reasonOf(words, draft.error)}</p>
      <p>{isTyped ? business.draftKeptHere : business.draftAgain}</p>
    </div>
  );
}
