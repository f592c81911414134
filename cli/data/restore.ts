import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { restoreBackup, RestoreRefused } from '../../engine/database/backup/restore.ts';
import { fileOf } from '../../engine/database/backup/shelf.mjs';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { LockBusy } from '../../engine/files/lock.mjs';
import { CommandError } from '../command-line/command-error.ts';
import { readableNumber } from '../output/numbers.ts';
import { withProgress } from '../output/progress.ts';
import { backupDirOf, embeddedOf, type DataContext } from './context.ts';

/** `portao data restore`: takes the database back to a backup that was read whole before. */
export async function runRestore(
  { name }: { readonly name: string },
  context: DataContext,
): Promise<void> {
  const { language, out } = context;
  const pt = language === 'pt';
  const settings = embeddedOf(context);
  const { dataDir } = settings;
  const file = fileNamed(name, backupDirOf(settings), language);
  const { manifest, hadDatabase } = await withProgress(
    pt
      ? 'Lendo a cópia inteira antes de trocar…'
      : 'Reading all of the backup before anything is exchanged…',
    context,
    () => restoreBackup({ dataDir, file }),
  ).catch((error: unknown) => {
    throw inWords(error, { name, dataDir, language });
  });
  const posts = readableNumber(manifest.rows['public.blog_posts'] ?? 0, 0, language);
  const before = join(dataDir, 'replaced');
  const lines = pt
    ? [
        `Feito: o banco de dados voltou à cópia ${name}, com ${posts} posts.`,
        ...(hadDatabase ? [`O que estava lá fica em ${before} até a próxima volta.`] : []),
        'Ligue o site de novo: npm start',
      ]
    : [
        `Done: the database is back at the backup ${name}, with ${posts} posts.`,
        ...(hadDatabase ? [`What was there stays in ${before} until the next restore.`] : []),
        'Start the site again: npm start',
      ];
  out(`${lines.join('\n')}\n`);
}

/** Path of a backup that is named or is a file itself. Throws `CommandError`. */
function fileNamed(name: string, folder: string, language: Language): string {
  const candidates = [fileOf(folder, name.replace(/\.tar\.gz$/, '')), resolve(name)];
  const found = candidates.find((path) => path.endsWith('.tar.gz') && existsSync(path));
  if (found) return found;
  throw new CommandError(
    language === 'pt'
      ? `Não há cópia de segurança "${name}" em ${folder}. Veja quais há: npm run portao -- data list`
      : `There is no backup "${name}" in ${folder}. See which there are: npm run portao -- data list`,
  );
}

function inWords(
  error: unknown,
  { name, dataDir, language }: { name: string; dataDir: string; language: Language },
): unknown {
  const pt = language === 'pt';
  if (error instanceof LockBusy)
    return new CommandError(
      pt
        ? `O site está no ar (processo ${error.holder.pid}) e usa os dados. Pare-o (Ctrl+C, ou o serviço do sistema) e rode de novo. Nada mudou.`
        : `The site runs (process ${error.holder.pid}) and uses the data. Stop it (Ctrl+C, or the system's service) and run this again. Nothing was changed.`,
    );
  if (!(error instanceof RestoreRefused)) return error;
  if (error.fault === 'newer')
    return new CommandError(
      pt
        ? `A cópia ${name} é de uma versão mais nova do programa (migração ${error.message}). Atualize o programa e rode de novo. Nada mudou em ${dataDir}.`
        : `The backup ${name} is of a newer version of the program (migration ${error.message}). Update the program and run this again. Nothing was changed in ${dataDir}.`,
    );
  return new CommandError(
    pt
      ? `A cópia ${name} está danificada e não pôde ser lida inteira (${error.message}). Escolha outra: npm run portao -- data list. Nada mudou em ${dataDir}.`
      : `The backup ${name} is damaged and could not be read whole (${error.message}). Choose another: npm run portao -- data list. Nothing was changed in ${dataDir}.`,
  );
}
