import { statSync } from 'node:fs';
import { join } from 'node:path';
import { backupsIn, backupsOf } from '../../engine/database/backup/shelf.mjs';
import { dataHolder } from '../../engine/database/process/data-lock.mjs';
import { commandWordsOf, type CommandWords } from '../../engine/words/commands.ts';
import { defaultTimeZone } from '../../engine/words/locale.ts';
import type { Check, Finding } from './finding.ts';

type Words = CommandWords['doctor']['backups'];

const day = 86_400_000;
/** Age from which the newest backup is too old while the server runs, which makes one each day, days. */
const old = 2;

/** Backups of the embedded database: that there are some, and that the newest is of these days. */
export const checkBackups: Check = ({ settings, language }) => {
  if (settings?.kind !== 'embedded') return [];
  const words = commandWordsOf(language).doctor.backups;
  const { dataDir, backupDir = backupsOf(dataDir), timeZone = defaultTimeZone } = settings;
  const database = statSync(join(dataDir, 'pg'), { throwIfNoEntry: false });
  if (!database) return [];
  const name = words.name;
  const make = 'npm run portao -- data backup';
  const warning = (says: string): Finding[] => [
    { check: 'backups', level: 'warning', says: `${name}: ${says}`, fix: make },
  ];
  const backups = backupsIn(backupDir, timeZone);
  const [newest] = backups;
  if (!newest) return warning(words.none({ backupDir }));
  const days = Math.floor((Date.now() - newest.at) / day);
  const age = ageOf(days, words);
  // Nothing changes while nothing runs.
  if (days > old && dataHolder(dataDir)) return warning(words.oldWhileRunning({ age }));
  return [
    {
      check: 'backups',
      level: 'ok',
      says: `${name}: ${backups.length}, ${age} (${backupDir})`,
    },
  ];
};

function ageOf(days: number, words: Words): string {
  if (days === 0) return words.fromToday;
  if (days === 1) return words.fromYesterday;
  return words.daysOld({ days });
}
