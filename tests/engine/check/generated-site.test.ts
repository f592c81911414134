// The sites that the benchmark makes: it means nothing unless they are always the same, and sites without faults.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { root } from '../../structure/tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'portao-generated-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A generated site of a shape (bench/page-shapes.mjs); its folder. */
function generate(name: string, seed: number, shape: string, pages = 40): string {
  const dir = join(folder, shape, name);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'bench/generate.mjs'), dir, String(pages), String(seed), shape],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return dir;
}

const textsOf = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [file, readFileSync(join(dir, file), 'utf8')]),
  );

describe.each([
  ['texts', 8, 3],
  ['lists', 17, 107],
])('the site of %s that the benchmark makes', (shape, kilobytes, links) => {
  test('is the same for the same seed, and another for another', () => {
    const one = textsOf(generate('one', 1, shape));
    expect(Object.keys(one)).toHaveLength(40 + 3);
    expect(textsOf(generate('again', 1, shape))).toEqual(one);
    expect(textsOf(generate('other', 2, shape))).not.toEqual(one);
  });

  test('has nothing to complain about but what the real settings have', () => {
    const { pages, problems } = checkSite(generate('checked', 3, shape), { lints: 'check' });
    expect(pages).toHaveLength(40);
    expect([...new Set(problems.map(({ code }) => code))].sort()).toEqual([
      // It has the media of the first site, whoever shows them.
      'media-unused',
      'placeholder',
      'sample',
    ]);
  });

  test('has no errors with the fewest pages that it can have', () => {
    const { problems } = checkSite(generate('smallest', 1, shape, 4), { lints: 'check' });
    expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test(`has about ${kilobytes} KB of YAML and ${links} links to pages on each page`, () => {
    const pages = Object.entries(textsOf(generate('weighed', 1, shape)))
      .filter(([file]) => file.startsWith('pages'))
      .map(([, text]) => text);
    const average = (numbers: number[]) =>
      numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
    const weight = average(pages.map((text) => Buffer.byteLength(text) / 1024));
    expect(weight).toBeGreaterThan(kilobytes - 0.5);
    expect(weight).toBeLessThan(kilobytes + 0.5);
    expect(average(pages.map((text) => text.match(/(?:link: |\]\()\//g)!.length))).toBe(links);
  });
});
