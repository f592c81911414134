import { Ajv } from 'ajv';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SearchSource } from '#schemas/types';
import { lintLevels } from '../../engine/diagnostics/levels.ts';
import { factNames } from '../../engine/resolve/facts.ts';
import { lints } from '../../engine/check/lints/lints.ts';
import { createAjv } from '../../engine/content/validators.ts';
import { librarySchemas } from '../../engine/content/schemas.ts';
import { keywordFaults, keywordNames } from '../../schemas/keywords.mjs';
import { filesBelow, textOf } from './tree.ts';

interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly properties?: Record<string, Schema>;
  readonly additionalProperties?: unknown;
  readonly discriminator?: unknown;
  readonly items?: Schema;
  readonly 'x-type'?: string;
  readonly 'x-facts'?: readonly string[];
  readonly 'x-label'?: string;
  readonly 'x-search'?: SearchSource;
  readonly [keyword: string]: unknown;
}

/** Keywords whose value is a map of schemas under names of our own. */
const maps = new Set(['properties', 'definitions', 'patternProperties']);
/** Keywords whose value is data, not a schema. */
const data = new Set(['examples', 'default', 'const', 'enum']);
const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const files = filesBelow('schemas').filter((file) => file.endsWith('.schema.json'));
const schemas = new Map(files.map((file) => [file, JSON.parse(textOf(file)) as Schema]));

/** Every schema of a file, the inner ones too, with where it stands. */
function parts(schema: unknown, at: string): { at: string; schema: Schema }[] {
  if (Array.isArray(schema))
    return schema.flatMap((item, position) => parts(item, `${at}/${position}`));
  if (!isObject(schema)) return [];
  const inner = Object.entries(schema).filter(
    ([keyword]) => !data.has(keyword) && !keyword.startsWith('x-'),
  );
  return [
    { at, schema },
    ...inner.flatMap(([keyword, value]) =>
      maps.has(keyword) && isObject(value)
        ? Object.entries(value).flatMap(([name, entry]) => parts(entry, `${at}/${keyword}/${name}`))
        : parts(value, `${at}/${keyword}`),
    ),
  ];
}

const all = [...schemas].flatMap(([file, schema]) => parts(schema, file));
const fileOf = (at: string) => /^.*\.schema\.json/.exec(at)![0];
const follow = (at: string, schema: Schema): Schema =>
  schema.$ref
    ? { ...schemas.get(posix.join(posix.dirname(fileOf(at)), schema.$ref)), ...schema }
    : schema;

