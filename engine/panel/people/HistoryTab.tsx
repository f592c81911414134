import { useInfiniteQuery } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';
import { Failure } from '../ui/Failure.tsx';
import { TabHeading } from '../ui/TabHeading.tsx';
import ui from '../ui/panel-ui.module.css';
import { deedOf } from './deed.ts';
import css from './panel-people.module.css';

/** Entries that are loaded at a time. */
const step = 50;

/** Who did what, of the last two years. For admins; nobody writes it. */
export function Component() {
  const { people } = usePanel();
  const { words, format } = useSpoken();
  const { people: texts, frame, shared } = words;
  const { when, who, what } = texts.historyColumns;
  const { data, error, isError, isPending, hasNextPage, fetchNextPage, isFetching, refetch } =
    useInfiniteQuery({
      queryKey: ['history'],
      queryFn: ({ pageParam }) => people.history(step, pageParam ?? undefined),
      initialPageParam: null as number | null,
      getNextPageParam: (last) => (last.length < step ? undefined : last.at(-1)!.id),
      staleTime: 0,
    });
  const entries = data?.pages.flat() ?? [];
  return (
    <section>
      <TabHeading title={frame.tabs.history}>
        <p>{texts.historyIntro}</p>
      </TabHeading>
      {isError ? (
        <Failure text={texts.historyFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!isPending && !isError && entries.length === 0 ? (
        <div className={ui.nothing}>
          <p>{texts.historyEmpty}</p>
        </div>
      ) : (
        <table
          className={`${ui.table} ${css.history}`}
          role="table"
          aria-label={frame.tabs.history}
          aria-busy={isPending}
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
                  {entry.actor ?? shared.noActor}
                </td>
                <td role="cell">
                  {deedOf(words, entry)} <b>{entry.subject}</b>
                  {entry.detail.startsWith('/') ? (
                    <span className={css.note}> {entry.detail}</span>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage ? (
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
