import type { DataError } from '../../engine/blog/data-error.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';

/** What the database says of a post that is withdrawn before it is published. */
const backwards = /blog_posts_withdrawn_at_check/;

/** What a failure of the data service is to whoever called a command: what happened, and what to do. */
export function dataErrorWords(
  { kind, message, retryAfter }: DataError,
  language: Language,
): string {
  const { dataErrors: words, withdrawnTooEarly } = commandWordsOf(language).failures;
  if (kind === 'invalid' && backwards.test(message)) return withdrawnTooEarly;
  if (kind === 'busy') return words.busy({ seconds: retryAfter });
  if (kind === 'invalid' || kind === 'unexpected') return words[kind]({ message });
  return words[kind];
}
