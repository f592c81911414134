import type { SchedulerRun } from '#engine/blog/post-store';
import { Link } from 'react-router-dom';
import { formatMoment } from '../ui/format.ts';
import css from './panel-scheduler.module.css';
import ui from '../ui/panel-ui.module.css';

/** Why a run did what it did. */
const reasons: Readonly<Record<SchedulerRun['reason'], string>> = {
  due: 'Na hora certa',
  forced: 'Teste manual',
  'not-due': 'Ainda não tinham passado 24 horas',
  paused: 'O agendador estava pausado',
};

/** What became of the last runs, newest first. On a phone each is a small block; the roles say what the layout no longer shows. */
export function RunHistory({ runs }: { runs: readonly SchedulerRun[] }) {
  if (runs.length === 0)
    return (
      <>
        <h3 className={ui.sub}>Histórico</h3>
        <div className={ui.nothing}>
          <p>O agendador ainda não rodou.</p>
        </div>
      </>
    );
  return (
    <>
      <h3 className={ui.sub}>Histórico</h3>
      <table className={`${ui.table} ${css.runs}`} role="table" aria-label="Histórico do agendador">
        <thead role="rowgroup">
          <tr role="row">
            {['Quando', 'Resultado', 'Motivo', 'Post ou assunto'].map((head) => (
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
                {formatMoment(run.ran_at)}
              </td>
              <td role="cell">
                <span className={run.outcome === 'created' ? ui.state : `${ui.state} ${ui.off}`}>
                  {run.outcome === 'created' ? 'Post criado' : 'Nada feito'}
                </span>
              </td>
              <td role="cell">{reasons[run.reason]}</td>
              <td role="cell">
                {run.post_id && run.title ? (
                  <Link to={`/admin/posts/${run.post_id}`}>{run.title}</Link>
                ) : (
                  (run.topic ?? '')
                )}
                {run.outcome === 'created' && !run.title ? ' (post excluído)' : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
