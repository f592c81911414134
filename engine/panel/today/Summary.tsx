import { Failure } from '../ui/Failure.tsx';
import { useSpokenFirst } from '../data/panel-language.ts';
import css from './panel-today.module.css';
import { useFigures } from '../data/queries.ts';
import ui from '../ui/panel-ui.module.css';

/** The four summary cards. */
export function Summary() {
  const { words, format } = useSpokenFirst();
  const { cards: names, cardsFailed } = words.frame;
  const { data, error, isError, refetch } = useFigures();
  if (isError && !data)
    return <Failure text={cardsFailed} error={error} onRetry={() => void refetch()} />;
  const cards = [
    { label: names.posts, value: data?.posts },
    { label: names.views, value: data?.views },
    { label: names.score, value: data?.average_score, of: '/100' },
    { label: names.published, value: data?.published },
  ];
  return (
    <dl className={css.sums} aria-busy={!data}>
      {cards.map(({ label, value, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value === undefined ? (
              <span className={ui.wait} />
            ) : (
              <>
                {format.number(value)}
                {of ? <small>{of}</small> : null}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
