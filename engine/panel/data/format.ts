/** Figures and times as the language of the panel writes them; days are those of the site, wherever the browser is. */
export interface Format {
  /** `23.906`. */
  readonly number: (value: number) => string;
  /** A moment (ISO 8601) as `14/03/2025`. */
  readonly day: (iso: string) => string;
  /** A moment (ISO 8601) as `14/03/2025 às 09:30`. */
  readonly moment: (iso: string) => string;
  /** The hour of a moment (ISO 8601), `09:30`. */
  readonly time: (iso: string) => string;
  /** A moment (ISO 8601) as `terça-feira, 17 de novembro de 2026 às 09:00`. */
  readonly momentInWords: (iso: string) => string;
  /** The day of a moment, `sexta-feira, 27 de novembro`. */
  readonly dayInWords: (moment: Date) => string;
  /** A day of the database, `2026-11-20`, as `sex., 20/11`. */
  readonly weekday: (date: string) => string;
  /** A day of the database, `2026-11-20`, as `20/11/2026`. */
  readonly date: (date: string) => string;
  /** The same without its year, `20/11`. */
  readonly shortDate: (date: string) => string;
  /** A moment (ISO 8601) as it is typed in a field: `14/03/2025 09:30`. */
  readonly toTyped: (iso: string) => string;
  /**
   * The moment that somebody typed (time of the site), ISO 8601; null where it is none. A phone's keys for figures have no
   * slash: `140320250930` is `14/03/2025 09:30`, and a day alone begins at midnight.
   */
  readonly fromTyped: (text: string) => string | null;
  /** A value of a browser's own field, `2026-12-24T09:00`, as it is typed. */
  readonly fromPicked: (value: string) => string;
  /** Which comes first in a date that is typed. */
  readonly order: 'dayFirst' | 'monthFirst';
  /** What stands between the cells of a table for spreadsheets: the semicolon where the comma is the decimal mark. */
  readonly separator: ',' | ';';
  /** A text whose first letter is a capital. */
  readonly capital: (text: string) => string;
}

const typedForms = [
  /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})(?:\D+(\d{1,2})(?:\D+(\d{2}))?)?\D*$/,
  /^\s*(\d{2})(\d{2})(\d{4})\s*(?:(\d{2})(\d{2}))?\s*$/,
];

const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The format of a language and country (BCP 47) in a zone (IANA); `moment` joins a day and an hour. */
export function createFormat(
  locale: string,
  timeZone: string,
  moment: (parts: { day: string; time: string }) => string,
): Format {
  const figure = new Intl.NumberFormat(locale);
  const dayForm = new Intl.DateTimeFormat(locale, { timeZone, ...digits });
  const timeForm = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  });
  const typedTime = new Intl.DateTimeFormat(locale, { timeZone, ...clock });
  const inWords = new Intl.DateTimeFormat(locale, {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  });
  const longDay = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  // Days of the database are days, and no moments.
  const dateForm = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...digits });
  const shortForm = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
  });
  const weekdayForm = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
  });
  const first = dayForm.formatToParts(0).find(({ type }) => type === 'day' || type === 'month')!;
  const order = first.type === 'day' ? 'dayFirst' : 'monthFirst';
  const day = (iso: string) => dayForm.format(new Date(iso));
  const toTyped = (iso: string) => `${day(iso)} ${typedTime.format(new Date(iso))}`;
  const fromTyped = createTypedReader(timeZone, order);
  return {
    number: (value) => figure.format(value),
    day,
    moment: (iso) => moment({ day: day(iso), time: timeForm.format(new Date(iso)) }),
    time: (iso) => timeForm.format(new Date(iso)),
    momentInWords: (iso) => inWords.format(new Date(iso)),
    dayInWords: (moment) => longDay.format(moment),
    weekday: (date) => weekdayForm.format(Date.parse(date)),
    date: (date) => dateForm.format(Date.parse(date)),
    shortDate: (date) => shortForm.format(Date.parse(date)),
    toTyped,
    fromTyped,
    fromPicked(value) {
      const [date = '', time = ''] = value.split('T');
      const [year = '', month = '', dayOfMonth = ''] = date.split('-');
      const parts = order === 'dayFirst' ? [dayOfMonth, month, year] : [month, dayOfMonth, year];
      return `${parts.join('/')} ${time.slice(0, 5)}`;
    },
    order,
    separator: figure.format(0.5).includes(',') ? ';' : ',',
    capital: (text) => `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}`,
  };
}

/** Reads what somebody typed, see `Format.fromTyped`. */
function createTypedReader(timeZone: string, order: Format['order']): Format['fromTyped'] {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, ...digits, ...clock });
  /** The clock of the site at a moment, as if it were UTC, ms. */
  const clockOf = (moment: number) => {
    const found = Object.fromEntries(
      parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    );
    return Date.UTC(found.year!, found.month! - 1, found.day, found.hour, found.minute);
  };
  return (text) => {
    const found = typedForms.map((form) => form.exec(text)).find((match) => match !== null);
    if (!found) return null;
    const [one, two, year, hour = 0, minute = 0] = found
      .slice(1)
      .map((part) => (part === undefined ? undefined : Number(part))) as [number, number, number];
    const [day, month] = order === 'dayFirst' ? [one, two] : [two, one];
    const typed = Date.UTC(year, month - 1, day, hour, minute);
    // The clock may change between a moment and the one that is hours away by its figures: the second try knows.
    const near = typed + (typed - clockOf(typed));
    const moment = new Date(near + (typed - clockOf(near))).toISOString();
    // A day that does not exist is another one by now.
    const isMeant =
      clockOf(Date.parse(moment)) === typed &&
      new Date(typed)
        .toISOString()
        .startsWith([year, month, day].map((part) => String(part).padStart(2, '0')).join('-'));
    return isMeant && hour < 24 && minute < 60 ? moment : null;
  };
}
