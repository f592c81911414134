import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { WrongUse } from '../command-line/command-error.ts';

/** The e-mail address that was typed, in small letters. Throws `WrongUse` for what is none, before anybody is asked about it. */
export function emailOf(typed: string, language: Language): string {
  const address = typed.trim().toLowerCase();
  if (/^[^@\s]+@[^@\s]+$/.test(address) && address.length <= 254) return address;
  throw new WrongUse(commandWordsOf(language).user.noEmail({ typed }));
}
