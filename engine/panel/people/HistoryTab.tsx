import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { plainText } from '../../client/plain-text.ts';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';
import { Failure } from '../ui/Failure.tsx';
import { TabHeading } from '../ui/TabHeading.tsx';
import ui from '../ui/panel-ui.module.css';
import { deedOf } from './deed.ts';
import css from './panel-people.module.css';

/** Entries that are loaded at a time, and while somebody looks for some. */
const [few, many] = [50, 500];

/** Who did what, of the last two years; what is looked for is looked for in all of it. For admins; nobody writes it. */
export function Component() {
  const { people } = usePanel();
  const { words, format } = useSpoken();
  const { people: texts, frame, shared } = words;
  const { when, who, what } = texts.historyColumns;
  const [sought, setSought] = useState('');
  const step = sought === '' ? few : many;
  const { data, error, isError, isPending, hasNextPage, fetchNextPage, isFetching, refetch } =
    useInfiniteQuery({
      queryKey: ['history', step],
      queryFn: ({ pageParam }) => people.history(step, pageParam ?? undefined),
      initialPageParam: null as number | null,
      getNextPageParam: (last) => (last.length < step ? undefined : last.at(-1)!.id),
      staleTime: 0,
    });
  const seeksOn = sought !== '' && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (seeksOn) void fetchNextPage();
  }, [seeksOn, fetchNextPage]);
  const entries = (data?.pages.flat() ?? [])
    .map((entry) => ({
      ...entry,
      ...deedOf(words, entry),
      who: entry.actor ?? shared.noActor,
    }))
    .filter(({ deed, subject, note, who }) =>
      plainText([who, deed, subject, note].join(' ')).includes(plainText(sought)),
    );
  return (
    <section>
      <TabHeading title={frame.tabs.history}>
        <p>{texts.historyIntro}</p>
      </TabHeading>
      <input
        type="search"
        id="history-seek"
        className={`${ui.input} ${css.seek}`}
        aria-label={texts.historySeek}
        placeholder={texts.historySeek}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {isError ? (
        <Failure text={texts.historyFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!isPending && !isFetching && !isError && entries.length === 0 ? (
        <div className={ui.nothing}>
          <p>{sought === '' ? texts.historyEmpty : texts.historyNotFound}</p>
        </div>
      ) : (
        <table
          className={`${ui.table} ${css.history}`}
          role="table"
          aria-label={frame.tabs.history}
          aria-busy={isPending || seeksOn}
        >
          <thead role="rowgroup">
            <tr role="row">
              {[when, who, what].map((head) => (
                <th role="columnheader" scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {entries.map((entry) => (
              <tr role="row" key={entry.id}>
                <td role="cell" className={ui.once}>
                  {format.moment(entry.at)}
                </td>
                <td role="cell" className={css.mail}>
                  {entry.who}
                </td>
                <td role="cell">
                  {entry.deed} <b>{entry.subject}</b>
                  {entry.note === '' ? null : <span className={css.note}> {entry.note}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && sought === '' ? (
        <button
          type="button"
          className={ui.plain}
          aria-disabled={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {texts.older}
        </button>
      ) : null}
    </section>
  );
}
