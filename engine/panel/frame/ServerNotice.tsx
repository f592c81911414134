import { useOpeningWords } from '../data/panel-language.ts';
import { useServerState } from '../data/server-state.ts';
import css from './panel-shell.module.css';
import ui from '../ui/panel-ui.module.css';

/** What the server can fail at. */
const parts = ['disk', 'site', 'publication', 'counting'] as const;

/** What the server failed at, and why: nothing while all is well, and where no server of ours serves the page. */
export function ServerNotice() {
  const { frame } = useOpeningWords();
  const state = useServerState();
  return parts.map((part) => {
    const reason = state?.[part];
    return reason ? (
      <div key={part} className={`${ui.notice} ${ui.noticeBad}`} role="alert">
        <p>
          <b>{frame.server[part]}</b>
        </p>
        <p>{frame.server[`${part}Help`]}</p>
        <details className={css.reason}>
          <summary>{frame.seeReason}</summary>
          <pre>{reason}</pre>
        </details>
      </div>
    ) : null;
  });
}
