import { internationalPhone } from '../phone-library.ts';

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const pad = (digits: string) => digits.padStart(2, '0');

/** Values that people write and what they meant, in a country: paths, slugs, days, hours, postal codes, phones, colours, addresses. */
const changes: readonly ((text: string, country: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.replace(/\/+$/, ''),
  (text) => text.replace(/\.(?:html?|ya?ml|json)$/i, ''),
  (text) => withoutAccents(text).toLowerCase(),
  (text) =>
    withoutAccents(text)
      .toLowerCase()
      .trim()
      .replace(/[^a-z0-9/]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  (text) =>
    withoutAccents(text)
      .toLowerCase()
      .trim()
      .replace(/\.[a-z]+$/, '')
      .replace(/[^a-z0-9/]+/g, '-')
      .replace(/\/-+|-+\/|\/{2,}/g, '/')
      .replace(/^-+|[-/]+$/g, ''),
  (text) => text.replace(/^\//, ''),
  (text) => `/${text.replace(/^\.?\//, '')}`,
  (text) => `/media/${text.replace(/^(?:\.?\/)?(?:site\/)?(?:media\/)?/, '')}`,
  (text) =>
    text.replace(
      /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/,
      (_, day: string, month: string, year: string) => `${year}-${pad(month)}-${pad(day)}`,
    ),
  (text) =>
    text.replace(
      /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/,
      (_, year: string, month: string, day: string) => `${year}-${pad(month)}-${pad(day)}`,
    ),
  (text) => text.replace(/^(\d{1,2})\s*(?:h|hs|horas?)?$/i, (_, hour: string) => `${pad(hour)}:00`),
  (text) =>
    text.replace(
      /^(\d{1,2})\s*[h:.]\s*(\d{2})(?:\s*min)?$/i,
      (_, hour: string, minute: string) => `${pad(hour)}:${minute}`,
    ),
  (text) => text.replace(/^(\d{5})\D?(\d{3})$/, '$1-$2'),
  internationalPhone,
  (text) => `+${text.replace(/\D/g, '')}`,
  (text) => `#${text.replace(/^#/, '').toLowerCase()}`,
  (text) => text.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3').toLowerCase(),
  (text) => `https://${text.replace(/^(?:https?:)?\/*/i, '').replace(/\/+$/, '')}`,
  (text) =>
    withoutAccents(text)
      .replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
];

/** What somebody of a country (ISO 3166-1) meant who wrote `found` where only what `fits` may stand: the same in another form, or null. */
export function nearValue(
  found: string,
  country: string,
  fits: (text: string) => boolean,
): string | null {
  if (found.trim() === '') return null;
  for (const first of [(text: string) => text, ...changes]) {
    for (const change of changes) {
      const candidate = change(first(found, country), country);
      if (candidate !== found && fits(candidate)) return candidate;
    }
  }
  return null;
}
