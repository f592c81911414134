/** True for a day of the calendar, `year-month-day`. */
export function date(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** True for a day of the calendar, or one with a time of day and perhaps an offset: `2026-11-20`, `2026-11-20T08:30`, `2026-11-20T08:30:00-03:00`. */
export function moment(text) {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/.exec(
      text,
    );
  return match !== null && date(match[1]);
}

/** The drawings that the documents at hand may name: sites have drawings of their own. */
let drawings = new Set();

/** True for the name of a drawing; asked within `withDrawings`. */
export const drawing = (name) => drawings.has(name);

/** What `judge` says while drawings have these names. */
export function withDrawings(names, judge) {
  const before = drawings;
  drawings = names;
  try {
    return judge();
  } finally {
    drawings = before;
  }
}

/** True for a time zone that this machine knows, by its name of IANA: `Europe/London`. */
export function timeZone(text) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
