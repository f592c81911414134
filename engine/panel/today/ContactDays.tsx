import { useQuery } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import { useSpokenFirst } from '../data/panel-language.ts';
import { lastDays } from '../data/last-days.ts';
import { Failure } from '../ui/Failure.tsx';
import ui from '../ui/panel-ui.module.css';
import { ContactLine } from './ContactLine.tsx';
import css from './panel-today.module.css';

/** Days that are shown, today among them. */
const shown = 7;

/** Clicks on contacts today and on the days before. */
export function ContactDays() {
  const { store } = usePanel();
  const { words, format } = useSpokenFirst();
  const { contacts, today } = words;
  const days = lastDays(shown);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['contacts', 'days', days[0]],
    queryFn: () => store.contactDays(days[0]!),
    staleTime: 0,
  });
  const sums = days.map((day) => ({
    day,
    clicks: (data ?? []).reduce((sum, row) => sum + (row.day === day ? row.clicks : 0), 0),
  }));
  const most = Math.max(1, ...sums.map(({ clicks }) => clicks));
  return (
    <>
      <h3>{words.frame.tabs.contacts}</h3>
      {isError && !data ? (
        <Failure text={contacts.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <table className={css.days} aria-busy={!data}>
          <caption className="hidden">{today.contactsByDay}</caption>
          <tbody>
            {sums.toReversed().map(({ day, clicks }, before) => (
              <tr key={day}>
                <th scope="row">{before === 0 ? words.frame.tabs.today : format.weekday(day)}</th>
                <td>{data ? <b>{format.number(clicks)}</b> : <span className={ui.wait} />}</td>
                <td aria-hidden="true">
                  <meter max={most} value={clicks} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ContactLine />
    </>
  );
}
