import type { Claim } from '#schemas/types';
import type { Locale } from '../../../words/locale.ts';
import { measuresOf, type MeasureWords } from '../../../words/measures.ts';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True for a claim that is a number and nothing else: without its unit it could be any number. */
export const isBareNumber = (value: string) => /^[\d.,]+$/.test(value);

/** Formats take a while to make, and every claim asks. */
const signs = new Map<string, string>();

/** The sign of a currency as its country writes it: `R$`, `£`. */
export function currencySign({ tag, currency }: Pick<Locale, 'tag' | 'currency'>): string {
  const key = `${tag} ${currency}`;
  const known = signs.get(key);
  if (known !== undefined) return known;
  const sign = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')!.value;
  signs.set(key, sign);
  return sign;
}

/** The forms in which people write a number of a claim (`5.000`, `24`, `4,9`), as the source of a regular expression. */
function numberForms(written: string, { thousands, numberWords, thousand }: MeasureWords): string {
  const digits = written.replaceAll(new RegExp(`${escape(thousands)}(?=\\d{3}(?!\\d))`, 'g'), '');
  const forms = new Set([escape(written), escape(digits)]);
  if (/^\d{1,6}$/.test(digits)) {
    forms.add(numberWords(Number(digits)));
    if (digits.endsWith('000')) forms.add(`${digits.slice(0, -3)}\\s+${thousand}`);
  }
  return `(?:${[...forms].join('|')})`;
}

/** What stands between the numbers of a claim, each unit in all its forms. */
function wordForms(text: string, { units }: MeasureWords): string {
  const names = units.map(({ named }) => `(${named})`).join('|');
  return escape(text).replace(
    new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'gu'),
    (_, ...found: (string | undefined)[]) =>
      `(?:${units[found.findIndex((name) => name !== undefined)]!.forms})`,
  );
}

/**
 * Finds the value of a claim as a visitor would read it in the language of the site: digits or words, the unit long or
 * short. Null for a number alone of which `site.yaml` does not say what comes after it (`unit`).
 */
export function claimPattern(
  { value, unit }: Pick<Claim, 'value' | 'unit'>,
  locale: Pick<Locale, 'language' | 'tag' | 'currency'>,
): RegExp | null {
  if (isBareNumber(value) && !unit) return null;
  const words = measuresOf(locale.language);
  const sign = escape(currencySign(locale));
  const body = value
    .split(/(\d[\d.,]*)/)
    .map((part, position) =>
      position % 2 === 1 ? numberForms(part, words) : wordForms(part, words),
    )
    .join('')
    .replace(/ +/g, words.between)
    .replace(sign, () => `${sign}\\s*`);
  const after = isBareNumber(value) ? `${words.between}(?:${unit!.map(escape).join('|')})` : '';
  return new RegExp(`${notInside}${body}${after}${notBefore}`, 'iu');
}

/** What no value stands after, and what it does not stand before: another part of the same word or number. */
const notInside = '(?<![\\p{L}\\p{N},.])';
const notBefore = '(?![\\p{L}\\p{N}])';

/**
 * Finds those of some claims that stand in a text, in their order. What the engine of regular expressions is slow at (what is
 * around, capitals of all scripts) is looked at where the rest was found.
 */
export function claimFinder<Of>(
  claims: readonly (readonly [Of, RegExp])[],
): (text: string) => readonly (readonly [Of, RegExp])[] {
  if (claims.length === 0) return () => [];
  const bodies = claims.map(([, { source }]) =>
    source.slice(notInside.length, -notBefore.length).toLowerCase(),
  );
  const any = new RegExp(bodies.join('|'));
  const each = bodies.map((body) => new RegExp(body));
  return (text) => {
    const small = text.toLowerCase();
    return any.test(small)
      ? claims.filter(([, pattern], at) => each[at]!.test(small) && pattern.test(text))
      : [];
  };
}
