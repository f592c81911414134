import { statSync } from 'node:fs';
import { backUp, NothingToBackUp } from '../../engine/database/backup/back-up.ts';
import { fileOf } from '../../engine/database/backup/shelf.mjs';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { CommandError } from '../command-line/command-error.ts';
import { readableBytes } from '../output/numbers.ts';
import { withProgress } from '../output/progress.ts';
import { describeEvent } from '../site/posts-of-build.ts';
import { backupDirOf, embeddedOf, type DataContext } from './context.ts';

/** `portao data backup`: a copy of the database in the folder of backups, made by the service that runs or by one for the moment. */
export async function runBackup(context: DataContext): Promise<void> {
  const { language, out, err } = context;
  const words = commandWordsOf(language).data;
  const settings = embeddedOf(context);
  const name = await withProgress(words.backingUp, context, () =>
    backUp(settings, { log: (event) => err(`${describeEvent(event, language)}\n`) }),
  ).catch((error: unknown) => {
    if (!(error instanceof NothingToBackUp)) throw error;
    throw new CommandError(words.noDatabase({ dataDir: error.dataDir }));
  });
  const file = fileOf(backupDirOf(settings), name);
  const size = readableBytes(statSync(file).size, language);
  out(words.backedUp({ name, size, file }));
}
