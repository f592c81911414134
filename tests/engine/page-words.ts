// What pages read that stands in no document: the words of a language.
import { localeOf, type LocaleSettings } from '../../engine/words/locale.ts';
import { pageWordsOf } from '../../engine/words/pages.ts';

/** Stands for whatever a sentence of the words names. */
const any = '\uE000';

/** Every text of the words, with `any` for what is put in. */
function wordsBelow(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    // What is put in is named, or is the text itself.
    const given = [new Proxy({}, { get: () => any }), any];
    return given.flatMap((one) => {
      try {
        const said = (value as (...given: unknown[]) => unknown)(one, one);
        return typeof said === 'string' ? [said.replaceAll('[object Object]', any)] : [];
      } catch {
        return [];
      }
    });
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(wordsBelow)
    : [];
}

/** The words of the pages of a site in pieces: what stands before, between and behind what is put in. */
export const pageWordPieces = (settings: LocaleSettings): readonly string[] => [
  ...new Set(
    wordsBelow(pageWordsOf(localeOf(settings).language))
      .flatMap((text) => text.split(any))
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => /[\p{L}\d]/u.test(text)),
  ),
];
