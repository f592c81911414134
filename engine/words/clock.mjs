// Plain JavaScript, because the process of the database is started from its sources too.

/** Formats take milliseconds to make: each is made once. */
const formats = new Map();

export function formatOf(tag, options) {
  const key = JSON.stringify([tag, options]);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(tag, options)));
  return format;
}

export const dayOf = (moment, timeZone) => formatOf('sv-SE', { timeZone }).format(moment);

export const clockOf = (moment, timeZone) =>
  formatOf('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(moment)
    .replace(' ', 'T');

export function momentAt(clock, timeZone) {
  const whole = Date.parse(`${clock}Z`);
  const fraction = whole % 1000;
  const wanted = whole - fraction;
  const shown = (at) => Date.parse(`${clockOf(new Date(at), timeZone)}Z`);
  const offset = (at) => shown(at) - at;
  // With the offset of the hours before, then, if that clock shows something else, with the one after.
  const day = 86_400_000;
  const first = wanted - offset(wanted - day);
  const at = shown(first) === wanted ? first : wanted - offset(wanted + day);
  return new Date((shown(at) === wanted ? at : first) + fraction).toISOString();
}
