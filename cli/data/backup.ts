import { statSync } from 'node:fs';
import { backUp, NothingToBackUp } from '../../engine/database/backup/back-up.ts';
import { fileOf } from '../../engine/database/backup/shelf.mjs';
import { CommandError } from '../command-line/command-error.ts';
import { readableBytes } from '../output/numbers.ts';
import { withProgress } from '../output/progress.ts';
import { describeEvent } from '../site/posts-of-build.ts';
import { backupDirOf, embeddedOf, type DataContext } from './context.ts';

/** `portao data backup`: a copy of the database in the folder of backups, made by the service that runs or by one for the moment. */
export async function runBackup(context: DataContext): Promise<void> {
  const { language, out, err } = context;
  const pt = language === 'pt';
  const settings = embeddedOf(context);
  const name = await withProgress(
    pt ? 'Fazendo a cópia de segurança…' : 'Making the backup…',
    context,
    () => backUp(settings, { log: (event) => err(`${describeEvent(event, language)}\n`) }),
  ).catch((error: unknown) => {
    if (!(error instanceof NothingToBackUp)) throw error;
    throw new CommandError(
      pt
        ? `Ainda não há banco de dados em ${error.dataDir}: o primeiro npm start o cria.`
        : `There is no database in ${error.dataDir} yet: the first npm start makes it.`,
    );
  });
  const file = fileOf(backupDirOf(settings), name);
  const size = readableBytes(statSync(file).size, language);
  out(
    pt
      ? `Cópia de segurança feita: ${name} (${size})\n${file}\nEla tem os dados de quem entra no painel: guarde outra fora deste computador, onde só você a leia.\n`
      : `Backup made: ${name} (${size})\n${file}\nIt holds the data of those who sign in: keep another one off this machine, where only you can read it.\n`,
  );
}
