import { internationalPhone } from '../phone-library.ts';

/** What was meant by a value that was written in another form. */
export interface NearValue {
  readonly value: string;
  /** True if nothing else can have been meant. */
  readonly certain: boolean;
  /** Of a day written with three numbers, as day and month are written there where the month comes first; null where that is no day, or the same one. */
  readonly monthFirst: string | null;
}

/** A form that people write, as the one that is asked for; the same text where it is not of this form. */
type Form = (text: string, country: string) => string;

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const pad = (digits: string) => digits.padStart(2, '0');
const yearOf = (digits: string) => (digits.length === 2 ? `20${digits}` : digits);
const dayInNumbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;

/** Addresses of the web and of other services: a part of one is never made a path of this site. */
export const isAddress = (text: string) =>
  /^(?:[a-z][a-z0-9+.-]*:\/\/|\/\/|www\.|[a-z]{3,}:\S)/i.test(text);

const dayFirst: Form = (text) =>
  text.replace(
    dayInNumbers,
    (_, day: string, month: string, year: string) => `${yearOf(year)}-${pad(month)}-${pad(day)}`,
  );
const monthFirst: Form = (text) =>
  text.replace(
    dayInNumbers,
    (_, month: string, day: string, year: string) => `${yearOf(year)}-${pad(month)}-${pad(day)}`,
  );

/** The same value in another form: days, hours, postal codes, colours, codes of countries, paths without their slash. */
const sure: readonly Form[] = [
  (text) => text,
  dayFirst,
  monthFirst,
  (text) =>
    text.replace(
      /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/,
      (_, year: string, month: string, day: string) => `${year}-${pad(month)}-${pad(day)}`,
    ),
  (text) =>
    text.replace(/^([01]?\d|2[0-3])\s*(?:h|hs|horas?)?$/i, (_, hour: string) => `${pad(hour)}:00`),
  (text) =>
    text.replace(
      /^([01]?\d|2[0-3])\s*[h:.]\s*([0-5]\d)(?:\s*min)?$/i,
      (_, hour: string, minute: string) => `${pad(hour)}:${minute}`,
    ),
  (text) => text.replace(/^(\d{5})\D?(\d{3})$/, '$1-$2'),
  (text) => (/^#?[0-9a-f]{6}$/i.test(text) ? `#${text.replace('#', '').toLowerCase()}` : text),
  (text) =>
    text.replace(
      /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i,
      (_, red: string, green: string, blue: string) =>
        `#${red}${red}${green}${green}${blue}${blue}`.toLowerCase(),
    ),
  (text) => (/^[a-z]{2,3}$/.test(text) ? text.toUpperCase() : text),
  (text) => text.replace(/^[a-z][a-z0-9/-]*$/, '/$&'),
];

const dayAndTime = /^(\S+?),?\s+(?:[aà]s\s+|at\s+)?(\d{1,2})\s*[h:.]\s*(\d{2})?$/i;

/** Moments, names and paths as they would be written. */
const spelt: readonly Form[] = [
  (text, country) =>
    text.replace(
      dayAndTime,
      (_, day: string, hour: string, minute = '00') =>
        `${dayFirst(day, country)}T${pad(hour)}:${minute}`,
    ),
  (text) => text.replace(/\/+$/, ''),
  (text) => text.replace(/\.(?:html?|ya?ml|json)$/i, ''),
  (text) => withoutAccents(text).toLowerCase(),
  (text) =>
    withoutAccents(text)
      .toLowerCase()
      .replace(/[^a-z0-9/]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  (text) =>
    withoutAccents(text)
      .toLowerCase()
      .replace(/\.[a-z]+$/, '')
      .replace(/[^a-z0-9/]+/g, '-')
      .replace(/\/-+|-+\/|\/{2,}/g, '/')
      .replace(/^-+|[-/]+$/g, ''),
];

/** Values with a part too many or too few: phones without their country, names behind a path, files without their folder, addresses without their scheme. */
const mendedParts: readonly Form[] = [
  (text) => text,
  // What is left of a text with letters in it is another number.
  (text, country) => (/\p{L}/u.test(text) ? text : internationalPhone(text, country)),
  (text) => text.replace(/^\/(?:.*\/)?/, ''),
  (text) => `/${text.replace(/^\.?\//, '')}`,
  (text) => `/media/${text.replace(/^(?:\.?\/)?(?:site\/)?(?:media\/)?/, '')}`,
  (text) =>
    /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text) ? `https://${text.replace(/\/+$/, '')}` : text,
];

/** A name of `site.yaml`, `coverageRadius`. */
const inCamelCase: Form = (text) =>
  withoutAccents(text)
    .replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/** What may be wrong with an address: its scheme, or the slash at its end. */
const addresses: readonly Form[] = [
  (text) => text.replace(/\/+$/, ''),
  (text) => text.replace(/^(?:https?:)?\/*/i, 'https://'),
];

/** The first of `forms` that makes of `text` something else that fits; null if none does. */
function firstOf(
  text: string,
  found: string,
  country: string,
  forms: readonly Form[],
  fits: (text: string) => boolean,
): string | null {
  for (const form of forms) {
    const candidate = form(text, country);
    if (candidate !== found && fits(candidate)) return candidate;
  }
  return null;
}

/** What somebody of a country (ISO 3166-1) meant who wrote `found` where only what `fits` may stand: the same in another form, or null. */
export function nearValue(
  found: string,
  country: string,
  fits: (text: string) => boolean,
): NearValue | null {
  const text = found.trim();
  if (text === '') return null;
  const guess = (value: string | null) =>
    value === null ? null : { value, certain: false, monthFirst: null };
  if (isAddress(text))
    return guess(
      text === found || !fits(text)
        ? firstOf(
            text,
            found,
            country,
            /^(?:https?:|\/\/|www\.)/i.test(text) ? addresses : [],
            fits,
          )
        : text,
    );
  const value = firstOf(text, found, country, sure, fits);
  if (value !== null) {
    const other = monthFirst(text, country);
    const isOther = other !== text && other !== value && fits(other);
    const isShort = dayInNumbers.exec(text)?.[3]?.length === 2;
    return { value, certain: !isOther && !isShort, monthFirst: isOther && !isShort ? other : null };
  }
  for (const spell of [(same: string) => same, ...spelt]) {
    const near = firstOf(spell(text, country), found, country, mendedParts, fits);
    if (near !== null) return guess(near);
  }
  return null;
}

/** The name of a field that somebody meant who wrote `found` where only what `fits` may be a name, or null. */
export function nearName(found: string, fits: (text: string) => boolean): string | null {
  return firstOf(found.trim(), found, '', [...spelt, inCamelCase], fits);
}
