import { reasonOf } from '../data/error-text.ts';
import { useOpeningWords } from '../data/panel-language.ts';
import ui from './panel-ui.module.css';

/** What could not be loaded, why, and a button to try again, in the place of what is missing. */
export function Failure({
  text,
  error,
  onRetry,
}: {
  text: string;
  error: unknown;
  onRetry: () => void;
}) {
  const words = useOpeningWords();
  return (
    <div className={`${ui.notice} ${ui.noticeBad} ${ui.failure}`} role="alert">
      <div>
        <p>
          <b>{text}</b>
        </p>
        <p>{reasonOf(words, error)}</p>
      </div>
      <button type="button" className={ui.button} onClick={onRetry}>
        {words.shared.retry}
      </button>
    </div>
  );
}
