// Portuguese words for blocks and fields: titles of schemas and `x-words`.
import { describe, expect, it } from 'vitest';
import { blocksFor, blockWords, fieldFor } from '../../../engine/content/schema-words.ts';
import type { FieldSchema } from '../../../engine/content/validators.ts';
import { schemas } from '../../first-site.ts';

const { blockTypes } = schemas;

/** Every group of fields of a schema, the inner ones too. */
function groupsOf(field: FieldSchema, seen = new Set<FieldSchema>()): FieldSchema[] {
  const { schema } = schemas.follow(field);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ];
  return [...(schema.properties ? [schema] : []), ...inner.flatMap((one) => groupsOf(one, seen))];
}

const groups = [
  ...blockTypes.map((type) => ({ name: type, schema: schemas.block(type) as FieldSchema })),
  ...['PageDocument', 'PartialDocument', 'SiteDocument'].map((name) => ({
    name,
    schema: { $ref: `#/definitions/${name}` } as FieldSchema,
  })),
].flatMap(({ name, schema }) => groupsOf(schema).map((group) => ({ name, group })));

describe('the words for blocks', () => {
  it.each(blockTypes)('lead to %s, its title first', (type) => {
    for (const word of blockWords(schemas, type))
      expect(blocksFor(schemas, word), word).toContain(type);
  });

  it.each([
    ['depoimentos', ['testimonials']],
    ['Dúvidas', ['accordion']],
    ['perguntas', ['accordion']],
    ['texto', ['text']],
    ['rodape', ['footer']],
    ['whatsapp', ['floating-chat']],
    ['galeria', ['gallery', 'gate-kinds', 'motor-prices']],
    ['galleria', ['gallery']],
    ['heroo', ['hero']],
    ['xyzzy', []],
    ['', []],
  ])('lead from "%s" to %j', (word, types) => {
    expect(blocksFor(schemas, word)).toEqual(types);
  });
});

describe('the words for fields', () => {
  it('lead from the title of each field to it, or to one of the same title beside it', () => {
    expect(groups.length).toBeGreaterThan(100);
    const wrong = groups.flatMap(({ name, group }) =>
      Object.entries(group.properties!).flatMap(([field, own]) => {
        const title = (one: FieldSchema) => schemas.follow(one).schema.title ?? '';
        const found = fieldFor(schemas, title(own), group);
        return found !== null && title(group.properties![found.name]!) === title(own)
          ? []
          : [`${name} ${field}: ${title(own)} leads to ${found?.name}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['accordion', 'titulo', 'heading'],
    ['accordion', 'Perguntas', 'items'],
    ['hero', 'botoes', 'buttons'],
    ['hero', 'subtitulo', 'lead'],
    ['text', 'texto', 'body'],
    ['call-to-action', 'texto', 'text'],
    ['motor-prices', 'foto', 'image'],
    ['hero', 'hedding', 'heading'],
    ['hero', 'xyzzy', null],
  ])('lead in %s from "%s" to %s', (type, word, field) => {
    expect(fieldFor(schemas, word, schemas.block(type))?.name ?? null).toBe(field);
  });

  it('lead to no field that the group has already', () => {
    expect(fieldFor(schemas, 'titulo', schemas.block('hero'), new Set(['heading']))).toBeNull();
  });
});
