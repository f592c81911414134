import type { ViewDay } from '../../blog/post-store.ts';
import { useSpoken } from '../data/panel-language.ts';
import css from './panel-analytics.module.css';
import ui from '../ui/panel-ui.module.css';

/** The figures of the chart as a table, newest first, for whoever cannot see it or wants them exact. */
export function DayTable({ days }: { days: readonly ViewDay[] }) {
  const {
    words: { analytics },
    format,
  } = useSpoken();
  return (
    <details className={css.days}>
      <summary>{analytics.asTable}</summary>
      <div
        className={`${ui.scroll} ${css.tall}`}
        tabIndex={0}
        role="group"
        aria-label={analytics.byDay}
      >
        <table className={ui.table}>
          <thead>
            <tr>
              <th scope="col">{analytics.day}</th>
              <th scope="col" className={ui.num}>
                {analytics.views}
              </th>
              <th scope="col" className={ui.num}>
                {analytics.published}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, views, posts }) => (
              <tr key={day}>
                <th scope="row">{format.date(day)}</th>
                <td className={ui.num}>{format.number(views)}</td>
                <td className={ui.num}>{format.number(posts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
