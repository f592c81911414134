import { useInfiniteQuery } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import { Failure } from '../ui/Failure.tsx';
import { formatMoment } from '../ui/format.ts';
import { TabHeading } from '../ui/TabHeading.tsx';
import ui from '../ui/panel-ui.module.css';
import { actionWords } from './action-words.ts';
import css from './panel-people.module.css';

/** Entries that are loaded at a time. */
const step = 50;

/** 'Histórico': who did what, of the last two years. For admins; nobody writes it. */
export function Component() {
  const { people } = usePanel();
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
      <TabHeading title="Histórico">
        <p>Quem publicou, apagou, convidou e mudou papéis. Fica por dois anos.</p>
      </TabHeading>
      {isError ? (
        <Failure
          text="O histórico não pôde ser carregado."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!isPending && !isError && entries.length === 0 ? (
        <div className={ui.nothing}>
          <p>Nada foi feito ainda.</p>
        </div>
      ) : (
        <table
          className={`${ui.table} ${css.history}`}
          role="table"
          aria-label="Histórico"
          aria-busy={isPending}
        >
          <thead role="rowgroup">
            <tr role="row">
              {['Quando', 'Quem', 'O quê'].map((head) => (
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
                  {formatMoment(entry.at)}
                </td>
                <td role="cell" className={css.mail}>
                  {entry.actor ?? 'linha de comando ou servidor'}
                </td>
                <td role="cell">
                  {actionWords(entry)} <b>{entry.subject}</b>
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
          Ver mais antigos
        </button>
      ) : null}
    </section>
  );
}
