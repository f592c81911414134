import type { FieldChange, FormSection } from '../../client/business.ts';
import { usePanelWords } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';
import { valueAt } from '../../client/value-at.ts';
import { fieldLabel, shownValue } from './field-label.ts';

/** What somebody else published meanwhile in the same fields: both values, before either is lost. */
export function Conflicts({
  conflicts,
  sections,
  published,
  onSettle,
}: {
  conflicts: readonly FieldChange[];
  sections: readonly FormSection[];
  published: unknown;
  onSettle: (change: FieldChange, present: unknown, isWanted: boolean) => void;
}) {
  const { business } = usePanelWords();
  return conflicts.map((change) => {
    const present = valueAt(published, change.at);
    return (
      <div key={change.at.join('.')} className={`${ui.notice} ${ui.noticeBad}`} role="alert">
        <p>
          <b>{business.conflict({ field: fieldLabel(sections, change.at) })}</b>
        </p>
        <p>{business.conflictPublic({ value: shownValue(present, business) })}</p>
        <p>{business.conflictOwn({ value: shownValue(change.after, business) })}</p>
        <div className={ui.row}>
          <button
            type="button"
            className={ui.button}
            onClick={() => onSettle(change, present, true)}
          >
            {business.keepOwn}
          </button>
          <button
            type="button"
            className={ui.button}
            onClick={() => onSettle(change, present, false)}
          >
            {business.keepPublic}
          </button>
        </div>
      </div>
    );
  });
}
