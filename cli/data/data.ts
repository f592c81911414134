import type { Command } from 'commander';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { progressStyle } from '../output/progress.ts';
import { projectTimeZone, settingsOf } from '../site/posts-of-build.ts';
import { runBackup } from './backup.ts';
import type { DataContext } from './context.ts';
import { runExport } from './export.ts';
import { runImport } from './import.ts';
import { runListBackups } from './list.ts';
import { runRestore } from './restore.ts';

/** `portao data`, with a command for each thing that keeps data from being lost. */
export function dataCommand(context: CommandContext): Command {
  const { root, language, out, err } = context;
  const {
    data: { help: words },
    examples,
  } = commandWordsOf(language);
  const data = (): DataContext => ({
    settings: settingsOf(root),
    language,
    timeZone: projectTimeZone(root),
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

  const backup = sub('backup', words.backup, ['backup']).action(() => runBackup(data()));

  const list = sub('list', words.list, ['list', 'list --json'])
    .option('--json', commandWordsOf(language).shared.json)
    .action(({ json = false }: { json?: boolean }) => runListBackups({ json }, data()));

  const restore = sub('restore', words.restore, [
    'restore 2026-11-22-031005-daily',
    'restore /media/pendrive/2026-11-22-031005-daily.tar.gz',
  ])
    .argument('<name|file>', words.nameOrFile)
    .action((name: string) => runRestore({ name }, data()));

  const exportTo = sub('export', words.export, [`export ${examples.folder}`])
    .argument('<folder>', words.exportFolder)
    .action((folder: string) => runExport({ folder }, data()));

  const importFrom = sub('import', words.import, [
    `import ${examples.folder} --dry-run`,
    `import ${examples.folder}`,
  ])
    .argument('<folder>', words.importFolder)
    .option('--overwrite', words.overwrite)
    .option('--dry-run', words.dryRun)
    .action(
      (
        folder: string,
        { overwrite = false, dryRun = false }: { overwrite?: boolean; dryRun?: boolean },
      ) => runImport({ folder, overwrite, dryRun }, data()),
    );

  const all = createCommand(
    'data',
    {
      about: words.about,
    },
    context,
    { site: false },
  ).helpCommand(false);
  for (const one of [backup, list, restore, exportTo, importFrom]) all.addCommand(one);
  return all;
}
