// The validators of own blocks are compiled once and kept, and are those of today's schemas.
import type { Ajv as AjvClass } from 'ajv';
import { createRequire } from 'node:module';
import { readdirSync, writeFileSync } from 'node:fs';
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
function ownSite() {
  const site = new FixtureSite({ [file]: schema(4) });
  const judge = (fields: object) => {
    const { schemas, problems } = readSchemas(site.dir);
    expect(problems).toEqual([]);
    return schemas.satisfies('PartialDocument', { blocks: [{ type: 'notice', ...fields }] });
  };
  return { site, judge };
}

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
    const judged = () => cases.map(judge);
    const first = judged();
    expect(first).toEqual([true, false, true, true, false, true, false, true, false]);
    const once = compile.mock.calls.length;
    expect(once).toBeGreaterThan(0);
    expect(judged()).toEqual(first);
    expect(compile.mock.calls.length).toBe(once);
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
    const folder = join(site.dir, '.portao/own-code');
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"notice": "x');
    expect(judge({ text: 'fives' })).toBe(false);
  });
});
