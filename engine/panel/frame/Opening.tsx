import { useEffect, useState } from 'react';
import { usePanel } from '../data/panel-context.ts';
import { useOpeningWords } from '../data/panel-language.ts';
import css from './panel-shell.module.css';
import ui from '../ui/panel-ui.module.css';

/** Wait without an answer before it is told, ms. */
const untilTold = 4000;

/**
 * The moment before it is known who is there: as the document looks, so that nothing flickers. Once a try has `failed`, or
 * no answer came for a while, it says so, with what can be done meanwhile.
 */
export function Opening({ failed = false, onRetry }: { failed?: boolean; onRetry: () => void }) {
  const { data } = usePanel();
  const { frame, shared } = useOpeningWords();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), untilTold);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.door} aria-busy="true">
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <h1>{data.panel.heading}</h1>
      <p className="lead">{frame.opening}</p>
      {failed || late ? (
        <>
          <div className={ui.notice} role="status">
            <p>
              <b>{failed ? frame.openingFailed : frame.openingLate}</b>
            </p>
            <p>{failed ? frame.openingFailedHelp : frame.openingLateHelp}</p>
          </div>
          <div className={ui.row}>
            <button type="button" className={ui.main} onClick={onRetry}>
              {shared.retry}
            </button>
            <a className={ui.button} href={data.panel.call.href}>
              {data.panel.call.label}
            </a>
          </div>
        </>
      ) : null}
    </div>
  );
}
