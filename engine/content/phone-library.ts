import { createRequire } from 'node:module';
import type { PhoneNumber } from 'libphonenumber-js/min';
import type { PhoneForms } from '../client/phone-forms.ts';

/** What is known of the telephone numbers of all countries; it takes 20 ms to load. */
export const phoneLibrary = () =>
  createRequire(import.meta.url)('libphonenumber-js/min') as typeof import('libphonenumber-js/min');

/** What the library knows of a country, and its types leave out. */
interface NumberingPlan {
  callingCode(): string;
  formats(): readonly {
    pattern(): string;
    format(): string;
    leadingDigitsPatterns(): readonly string[];
    /** What stands in the place of the first group, `0$1`; 0 or undefined for the group alone. */
    nationalPrefixFormattingRule(): string | 0 | undefined;
  }[];
}

/** How the numbers of a country are written in it; null where the library does not know the country. */
export function phoneFormsOf(country: string): PhoneForms | null {
  const { isSupportedCountry, Metadata } = phoneLibrary();
  if (!isSupportedCountry(country)) return null;
  const known = new Metadata();
  known.selectNumberingPlan(country);
  const plan = known.numberingPlan as unknown as NumberingPlan;
  return {
    code: plan.callingCode(),
    forms: plan.formats().map((form) => {
      const first = form.nationalPrefixFormattingRule();
      return {
        begins: form.leadingDigitsPatterns().at(-1) ?? '',
        digits: form.pattern(),
        written: first ? form.format().replace('$1', () => first) : form.format(),
      };
    }),
  };
}

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
