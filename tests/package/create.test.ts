// `npm create portao`, from the packed packages to a page in a browser.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, leaveBrowser } from '../browser.ts';
import { violationsOf } from '../e2e/page-checks.ts';
import { makeFolder } from '../engine/fixture.ts';
import { root } from '../structure/tree.ts';
import { createSite, installIn, portaoIn, serveIn, type InstalledServer } from './installed.ts';

/** Most that the tarball of `create-portao` may weigh, bytes. */
const createLimit = 512 * 1024;
/** Most that a page may weigh as it is sent, bytes: as the home page of a large site (tests/site/weight.test.ts). */
const pageLimit = 18 * 1024;

const { portao, create } = inject('packed');
let project: string;
let server: InstalledServer | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  const folder = makeFolder();
  const answers = ['--trade', 'plumber', '--name', 'Wellworth', '--city', 'Leeds'];
  const place = ['--language', 'en', '--coordinates', '53.7974,-1.5438', '--no-install'];
  createSite(folder, create, 'my-site', ...answers, ...place, '--package', `file:${portao.file}`);
  project = join(folder, 'my-site');
  installIn(project);
  browser = await launchBrowser();
});

afterAll(async () => {
  await leaveBrowser(browser);
  await server?.close();
});

test('create-portao is small, needs no other package, and has the version of portao', () => {
  expect(create.bytes).toBeLessThanOrEqual(createLimit);
  const [said, expected] = ['dist-create', 'dist-package'].map(
    (of) =>
      JSON.parse(readFileSync(join(root, of, 'package.json'), 'utf8')) as Record<string, unknown>,
  );
  expect(said).not.toHaveProperty('dependencies');
  // It has no `imports` for such names to lead anywhere.
  const bundle = join(root, 'dist-create/bundle');
  const lost = readdirSync(bundle).filter((name) =>
    /require\(["'`]#/.test(readFileSync(join(bundle, name), 'utf8')),
  );
  expect(lost).toEqual([]);
  expect(said!.version).toBe(expected!.version);
});

test('what was made has no error and no warning', async () => {
  expect(await portaoIn(project, ['check', '--strict', '--lang', 'en'])).toMatchObject({
    code: 0,
    out: 'No problems.\n',
  });
});

test('own code has types: what is made and what the guides show is clean, and a mistake is told', async () => {
  const compile = () =>
    spawnSync('npm', ['run', '--silent', 'types'], { cwd: project, encoding: 'utf8' }).stdout;
  expect(compile()).toBe('');
  expect(await portaoIn(project, ['new', 'block', 'opening-offer'])).toMatchObject({ code: 0 });
  mkdirSync(join(project, 'facts'));
  writeFileSync(
    join(project, 'facts/place-count.ts'),
    "import type { Fact } from 'portao/extend';\n\nconst placeCount: Fact<number> = ({ groups }) => groups.length;\n\nexport default placeCount;\n",
  );
  writeFileSync(
    join(project, 'blocks/opening-offer/opening-offer.client.ts'),
    "export const start = (root: Document | HTMLElement) => void root.querySelector('[data-offer]');\n",
  );
  const schema = join(project, 'blocks/opening-offer/opening-offer.schema.json');
  const declared = readFileSync(schema, 'utf8').replace('{\n', '{\n  "x-island": true,\n');
  writeFileSync(schema, declared);
  expect(compile()).toBe('');
  const component = join(project, 'blocks/opening-offer/OpeningOffer.tsx');
  const code = readFileSync(component, 'utf8');
  writeFileSync(component, code.replace('{heading}', '{headline}'));
  expect(compile()).toContain("Cannot find name 'headline'");
  writeFileSync(
    component,
    `import { Action } from 'portao/blocks';\n${code.replace('<h2>', '<Action button={3} /><h2>')}`,
  );
  expect(compile()).toContain("Type 'number' is not assignable");
  writeFileSync(component, code);
});

test('it starts at once, and its pages are light and accessible', async () => {
  server = await serveIn(project, 'start');
  const page = await browser!.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  for (const path of ['/', '/leeds', '/services', '/privacy', '/no-such-page']) {
    await page.goto(server.origin + path);
    expect([path, await violationsOf(page)]).toEqual([path, []]);
  }
  expect(faults).toEqual([]);
  const home = join(project, 'dist/index.html');
  expect(statSync(home).size).toBeGreaterThan(1000);
  expect(gzipSync(readFileSync(home)).length).toBeLessThanOrEqual(pageLimit);
});
