import type { FormSection, PublishedChanges } from '../../client/business.ts';
import { useFormat, usePanelWords } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';
import css from './panel-business.module.css';
import { ChangeRows } from './ChangeRows.tsx';

/** The id of the fold. */
export const historyId = 'published';

/** What was published from here, the last first, which can be taken back. */
export function Published({
  published,
  sections,
  isBusy,
  isUndoing,
  onUndo,
}: {
  published: readonly PublishedChanges[];
  sections: readonly FormSection[];
  isBusy: boolean;
  isUndoing: boolean;
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
            <ChangeRows changes={changes} sections={sections} />
            {index === 0 ? (
              <button type="button" className={ui.button} disabled={isBusy} onClick={onUndo}>
                {isUndoing ? business.undoing : business.undo}
              </button>
            ) : null}
          </li>
        ))}
      </ol>
    </details>
  );
}
