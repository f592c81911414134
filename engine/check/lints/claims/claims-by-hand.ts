import { writtenDocuments } from '../documents.ts';
import { claimPattern } from './claim-pattern.ts';
import type { Finding, Lint } from '../lint.ts';
import { ownTexts } from '../own-texts.ts';

/** What every site claims sooner or later, and what changes: measures and money. */
const measures =
  /R\$\s*\d(?:[\d.,]*\d)?|\d(?:[\d.,]*\d)?\s*(?:kg|km|quilômetros?|MHz)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\d+\s*x(?![\p{L}\p{N}])/u;
const reference = /\{\{[^}]*\}\}/g;
/** In the place of a reference: neither a word nor a number, so that what stands around it does not become one phrase. */
const filled = ' ‹› ';

/** Values of claims and other measures that stand in a text, where a reference belongs. */
export const claimsByHand: Lint = {
  codes: ['claim-by-hand', 'number-by-hand'],
  run: (site) => {
    const claims = Object.entries(site.site.settings.document.claims).flatMap(([name, claim]) => {
      const pattern = claimPattern(claim);
      return pattern ? [{ name, pattern }] : [];
    });
    const any =
      claims.length > 0
        ? new RegExp(claims.map(({ pattern }) => pattern.source).join('|'), 'iu')
        : null;
    return writtenDocuments(site).flatMap(({ file, document }) =>
      ownTexts(document).flatMap(({ text, pointer }): Finding[] => {
        const plain = text.includes('{{') ? text.replace(reference, filled) : text;
        const forClaims = site.phrases.without(plain, 'claim-by-hand');
        const names = any?.test(forClaims)
          ? claims.filter(({ pattern }) => pattern.test(forClaims))
          : [];
        if (names.length > 0)
          return [
            {
              code: 'claim-by-hand',
              file,
              pointer,
              params: {
                found: names[0]!.pattern.exec(forClaims)![0],
                names: names.map(({ name }) => name),
              },
            },
          ];
        const measure = measures.exec(site.phrases.without(plain, 'number-by-hand'));
        return measure
          ? [{ code: 'number-by-hand', file, pointer, params: { found: measure[0] } }]
          : [];
      }),
    );
  },
};
