import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAccount } from '../data/account.ts';
import { usePanel } from '../data/panel-context.ts';
import { useOpeningWords } from '../data/panel-language.ts';
import { entriesKey, useFigures, useHasEntries } from '../data/queries.ts';
import { useServerState } from '../data/server-state.ts';
import { states } from '../posts/list-params.ts';
import { LaunchNotice } from './LaunchNotice.tsx';
import css from './panel-today.module.css';

/** What somebody has to see to, each as a link to where it is done. */
export function Waiting() {
  const { entries, paths } = usePanel();
  const { posts, today } = useOpeningWords();
  const { role } = useAccount();
  const { data: figures } = useFigures();
  const server = useServerState();
  const hasEntries = useHasEntries();
  const { data: open = 0, isPending } = useQuery({
    queryKey: [...entriesKey, 'open'],
    queryFn: () => entries.open(),
    enabled: hasEntries,
    staleTime: 0,
  });
  const admin = role === 'admin';
  const review = admin ? (figures?.review ?? 0) : 0;
  const isLaunched = !admin || !server?.missing.length;
  const waits = [
    ...(review > 0
      ? [
          {
            to: `${paths.posts}?situacao=${states.find(({ state }) => state === 'review')!.value}`,
            text: posts.waiting({ count: review }),
          },
        ]
      : []),
    ...(open > 0 ? [{ to: paths.entries, text: today.openEntries({ count: open }) }] : []),
  ];
  const isKnown = figures !== undefined && (!hasEntries || !isPending);
  return (
    <>
      <h3>{today.waiting}</h3>
      {waits.length > 0 ? (
        <ul className={css.waits}>
          {waits.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      ) : isLaunched ? (
        <p>{isKnown ? today.nothingWaits : '…'}</p>
      ) : null}
      {isLaunched ? null : <LaunchNotice />}
    </>
  );
}
