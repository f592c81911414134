// The validators of own blocks are compiled once and kept, and are those of today's schemas.
import type { Ajv as AjvClass } from 'ajv';
import { createRequire } from 'node:module';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSchemas } from '../../../engine/content/own-schemas.ts';
import { FixtureSite } from '../fixture.ts';

const { Ajv } = createRequire(import.meta.url)('ajv') as { Ajv: typeof AjvClass };
const file = 'blocks/notice/notice.schema.json';
const schema = (most: number) =>
  JSON.stringify({
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: {
      type: { const: 'notice' },
      text: { type: 'string', 'x-role': 'text', maxLength: most },
      day: { type: 'string', format: 'date' },
      days: { type: 'array', uniqueItems: true, items: { type: 'object' } },
      button: { $ref: 'portao#/definitions/Button' },
    },
  });

/** A site with a block of its own, and what its schemas say of a page whose block has these fields. */
function ownSite(most = 4) {
  const site = new FixtureSite({ [file]: schema(most) });
  const judge = (fields: object) => {
    const { schemas, problems } = readSchemas(site.dir);
    expect(problems).toEqual([]);
    return schemas.satisfies('PartialDocument', { blocks: [{ type: 'notice', ...fields }] });
  };
  return { site, judge };
}

/** Lets this process forget what it read last: what is kept on the disk is read then. */
const forget = () => void ownSite(9).judge({});

afterEach(() => vi.restoreAllMocks());

describe('validators of own blocks', () => {
  it('are compiled once, and say the same when they were kept', () => {
    const { judge } = ownSite();
    const compile = vi.spyOn(Ajv.prototype, 'compile');
    const cases = [
      { text: 'four' },
      { text: 'fives' },
      { text: '👋👋👋👋' },
      { day: '2026-02-28' },
      { day: '2026-02-30' },
      { days: [{ a: 1 }, { a: 2 }] },
      { days: [{ a: 1 }, { a: 1 }] },
      { button: { label: 'A', link: '/a' } },
      { button: { label: 1 } },
    ];
    const judged = () => {
      forget();
      compile.mockClear();
      return cases.map(judge);
    };
    const first = judged();
    expect(first).toEqual([true, false, true, true, false, true, false, true, false]);
    expect(compile).toHaveBeenCalled();
    expect(judged()).toEqual(first);
    expect(compile).not.toHaveBeenCalled();
  });

  it('of a copy are those of the site, and nothing is kept of it', () => {
    const { site, judge } = ownSite();
    forget();
    judge({});
    const copies = [1, 2].map(() => ownSite().site.dir);
    const files = () => readdirSync(join(site.dir, '.portao/own-code'));
    const before = files();
    const compile = vi.spyOn(Ajv.prototype, 'compile');
    for (const copy of copies) {
      forget();
      compile.mockClear();
      expect(readSchemas(copy, site.dir).schemas.ownTypes).toEqual(['notice']);
      expect(compile).not.toHaveBeenCalled();
      expect(existsSync(join(copy, '.portao'))).toBe(false);
    }
    expect(files()).toEqual(before);
  });

  it('are read once as long as a process asks for the same', () => {
    const [one, other] = [ownSite().site, ownSite().site];
    const { schemas } = readSchemas(one.dir);
    expect(readSchemas(other.dir).schemas).toBe(schemas);
    other.apply({ [file]: schema(5) });
    expect(readSchemas(other.dir).schemas).not.toBe(schemas);
  });

  it('are compiled anew when a schema changes', () => {
    const { site, judge } = ownSite();
    expect(judge({ text: 'fives' })).toBe(false);
    site.apply({ [file]: schema(5) });
    expect(judge({ text: 'fives' })).toBe(true);
  });

  it('are compiled anew where what was kept cannot be read', () => {
    const { site, judge } = ownSite();
    expect(judge({ text: 'fives' })).toBe(false);
    forget();
    const folder = join(site.dir, '.portao/own-code');
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"notice": "x');
    expect(judge({ text: 'fives' })).toBe(false);
  });
});
