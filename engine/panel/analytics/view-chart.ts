import type { ViewDay } from '../../blog/post-store.ts';
import uPlot from 'uplot';
import chartCss from 'uplot/dist/uPlot.min.css?inline';
import type { Spoken } from '../data/panel-language.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';

/** A colour of the theme as it is now. */
const token = (name: string) => () =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

let styled = false;

/**
 * Draws views (line, left axis) and posts (bars, right axis) into `place`, as large as that is. `onPoint` is told the day
 * pointed at, by its index, or null. uPlot sets styles by script alone and keeps its sheet apart, so a page whose policy
 * forbids inline styles can show it.
 */
export function drawViews(
  place: HTMLElement,
  days: readonly ViewDay[],
  { words: { analytics }, format }: Pick<Spoken, 'words' | 'format'>,
  onPoint: (index: number | null) => void,
): uPlot {
  if (!styled) adoptStyles(chartCss);
  styled = true;
  const whole = (values: readonly number[]) =>
    values.map((value) => (Number.isInteger(value) ? format.number(value) : ''));
  const dayOf = (seconds: number) =>
    format.shortDate(new Date(seconds * 1000).toISOString().slice(0, 10));
  const font = `13px ${getComputedStyle(document.body).fontFamily}`;
  const axis = {
    stroke: token('--soft'),
    font,
    ticks: { show: false },
    grid: { stroke: token('--line'), width: 1 },
  };
  const most = (key: 'views' | 'posts') => days.reduce((top, day) => Math.max(top, day[key]), 0);
  return new uPlot(
    {
      width: place.clientWidth,
      height: place.clientHeight,
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, points: { size: 9 }, y: false },
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
      scales: {
        views: { range: [0, Math.max(4, most('views') * 1.1)] },
        posts: { range: [0, Math.max(4, most('posts') * 3)] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          values: (_, seconds) => seconds.map(dayOf),
          space: 64,
          size: 36,
          gap: 10,
        },
        { ...axis, scale: 'views', values: (_, values) => whole(values), size: 52 },
        {
          ...axis,
          scale: 'posts',
          side: 1,
          grid: { show: false },
          values: (_, values) => whole(values),
          size: 40,
        },
      ],
      series: [
        {},
        {
          scale: 'posts',
          label: analytics.published,
          width: 0,
          fill: token('--edge'),
          points: { show: false },
          paths: uPlot.paths.bars!({ size: [0.6, 24] }),
        },
        {
          scale: 'views',
          label: analytics.views,
          width: 2,
          stroke: token('--ink'),
          points: { show: false },
        },
      ],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    },
    [
      days.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1000),
      days.map(({ posts }) => posts),
      days.map(({ views }) => views),
    ],
    place,
  );
}
