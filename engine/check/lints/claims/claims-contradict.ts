import type { Claim } from '#schemas/types';
import { localeOf } from '../../../words/locale.ts';
import { measuresOf, type MeasureWords } from '../../../words/measures.ts';
import type { Finding, Lint } from '../lint.ts';

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a value says, however it is written: its numbers, or its words where it has none ("4 segundos" and "4" are one). */
function meaning({ value }: Claim, { thousands, decimal }: MeasureWords): string {
  const numbers = value
    .replace(new RegExp(`[${thousands}](?=\\d{3})`, 'g'), '')
    .match(new RegExp(`\\d+(?:[${decimal}]\\d+)?`, 'g'));
  return numbers ? numbers.join(' ') : folded(value);
}

/**
 * Two claims contradict each other where they speak of one subject, have different values and nothing in their contexts
 * tells when each holds. Claims without a `subject` speak of their context: the same context twice is the same subject.
 */
export const claimsContradict: Lint = {
  codes: ['claims-contradict'],
  run: ({ site }) => {
    const { document, file } = site.settings;
    const words = measuresOf(localeOf(document).language);
    const earlier = new Map<string, { name: string; claim: Claim }>();
    return Object.entries(document.claims).flatMap(([name, claim]): Finding[] => {
      const said = `${folded(claim.subject ?? '')}\n${folded(claim.context)}`;
      const other = earlier.get(said);
      if (!other) earlier.set(said, { name, claim });
      if (!other || meaning(other.claim, words) === meaning(claim, words)) return [];
      return [
        {
          code: 'claims-contradict',
          file,
          pointer: ['claims', name, 'context'],
          params: { name, value: claim.value, other: other.name, otherValue: other.claim.value },
          related: { file, pointer: ['claims', other.name, 'context'] },
        },
      ];
    });
  },
};
