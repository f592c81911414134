import type { BusinessState } from '../../../client/business.ts';
import type { SentSet } from '../../data/business-sets.ts';
import { useFormat, usePanelWords } from '../../data/panel-language.ts';
import ui from '../../ui/panel-ui.module.css';
import css from '../panel-business.module.css';
import { ChangeRows } from '../ChangeRows.tsx';
import { useFieldLabel, usePublicNow, useShownValue } from '../field-label.ts';

/** What was sent and is not public: that it waits, or why it was refused, with both values of a conflict. */
export function Sent({
  sent,
  state,
  isBusy,
  onEdit,
  onRemove,
}: {
  sent: readonly SentSet[];
  state: BusinessState;
  isBusy: boolean;
  /** The changes are to be a draft again. */
  onEdit: (set: SentSet) => void;
  onRemove: (set: SentSet) => void;
}) {
  const { business } = usePanelWords();
  const format = useFormat();
  return sent.map((set) => {
    const { id, sentAt, author, changes, answer } = set;
    const isRefused = answer !== null;
    return (
      <div
        key={id}
        className={isRefused ? `${ui.notice} ${ui.noticeBad}` : ui.notice}
        role={isRefused ? 'alert' : 'status'}
      >
        <p>
          <b>{isRefused ? business.sentRefused : business.sentWaits}</b>
        </p>
        <p>{business.sentBy({ moment: format.moment(sentAt), author })}</p>
        <ChangeRows changes={changes} sections={state.sections} />
        {isRefused ? (
          <>
            <Reasons set={set} state={state} />
            <div className={ui.row}>
              <button
                type="button"
                className={ui.button}
                disabled={isBusy}
                onClick={() => onEdit(set)}
              >
                {business.sentEdit}
              </button>
              <button
                type="button"
                className={ui.button}
                disabled={isBusy}
                onClick={() => onRemove(set)}
              >
                {business.sentRemove}
              </button>
            </div>
          </>
        ) : null}
      </div>
    );
  });
}

/** Why a set was refused. */
function Reasons({ set: { changes, answer }, state }: { set: SentSet; state: BusinessState }) {
  const { business } = usePanelWords();
  const labelOf = useFieldLabel(state.sections);
  const publicNow = usePublicNow(state);
  const said = useShownValue();
  if (answer?.is === 'conflict')
    return answer.changes.map(({ at, present }) => {
      const key = at.join('.');
      const own = changes.find((one) => one.at.join('.') === key)?.after;
      return (
        <div key={key}>
          <p>{business.conflict({ field: labelOf(at) })}</p>
          <p>{publicNow(at, present)}</p>
          <p>{business.sentValue({ value: said(own) })}</p>
        </div>
      );
    });
  if (answer?.is !== 'wrong') return null;
  return (
    <ul className={css.plain}>
      {answer.problems.map(({ at, message, fix }, index) => (
        <li key={index}>
          {at === null ? null : <b>{labelOf(at)}: </b>}
          {message} {fix}
        </li>
      ))}
    </ul>
  );
}
