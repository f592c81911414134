import type { PhoneNumber } from 'libphonenumber-js/min';
import { phoneLibrary } from '../../content/phone-library.ts';

/** Landlines and mobiles of Brazil, which most sites need: what the library gives for them, and takes time to load for. */
const brazilian = /^\+55([1-9][1-9])(9\d{4}|[2-9]\d{3})(\d{4})$/;

/**
 * A number of E.164 (`+5511900000000`) as people of a country write it: their own as they dial it (`(11) 90000-0000`,
 * `0113 496 0000`), those of other countries with spaces (`+44 113 496 0000`). As it is where it is no number of anywhere.
 */
export function formatPhone(number: string, country: string): string {
  const own = country === 'BR' ? brazilian.exec(number) : null;
  if (own) return `(${own[1]}) ${own[2]}-${own[3]}`;
  const { parsePhoneNumberFromString, isSupportedCountry, getCountryCallingCode } = phoneLibrary();
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isPossible()) return number;
  const isOwn =
    isSupportedCountry(country) && parsed.countryCallingCode === getCountryCallingCode(country);
  return isOwn ? parsed.formatNational() : parsed.formatInternational();
}

/** Why a number is none that can be dialled; `meant`: one like it that can. */
export interface PhoneFault {
  readonly reason: 'short' | 'long' | 'country' | 'unknown';
  readonly meant: string | null;
}

/** The numbers of Brazil that are in use, by their form. */
const brazilianInUse = /^\+55[1-9][1-9](?:9\d{8}|[2-5]\d{7})$/;

const faultReasons: Readonly<Record<string, PhoneFault['reason']>> = {
  TOO_SHORT: 'short',
  TOO_LONG: 'long',
  INVALID_COUNTRY: 'country',
};

/** What is wrong with a number of E.164 of a company in `country`; null where it is one that is in use. */
export function phoneFault(phone: string, country: string): PhoneFault | null {
  if (brazilianInUse.test(phone)) return null;
  const {
    parsePhoneNumberFromString,
    validatePhoneNumberLength,
    isSupportedCountry,
    getCountryCallingCode,
  } = phoneLibrary();
  const inUse = (text: string) => {
    const number = parsePhoneNumberFromString(text);
    return number?.isValid() ? number.number : null;
  };
  const written = inUse(phone);
  if (written === phone) return null;
  const code = isSupportedCountry(country) ? getCountryCallingCode(country) : '';
  const digits = phone.slice(1);
  const half = digits.slice(0, digits.length / 2);
  const meant = [
    ...(digits.startsWith(code) ? [] : [`+${code}${digits}`]),
    ...(digits.startsWith(code + code) ? [`+${digits.slice(code.length)}`] : []),
    ...(half.repeat(2) === digits ? [`+${half}`, `+${code}${half}`] : []),
  ];
  return {
    reason: faultReasons[validatePhoneNumberLength(phone) ?? ''] ?? 'unknown',
    meant: written ?? meant.map(inUse).find((number) => number !== null) ?? null,
  };
}

/** The number (E.164) that `number` reaches, dialled as in the country of `phone`; null if it is no number there. */
export function dialledFor(number: string, phone: string): string | null {
  const { parsePhoneNumberFromString } = phoneLibrary();
  const country = parsePhoneNumberFromString(phone)?.countryCallingCode;
  if (country === undefined) return null;
  return parsePhoneNumberFromString(number, { defaultCallingCode: country })?.number ?? null;
}

/** Enough digits for a number, with what people write between them. */
const digits = /(?:\d[\s().-]*){7}/;

/** The first phone number in a text as it is written there: one of the country as it is dialled, or one of any with its `+`; null if there is none. */
export function findPhone(text: string, country: string): string | null {
  if (!digits.test(text)) return null;
  const { findPhoneNumbersInText, isSupportedCountry } = phoneLibrary();
  const found = findPhoneNumbersInText(
    text,
    isSupportedCountry(country) ? { defaultCountry: country } : undefined,
  )
    .map(({ startsAt, endsAt, number }) => ({ written: text.slice(startsAt, endsAt), number }))
    .find(({ written, number }) => written.startsWith('+') || !isShort(number));
  return found?.written ?? null;
}

/** A number of Brazil without the code of an area: eight digits are as often an amount or the name of a model. */
const isShort = ({ countryCallingCode, nationalNumber }: PhoneNumber) =>
  countryCallingCode === '55' && nationalNumber.length < 9;
