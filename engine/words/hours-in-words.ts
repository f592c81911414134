// Opening hours as people say them, from those that structured data are made of.

/** Days with one opening and one closing time: English names of days, `08:00`. */
export interface OpeningTime {
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** How a language says opening hours. */
export interface OpeningWords {
  /** Names of the days, from Monday on. */
  readonly days: readonly string[];
  readonly everyDay: string;
  /** All hours of a day. */
  readonly allDay: string;
  readonly and: string;
  /** `Monday`, `Friday`: one day to another. */
  readonly through: (first: string, last: string) => string;
  /** One time to another, each as hours and minutes. */
  readonly between: (opens: readonly [number, number], closes: readonly [number, number]) => string;
  /** All day. */
  readonly closed: string;
  /** Of what is true of the moment: open, closed and open again within a day at a time, closed for longer. */
  readonly openNow: string;
  readonly soon: (time: readonly [number, number]) => string;
  readonly later: (hours: string) => string;
  readonly holidays: Readonly<Record<'brazil' | 'england', string>>;
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Days in the order of the week, those in a row together: from the third on as the first and the last. */
export function daysInWords(days: readonly string[], words: OpeningWords): string {
  const at = week.flatMap((day, position) => (days.includes(day) ? [position] : []));
  if (at.length === week.length) return words.everyDay;
  const runs: number[][] = [];
  for (const position of at) {
    const last = runs.at(-1);
    if (last?.at(-1) === position - 1) last.push(position);
    else runs.push([position]);
  }
  const name = (position: number) => words.days[position]!;
  const said = runs.flatMap((run) =>
    run.length > 2 ? [words.through(name(run[0]!), name(run.at(-1)!))] : run.map(name),
  );
  return said.length < 2
    ? said.join('')
    : `${said.slice(0, -1).join(', ')} ${words.and} ${said.at(-1)!}`;
}

/** Hours and minutes of `08:30`. */
export const timeOf = (text: string): [number, number] => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return [hours, minutes];
};

/** Entries of `hours` in words, one after another; several of the same days are told together: `das 8h às 12h e das 13h às 18h`. */
export const hoursInWords = (times: readonly OpeningTime[], words: OpeningWords) =>
  bySameDays(times)
    .map((same) => `${daysInWords(same[0]!.days, words)}, ${timesInWords(same, words)}`)
    .join('; ');

/** What holds on one day, which `day` names: `sexta-feira, 27 de novembro, das 8h às 18h`. */
export const dayHoursInWords = (
  day: string,
  spans: readonly Pick<OpeningTime, 'opens' | 'closes'>[],
  words: OpeningWords,
) => `${day}, ${spans.length === 0 ? words.closed : timesInWords(spans, words)}`;

/** Entries in their order, those that follow each other and are of the same days together. */
export function bySameDays(times: readonly OpeningTime[]): readonly (readonly OpeningTime[])[] {
  const groups: OpeningTime[][] = [];
  for (const time of times) {
    const last = groups.at(-1);
    if (last && last[0]!.days.join() === time.days.join()) last.push(time);
    else groups.push([time]);
  }
  return groups;
}

/** The times of one day in words: `das 8h às 12h e das 13h às 18h`. */
export function timesInWords(
  spans: readonly Pick<OpeningTime, 'opens' | 'closes'>[],
  words: OpeningWords,
): string {
  const said = spans.map(({ opens, closes }) =>
    opens === '00:00' && ['00:00', '23:59', '24:00'].includes(closes)
      ? words.allDay
      : words.between(timeOf(opens), timeOf(closes)),
  );
  return said.length < 2
    ? said.join('')
    : `${said.slice(0, -1).join(', ')} ${words.and} ${said.at(-1)!}`;
}
