import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Command } from 'commander';
import { librarySchemas } from '../../engine/content/schemas.ts';
import { packageRoot } from '../../engine/files/package-root.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { Taken } from './add-documents.ts';
import { blockFiles } from './block-files.ts';
import { describeDryRun } from './report.ts';
import { shownPath } from '../output/shown-path.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { writeFiles } from '../output/write-files.ts';
import { generateFor, refuseNoSite } from '../site/generate.ts';

/** Options of `portao new block`. */
export interface NewBlock {
  readonly siteDir: string;
  readonly type: string;
  readonly dryRun: boolean;
  readonly language: Language;
  readonly out: (text: string) => void;
}

/** Adds a block to the site and generates what is derived from its schema. Rejects with `WrongUse`, `Taken`, `SiteProblems`, `WriteFailed`, `GeneratorFailed`. */
export async function runNewBlock({
  siteDir,
  type,
  dryRun,
  language,
  out,
}: NewBlock): Promise<void> {
  const words = commandWordsOf(language).new.block;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) throw new WrongUse(words.noName({ type }));
  refuseNoSite(siteDir);
  const folders = [siteDir, packageRoot].map((dir) => join(dir, 'blocks', type));
  const present = folders.find((folder) => existsSync(folder));
  if (present !== undefined || librarySchemas.blockTypes.includes(type))
    throw new Taken(words.taken({ type, place: present ? shownPath(present) : null }));
  const files = blockFiles(siteDir, type);
  if (dryRun)
    return out(
      describeDryRun(
        new Map(files.map(({ path, text }) => [relative(siteDir, path), text])),
        siteDir,
        language,
      ),
    );

  writeFiles(files);
  out(
    `${commandWordsOf(language).new.written}\n${files.map(({ path }) => `  ${shownPath(path)}\n`).join('')}`,
  );
  await generateFor(siteDir);
  out(words.generated({ folder: shownPath(join(siteDir, 'generated')) }));
  out(words.next({ type }));
}

/** `portao new block`. */
export function newBlockCommand(context: CommandContext): Command {
  const { root, language, out } = context;
  const words = commandWordsOf(language).new.block;
  return createCommand(
    'block',
    {
      about: words.about,
      examples: ['new block rating-stars', 'new block rating-stars --dry-run'],
    },
    context,
  )
    .argument(words.typeArgument, words.typeOption)
    .option('--dry-run', commandWordsOf(language).new.dryRun)
    .action((type: string, { site, dryRun = false }: { site: string; dryRun?: boolean }) =>
      runNewBlock({ siteDir: siteFolder(root, site), type, dryRun, language, out }),
    );
}