describe('the schemas', () => {
  test.each(files)('%s is valid JSON Schema, draft 07', (file) => {
    const ajv = new Ajv({ strict: false });
    expect(schemas.get(file)?.$schema).toBe('http://json-schema.org/draft-07/schema#');
    expect(ajv.validateSchema(schemas.get(file)!), ajv.errorsText()).toBe(true);
  });

  test('refer only to schemas that exist', () => {
    const broken = all.filter(
      ({ at, schema }) =>
        schema.$ref && !schemas.has(posix.join(posix.dirname(fileOf(at)), schema.$ref)),
    );
    expect(broken.map(({ at }) => at)).toEqual([]);
  });

  test('give every field a title and a description, which editors show', () => {
    const fields = all.flatMap(({ at, schema }) =>
      Object.entries(schema.properties ?? {}).map(([name, field]) => ({
        at: `${at}/${name}`,
        field: follow(at, field),
      })),
    );
    expect(fields.length).toBeGreaterThan(100);
    expect(
      fields
        .filter(({ field }) => !field.title?.trim() || !field.description?.trim())
        .map(({ at }) => at),
    ).toEqual([]);
  });

  test('give every field that is written in one piece an example, a default or its set values', () => {
    const isGroup = (schema: Schema): boolean =>
      schema.properties !== undefined ||
      schema.discriminator !== undefined ||
      (schema.type === 'array' && isObject(schema.items));
    const fields = all.flatMap(({ at, schema }) =>
      Object.entries(schema.properties ?? {}).map(([name, field]) => ({
        at: `${at}/${name}`,
        field: follow(at, field),
      })),
    );
    const inOnePiece = fields.filter(
      ({ at, field }) =>
        !isGroup(field) || (field.type === 'array' && !isGroup(follow(at, field.items as Schema))),
    );
    expect(inOnePiece.length).toBeGreaterThan(200);
    expect(
      inOnePiece
        .filter(
          ({ field }) =>
            !['examples', 'default', 'enum', 'const'].some((keyword) => keyword in field),
        )
        .map(({ at }) => at),
    ).toEqual([]);
  });

  test('give examples that they accept themselves', () => {
    const ajv = createAjv(librarySchemas.definitions);
    const plain = all.filter(
      ({ schema }) =>
        ['string', 'number', 'integer', 'boolean'].includes(schema.type ?? '') &&
        Array.isArray(schema.examples),
    );
    expect(plain.length).toBeGreaterThan(200);
    expect(
      plain.flatMap(({ at, schema }) =>
        (schema.examples as unknown[])
          .filter((example) => !ajv.validate(schema, example))
          .map((example) => `${at} ${String(example)}`),
      ),
    ).toEqual([]);
  });

  test('close every object, so that a misspelt field is an error; a map says what its values are', () => {
    const open = all.filter(
      ({ schema }) =>
        (schema.properties || schema.type === 'object') &&
        !schema.discriminator &&
        schema.additionalProperties !== false &&
        !(isObject(schema.additionalProperties) && !schema.properties),
    );
    expect(open.map(({ at }) => at)).toEqual([]);
  });

  test('give each inner type a name of its own', () => {
    const pascal = (file: string) =>
      posix
        .basename(file, '.schema.json')
        .replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    const ofFiles = files.map((file) =>
      file.startsWith('schemas/blocks/') ? `${pascal(file)}Block` : pascal(file),
    );
    const names = [...all.flatMap(({ schema }) => schema['x-type'] ?? []), ...ofFiles];
    expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
    expect(names.filter((name) => !/^[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([]);
  });

  test('ask only for facts that the engine knows, each once', () => {
    const wanted = all.flatMap(({ at, schema }) =>
      (schema['x-facts'] ?? []).map((fact) => `${at} ${fact}`),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((entry) => !factNames.includes(entry.split(' ')[1]!))).toEqual([]);
    expect(new Set(wanted).size).toBe(wanted.length);
  });

  test.each(files)('%s has only keywords that schemas/keywords.json describes', (file) => {
    expect(keywordFaults(file.replace('schemas/', ''), schemas.get(file))).toEqual([]);
  });

  test.each([
    ['of an unknown name', { 'x-colour': 'red' }, 'x-colour: no keyword'],
    ['of a field on a block', { 'x-heading': 2 }, 'x-heading: no keyword'],
    ['of a block on a field', { properties: { text: { 'x-facts': ['near'] } } }, 'no keyword'],
    ['with a wrong value', { 'x-script': 'shop' }, 'must be equal to one of'],
  ])('may have no keyword %s', (_, schema, said) => {
    expect(keywordFaults('blocks/notice.schema.json', schema).join()).toContain(said);
  });

  test('say of every string what it is: one that does not is refused', () => {
    const block = {
      properties: { from: { type: 'string' }, day: { type: 'string', format: 'date' } },
    };
    expect(keywordFaults('blocks/notice.schema.json', block)).toEqual([
      expect.stringContaining('blocks/notice.schema.json/properties/from: '),
    ]);
    expect(keywordFaults('blocks/notice.schema.json', block)[0]).toContain('"x-role": "text"');
  });

  test('use every keyword that is described', () => {
    expect(keywordNames.filter((name) => !all.some(({ schema }) => name in schema))).toEqual([]);
  });

  test('name for the search only fields and facts that the block has', () => {
    const blocks = all.filter(({ schema }) => schema['x-search']);
    expect(blocks.length).toBeGreaterThan(1);
    const wrong = blocks.flatMap(({ at, schema }) => {
      const { items, title, text } = schema['x-search']!;
      if (schema['x-facts']?.includes(items)) return [];
      const fields = Object.keys(schema.properties?.[items]?.items?.properties ?? {});
      return [title, ...text]
        .filter((name) => !fields.includes(name))
        .map((name) => `${at} ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  test('label only buttons of facts that the block has', () => {
    const wrong = all.flatMap(({ at, schema }) =>
      Object.values(schema.properties ?? {})
        .flatMap((field) => field['x-label'] ?? [])
        .filter((label) => !schema['x-facts']?.includes(label.split('.', 1)[0]!))
        .map((label) => `${at} ${label}`),
    );
    expect(wrong).toEqual([]);
  });

  test('have openings that any page may begin with', () => {
    expect(librarySchemas.commonOpenings).toEqual(['article', 'hero', 'page-heading']);
  });

  test('switch every lint that there is, and no other', () => {
    const switches = schemas.get('schemas/site.schema.json')!.properties!.checks!;
    expect(Object.keys(switches.properties!).sort()).toEqual(Object.keys(lintLevels).sort());
    expect(lints.flatMap(({ codes }) => codes).sort()).toEqual(Object.keys(lintLevels).sort());
  });

  test('say in each block which type it is', () => {
    const wrong = files
      .filter((file) => file.startsWith('schemas/blocks/'))
      .filter(
        (file) =>
          schemas.get(file)!.properties?.type?.const !== posix.basename(file, '.schema.json'),
      );
    expect(wrong).toEqual([]);
  });
});
