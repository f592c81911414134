import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { usePanel } from '../data/panel-context.ts';
import { useOpeningWords } from '../data/panel-language.ts';
import css from './panel-shell.module.css';
import ui from '../ui/panel-ui.module.css';

/** What went wrong, as the fallback screen says it. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** The router's fallback: what is left where a part of the panel fails. Drafts are kept, so loading again loses nothing. */
export function ErrorScreen() {
  const { data } = usePanel();
  const { frame, shared } = useOpeningWords();
  return (
    <div className={css.door}>
      <h1>{frame.crash}</h1>
      <p className="lead">{frame.crashHelp}</p>
      <p>{messageOf(useRouteError())}</p>
      <div className={ui.row}>
        <button type="button" className={ui.main} onClick={() => location.reload()}>
          {shared.retry}
        </button>
        <a className={ui.button} href={data.panel.call.href}>
          {data.panel.call.label}
        </a>
      </div>
    </div>
  );
}
