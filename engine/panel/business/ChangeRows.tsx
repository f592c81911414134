import type { FieldChange, FormSection } from '../../client/business.ts';
import { usePanelWords } from '../data/panel-language.ts';
import css from './panel-business.module.css';
import { fieldLabel, shownPair, useShownValue } from './field-label.ts';

/** Changes, a row each: the field, what it was and what it is to be. */
export function ChangeRows({
  changes,
  sections,
}: {
  changes: readonly FieldChange[];
  sections: readonly FormSection[];
}) {
  const { business } = usePanelWords();
  const said = useShownValue();
  return (
    <ul className={css.plain}>
      {changes.map((change) => {
        const [before, after] = shownPair(change, business, said);
        return (
          <li key={change.at.join('.')}>
            <b>{fieldLabel(sections, change.at)}</b>
            {': '}
            <s>{before}</s>
            {' → '}
            <ins>{after}</ins>
          </li>
        );
      })}
    </ul>
  );
}
