import type { DataServiceFailed } from '../../engine/database/data-faults.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';

/** Why the data service cannot work, and what to do; null where nobody but us can do anything. */
export function dataFaultWords(
  { reason, details }: Pick<DataServiceFailed, 'reason' | 'details'>,
  language: Language,
): string | null {
  const words = commandWordsOf(language).failures.dataFaults;
  if (!reason) return null;
  const { migration, cause, backup, why } = details;
  if (reason === 'newer') return words.newer({ migration });
  if (reason === 'migration') return words.migration({ migration, cause, backup });
  if (reason === 'password') return words.password({ why });
  return words[reason];
}
