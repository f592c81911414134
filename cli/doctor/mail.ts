import { stateDir } from '../../engine/publish/output/state-dir.ts';
import { readLocale } from '../../engine/content/locale/site-locale.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { outFolder } from '../command-line/command.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { mailFile, readMailMemory } from '../start/mail/mail-memory.ts';
import { mailSettings } from '../start/mail/mail-settings.ts';
import { momentInWords } from '../start/mail/news.ts';
import type { Check } from './finding.ts';

/** Whether the server sends mail, and what came of it; nothing is sent. What is wrong with a setting the check of the environment says. */
export const checkMail: Check = ({ siteDir, settings, env, language }) => {
  const words = commandWordsOf(language).mail;
  const say = (says: string) => [{ check: 'mail', level: 'ok' as const, says }];
  try {
    if (!mailSettings(env, language)) return say(words.doctor.off);
  } catch (error) {
    if (error instanceof WrongUse) return [];
    throw error;
  }
  if (!settings) return [];
  const { sent, failed } = readMailMemory(mailFile(settings, stateDir(outFolder(siteDir, 'dist'))));
  const { tag, timeZone } = readLocale(siteDir);
  const inWords = (moment: string) => momentInWords(moment, tag, timeZone);
  if (failed)
    return [
      {
        check: 'mail',
        level: 'warning',
        says: words.failing({ moment: inWords(failed.since), reason: failed.reason }),
        fix: words.doctor.seeSettings,
      },
    ];
  return say(sent ? words.doctor.sent({ moment: inWords(sent) }) : words.doctor.notYet);
};
