// The catalogue: every language has the same keys, and texts with values take the same parameters.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../engine/words/language.ts';
import { root } from '../structure/tree.ts';

const folder = join(root, 'engine/words');
const [reference, ...others] = languages;

/** What a text takes: the names of its parameters, sorted. */
const parametersOf = (text: object) =>
  (/^[^=]*?\(\s*\{([^}]*)\}/.exec(String(text))?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .sort();

/** The texts of an area by their path; of one that takes values the names of its parameters. */
function shapeOf(value: unknown, path: string): string[] {
  // A list of words has as many as its language.
  if (typeof value === 'string' || Array.isArray(value)) return [path];
  if (typeof value === 'function') return [`${path}(${parametersOf(value).join()})`];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`);
  return Object.entries(value).flatMap(([key, inner]) =>
    shapeOf(inner, path ? `${path}.${key}` : key),
  );
}

const areas = (language: string) =>
  readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();
const load = async (language: string, area: string) =>
  shapeOf(await import(join(folder, language, area)), '').sort();

describe('the catalogue', () => {
  test('has a folder for each language', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual([...languages].sort());
  });

  test.each(others)('has the same areas in %s', (language) => {
    expect(areas(language)).toEqual(areas(reference));
  });

  test.each(
    others.flatMap((language) => areas(reference).map((area) => [area, language] as const)),
  )('has the keys and parameters of %s in %s', async (area, language) => {
    const expected = await load(reference, area);
    expect(expected.length).toBeGreaterThan(0);
    expect(await load(language, area)).toEqual(expected);
  });
});
