import { join } from 'node:path';
import type { Command } from 'commander';
import { generateSiteNames } from '../../engine/content/generate-site-schemas.ts';
import { schemaFolder } from '../../engine/content/locale/schema-folder.ts';
import { localeOf } from '../../engine/words/locale.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { checkWith, openToChange } from '../site/site-to-change.ts';
import { changesOf, parsePath, refuseTaken } from './add-documents.ts';
import type { NewPageSettings } from './places/add-place.ts';
import { appearancesOf } from './appearances.ts';
import { addWritingOptions, settingsFrom, type WritingOptions } from './options.ts';
import { slugOfName } from './places/place.ts';
import {
  describeAppearances,
  describeDryRun,
  describeTodos,
  describeWritten,
  titleAdvice,
} from './report.ts';
import { fillTemplate, readTemplate, schemaLine } from './template.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { writeFiles } from '../output/write-files.ts';

/** Options of `portao new page`. */
export interface NewPlainPage extends NewPageSettings {
  readonly title: string;
  /** As it was typed. */
  readonly path?: string | undefined;
}

/** Adds a page of no place. Throws `WrongUse`, `Taken`, `SiteProblems`, `WriteFailed`. */
export async function runNewPage({ title, path: typed, ...settings }: NewPlainPage): Promise<void> {
  const { siteDir, language, dryRun, force, today, ask, out } = settings;
  const words = commandWordsOf(language).new.page;
  const open = openToChange(siteDir);
  const suggested = `/${slugOfName(title, language)}`;
  const answer =
    typed ?? (ask ? (await ask(`${words.pathPrompt} [${suggested}]: `)) || suggested : undefined);
  if (answer === undefined) throw new WrongUse(words.pathMissing({ suggested }));
  const path = parsePath(answer, language);
  const file = `pages${path}.yaml`;
  refuseTaken([{ file, path }], open, force, language);
  const text =
    schemaLine(
      schemaFolder(siteDir, localeOf(open.site.settings.document).language),
      join(siteDir, file),
    ) + fillTemplate(readTemplate(siteDir, 'page.yaml'), { title, path, today });
  const texts = new Map([[file, text]]);
  const report = checkWith(open, changesOf(texts));

  out(titleAdvice(title, language));
  if (dryRun) return out(describeDryRun(texts, siteDir, language));
  writeFiles([{ path: join(siteDir, file), text }]);
  const names = await generateSiteNames(siteDir);
  out(
    `${describeWritten([...texts.keys(), ...names], siteDir, language)}\n${describeAppearances(appearancesOf(path, report), language)}`,
  );
  out(words.noLinks);
  out(`${describeTodos(texts, siteDir, language)}\n`);
  out(words.next({ path }));
}

/** `portao new page`. */
export function newPageCommand(context: CommandContext): Command {
  const words = commandWordsOf(context.language).new.page;
  const command = createCommand(
    'page',
    {
      about: words.about,
      examples: [`new page ${commandWordsOf(context.language).examples.page}`],
    },
    context,
  )
    .argument(commandWordsOf(context.language).new.titleArgument, words.title)
    .option('--path <path>', words.path);
  return addWritingOptions(command, context).action(
    (title: string, options: WritingOptions & { path?: string }) =>
      runNewPage({
        ...settingsFrom(options, siteFolder(context.root, options.site), context),
        title,
        path: options.path,
      }),
  );
}
