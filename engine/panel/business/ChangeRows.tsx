import type { FieldChange, FormSection } from '../../client/business.ts';
import { usePanelWords } from '../data/panel-language.ts';
import css from './panel-business.module.css';
import { shownPair, useFieldLabel, useShownValue } from './field-label.ts';

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
  const labelOf = useFieldLabel(sections);
  return (
    <ul className={css.plain}>
      {changes.map((change) => {
        const [before, after] = shownPair(change, business, said);
        return (
          <li key={change.at.join('.')}>
            <b>{labelOf(change.at)}</b>
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
