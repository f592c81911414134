import type { SiteSettings } from '../../content/site-settings.ts';
import type { ResolvedBlock, ResolvedPage } from '../../render/resolved-page.ts';
import { localeOf } from '../../words/locale.ts';
import type { SharedInputs } from '../inputs/shared-inputs.ts';
import { hasRules } from './calendar.ts';
import { scheduleOf } from './schedule.ts';
import { movesClock } from './zone-offsets.ts';

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
  const hours = scheduleOf(settings.hours, timeZone, year);
  return hours === null ? {} : { hours };
}
