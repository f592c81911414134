import type { Command } from 'commander';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { progressStyle } from '../output/progress.ts';
import { siteTimeZone } from '../command-line/arguments.ts';
import { settingsOf } from '../site/posts-of-build.ts';
import { runBackup } from './backup.ts';
import { runChanges } from './changes.ts';
import type { DataContext } from './context.ts';
import { runExport } from './export.ts';
import { runImport } from './import.ts';
import { runListBackups } from './list.ts';
import { runTidyPictures } from './pictures.ts';
import { runRestore } from './restore.ts';

/** The site whose data it is, as `--site` has it. */
interface OfSite {
  readonly site: string;
}

/** `portao data`, with a command for each thing that keeps data from being lost. */
export function dataCommand(context: CommandContext): Command {
  const { root, language, out, err } = context;
  const {
    data: { help: words },
    examples,
  } = commandWordsOf(language);
  const data = ({ site }: OfSite): DataContext => {
    const siteDir = siteFolder(root, site);
    return {
      settings: settingsOf(siteDir),
      siteDir,
      language,
      timeZone: siteTimeZone(siteDir),
      out,
      err,
      progress: progressStyle(),
    };
  };
  const sub = (name: string, about: string, examples: readonly string[]) =>
    createCommand(name, { about, examples: examples.map((example) => `data ${example}`) }, context);

  const backup = sub('backup', words.backup, ['backup']).action((options: OfSite) =>
    runBackup(data(options)),
  );

  const list = sub('list', words.list, ['list', 'list --json'])
    .option('--json', commandWordsOf(language).shared.json)
    .action(({ json = false, ...options }: OfSite & { json?: boolean }) =>
      runListBackups({ json }, data(options)),
    );

  const restore = sub('restore', words.restore, [
    'restore 2026-11-22-031005-daily',
    'restore /media/pendrive/2026-11-22-031005-daily.tar.gz',
  ])
    .argument('<name|file>', words.nameOrFile)
    .action((name: string, options: OfSite) => runRestore({ name }, data(options)));

  const exportTo = sub('export', words.export, [`export ${examples.folder}`])
    .argument('<folder>', words.exportFolder)
    .action((folder: string, options: OfSite) => runExport({ folder }, data(options)));

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
        {
          overwrite = false,
          dryRun = false,
          ...options
        }: OfSite & { overwrite?: boolean; dryRun?: boolean },
      ) => runImport({ folder, overwrite, dryRun }, data(options)),
    );

  const pictures = sub('pictures', words.pictures, ['pictures --dry-run', 'pictures'])
    .option('--dry-run', words.dryRun)
    .action(({ dryRun = false, ...options }: OfSite & { dryRun?: boolean }) =>
      runTidyPictures({ dryRun }, data(options)),
    );

  const changes = sub('changes', words.changes, ['changes --dry-run', 'changes'])
    .option('--dry-run', words.changesDryRun)
    .option('--json', commandWordsOf(language).shared.json)
    .action(
      ({
        dryRun = false,
        json = false,
        ...options
      }: OfSite & { dryRun?: boolean; json?: boolean }) =>
        runChanges({ dryRun, json }, data(options)),
    );

  const all = createCommand(
    'data',
    {
      about: words.about,
    },
    context,
    { site: false },
  ).helpCommand(false);
  for (const one of [backup, list, restore, exportTo, importFrom, pictures, changes])
    all.addCommand(one);
  return all;
}
