import { describe, expect, test } from 'vitest';
import { fieldsOf, stringsOf, textsOf } from '../../../engine/content/fields.ts';
import { Schemas, type BundledSchema } from '../../../engine/content/schemas.ts';

const text: BundledSchema = { type: 'string', 'x-role': 'text' };

/** The schemas of a site with a block of its own, `notice`, of these fields. */
const withNotice = (fields: Record<string, BundledSchema>) =>
  new Schemas({
    blocks: new Map([
      [
        'notice',
        {
          schema: { type: 'object', properties: { type: { const: 'notice' }, ...fields } },
          validate: () => true,
        },
      ],
    ]),
    drawings: [],
    ofFamily: [],
  });

const page = (block: object) => ({
  path: 'pages/a.yaml',
  value: { path: '/a', blocks: [{ type: 'notice', ...block }] },
});

/** The texts of a page with such a block that people read. */
const read = (fields: Record<string, BundledSchema>, block: object) =>
  textsOf(page(block), withNotice(fields)).map((one) => one.text);

/** What each string of a document is, by its pointer. */
const rolesOf = (path: string, value: unknown, schemas = withNotice({})) =>
  Object.fromEntries(
    fieldsOf({ path, value }, schemas)
      .filter(({ role }) => role !== null)
      .map(({ role, pointer }) => [pointer.join('/'), role]),
  );

describe('the fields of a document', () => {
  test('are what their schema says, whatever their name is', () => {
    const fields = {
      from: text,
      days: { type: 'array', items: text },
      title: { type: 'string', 'x-role': 'page' } as const,
    };
    expect(read(fields, { from: 'Das oito', days: ['Segunda'], title: '/a' })).toEqual([
      'Das oito',
      'Segunda',
    ]);
  });

  test('have the roles that formats and lists of choices say', () => {
    const fields: Record<string, BundledSchema> = {
      body: { type: 'string', format: 'markdown' },
      day: { type: 'string', format: 'date' },
      side: { type: 'string', enum: ['left', 'right'] },
    };
    expect(
      rolesOf(
        'pages/a.yaml',
        page({ body: '*a*', day: '2026-01-02', side: 'left' }).value,
        withNotice(fields),
      ),
    ).toEqual({
      path: 'id',
      'blocks/0/type': 'choice',
      'blocks/0/body': 'markdown',
      'blocks/0/day': 'date',
      'blocks/0/side': 'choice',
    });
  });

  test('of a block that no schema knows are texts, all of them', () => {
    expect(rolesOf('pages/a.yaml', { blocks: [{ type: 'nothing', near: ['Um'] }] })).toEqual({
      'blocks/0/type': 'text',
      'blocks/0/near/0': 'text',
    });
  });

  test('that a schema does not know are texts, and those of a wrong type as well', () => {
    expect(
      rolesOf('pages/a.yaml', { pathh: '/a', breadcrumb: { name: 'Um' }, frame: 'Dois' }),
    ).toEqual({
      pathh: 'text',
      'breadcrumb/name': 'text',
      frame: 'text',
    });
  });

  test('of a file that is no document are texts', () => {
    expect(rolesOf('blog/other.yaml', { a: ['b'] })).toEqual({ 'a/0': 'text' });
  });

  test('of one text on several lines are one, and each line can be reached', () => {
    const lines: BundledSchema = { type: 'array', 'x-role': 'lines', items: { type: 'string' } };
    const document = page({ heading: ['Vila Nova de', 'Cima'] });
    const schemas = withNotice({ heading: lines });
    expect(textsOf(document, schemas)).toMatchObject([
      {
        text: 'Vila Nova de Cima',
        pointer: ['blocks', 0, 'heading'],
        value: ['Vila Nova de', 'Cima'],
      },
    ]);
    expect(stringsOf(document, schemas).at(-1)).toEqual({
      text: 'Cima',
      pointer: ['blocks', 0, 'heading', 1],
    });
  });

  test('follow the branch that speaks of their value', () => {
    const group: BundledSchema = {
      type: 'object',
      properties: { name: text, page: { type: 'string', 'x-role': 'page' } },
    };
    const fields = { words: { anyOf: [text, group, { type: 'array', items: group }] } };
    expect(read(fields, { words: 'Um' })).toEqual(['Um']);
    expect(read(fields, { words: { name: 'Dois', page: '/a' } })).toEqual(['Dois']);
    expect(read(fields, { words: [{ name: 'Três', page: '/a' }] })).toEqual(['Três']);
  });

  test('follow the branch that knows most of the fields of their group, and the one of its kind', () => {
    const link: BundledSchema = { type: 'string', 'x-role': 'link' };
    const fields: Record<string, BundledSchema> = {
      item: {
        oneOf: [
          { type: 'object', properties: { to: text } },
          { type: 'object', properties: { to: link, from: text } },
        ],
      },
      other: {
        oneOf: [
          { type: 'object', properties: { kind: { const: 'a' }, to: text } },
          { type: 'object', properties: { kind: { const: 'b' }, to: link } },
        ],
      },
    };
    expect(read(fields, { item: { to: '/a', from: 'Um' } })).toEqual(['Um']);
    expect(read(fields, { other: { kind: 'b', to: '/a' } })).toEqual([]);
    expect(read(fields, { other: { kind: 'a', to: 'Dois' } })).toEqual(['Dois']);
  });

  test('are made once for a document, however many ask', () => {
    const schemas = withNotice({});
    const document = page({});
    expect(fieldsOf(document, schemas)).toBe(fieldsOf({ ...document }, schemas));
    expect(textsOf(document, schemas)).toBe(textsOf(document, schemas));
    expect(fieldsOf(document, withNotice({}))).not.toBe(fieldsOf(document, schemas));
  });
});
