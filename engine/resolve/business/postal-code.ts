import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** Countries of which the library lacks forms that are in use: the old codes of Argentina, of four digits. */
const anyForm = ['AR'];
/** The code of the country before its digits, as on letters from abroad: `MD-2001`. */
const prefix = /^[A-Z]{1,3}[ -](?=\d)/;

/** Codes in use that have no form of their country: the first British one, of a bank. */
const single: Readonly<Record<string, RegExp>> = { GB: /^GIR ?0AA$/i };

/** A code without its prefix, spaces and hyphens, and with one of them at each place. */
function waysToWrite(text: string): string[] {
  const plain = text.trim().replace(prefix, '').replace(/[\s-]/g, '');
  const cuts = Array.from(plain).map((_, at) => [plain.slice(0, at), plain.slice(at)] as const);
  return [plain, ...cuts.flatMap((halves) => [halves.join(' '), halves.join('-')])];
}

/**
 * Whether a postal code has a form of its country (ISO 3166-1 alpha-2), however its spaces and hyphens are written. Any
 * will do for a country of which not all forms are known.
 */
export const isPostalCode = (text: string, country: string): boolean =>
  anyForm.includes(country) ||
  single[country]?.test(text.trim()) ||
  !postcodeValidatorExistsForCountry(country) ||
  [text, ...waysToWrite(text)].some((way) => postcodeValidator(way, country));
