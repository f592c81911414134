// The modules of a site are bundled once, and anew when anything that is in them is another.
import { expect, it } from 'vitest';
import { readOwnCode } from '../../../engine/content/own-code/read-own-code.ts';
import { FixtureSite } from '../fixture.ts';

/** A fact that imports a package, in a site that is a project. */
const imports = {
  'package.json': '{}',
  'facts/visit-days.ts': "import { days } from 'some-days';\nexport default () => days;",
};
const installed = (days: string) => ({
  'node_modules/some-days/package.json': '{ "name": "some-days", "main": "index.js" }',
  'node_modules/some-days/index.js': `exports.days = ${days};`,
});

/** What the fact of a site returns; of one that cannot be run, what is told. */
function daysOf(site: FixtureSite): unknown {
  const { code, problems } = readOwnCode(site.dir);
  const run = code.facts.get('visitDays')?.run as (() => unknown) | null;
  return run ? run() : problems.map((problem) => problem.code);
}

it('finds a package that was installed afterwards', () => {
  const site = new FixtureSite(imports);
  expect(daysOf(site)).toEqual(['own-code']);
  expect(daysOf(site.apply(installed('4')))).toBe(4);
});

it('notices another version of a package', () => {
  const site = new FixtureSite({ ...imports, ...installed('4') });
  expect(daysOf(site)).toBe(4);
  expect(daysOf(site.apply(installed('1234')))).toBe(1234);
});

it('takes modules of more than a megabyte', () => {
  const large = JSON.stringify('x'.repeat(2 ** 21));
  const site = new FixtureSite({
    'facts/visit-days.ts': `const text = ${large};\nexport default () => text;`,
  });
  expect(daysOf(site)).toHaveLength(2 ** 21);
});
