import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { shownPath } from '../output/shown-path.ts';

/** Why the system refused a file or an address, in words, with its path where the system names it; the system's own words for what has none of ours. */
export function systemReason(error: Error, language: Language): string {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const faults: Readonly<Record<string, string>> = commandWordsOf(language).failures.systemFaults;
  const fault = faults[code];
  if (fault === undefined) return error.message;
  return path === undefined ? `${fault} (${code})` : `${shownPath(path)}: ${fault}`;
}
