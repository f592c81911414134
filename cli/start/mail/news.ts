import { formatOf } from '../../../engine/words/clock.mjs';
import type { KindMemory, MailMemory } from './mail-memory.ts';

/** A moment by the clock of the site. */
export interface Moment {
  /** ms since 1970. */
  readonly now: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** HH:MM:SS. */
  readonly clock: string;
}

/** A letter that is yet to be sent. */
export interface Letter {
  /** Without the name of the site. */
  readonly subject: string;
  readonly lines: readonly string[];
  /** What tells it from all others, and is the same when it is tried again. */
  readonly key: string;
}

/** What there is to tell, and what is remembered once that was sent. */
export interface News {
  /** Null where only what is remembered changes. */
  readonly letter: Letter | null;
  readonly after: Partial<MailMemory>;
}

/** Looks for news; null where there are none, or it is too early for a letter. */
export type NewsSource = (memory: MailMemory, moment: Moment) => Promise<News | null>;

/** Shortest time between two letters of a kind, ms; and most of them on a day: whoever floods a form floods no mailbox. */
const [apart, most] = [15 * 60_000, 20];

/** True if a letter about it may go now. A clock that was set back stops nobody. */
export const mayTell = ({ at, day, count }: KindMemory, { now, day: today }: Moment): boolean =>
  (now - at >= apart || now < at) && (day !== today || count < most);

/** What is remembered of a kind when a letter about it was sent. */
export const toldNow = (
  { day, count }: KindMemory,
  told: readonly string[],
  { now, day: today }: Moment,
): KindMemory => ({ told, at: now, day: today, count: day === today ? count + 1 : 1 });

/** True if the letter that goes now is the last of its day. */
export const isLastOfDay = (kind: KindMemory, moment: Moment): boolean =>
  toldNow(kind, [], moment).count === most;

/** A text of somebody as part of one line: no break, nothing that cannot be seen, of bounded length. */
export function oneLine(text: string, longest = 120): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** A moment (ISO 8601) as people of a site read it: `12/11/2026, 10:03`. */
export const momentInWords = (moment: string, tag: string, timeZone: string): string =>
  formatOf(tag, { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(moment));
