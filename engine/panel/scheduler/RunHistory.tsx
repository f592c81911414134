import type { Rhythm, SchedulerRun } from '../../blog/post-store.ts';
import { Link } from 'react-router-dom';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';
import css from './panel-scheduler.module.css';
import ui from '../ui/panel-ui.module.css';

/** What became of the last runs, newest first. On a phone each is a small block; the roles say what the layout no longer shows. */
export function RunHistory({ runs, rhythm }: { runs: readonly SchedulerRun[]; rhythm: Rhythm }) {
  const { paths } = usePanel();
  const {
    words: { scheduler, shared },
    format,
  } = useSpoken();
  const { when, outcome, reason, subject } = scheduler.columns;
  if (runs.length === 0)
    return (
      <>
        <h3 className={ui.sub}>{shared.history}</h3>
        <div className={ui.nothing}>
          <p>{scheduler.noRuns}</p>
        </div>
      </>
    );
  return (
    <>
      <h3 className={ui.sub}>{shared.history}</h3>
      <table className={`${ui.table} ${css.runs}`} role="table" aria-label={scheduler.runs}>
        <thead role="rowgroup">
          <tr role="row">
            {[when, outcome, reason, subject].map((head) => (
              <th role="columnheader" scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {runs.map((run) => (
            <tr role="row" key={run.id}>
              <td role="cell" className={ui.once}>
                {format.moment(run.ran_at)}
              </td>
              <td role="cell">
                <span className={run.outcome === 'created' ? ui.state : `${ui.state} ${ui.off}`}>
                  {run.outcome === 'created' ? scheduler.created : scheduler.skipped}
                </span>
              </td>
              <td role="cell">{scheduler.reasons(rhythm)[run.reason]}</td>
              <td role="cell">
                {run.post_id && run.title ? (
                  <Link to={paths.post({ id: run.post_id })}>{run.title}</Link>
                ) : (
                  (run.topic ?? '')
                )}
                {run.status === 'draft' ? scheduler.stillDraft : ''}
                {run.outcome === 'created' && !run.title ? scheduler.postDeleted : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
