import { list, unlessShort, isDay } from '../../wording.ts';
import { fieldName } from './field-words.ts';
import { sizeWhat, sizeFix } from './size-words.ts';
import { didYouMean } from './did-you-mean.ts';
import type { FormatParams, values as reference } from '../../pt-BR/problems/values.ts';

function formatWhat({ field, found, rule, continued }: FormatParams): string {
  if (continued) return `${fieldName(field)} goes on in the line below, with "${continued}".`;
  if (rule === 'name') return `"${found}" will not do as a name.`;
  if (rule === 'date' && isDay(found)) return `There is no day "${found}" in the calendar.`;
  return `${fieldName(field)} does not accept "${found}".`;
}

function formatFix(params: FormatParams): string {
  const { found, rule, about, example, nearest, monthFirst, apart, continued } = params;
  if (continued)
    return 'If these are two items, begin the line below with "- ", below the dash above.';
  if (apart)
    return `If these are two, a comma is missing: ${apart}.${nearest === null ? '' : ` If it is one, write ${nearest}.`}`;
  // Whoever reads English may write the month first.
  const other = monthFirst === null ? '' : ` (with the month first: "${monthFirst}")`;
  const did = nearest === null ? '' : `${didYouMean(nearest, '')}${other} `;
  if (rule === 'name')
    return (
      did + 'Names begin with a small letter and have only letters and digits, without accents.'
    );
  if (rule === 'date' && isDay(found)) return 'Check the day and the month.';
  if (rule === 'date')
    return did + `Write year-month-day in quotes, for example "${example.en || '2026-11-20'}".`;
  const path =
    rule === 'path' ? 'A path of this site belongs here, without "https://" and domain. ' : '';
  return did + path + unlessShort(about.en, example.en, 'For example');
}

/** Problems of values that their field does not take: the panel says these, too. */
export const values: typeof reference = {
  'field-missing': {
    what: (p) => `The field "${p.field}" is missing.`,
    fix: (p) => unlessShort(`Write it here. ${p.about.en}`, p.example.en, 'For example'),
  },
  'field-value': {
    what: (p) => `${fieldName(p.field)} does not accept "${p.found}".`,
    fix: (p) => didYouMean(p.nearest, `Use one of: ${list(p.allowed)}. ${p.about.en}`.trim()),
  },
  'field-format': { what: (p) => formatWhat(p), fix: (p) => formatFix(p) },
  'field-length': { what: sizeWhat, fix: sizeFix },
};
