import type { KeyPhrases } from '#schemas/types';
import { foldText } from './slug.ts';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The key phrases of a text in order, folded, as often as they occur. A phrase is found as a whole and with one space
 * between its words; where two begin at the same word the longer one counts, and a word counts in one phrase.
 */
export function keyPhrasesIn(text: string, { phrases }: Pick<KeyPhrases, 'phrases'>): string[] {
  const folded = phrases.map(foldText).sort((one, other) => other.length - one.length);
  const any = new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${folded.map(escape).join('|')})(?![\\p{L}\\p{N}_])`,
    'gu',
  );
  return foldText(text).match(any) ?? [];
}
