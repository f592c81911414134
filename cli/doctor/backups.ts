import { statSync } from 'node:fs';
import { join } from 'node:path';
import { backupsIn, backupsOf } from '../../engine/database/backup/shelf.mjs';
import { dataHolder } from '../../engine/database/process/data-lock.mjs';
import type { Check, Finding } from './finding.ts';

const day = 86_400_000;
/** Age from which the newest backup is too old while the server runs, which makes one each day, days. */
const old = 2;

/** Backups of the embedded database: that there are some, and that the newest is of these days. */
export const checkBackups: Check = ({ settings, language }) => {
  if (settings?.kind !== 'embedded') return [];
  const pt = language === 'pt';
  const { dataDir, backupDir = backupsOf(dataDir) } = settings;
  const database = statSync(join(dataDir, 'pg'), { throwIfNoEntry: false });
  if (!database) return [];
  const name = pt ? 'Cópias de segurança' : 'Backups';
  const make = 'npm run portao -- data backup';
  const warning = (says: string): Finding[] => [
    { check: 'backups', level: 'warning', says: `${name}: ${says}`, fix: make },
  ];
  const backups = backupsIn(backupDir);
  const [newest] = backups;
  if (!newest) return warning(pt ? `nenhuma em ${backupDir}.` : `none in ${backupDir}.`);
  const days = Math.floor((Date.now() - newest.at) / day);
  const age = ageOf(days, pt);
  // Nothing changes while nothing runs.
  if (days > old && dataHolder(dataDir))
    return warning(
      pt
        ? `${age}, e o servidor, que faz uma por dia, está rodando. As mensagens dele dizem o que falta.`
        : `${age}, and the server, which makes one each day, is running. Its messages say what is wrong.`,
    );
  return [
    {
      check: 'backups',
      level: 'ok',
      says: `${name}: ${backups.length}, ${age} (${backupDir})`,
    },
  ];
};

function ageOf(days: number, pt: boolean): string {
  if (days === 0) return pt ? 'a mais nova é de hoje' : 'the newest is of today';
  if (days === 1) return pt ? 'a mais nova é de ontem' : 'the newest is of yesterday';
  return pt ? `a mais nova tem ${days} dias` : `the newest is ${days} days old`;
}
