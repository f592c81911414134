import type { SiteSettings } from '../../content/site-settings.ts';
import type { ResolvedBlock, ResolvedPage } from '../../render/resolved-page.ts';
import { localeOf } from '../../words/locale.ts';
import type { SharedInputs } from '../inputs/shared-inputs.ts';
import { hasRules } from './calendar.ts';
import { scheduleOf } from './schedule.ts';
import { movesClock } from './zone-offsets.ts';

/** The last schedule, and what it was made of: the pages of a site have the same. */
const last: { made: readonly [of: readonly unknown[], hours: string | null] | null } = {
  made: null,
};

/** The schedule of a page on which a block says something of the moment (the fact `opening`). */
export function scheduleFor(
  blocks: readonly ResolvedBlock[],
  settings: SiteSettings,
  inputs: Pick<SharedInputs, 'year'>,
): Pick<ResolvedPage, 'hours'> {
  if (!blocks.some(({ props }) => props.opening)) return {};
  const { timeZone } = localeOf(settings);
  // What has no rule is the same every year.
  const year = hasRules(settings.hours) || movesClock(timeZone) ? inputs.year : 0;
  const { business, special, holidays } = settings.hours;
  // Each is read here, on every page: so it is noted what the page is made from.
  const of = [business, special, holidays, timeZone, year];
  if (!last.made || of.some((value, at) => value !== last.made![0][at]))
    last.made = [of, scheduleOf({ business, special, holidays }, timeZone, year)];
  const [, hours] = last.made;
  return hours === null ? {} : { hours };
}
