import type { ViewDay } from '../../blog/post-store.ts';
import { useEffect, useRef, useState } from 'react';
import type uPlot from 'uplot';
import { useSpoken } from '../data/panel-language.ts';
import css from './panel-analytics.module.css';
import { drawViews } from './view-chart.ts';

/** Views as a line and posts as bars, by day; default export, because it comes with the chart library in a chunk of its own. */
export default function ViewChart({ days }: { days: readonly ViewDay[] }) {
  const { words, format } = useSpoken();
  const { analytics } = words;
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);

  useEffect(() => {
    const element = place.current!;
    const drawn = drawViews(element, days, { words, format }, setPointed);
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
  }, [days, words, format]);

  const views = days.reduce((sum, day) => sum + day.views, 0);
  const posts = days.reduce((sum, day) => sum + day.posts, 0);
  const day = pointed === null ? undefined : days[pointed];
  return (
    <figure>
      <p className={css.key}>
        <span className={css.line} /> {analytics.views} <span className={css.bar} />{' '}
        {analytics.published}
        <b>
          {day
            ? analytics.dayTotal({ ...day, day: format.date(day.day) })
            : analytics.periodTotal({ views, posts })}
        </b>
      </p>
      <div
        ref={place}
        className={css.chart}
        role="img"
        aria-label={analytics.chart({ days: days.length, views, posts })}
      />
    </figure>
  );
}
