import type { DataSettingsRefused } from '../../engine/database/settings.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';

/** What is wrong with a variable of the data service, and what to do; never its value. */
export function settingWords({ variable, fault }: DataSettingsRefused, language: Language): string {
  const words = commandWordsOf(language).failures;
  return `${words.variable} ${variable} ${words.settings[fault]}`;
}

/** What to set where requests come through a proxy that nobody said to trust. */
export const untrustedProxy = (language: Language): string =>
  commandWordsOf(language).failures.untrustedProxy;
