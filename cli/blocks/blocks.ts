import type { Command } from 'commander';
import { blocksFor } from '../../engine/content/schema-words.ts';
import { readSchemas } from '../../engine/content/own-schemas.ts';
import type { Schemas } from '../../engine/content/schemas.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { schemaText } from '../../engine/words/schemas.ts';
import { blockExample } from './block-example.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { factWords } from '../site/fact-words.ts';
import { fieldLines } from './field-lines.ts';
import {
  describeFields,
  shapesOf,
  type FieldDescription,
  type ShapeDescription,
} from './field-words.ts';
import { columns, wrap, terminalWidth } from '../output/layout.ts';
import { WrongUse } from '../command-line/command-error.ts';

/** Options of `portao blocks`. */
export interface BlocksOptions {
  /** Folder of the site, which may have blocks of its own. */
  readonly siteDir: string;
  readonly type?: string | undefined;
  readonly language: Language;
  readonly json: boolean;
  /** Columns of the terminal, null where none reads the answer. */
  readonly width: number | null;
}

/** A block type as a program reads it. */
interface BlockDescription {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly FieldDescription[];
  readonly shapes: readonly ShapeDescription[];
  /** What the engine adds: name and words. */
  readonly facts: readonly { readonly name: string; readonly about: string }[];
  /** YAML to paste below `blocks:`. */
  readonly example: string;
}

const summary = (schemas: Schemas, type: string, language: Language) => {
  const { title, description } = schemas.block(type);
  return {
    type,
    title: schemaText(title, language),
    description: schemaText(description, language),
  };
};

function describeBlock(
  schemas: Schemas,
  type: string,
  { language, siteDir }: BlocksOptions,
): BlockDescription {
  const schema = schemas.block(type);
  const fields = describeFields(schemas, schema, language);
  return {
    ...summary(schemas, type, language),
    fields,
    shapes: shapesOf(schemas, fields, language),
    facts: (schema['x-facts'] ?? []).map((name) => ({ name, about: factWords(name, language) })),
    example: blockExample({ siteDir, schemas, language }, type),
  };
}

/** One block type as a person reads it. */
function blockText(
  { type, title, description, fields, shapes, facts, example }: BlockDescription,
  { language, width }: BlocksOptions,
): string {
  const words = commandWordsOf(language).blocks;
  const lines = { language, width, shapes };
  return [
    `${type}: ${title}`,
    wrap('', description, width),
    '',
    words.fieldsHead,
    '',
    ...(fields.length > 0 ? fieldLines(fields, '  ', lines) : [words.noFields]),
    ...shapes.flatMap((shape) => [
      '',
      wrap('', `${shape.title}: ${shape.description}`, width),
      '',
      ...fieldLines(shape.fields, '  ', lines),
    ]),
    ...(facts.length > 0
      ? ['', words.addedHead, '', ...facts.map(({ about }) => wrap('  - ', about, width))]
      : []),
    '',
    words.copyHead,
    '',
    example,
  ].join('\n');
}

/** Every block type, one a line. */
function listText(schemas: Schemas, { language, width }: BlocksOptions): string {
  const words = commandWordsOf(language).blocks;
  const rows = schemas.blockTypes.map((one) => summary(schemas, one, language));
  const heads = columns([...rows.map(({ type, title }) => [type, title, '|'])]).map((line) =>
    line.slice(0, -1),
  );
  return [
    ...rows.map(({ description }, index) => wrap(heads[index]!, description, width)),
    '',
    words.listed({ count: rows.length, type: rows[0]!.type }),
  ].join('\n');
}

/** Lists the block types, or describes one: what it is, its fields, what the engine adds, and YAML to copy. Throws `WrongUse` for an unknown type. */
export function runBlocks(options: BlocksOptions, out: (text: string) => void): void {
  const { type, language, json } = options;
  const { schemas } = readSchemas(options.siteDir);
  if (type === undefined) {
    const rows = schemas.blockTypes.map((one) => summary(schemas, one, language));
    out(`${json ? JSON.stringify(rows, null, 2) : listText(schemas, options)}\n`);
    return;
  }
  if (!schemas.blockTypes.includes(type)) {
    const near = blocksFor(schemas, type)
      .map((name) => `"${name}"`)
      .join(commandWordsOf(language).blocks.or);
    throw new WrongUse(commandWordsOf(language).blocks.unknownType({ type, near }));
  }
  const block = describeBlock(schemas, type, options);
  out(`${json ? JSON.stringify(block, null, 2) : blockText(block, options)}\n`);
}

/** `portao blocks`. */
export function blocksCommand(context: CommandContext): Command {
  const { root, language, out } = context;
  const words = commandWordsOf(language).blocks;
  return createCommand(
    'blocks',
    {
      about: words.about,
      examples: ['blocks', 'blocks hero', 'blocks hero --json'],
    },
    context,
  )
    .argument(words.typeArgument, words.typeOption)
    .option('--json', commandWordsOf(language).shared.json)
    .action((type: string | undefined, { site, json = false }: { site: string; json?: boolean }) =>
      runBlocks(
        { siteDir: siteFolder(root, site), type, language, json, width: terminalWidth() },
        out,
      ),
    );
}
