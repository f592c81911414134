import type { GroupField, PublishedChanges } from '../../client/business.ts';
import { useFormat, usePanelWords } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';
import css from './panel-business.module.css';
import { fieldLabel, shownValue } from './field-label.ts';

/** The id of the fold. */
export const historyId = 'published';

/** What was published from here, the last first, which can be taken back. */
export function Published({
  published,
  sections,
  isBusy,
  onUndo,
}: {
  published: readonly PublishedChanges[];
  sections: readonly GroupField[];
  isBusy: boolean;
  onUndo: () => void;
}) {
  const { business } = usePanelWords();
  const format = useFormat();
  if (published.length === 0) return null;
  return (
    <details className={css.section} id={historyId}>
      <summary>
        <h3>{business.historyName}</h3>
      </summary>
      <ol className={css.items}>
        {published.map(({ when, author, changes }, index) => (
          <li key={when}>
            <p>
              <b>{format.moment(when)}</b> {author}
            </p>
            <ul className={css.plain}>
              {changes.map(({ at, before, after }) => (
                <li key={at.join('.')}>
                  <b>{fieldLabel(sections, at)}</b>
                  {': '}
                  <s>{shownValue(before, business)}</s>
                  {' → '}
                  <ins>{shownValue(after, business)}</ins>
                </li>
              ))}
            </ul>
            {index === 0 ? (
              <button type="button" className={ui.button} disabled={isBusy} onClick={onUndo}>
                {business.undo}
              </button>
            ) : null}
          </li>
        ))}
      </ol>
    </details>
  );
}
