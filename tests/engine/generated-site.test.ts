// The site that the benchmark makes: it means nothing unless it is always the same, and a site without faults.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkSite } from '../../engine/check/check-site.ts';
import { root } from '../structure/tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'portao-generated-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A generated site of 40 pages; its folder. */
function generate(name: string, seed: number): string {
  const dir = join(folder, name);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'bench/generate.mjs'), dir, '40', String(seed)],
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

describe('the site that the benchmark makes', () => {
  test('is the same for the same seed, and another for another', () => {
    const one = textsOf(generate('one', 1));
    expect(Object.keys(one)).toHaveLength(40 + 3);
    expect(textsOf(generate('again', 1))).toEqual(one);
    expect(textsOf(generate('other', 2))).not.toEqual(one);
  });

  test('has nothing to complain about but what the real settings have', () => {
    const { pages, problems } = checkSite(generate('checked', 3), { lints: 'check' });
    expect(pages).toHaveLength(40);
    expect([...new Set(problems.map(({ code }) => code))].sort()).toEqual([
      'placeholder',
      'sample',
    ]);
  });

  test('has about 8 KB of YAML a page', () => {
    const sizes = Object.entries(textsOf(generate('weighed', 1)))
      .filter(([file]) => file.startsWith('pages'))
      .map(([, text]) => Buffer.byteLength(text));
    const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 1024;
    expect(average).toBeGreaterThan(7.5);
    expect(average).toBeLessThan(8.5);
  });
});
