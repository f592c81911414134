import { reasonOf } from '../data/error-text.ts';
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
  return (
    <div className={`${ui.notice} ${ui.noticeBad} ${ui.failure}`} role="alert">
      <div>
        <p>
          <b>{text}</b>
        </p>
        <p>{reasonOf(error)}</p>
      </div>
      <button type="button" className={ui.button} onClick={onRetry}>
        Tentar de novo
      </button>
    </div>
  );
}
