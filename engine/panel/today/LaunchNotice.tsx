import { Link } from 'react-router-dom';
import { usePanel } from '../data/panel-context.ts';
import { useOpeningWords } from '../data/panel-language.ts';
import { useServerState } from '../data/server-state.ts';
import css from './panel-today.module.css';
import ui from '../ui/panel-ui.module.css';

/** The owner's list of what is missing before the site may be public: how many fields, and what is changed in a file alone, with its place. Nothing once all is there. */
export function LaunchNotice() {
  const { frame } = useOpeningWords();
  const { missing = [] } = useServerState() ?? {};
  const { paths } = usePanel();
  if (missing.length === 0) return null;
  const elsewhere = missing.filter(({ at }) => at === null);
  const fields = missing.length - elsewhere.length;
  return (
    <details className={`${ui.notice} ${css.launch}`}>
      <summary>{frame.missing({ count: missing.length })}</summary>
      <ul>
        {fields > 0 ? (
          <li>
            <Link to={paths.business}>{frame.missingFields({ count: fields })}</Link>
          </li>
        ) : null}
        {elsewhere.map(({ file, line, message, fix }) => (
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
