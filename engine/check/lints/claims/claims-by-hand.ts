import { textsOf } from '../../../content/fields.ts';
import { writtenDocuments } from '../documents.ts';
import { localeOf, type Locale } from '../../../words/locale.ts';
import { measuresOf } from '../../../words/measures.ts';
import { claimFinder, claimPattern, currencySign } from './claim-pattern.ts';
import type { SourceFile } from '../../../content/source-file.ts';
import type { Finding, Lint } from '../lint.ts';
import { findingsIn, lintContext } from '../remembered-findings.ts';

/** What every site claims sooner or later, and what changes: measures and money. */
function measuresPattern(locale: Locale): RegExp {
  const number = '\\d(?:[\\d.,]*\\d)?';
  const sign = currencySign(locale).replace('$', '\\$');
  const { measures } = measuresOf(locale.language);
  return new RegExp(`${sign}\\s*${number}|${number}\\s*(?:${measures})(?![\\p{L}\\p{N}])`, 'u');
}

/** Every measure has one. */
const digit = /\d/;
const reference = /\{\{[^}]*\}\}/g;
/** In the place of a reference: neither a word nor a number, so that what stands around it does not become one phrase. */
const filled = ' ‹› ';

/** Values of claims and other measures that stand in a text, where a reference belongs. */
export const claimsByHand: Lint = {
  codes: ['claim-by-hand', 'number-by-hand'],
  run: (site) => {
    const { document: settings } = site.site.settings;
    const locale = localeOf(settings);
    const measures = measuresPattern(locale);
    const claims = Object.entries(settings.claims).flatMap(([name, claim]) => {
      const pattern = claimPattern(claim, locale);
      return pattern ? [[name, pattern] as const] : [];
    });
    const claimsIn = claimFinder(claims);
    const { priceRange } = settings.business;
    // Of site.yaml, where numbers belong, the one text that repeats some of its claims.
    const repeated = claimsIn(priceRange ?? '').map(([name, pattern]): Finding => ({
      code: 'claim-by-hand',
      file: site.site.settings.file,
      pointer: ['business', 'priceRange'],
      params: { found: pattern.exec(priceRange!)![0], names: [name] },
    }));
    const { phrases } = site;
    const look = (file: SourceFile): Finding[] =>
      textsOf(file, site.site.schemas).flatMap(({ text, pointer, schema }): Finding[] => {
        if (schema?.['x-own-figures']) return [];
        const plain = text.includes('{{') ? text.replace(reference, filled) : text;
        const forClaims = phrases.without(plain, 'claim-by-hand');
        const found = claimsIn(forClaims);
        if (found.length > 0)
          return [
            {
              code: 'claim-by-hand',
              file,
              pointer,
              params: {
                found: found[0]![1].exec(forClaims)![0],
                names: found.map(([name]) => name),
              },
            },
          ];
        const measure =
          digit.test(plain) && measures.exec(phrases.without(plain, 'number-by-hand'));
        return measure
          ? [{ code: 'number-by-hand', file, pointer, params: { found: measure[0] } }]
          : [];
      });
    const context = lintContext('claims', settings.claims, settings.exceptions, locale);
    const inTexts = writtenDocuments(site).flatMap((file) =>
      findingsIn(file, context, site.site, () => look(file), phrases),
    );
    return [...repeated, ...inTexts];
  },
};
