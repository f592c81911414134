import { Failure } from '../ui/Failure.tsx';
import { formatNumber } from '../ui/format.ts';
import css from './panel-shell.module.css';
import { useFigures } from '../data/queries.ts';
import ui from '../ui/panel-ui.module.css';

/** The four summary cards (specification §2). */
export function Summary() {
  const { data, error, isError, refetch } = useFigures();
  if (isError && !data)
    return (
      <Failure
        text="Os totais não puderam ser carregados."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  const cards = [
    { label: 'Total de posts', value: data?.posts },
    { label: 'Visualizações', value: data?.views },
    { label: 'SEO médio', value: data?.average_score, of: '/100' },
    { label: 'Publicados', value: data?.published },
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
                {formatNumber(value)}
                {of ? <small>{of}</small> : null}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
