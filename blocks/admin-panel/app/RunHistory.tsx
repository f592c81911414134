import type { SchedulerRun } from '#engine/posts/post-store';
import { Link } from 'react-router-dom';
import { formatMoment } from './format.ts';
import ui from './panel-ui.module.css';

/** Why a run did what it did. */
const reasons: Readonly<Record<SchedulerRun['reason'], string>> = {
  due: 'Na hora certa',
  forced: 'Teste manual',
  'not-due': 'Ainda não tinham passado 24 horas',
  paused: 'O agendador estava pausado',
};

/** What became of the last runs, newest first. */
export function RunHistory({ runs }: { runs: readonly SchedulerRun[] }) {
  if (runs.length === 0) return <p className={ui.sub}>O agendador ainda não rodou.</p>;
  return (
    <>
      <h3 className={ui.sub}>Histórico</h3>
      <div className={ui.scroll} tabIndex={0} role="group" aria-label="Histórico do agendador">
        <table className={ui.table}>
          <thead><tr><th scope="col">Quando</th><th scope="col">Resultado</th><th scope="col">Motivo</th><th scope="col">Post ou assunto</th></tr></thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.id}>
                <td className={ui.once}>{formatMoment(run.ran_at)}</td>
                <td><span className={run.outcome === 'created' ? ui.state : `${ui.state} ${ui.off}`}>{run.outcome === 'created' ? 'Post criado' : 'Nada feito'}</span></td>
                <td>{reasons[run.reason]}</td>
                <td>{run.post_id && run.title ? <Link to={`/admin/posts/${run.post_id}`}>{run.title}</Link> : (run.topic ?? '')}{run.outcome === 'created' && !run.title ? ' (post excluído)' : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
