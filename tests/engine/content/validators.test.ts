// The compiled schemas against ajv itself: both accept the same documents.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { schemas } from '../../first-site.ts';
import { filesBelow, textOf } from '../../structure/tree.ts';

type Kind = Parameters<typeof schemas.satisfies>[0];
const kindOf = (file: string): Kind =>
  file.endsWith('site.yaml')
    ? 'SiteDocument'
    : file.includes('/partials/')
      ? 'PartialDocument'
      : 'PageDocument';
const documents = ['site/site.yaml', ...filesBelow('site/pages'), ...filesBelow('site/partials')]
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({ file, kind: kindOf(file), value: parse(textOf(file)) as object }));

/** Every place of a value: the object or list that holds it, and its key. */
function placesOf(value: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.keys(value).flatMap((key) => [
    { holder: value as Record<string, unknown>, key },
    ...placesOf((value as Record<string, unknown>)[key]),
  ]);
}

const odd = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1e9,
  '',
  'x',
  'é'.repeat(500),
  '2026-02-30',
  '/',
  '#a',
  [],
  ['a', 'a'],
  {},
  { label: 'a' },
  { type: 'hero' },
  { type: 'heroo' },
  '🚪',
  404,
  '{{claims.x}}',
);

describe('a compiled schema', () => {
  it('accepts every document of the site', () => {
    expect(documents.length).toBeGreaterThan(150);
    expect(
      documents
        .filter(({ kind, value }) => !schemas.satisfies(kind, value))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it('accepts a document with a mistake exactly where ajv does', () => {
    const refused = { count: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom(...documents),
        fc.nat(),
        fc.constantFrom('replace', 'remove', 'add'),
        odd,
        (document, at, change, value) => {
          const copy = structuredClone(document.value);
          const places = placesOf(copy);
          const { holder, key } = places[at % places.length]!;
          if (change === 'replace') holder[key] = value;
          else if (change === 'remove') delete holder[key];
          else holder[`${key}x`] = value;
          const expected = schemas.validatorOf(document.kind)(copy);
          if (!expected) refused.count += 1;
          expect(schemas.satisfies(document.kind, copy)).toBe(expected);
        },
      ),
      { numRuns: 2000 },
    );
    expect(refused.count).toBeGreaterThan(500);
  });
});
