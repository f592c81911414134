import { momentOf } from '../../engine/content/posts/post-file.ts';
import { clockOf } from '../../engine/words/clock.mjs';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { zoneName } from '../../engine/words/zone-name.ts';
import { WrongUse } from '../command-line/command-error.ts';
import type { MomentView } from '../output/moments.ts';

/**
 * The moment that an option names (ISO 8601), a day or a day and a time; undefined where it was not given. Throws `WrongUse`,
 * also for a time that the site's clock skips in spring.
 */
export function typedMoment(
  typed: string | undefined,
  { language, timeZone }: MomentView,
): string | undefined {
  if (typed === undefined) return undefined;
  const words = commandWordsOf(language).blog;
  const zone = zoneName(language, timeZone);
  const moment = momentOf(typed, timeZone);
  if (moment === null) throw new WrongUse(words.noDate({ typed, zone }));
  const [, wanted] = /^([\d-]+T\d\d:\d\d)[\d:.]*$/.exec(typed) ?? [];
  const shown = clockOf(new Date(moment), timeZone).slice(0, 16);
  if (wanted !== undefined && wanted !== shown)
    throw new WrongUse(words.skippedTime({ typed, zone, shown }));
  return moment;
}
