// Documents changed by chance. FUZZ_RUNS=10000 npx vitest run --project unit tests/engine/fuzz.test.ts runs more of them (docs/architecture.md).
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../engine/publish/build.ts';
import { formatProblems } from '../../engine/diagnostics/format.ts';
import { SiteProblems, type Problem } from '../../engine/diagnostics/problem.ts';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import type { Bundle } from '../../engine/publish/bundle.ts';
import { render } from '../../blocks/entry/render.ts';
import { createHtmlCheck } from '../html-rules.ts';
import { BuiltSite, fakeBundle } from './fake-bundle.ts';
import { startCpuTime } from '../cpu-time.ts';
import { FixtureSite } from './fixture.ts';
import { textMutation, treeMutation } from './mutations.ts';

const files = [
  'site.yaml',
  'pages/index.yaml',
  'pages/cidades/barueri.yaml',
  'pages/cidades/osasco.yaml',
  'pages/bairros/lapa.yaml',
  'pages/dicas.json',
  'partials/contato.yaml',
  'partials/duvidas.yaml',
] as const;
/** Longest time that a document may take, ms of the processor. */
const longest = 2000;
const runs = Number(process.env.FUZZ_RUNS ?? 500);

/** All rules of the project but those that are no part of HTML: a heading or a link without words is poor, and valid. */
const faultsOf = createHtmlCheck({
  'long-title': 'off',
  'no-trailing-whitespace': 'off',
  'unique-landmark': 'off',
  'empty-heading': 'off',
  'wcag/h30': 'off',
  'wcag/h37': 'off',
});

/** What is wrong with a problem's place; null if it is inside of its file. */
function misplaced(problem: Problem, texts: Readonly<Record<string, string>>): string | null {
  const { file, line, column, length, code } = problem;
  const lines = (texts[file] ?? '').split('\n');
  const inside =
    line >= 1 &&
    line <= lines.length &&
    column >= 1 &&
    column <= lines[line - 1]!.length + 1 &&
    length >= 1;
  return inside
    ? null
    : `${file}:${line}:${column}+${length} ${code}, of ${lines.length} lines, ${lines[line - 1]?.length ?? '-'} units`;
}

describe('a document that was changed by chance', () => {
  const site = new FixtureSite();
  const built = new BuiltSite(site);
  const original = Object.fromEntries(files.map((file) => [file, site.read(file)]));
  const assets = {
    scripts: { document: '/a.js', blog: '/a.js', panel: '/a.js', reader: '/a.js' },
    printSheet: '/assets/print.css',
    inlineHash: createInlineHash(),
  };
  const rendered = new Map<string, string>();
  const bundle: Bundle = {
    ...fakeBundle(),
    render: (page) => {
      const html = render(page, assets);
      rendered.set(page.path, html);
      return html;
    },
  };
  const buildNow = () => build({ siteDir: site.dir, outDir: built.outDir, bundle });
  beforeAll(async () => void (await buildNow()));

  /** Builds the site with one document changed and holds it to what is promised. */
  async function holds(file: string, text: string): Promise<void> {
    const before = built.times();
    rendered.clear();
    site.apply({ [file]: text });
    const cpuTime = startCpuTime(longest - 1);
    try {
      await buildNow();
      if (rendered.size > 0) count.rendered += 1;
      for (const html of new Set(rendered.values())) expect(await faultsOf(html)).toEqual([]);
    } catch (error) {
      if (!(error instanceof SiteProblems)) throw error;
      count.refused += 1;
      expect(cpuTime()).toBeLessThan(longest);
      expect(built.times()).toEqual(before);
      expect(
        error.problems
          .map((problem) => misplaced(problem, { ...original, [file]: text }))
          .filter((one) => one !== null),
      ).toEqual([]);
      for (const language of ['pt-BR', 'en'] as const)
        expect(formatProblems(error.problems, language)).not.toMatch(/undefined|\[object|NaN/);
    } finally {
      site.apply({ [file]: original[file]! });
    }
  }

  /** Documents that were refused, and that became pages that are not as before. */
  const count = { refused: 0, rendered: 0 };

  const limit = 30_000 + runs * 400;
  it.each([
    ['in its text', textMutation],
    ['in its tree', treeMutation],
  ] as const)(
    '%s is refused with places inside of it, or becomes valid pages',
    async (_, mutation) => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...files), mutation, (file, change) =>
          holds(file, change(original[file]!)),
        ),
        {
          numRuns: Math.ceil(runs / 2),
          interruptAfterTimeLimit: limit,
          markInterruptAsFailure: true,
        },
      );
    },
    limit + 10_000,
  );

  it('is often refused, and often not', () => {
    expect(count.refused).toBeGreaterThan(runs / 20);
    expect(count.rendered).toBeGreaterThan(runs / 20);
  });
});
