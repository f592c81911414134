// The drawings of a site, `drawings/<name>.svg`: documents may name them as those of the library.
import { describe, expect, it } from 'vitest';
import { readSchemas } from '../../../engine/content/own-schemas.ts';
import { librarySchemas } from '../../../engine/content/schemas.ts';
import { FixtureSite } from '../fixture.ts';

const key =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path class="s x" d="M0 0h9"/></svg>';
const block = (drawing: string) => ({
  type: 'checklist',
  heading: 'O que levar',
  items: [{ title: 'Chave', text: 'A da porta.' }],
  drawing,
});
const page = (drawing: string) => ({
  path: '/x',
  title: 'X',
  description: 'X.',
  updated: '2026-01-01',
  blocks: [block(drawing)],
});

describe('a drawing of a site', () => {
  it('may be named by its documents, and by those of no other site', () => {
    const { schemas, problems } = readSchemas(new FixtureSite({ 'drawings/key.svg': key }).dir);
    expect(problems).toEqual([]);
    for (const [one, expected] of [
      [schemas, true],
      [librarySchemas, false],
    ] as const) {
      expect(one.satisfies('PageDocument', page('key'))).toBe(expected);
      expect(one.validatorOf('PageDocument')(page('key'))).toBe(expected);
      expect(one.satisfies('PageDocument', page('house'))).toBe(true);
      expect(one.satisfies('PageDocument', page('nothing'))).toBe(false);
    }
  });
});
