// Output, state and data belong to a site: two sites of one checkout never share them.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outFolder, siteHome } from '../../cli/command-line/command.ts';
import { settingsOf } from '../../cli/site/posts-of-build.ts';
import type { EmbeddedSettings } from '../../engine/database/settings.ts';
import { makeFolder } from '../engine/fixture.ts';
import { firstSamples } from '../posts/sample-posts.ts';
import { root } from '../structure/tree.ts';

const first = join(root, 'site');
const leeds = join(root, 'examples/locksmith-leeds');
const dataOf = (siteDir: string) => settingsOf(siteDir, {}) as EmbeddedSettings;

describe('what belongs to a site', () => {
  test.each([
    [first, root],
    [leeds, leeds],
    ['/srv/loja', '/srv/loja'],
    ['/srv/loja/site', '/srv/loja'],
  ])('of %s lies in %s', (siteDir, home) => {
    expect(siteHome(siteDir)).toBe(home);
    expect(outFolder(siteDir, 'dist')).toBe(join(home, 'dist'));
  });

  test('is no other site’s, data neither', () => {
    expect(dataOf(first).dataDir).toBe(join(root, '.data'));
    expect(dataOf(leeds).dataDir).toBe(join(leeds, '.data'));
  });

  test('lies where the environment and `--out` say, for whatever site', () => {
    expect(settingsOf(leeds, { DATA_DIR: '/srv/data' })).toMatchObject({ dataDir: '/srv/data' });
    expect(outFolder(leeds, '/srv/www')).toBe('/srv/www');
  });
});

describe('the posts that a blog begins with', () => {
  test('are those of its own site', async () => {
    expect((await dataOf(first).samples!()).map(({ slug }) => slug)).toEqual(
      firstSamples().map(({ slug }) => slug),
    );
    expect(firstSamples().length).toBeGreaterThanOrEqual(6);
    expect(await dataOf(leeds).samples!()).toEqual([]);
  });

  test('are published on their days, with the score that the rules give', () => {
    for (const { published_at: at, seo_score: score } of firstSamples()) {
      expect(Date.parse(at!)).toBeLessThan(Date.parse('2026-11-26'));
      expect(score).toBeGreaterThan(50);
    }
  });

  test('are refused with file and line where one is faulty', () => {
    const siteDir = makeFolder();
    cpSync(leeds, siteDir, { recursive: true });
    mkdirSync(join(siteDir, 'blog/samples'), { recursive: true });
    writeFileSync(join(siteDir, 'blog/samples/a.md'), '---\ntitel: A\n---\n\nTexto.\n');
    expect(() => dataOf(siteDir).samples!()).toThrow(
      expect.objectContaining({
        problems: expect.arrayContaining([
          expect.objectContaining({ file: 'blog/samples/a.md', line: 2 }),
        ]),
      }),
    );
  });
});
