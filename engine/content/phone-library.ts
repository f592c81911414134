import { createRequire } from 'node:module';
import type { PhoneNumber } from 'libphonenumber-js/min';

/** What is known of the telephone numbers of all countries; it takes 20 ms to load. */
export const phoneLibrary = () =>
  createRequire(import.meta.url)('libphonenumber-js/min') as typeof import('libphonenumber-js/min');

/** Digits of a number of Brazil without its area: the library takes them for a whole number. */
const isWithoutArea = ({ countryCallingCode, nationalNumber }: PhoneNumber) =>
  countryCallingCode === '55' && nationalNumber.length < 10;

/** A number as people of a country write it (`(11) 90000-0000`, `0113 496 0000`), in E.164; the same text where it is none. */
export function internationalPhone(text: string, country: string): string {
  if ((text.match(/\d/g) ?? []).length < 6) return text;
  const { parsePhoneNumberFromString, isSupportedCountry } = phoneLibrary();
  const number = parsePhoneNumberFromString(
    text,
    isSupportedCountry(country) ? country : undefined,
  );
  return number?.isPossible() && !isWithoutArea(number) ? number.number : text;
}
