// The pages that the README and the guide show pass `check` as they stand, in a copy of the site.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkSite } from '../../engine/check/check-site.ts';
import { formatProblem } from '../../engine/diagnostics/format.ts';
import { root, textOf } from '../structure/tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'portao-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whole pages among the examples of a paper: those that say their path. */
const pagesIn = (paper: string) =>
  [...textOf(paper).matchAll(/^```yaml\n(.*?)^```$/gms)]
    .map(([, text]) => text!)
    .filter((text) => /^path: \//m.test(text));

const examples = ['README.md', 'docs/authoring.md'].flatMap((paper) =>
  pagesIn(paper).map((text, index) => ({ paper, text, file: `exemplo-${index}.yaml` })),
);

describe('the pages of the papers', () => {
  test('are there', () => {
    expect(examples.map(({ paper }) => paper)).toContain('README.md');
  });

  test.each(examples)('of $paper, $file: nothing is said of it', ({ text, file }) => {
    const dir = join(folder, 'site');
    rmSync(dir, { recursive: true, force: true });
    const path = /^path: .*$/m.exec(text)![0];
    // The site has some of these pages already.
    const isOther = (source: string) =>
      !source.endsWith('.yaml') || !`${readFileSync(source, 'utf8')}\n`.includes(`${path}\n`);
    cpSync(join(root, 'site'), dir, { recursive: true, filter: isOther });
    writeFileSync(join(dir, 'pages', 'cidades', file), text);
    const { pages, problems } = checkSite(dir, {
      lints: 'check',
      schemaDir: join(dir, 'generated'),
    });
    expect(pages.map((page) => page.file)).toContain(`pages/cidades/${file}`);
    expect(
      problems
        .filter((problem) => problem.file.endsWith(file) || problem.related?.file.endsWith(file))
        // A paper shortens the page's own texts, and leaves what all pages repeat.
        .filter(({ code }) => code !== 'pages-alike')
        .map((problem) => formatProblem(problem, 'en')),
    ).toEqual([]);
  });
});
