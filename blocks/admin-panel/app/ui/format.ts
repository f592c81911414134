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

/** A moment as a `datetime-local` field holds it: minutes, time of São Paulo. */
export function toLocalInput(iso: string): string {
  const found = Object.fromEntries(
    parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return `${found.year}-${found.month}-${found.day}T${found.hour}:${found.minute}`;
}

/** The moment of a `datetime-local` field (time of São Paulo), ISO 8601; null where it holds none. */
export function fromLocalInput(local: string): string | null {
  const asUtc = Date.parse(`${local}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(asUtc)) return null;
  // What São Paulo's clock shows at that moment of UTC says how far it is from UTC on that day.
  const offset = asUtc - Date.parse(`${toLocalInput(new Date(asUtc).toISOString())}:00Z`);
  return new Date(asUtc + offset).toISOString();
}
