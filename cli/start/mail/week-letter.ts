import type { CommandWords } from '../../../engine/words/commands.ts';
import { formatOf } from '../../../engine/words/clock.mjs';
import type { Moment, NewsSource } from './news.ts';
import { oneLine } from './news.ts';

/** What a letter of the week is made of; days are YYYY-MM-DD by the clock of the site. */
export interface Week {
  readonly contacts: readonly {
    readonly day: string;
    readonly path: string;
    readonly clicks: number;
  }[];
  /** Titles of the posts that became public on the seven days. */
  readonly published: readonly string[];
  readonly planned: number;
  readonly entries: number;
  readonly review: number;
  /** When the last backup was made, ms since 1970; null where the data is kept elsewhere, or none was made. */
  readonly backup: number | null;
}

/** What it takes to tell of a week. */
export interface WeekOptions {
  /** Of the fourteen days from the first on. */
  readonly read: (from: string, first: string) => Promise<Week>;
  readonly link: () => string;
  readonly words: CommandWords['mail'];
  /** BCP 47. */
  readonly tag: string;
}

/** The hour of the letter, on Mondays; and how many pages and posts it names. */
const [hour, shown] = ['08:00:00', 5];
const dayLength = 86_400_000;

/** A day so many days before another. */
const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(day) - count * dayLength).toISOString().slice(0, 10);
const isMonday = ({ day }: Moment) => new Date(day).getUTCDay() === 1;

/** Tells on Mondays from eight o'clock on what the seven days before it brought. Nothing where they brought nothing and nothing waits. */
export const weekLetter =
  ({ read, link, words, tag }: WeekOptions): NewsSource =>
  async (memory, moment) => {
    const { day, clock, now } = moment;
    if (!isMonday(moment) || clock < hour || memory.week === day) return null;
    const first = daysBefore(day, 7);
    const week = await read(daysBefore(day, 14), first);
    const after = { week: day };
    const { contacts, published, planned, entries, review, backup } = week;
    if (contacts.length + published.length + planned + entries + review === 0)
      return { letter: null, after };
    const said = words.week;
    const hours = backup === null ? null : Math.max(0, Math.floor((now - backup) / 3_600_000));
    return {
      letter: {
        subject: said.subject({ days: span(first, daysBefore(day, 1), tag) }),
        lines: [
          ...contactLines(
            contacts.filter((one) => one.day < day),
            first,
            said,
            tag,
          ),
          '',
          said.posts({ published: published.length, planned }),
          ...published.slice(0, shown).map((title) => `  ${oneLine(title)}`),
          '',
          said.waits({ entries, review }),
          ...(hours === null ? [] : [said.backup({ hours })]),
          '',
          link(),
          '',
          said.off,
        ],
        key: `week ${day}`,
      },
      after,
    };
  };

/** `2 a 8 de nov.` */
const span = (first: string, last: string, tag: string) =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
    new Date(first),
    new Date(last),
  );

function contactLines(
  contacts: Week['contacts'],
  first: string,
  words: CommandWords['mail']['week'],
  tag: string,
): string[] {
  const sum = (rows: Week['contacts']) => rows.reduce((all, { clicks }) => all + clicks, 0);
  const now = contacts.filter(({ day }) => day >= first);
  const weekday = formatOf(tag, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, at) => daysBefore(first, -at));
  const pages = new Map<string, number>();
  for (const { path, clicks } of now) pages.set(path, (pages.get(path) ?? 0) + clicks);
  const best = [...pages].sort(([, one], [, other]) => other - one).slice(0, shown);
  return [
    words.contacts({ now: sum(now), before: sum(contacts) - sum(now) }),
    ...days.map((day) => {
      const clicks = (from: string) => sum(contacts.filter((one) => one.day === from));
      return `  ${weekday.format(new Date(day))}: ${clicks(day)} (${clicks(daysBefore(day, 7))})`;
    }),
    ...(best.length > 0 ? ['', words.pages] : []),
    ...best.map(([path, clicks]) => `  ${clicks} × ${oneLine(path)}`),
  ];
}
