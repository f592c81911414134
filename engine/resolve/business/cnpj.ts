// The number by which Brazil knows a company: 12 characters and two check digits. Since July 2026 the 12 may be letters as well.

/** The weights of the characters from the last one back, over and over. */
const weights = [2, 3, 4, 5, 6, 7, 8, 9];
const shape = /^[0-9A-Z]{12}\d{2}$/;

/** The characters alone, letters in capitals: what the law's dots, slash and hyphen leave. */
const charactersOf = (text: string) => text.toUpperCase().replace(/[\s./-]/g, '');

/** Check digit over `characters`: modulo 11 of their values, which are ASCII codes less 48 (a digit is worth itself). */
function checkDigit(characters: string): number {
  const sum = [...characters]
    .reverse()
    .reduce((total, character, at) => total + (character.charCodeAt(0) - 48) * weights[at % 8]!, 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** Why a text is no CNPJ: its length or its letters, its check digits; null where it is one. One character repeated is nobody's. */
export function cnpjFault(text: string): 'shape' | 'digits' | null {
  const characters = charactersOf(text);
  if (!shape.test(characters)) return 'shape';
  const first = checkDigit(characters.slice(0, 12));
  const second = checkDigit(`${characters.slice(0, 12)}${first}`);
  return characters.endsWith(`${first}${second}`) && new Set(characters).size > 1 ? null : 'digits';
}

/** A CNPJ as people write it, `11.222.333/0001-81`. */
export const formatCnpj = (text: string) =>
  charactersOf(text).replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
