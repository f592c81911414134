import { momentOf } from '../../engine/content/post-file.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { WrongUse } from '../command-line/command-error.ts';

/** The moment that an option names (ISO 8601), a day or a day and a time; undefined where it was not given. Throws `WrongUse`. */
export function typedMoment(typed: string | undefined, language: Language): string | undefined {
  const moment = typed === undefined ? undefined : momentOf(typed);
  if (moment !== null) return moment;
  throw new WrongUse(commandWordsOf(language).blog.noDate({ typed }));
}
