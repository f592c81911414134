import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import type { Facts } from '../../engine/render/types.ts';

/** What a fact is and what it is computed from; the name itself for one without words. */
export function factWords(name: string, language: Language): string {
  const words: Readonly<Record<keyof Facts, string>> = commandWordsOf(language).shared.facts;
  return Object.hasOwn(words, name) ? words[name as keyof Facts] : name;
}
