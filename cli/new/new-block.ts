import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Command } from 'commander';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { Taken } from './add-documents.ts';
import { blockFiles } from './block-files.ts';
import { describeDryRun } from './report.ts';
import { shownPath } from '../output/shown-path.ts';
import { CommandError, WrongUse } from '../command-line/command-error.ts';
import { writeFiles } from '../output/write-files.ts';

/** Options of `portao new block`. */
export interface NewBlock {
  readonly root: string;
  readonly type: string;
  readonly dryRun: boolean;
  readonly language: Language;
  readonly out: (text: string) => void;
}

/** Thrown when the generator failed after the files of a block were written; `output` is what it printed. */
export class GeneratorFailed extends CommandError {
  constructor(readonly output: string) {
    super('schemas/generate.mjs failed');
    this.name = 'GeneratorFailed';
  }

  override explain(language: Language): string {
    return commandWordsOf(language).new.block.generatorFailed({ output: this.output });
  }
}

/** Folders of `blocks/` and types of documents that are no blocks with a component. */
const reserved = new Set(['parts', 'partial']);

/** Adds a block to the library and generates what is derived from its schema. Throws `WrongUse`, `Taken`, `WriteFailed`, `GeneratorFailed`. */
export function runNewBlock({ root, type, dryRun, language, out }: NewBlock): void {
  const words = commandWordsOf(language).new.block;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) throw new WrongUse(words.noName({ type }));
  const present = [`schemas/blocks/${type}.schema.json`, `blocks/${type}`].find((path) =>
    existsSync(join(root, path)),
  );
  if (present !== undefined || reserved.has(type))
    throw new Taken(words.taken({ type, place: present ? shownPath(join(root, present)) : null }));
  const files = blockFiles(root, type);
  if (dryRun)
    return out(
      describeDryRun(
        new Map(files.map(({ path, text }) => [relative(root, path), text])),
        root,
        language,
      ),
    );

  writeFiles(files);
  out(
    `${commandWordsOf(language).new.written}\n${files.map(({ path }) => `  ${shownPath(path)}\n`).join('')}`,
  );
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(root, 'schemas/generate.mjs')],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new GeneratorFailed(error?.message ?? `${stdout}${stderr}`.trim());
  out(words.generated);
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
    { site: false },
  )
    .argument(words.typeArgument, words.typeOption)
    .option('--dry-run', commandWordsOf(language).new.dryRun)
    .action((type: string, options: { dryRun?: boolean }) =>
      runNewBlock({ root, type, dryRun: options.dryRun ?? false, language, out }),
    );
}
