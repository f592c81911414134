import type { Show } from '#schemas/types';
import { nextDay, readMoment, type Window } from '../../content/time/windows.ts';
import type { OpenSite } from '../open-site.ts';
import { everyInput, everyInputOfBlock, type BlockSummary, type PageSummary } from '../summary.ts';
import type { InputName } from '../inputs/shared-inputs.ts';
import { shownBetween } from './window-name.ts';

/** What of a site tells when it changes next. */
type OfTime = Pick<OpenSite, 'shared' | 'resolver' | 'site'>;

/** The first moment (ms since 1970) from which on another site would be built of the same documents, by the clock alone; null where there is none. */
export const nextChange = (open: OfTime, summaries: readonly PageSummary[]): number | null =>
  comingChanges(open, summaries)[0] ?? null;

/** The moments to come at which another site would be built of the same documents, the first one first: all at which something begins or ends to be shown, and the next day or year where a page says that. */
export function comingChanges(
  { shared, site, resolver: { showing } }: OfTime,
  summaries: readonly PageSummary[],
): number[] {
  const { at, today, timeZone } = showing.clock;
  const moments = new Set<number>();
  const take = (moment: number) => {
    if (moment > at && moment < Infinity) moments.add(moment);
  };
  const takeWindow = ({ from, until }: Window) => {
    take(from);
    take(until);
  };
  const takeShow = (show: Show | undefined) => {
    if (show) for (const window of showing.windows(show)) takeWindow(window);
  };
  const takeDay = () => take(readMoment(nextDay(today), timeZone));

  for (const { document } of [...site.pages, ...(site.hidden ?? [])])
    if (document.draft !== true) takeShow(document.show);
  const { menus, redirects = [], promotions = {} } = shared.settings.document;
  for (const { show } of [...menus.header, ...menus.mobile, ...redirects]) takeShow(show);
  // What speaks of one is told by the pages; that it is over is told of every one.
  for (const name of Object.keys(promotions)) takeWindow(showing.promotion(name));
  if (shared.code.lints.length > 0) takeDay();

  const takeInput = (name: InputName) => {
    if (name === 'day') takeDay();
    else if (name === 'year') take(readMoment(`${Number(today.slice(0, 4)) + 1}-01-01`, timeZone));
    else if (name.startsWith('show ')) takeShow(shownBetween(name.slice('show '.length)));
    return true;
  };
  const seen = new Set<BlockSummary>();
  const takeBlock = (block: BlockSummary) => {
    if (seen.has(block)) return true;
    seen.add(block);
    return everyInputOfBlock(block, takeInput);
  };
  for (const summary of summaries) {
    everyInput(summary, takeInput, takeBlock);
    if (summary.updated > today) takeDay();
  }
  return [...moments].sort((a, b) => a - b);
}
