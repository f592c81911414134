import { schemaBundle } from '#schemas/bundle';
import type { Show } from '#schemas/types';
import type { Pointer, Problem } from '../../diagnostics/problem.ts';
import { problemAt, type SourceFile } from '../source-file.ts';
import { always, isEmpty, overlap, windowOf, type Window } from './windows.ts';

/** A window as it is written, with the window itself. */
interface Written {
  readonly window: Window;
  readonly show: Pick<Show, 'from' | 'until'>;
}

const names = new Set(Object.keys(schemaBundle.definitions.Show.properties));

/** True for a value that says when something is shown. */
export const isShow = (value: unknown): value is Show =>
  value !== null &&
  typeof value === 'object' &&
  Object.keys(value).every((name) => names.has(name));

/** False for a document in which nothing says when it is shown. */
export const mayShow = ({ text }: SourceFile) => text.includes('show');

/** Windows of a document that never open: those that end before they begin, and those outside of what holds them. */
export function showFaults(file: SourceFile): Problem[] {
  const problems: Problem[] = [];
  const look = (show: Written['show'], pointer: Pointer, around: Written): Written => {
    // Written without a zone most of the time: which one it is changes nothing in their order.
    const own = windowOf(show, 'UTC');
    const from = show.from ?? '';
    const until = show.until ?? '';
    if (isEmpty(own))
      problems.push(problemAt(file, pointer, 'show-never', { from, until, outer: null }));
    const window = overlap(own, around.window);
    if (!isEmpty(own) && isEmpty(window))
      problems.push(
        problemAt(file, pointer, 'show-never', {
          from,
          until,
          outer: { from: around.show.from ?? '', until: around.show.until ?? '' },
        }),
      );
    return isEmpty(window) ? around : { window, show };
  };
  const walk = (value: unknown, pointer: Pointer, around: Written): void => {
    if (value === null || typeof value !== 'object') return;
    const { show } = value as { readonly show?: unknown };
    const inside = isShow(show) ? look(show, [...pointer, 'show'], around) : around;
    const isList = Array.isArray(value);
    for (const [name, one] of Object.entries(value))
      walk(one, [...pointer, isList ? Number(name) : name], inside);
  };
  const start: Written = { window: always, show: {} };
  if (mayShow(file)) walk(file.value, [], start);
  const { promotions } = (file.value ?? {}) as { readonly promotions?: object };
  for (const [name, promotion] of Object.entries(promotions ?? {}))
    look(promotion as Written['show'], ['promotions', name], start);
  return problems;
}
