import type { PublishedChanges } from '../../client/business.ts';
import { useFormat, usePanelWords } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';
import css from './panel-business.module.css';
import { shownValue } from './field-label.ts';

/** What was published from here, the last first, which can be taken back. */
export function Published({
  published,
  isBusy,
  onUndo,
}: {
  published: readonly PublishedChanges[];
  isBusy: boolean;
  onUndo: () => void;
}) {
  const { business } = usePanelWords();
  const format = useFormat();
  if (published.length === 0) return null;
  return (
    <details className={css.section}>
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
                  <code>{at.join('.')}</code>
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
