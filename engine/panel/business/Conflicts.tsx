import type { BusinessState, FieldChange, FormSection } from '../../client/business.ts';
import { usePanelWords } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';
import { valueAt } from '../../client/value-at.ts';
import { useFieldLabel, usePublicNow, useShownValue } from './field-label.ts';

/** What somebody else published meanwhile in the same fields: both values, before either is lost. */
export function Conflicts({
  conflicts,
  state,
  onSettle,
}: {
  conflicts: readonly FieldChange[];
  state: BusinessState;
  onSettle: (change: FieldChange, present: unknown, isWanted: boolean) => void;
}) {
  const { business } = usePanelWords();
  const labelOf = useFieldLabel(state.sections);
  const publicNow = usePublicNow(state);
  return conflicts.map((change) => {
    const present = valueAt(state.value, change.at);
    return (
      <TwoValues
        key={change.at.join('.')}
        title={business.conflict({ field: labelOf(change.at) })}
        other={publicNow(change.at, present)}
        own={change.after}
        keepOther={business.keepPublic}
        onSettle={(isOwn) => onSettle(change, present, isOwn)}
      />
    );
  });
}

/** What was written meanwhile in the same fields of the draft, on another device or in another tab. */
export function Clashes({
  clashes,
  sections,
  draft,
  onSettle,
}: {
  clashes: readonly FieldChange[];
  sections: readonly FormSection[];
  draft: unknown;
  onSettle: (clash: FieldChange, isOwn: boolean) => void;
}) {
  const { business } = usePanelWords();
  const said = useShownValue();
  const labelOf = useFieldLabel(sections);
  return clashes.map((clash) => (
    <TwoValues
      key={clash.at.join('.')}
      title={business.clash({ field: labelOf(clash.at) })}
      other={business.clashThere({ value: said(clash.after) })}
      own={valueAt(draft, clash.at)}
      keepOther={business.keepThere}
      onSettle={(isOwn) => onSettle(clash, isOwn)}
    />
  ));
}

/** The value of somebody else and one's own, of which one stays. */
function TwoValues({
  title,
  other,
  own,
  keepOther,
  onSettle,
}: {
  title: string;
  other: string;
  own: unknown;
  keepOther: string;
  onSettle: (isOwn: boolean) => void;
}) {
  const { business } = usePanelWords();
  const said = useShownValue();
  return (
    <div className={`${ui.notice} ${ui.noticeBad}`} role="alert">
      <p>
        <b>{title}</b>
      </p>
      <p>{other}</p>
      <p>{business.conflictOwn({ value: said(own) })}</p>
      <div className={ui.row}>
        <button type="button" className={ui.button} onClick={() => onSettle(true)}>
          {business.keepOwn}
        </button>
        <button type="button" className={ui.button} onClick={() => onSettle(false)}>
          {keepOther}
        </button>
      </div>
    </div>
  );
}
