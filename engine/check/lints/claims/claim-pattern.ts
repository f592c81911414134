import type { Claim } from '#schemas/types';
import { numberForms } from './number-words.ts';

/** Long and short forms of the units that claims are measured in. */
const units: Readonly<Record<string, string>> = {
  hora: 'horas?|hs?',
  segundo: 'segundos?|seg|s',
  minuto: 'minutos?|min',
  mês: 'mês|meses',
  mes: 'mês|meses',
  dia: 'dias?',
  ano: 'anos?',
  km: 'km|quilômetros?',
  kg: 'kg|quilos?',
};
const unitWords =
  /(?<![\p{L}])(?:(hora|segundo|minuto|dia|ano)s?|(mês)|(mes)es|(km)|(kg))(?![\p{L}])/gu;
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True for a claim that is a number and nothing else: without its unit it could be any number. */
export const isBareNumber = (value: string) => /^[\d.,]+$/.test(value);

/**
 * Finds the value of a claim as a visitor would read it: digits or words, the unit long or short. Null for a number
 * alone of which `site.yaml` does not say what comes after it (`unit`).
 */
export function claimPattern({ value, unit }: Pick<Claim, 'value' | 'unit'>): RegExp | null {
  if (isBareNumber(value) && !unit) return null;
  const body = value
    .split(/(\d[\d.,]*)/)
    .map((part, position) =>
      position % 2 === 1
        ? numberForms(part)
        : escape(part).replace(
            unitWords,
            (_, ...names: (string | undefined)[]) =>
              `(?:${units[names.slice(0, 5).find((name) => name !== undefined)!]!})`,
          ),
    )
    .join('')
    .replace(/ +/g, '\\s*')
    .replace('R\\$', 'R\\$\\s*');
  const after = isBareNumber(value) ? `\\s*(?:${unit!.map(escape).join('|')})` : '';
  return new RegExp(`(?<![\\p{L}\\p{N},.])${body}${after}(?![\\p{L}\\p{N}])`, 'iu');
}
