import { usePanelWords } from '../data/panel-language.ts';
import { useServerState } from '../data/server-state.ts';
import css from './panel-shell.module.css';
import ui from '../ui/panel-ui.module.css';

/** The owner's list of what is missing before the site may be public: what, and where it is written. Nothing once all is there. */
export function LaunchNotice() {
  const { frame } = usePanelWords();
  const { missing = [] } = useServerState() ?? {};
  if (missing.length === 0) return null;
  return (
    <details className={`${ui.notice} ${css.launch}`}>
      <summary>{frame.missing({ count: missing.length })}</summary>
      <ul>
        {missing.map(({ file, line, message, fix }) => (
          <li key={`${file}:${line} ${message}`}>
            {message} <small>{fix}</small>{' '}
            <code>
              {file}:{line}
            </code>
          </li>
        ))}
      </ul>
      <p className={ui.hint}>{frame.missingHelp}</p>
    </details>
  );
}
