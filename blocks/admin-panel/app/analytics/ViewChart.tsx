import type { ViewDay } from '#engine/blog/post-store';
import { useEffect, useRef, useState } from 'react';
import type uPlot from 'uplot';
import { counted, formatDate, formatNumber } from '../ui/format.ts';
import css from './panel-analytics.module.css';
import { drawViews } from './view-chart.ts';

/** Views as a line and posts as bars, by day; default export, because it comes with the chart library in a chunk of its own. */
export default function ViewChart({ days }: { days: readonly ViewDay[] }) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);

  useEffect(() => {
    const element = place.current!;
    const drawn = drawViews(element, days, setPointed);
    chart.current = drawn;
    const sizes = new ResizeObserver(() =>
      drawn.setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    sizes.observe(element);
    // What is on a canvas does not follow the theme by itself.
    const theme = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => drawn.redraw(false);
    theme.addEventListener('change', redraw);
    return () => {
      theme.removeEventListener('change', redraw);
      sizes.disconnect();
      drawn.destroy();
    };
  }, [days]);

  const views = days.reduce((sum, day) => sum + day.views, 0);
  const posts = days.reduce((sum, day) => sum + day.posts, 0);
  const day = pointed === null ? undefined : days[pointed];
  return (
    <figure>
      <p className={css.key}>
        <span className={css.line} /> Visualizações <span className={css.bar} /> Posts publicados
        <b>
          {day
            ? `${formatDate(day.day)}: ${counted(day.views, 'visualização', 'visualizações')}, ${counted(day.posts, 'post', 'posts')}`
            : `No período: ${counted(views, 'visualização', 'visualizações')}, ${counted(posts, 'post', 'posts')}`}
        </b>
      </p>
      <div
        ref={place}
        className={css.chart}
        role="img"
        aria-label={`Gráfico de ${formatNumber(days.length)} dias: ${counted(views, 'visualização', 'visualizações')} e ${counted(posts, 'post publicado', 'posts publicados')}. Os números estão na tabela abaixo.`}
      />
    </figure>
  );
}
