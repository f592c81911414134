import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';

/** Bytes as people read them, with a decimal comma or point by language. */
export function readableBytes(bytes: number, language: Language): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${readableNumber(value, unit === 0 ? 0 : 1, language)} ${units[unit]}`;
}

/** A number with `digits` decimals, with comma and point by language. What `Intl.NumberFormat` gives, which takes 5 ms to load. */
export function readableNumber(value: number, digits: number, language: Language): string {
  const [whole = '', decimals] = value.toFixed(digits).split('.');
  const { thousands, decimalPoint } = commandWordsOf(language).shared;
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return decimals === undefined ? grouped : `${grouped}${decimalPoint}${decimals}`;
}
