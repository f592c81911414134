import { readFileSync } from 'node:fs';
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import type { BundledSchema, Schemas } from '../../engine/content/schemas.ts';
import type { Language } from '../../engine/words/language.ts';
import { localeOf } from '../../engine/words/locale.ts';
import { schemaExample } from '../../engine/words/schemas.ts';
import { examplesFile } from '../../engine/dev/block-examples.ts';
import { readNames, withSiteNames } from '../../engine/dev/site-names.ts';

/** Whose example is asked for, and by whom. */
export interface ExampleOptions {
  readonly siteDir: string;
  readonly schemas: Schemas;
  /** Of who asks, for a site that cannot be read. */
  readonly language: Language;
}

/** What stands below `blocks:` in a document. */
const dash = '  - ';

const asItem = (lines: readonly string[]) =>
  lines
    .map((line, index) =>
      line === '' ? '' : `${index === 0 ? dash : ' '.repeat(dash.length)}${line}`,
    )
    .join('\n');

/** The first example of a block type as its file has it, comments included, indented to be pasted below `blocks:`. */
function writtenExample(text: string): string | null {
  const { contents } = parseDocument(text);
  const first = isSeq(contents) ? contents.items[0] : undefined;
  const block = isMap(first) ? first.get('block', true) : undefined;
  if (!isMap(block) || !block.range) return null;
  const [start, , end] = block.range;
  const indent = start - (text.lastIndexOf('\n', start - 1) + 1);
  const lines = text.slice(start, end).trimEnd().split('\n');
  return asItem(
    lines.map((line, index) =>
      index === 0 ? line : line.slice(Math.min(indent, /^ */.exec(line)![0].length)),
    ),
  );
}

/** A value that a field may have: its first example, and what its schema says of the parts that the example leaves out. */
function exampleOf(schemas: Schemas, field: BundledSchema, whole?: unknown): unknown {
  const { schema } = schemas.follow(field);
  const given = whole ?? schema.examples?.[0];
  if (schema.items) {
    const items = Array.isArray(given) ? (given as unknown[]) : [];
    return Array.from({ length: Math.max(items.length, schema.minItems ?? 1) }, (_, position) =>
      exampleOf(schemas, schema.items!, items[position]),
    );
  }
  if (!schema.properties) return given ?? schema.const ?? schema.default ?? schema.enum?.[0];
  const written = (given ?? {}) as Readonly<Record<string, unknown>>;
  const named = Object.entries(schema.properties).filter(
    ([name]) => name in written || schema.required?.includes(name),
  );
  return Object.fromEntries(
    named.map(([name, inner]) => [name, exampleOf(schemas, inner, written[name])]),
  );
}

/**
 * An example of a block type to paste below `blocks:`, in the language of the site: the first of its file, or one made of the schema where it has no file.
 * Its names of pages, contacts and pictures are those of the site.
 */
export function blockExample({ siteDir, schemas, language }: ExampleOptions, type: string): string {
  const names = readNames(siteDir);
  const wanted = names ? localeOf(names.settings).language : language;
  const file = examplesFile(siteDir, type, wanted);
  const written = file === null ? null : writtenExample(readFileSync(file, 'utf8'));
  const example = written ?? madeExample(schemas, type, wanted);
  return names ? withSiteNames(example, names) : example;
}

/** The fields that have to be there, and those that their schema has an example of. */
function madeExample(schemas: Schemas, type: string, language: Language): string {
  const schema = schemas.block(type);
  const whole = Object.entries(schema.properties ?? {}).filter(
    ([name, field]) => schema.required?.includes(name) || field.examples,
  );
  const fields = whole.map(([name, field]) => [
    name,
    schemaExample(exampleOf(schemas, field), language),
  ]);
  return asItem(stringify(Object.fromEntries(fields), { lineWidth: 0 }).trimEnd().split('\n'));
}
