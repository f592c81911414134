// Figures and times as a Brazilian reads them; days are those of São Paulo, wherever the browser is.
const timeZone = 'America/Sao_Paulo';
const day = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' });
const figure = new Intl.NumberFormat('pt-BR');
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `23.906`. */
export const formatNumber = (value: number): string => figure.format(value);

/** A moment (ISO 8601) as `14/03/2025`. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** A moment (ISO 8601) as `14/03/2025 às 09:30`. */
export const formatMoment = (iso: string): string => `${formatDay(iso)} às ${formatTime(iso)}`;

/** A moment (ISO 8601) as `09:30`. */
export const formatTime = (iso: string): string => time.format(new Date(iso));

/** A day of the database, `2026-11-20`, as `20/11/2026`. */
export const formatDate = (date: string): string => date.split('-').reverse().join('/');

/** `1 post`, `3 posts`. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** The clock of São Paulo at a moment, as if it were UTC, ms. */
function clockOf(moment: number): number {
  const found = Object.fromEntries(
    parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(found.year!, found.month! - 1, found.day, found.hour, found.minute);
}

/** A moment (ISO 8601) as it is typed in a field: `14/03/2025 09:30`. */
export const toTypedMoment = (iso: string): string => `${formatDay(iso)} ${formatTime(iso)}`;

const typedForms = [
  /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})(?:\D+(\d{1,2})(?:\D+(\d{2}))?)?\D*$/,
  /^\s*(\d{2})(\d{2})(\d{4})\s*(?:(\d{2})(\d{2}))?\s*$/,
];

/**
 * The moment that somebody typed (time of São Paulo), ISO 8601; null where it is none. A phone's keys for figures have no
 * slash: `140320250930` is `14/03/2025 09:30`, and a day alone begins at midnight.
 */
export function fromTypedMoment(text: string): string | null {
  const found = typedForms.map((form) => form.exec(text)).find((match) => match !== null);
  if (!found) return null;
  const [day, month, year, hour = 0, minute = 0] = found
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part))) as [number, number, number];
  const clock = Date.UTC(year, month - 1, day, hour, minute);
  const moment = new Date(clock + (clock - clockOf(clock))).toISOString();
  // A day that does not exist is another one by now.
  const isMeant =
    clockOf(Date.parse(moment)) === clock &&
    new Date(clock)
      .toISOString()
      .startsWith([year, month, day].map((part) => String(part).padStart(2, '0')).join('-'));
  return isMeant && hour < 24 && minute < 60 ? moment : null;
}

const inWords = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  dateStyle: 'full',
  timeStyle: 'short',
});

/** A moment (ISO 8601) as `terça-feira, 17 de novembro de 2026 às 09:00`. */
export const momentInWords = (iso: string): string => inWords.format(new Date(iso));
