import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Command } from 'commander';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
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
    return language === 'pt'
      ? `Os arquivos do bloco estão gravados, mas o gerador falhou. Corrija o que ele diz e rode: npm run generate\n${this.output}`
      : `The files of the block are written, but the generator failed. Fix what it says and run: npm run generate\n${this.output}`;
  }
}

/** Folders of `blocks/` and types of documents that are no blocks with a component. */
const reserved = new Set(['parts', 'partial']);

/** Adds a block to the library and generates what is derived from its schema. Throws `WrongUse`, `Taken`, `WriteFailed`, `GeneratorFailed`. */
export function runNewBlock({ root, type, dryRun, language, out }: NewBlock): void {
  const pt = language === 'pt';
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type))
    throw new WrongUse(
      pt
        ? `"${type}" não serve de nome: use letras minúsculas sem acento, números e hífens, como rating-stars.`
        : `"${type}" is no name for a block: use lower case letters, digits and hyphens, like rating-stars.`,
    );
  const present = [`schemas/blocks/${type}.schema.json`, `blocks/${type}`].find((path) =>
    existsSync(join(root, path)),
  );
  if (present !== undefined || reserved.has(type))
    throw new Taken(
      pt
        ? `O nome "${type}" já é usado${present ? `: ${shownPath(join(root, present))}` : ''}. Nada foi gravado.`
        : `The name "${type}" is in use${present ? `: ${shownPath(join(root, present))}` : ''}. Nothing was written.`,
    );
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
    `${pt ? 'Gravado:' : 'Written:'}\n${files.map(({ path }) => `  ${shownPath(path)}\n`).join('')}`,
  );
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(root, 'schemas/generate.mjs')],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new GeneratorFailed(error?.message ?? `${stdout}${stderr}`.trim());
  out(
    pt
      ? '  schemas/block.schema.json e schemas/generated/ (npm run generate)\n\n'
      : '  schemas/block.schema.json and schemas/generated/ (npm run generate)\n\n',
  );
  out(
    pt
      ? `Agora: npm run dev (de novo, se estava rodando) mostra o bloco em /_blocks#${type}.\nEscreva a descrição em schemas/blocks/${type}.schema.json; depois de mudar o esquema, npm run generate.\nNo fim: npm run types && npm run lint && npm run test:unit\n`
      : `Now npm run dev (again, if it was running) shows the block at /_blocks#${type}.\nWrite the description in schemas/blocks/${type}.schema.json, in Portuguese; after a change of the schema, npm run generate.\nThen: npm run types && npm run lint && npm run test:unit\n`,
  );
}

/** `portao new block`. */
export function newBlockCommand(context: CommandContext): Command {
  const { root, language, out } = context;
  const pt = language === 'pt';
  return createCommand(
    'block',
    {
      about: pt
        ? 'cria um tipo de bloco (para quem programa)'
        : 'adds a block type (for developers)',
      examples: ['new block rating-stars', 'new block rating-stars --dry-run'],
    },
    context,
    { site: false },
  )
    .argument(
      pt ? '<tipo>' : '<type>',
      pt ? 'nome do tipo, como rating-stars' : 'name of the type, like rating-stars',
    )
    .option(
      '--dry-run',
      pt ? 'mostra os arquivos e não grava nada' : 'shows the files and writes nothing',
    )
    .action((type: string, options: { dryRun?: boolean }) =>
      runNewBlock({ root, type, dryRun: options.dryRun ?? false, language, out }),
    );
}
