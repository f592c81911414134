// The number by which Brazil knows a company: 12 places and two check digits. Since July 2026 the 12 may be letters as well.

/** The weights of the places from the last one back, over and over. */
const weights = [2, 3, 4, 5, 6, 7, 8, 9];
const shape = /^[0-9A-Z]{12}\d{2}$/;

/** The places alone, letters in capitals: what the law's dots, slash and hyphen leave. */
const placesOf = (text: string) => text.toUpperCase().replace(/[\s./-]/g, '');

/** Check digit over `places`: modulo 11 of their values, which are ASCII codes less 48 (a digit is worth itself). */
function checkDigit(places: string): number {
  const sum = [...places]
    .reverse()
    .reduce((total, place, at) => total + (place.charCodeAt(0) - 48) * weights[at % 8]!, 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** Why a text is no CNPJ: its length or its letters, its check digits; null where it is one. One place repeated is nobody's. */
export function cnpjFault(text: string): 'shape' | 'digits' | null {
  const places = placesOf(text);
  if (!shape.test(places)) return 'shape';
  const first = checkDigit(places.slice(0, 12));
  const second = checkDigit(`${places.slice(0, 12)}${first}`);
  return places.endsWith(`${first}${second}`) && new Set(places).size > 1 ? null : 'digits';
}

/** A CNPJ as people write it, `11.222.333/0001-81`. */
export const formatCnpj = (text: string) =>
  placesOf(text).replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
