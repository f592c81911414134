import type { ViewDay } from '#engine/blog/post-store';
import { formatDate, formatNumber } from '../ui/format.ts';
import css from './panel-analytics.module.css';
import ui from '../ui/panel-ui.module.css';

/** The figures of the chart as a table, newest first, for whoever cannot see it or wants them exact. */
export function DayTable({ days }: { days: readonly ViewDay[] }) {
  return (
    <details className={css.days}>
      <summary>Ver como tabela</summary>
      <div
        className={`${ui.scroll} ${css.tall}`}
        tabIndex={0}
        role="group"
        aria-label="Visualizações e posts por dia"
      >
        <table className={ui.table}>
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col" className={ui.num}>
                Visualizações
              </th>
              <th scope="col" className={ui.num}>
                Posts publicados
              </th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, views, posts }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                <td className={ui.num}>{formatNumber(views)}</td>
                <td className={ui.num}>{formatNumber(posts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
