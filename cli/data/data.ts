import type { Command } from 'commander';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { progressStyle } from '../output/progress.ts';
import { settingsOf } from '../site/posts-of-build.ts';
import { runBackup } from './backup.ts';
import type { DataContext } from './context.ts';
import { runExport } from './export.ts';
import { runImport } from './import.ts';
import { runListBackups } from './list.ts';
import { runRestore } from './restore.ts';

/** `portao data`, with a command for each thing that keeps data from being lost. */
export function dataCommand(context: CommandContext): Command {
  const { root, language, out, err } = context;
  const pt = language === 'pt';
  const data = (): DataContext => ({
    settings: settingsOf(root),
    language,
    out,
    err,
    progress: progressStyle(),
  });
  const sub = (name: string, about: string, examples: readonly string[]) =>
    createCommand(
      name,
      { about, examples: examples.map((example) => `data ${example}`) },
      context,
      { site: false },
    );

  const backup = sub(
    'backup',
    pt
      ? 'faz uma cópia de segurança, também com o site no ar'
      : 'makes a backup, also while the site runs',
    ['backup'],
  ).action(() => runBackup(data()));

  const list = sub('list', pt ? 'lista as cópias de segurança' : 'lists the backups', [
    'list',
    'list --json',
  ])
    .option('--json', pt ? 'responde em JSON' : 'answers in JSON')
    .action(({ json = false }: { json?: boolean }) => runListBackups({ json }, data()));

  const restore = sub(
    'restore',
    pt
      ? 'volta o banco de dados a uma cópia (com o site parado)'
      : 'takes the database back to a backup (while the site does not run)',
    ['restore 2026-11-22-031005-daily', 'restore /media/pendrive/2026-11-22-031005-daily.tar.gz'],
  )
    .argument(
      '<name|file>',
      pt
        ? 'nome de uma das cópias da lista, ou um arquivo'
        : 'name of a backup of the list, or a file',
    )
    .action((name: string) => runRestore({ name }, data()));

  const exportTo = sub(
    'export',
    pt
      ? 'grava posts, agendamento, visitas e contatos em uma pasta, para ler ou levar'
      : 'writes posts, scheduler, views and contacts to a folder, to be read or moved',
    ['export copia'],
  )
    .argument('<folder>', pt ? 'pasta nova, ou de uma exportação' : 'new folder, or of an export')
    .action((folder: string) => runExport({ folder }, data()));

  const importFrom = sub(
    'import',
    pt
      ? 'diz o que mudaria com uma pasta exportada, e grava o que não passa por cima de nada'
      : 'says what an exported folder would change, and writes what overwrites nothing',
    ['import copia --dry-run', 'import copia'],
  )
    .argument('<folder>', pt ? 'pasta de uma exportação' : 'folder of an export')
    .option(
      '--overwrite',
      pt ? 'grava também por cima do que é diferente' : 'writes over what differs, too',
    )
    .option('--dry-run', pt ? 'só diz o que faria' : 'only says what it would do')
    .action(
      (
        folder: string,
        { overwrite = false, dryRun = false }: { overwrite?: boolean; dryRun?: boolean },
      ) => runImport({ folder, overwrite, dryRun }, data()),
    );

  const all = createCommand(
    'data',
    {
      about: pt
        ? 'guarda, devolve e muda de lugar os dados do blog'
        : 'backs up, restores and moves the data of the blog',
    },
    context,
    { site: false },
  ).helpCommand(false);
  for (const one of [backup, list, restore, exportTo, importFrom]) all.addCommand(one);
  return all;
}
