// The start of the command line in a copy of the project: its code is bundled once, and none loses what it runs.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '../data/start-process.ts';
import { fixtureDir, makeFolder } from '../engine/fixture.ts';
import { freshDataDir } from '../posts/stands.ts';
import { root } from '../structure/tree.ts';
import { runPortao } from './run-portao.ts';

/** A copy of what the command line is made from, with the packages of the project. */
function copyCommandLine(): string {
  const copy = makeFolder();
  for (const source of [
    'cli',
    'engine',
    'schemas',
    'supabase',
    'package.json',
    'package-lock.json',
  ])
    cpSync(join(root, source), join(copy, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

const routes = (copy: string) =>
  runPortao(['routes', '--site', fixtureDir('minimal')], {
    launcher: join(copy, 'cli/launch.mjs'),
  });
const bundles = (copy: string) => readdirSync(join(copy, '.portao/cli'));
const well = expect.objectContaining({ code: 0, err: '' });

test('commands that start at once on new code bundle it whole, and leave one bundle', async () => {
  const copy = copyCommandLine();
  const said = await Promise.all(Array.from({ length: 4 }, () => routes(copy)));
  expect(said).toEqual(said.map(() => well));
  expect(new Set(said.map(({ out }) => out)).size).toBe(1);
  expect([readdirSync(join(copy, '.portao')), bundles(copy)]).toEqual([
    ['cli'],
    [expect.stringMatching(/^[0-9a-f]{16}$/)],
  ]);
});

test('code that changed is bundled anew, beside the bundles that others run; where one was deleted it comes back', async () => {
  const copy = copyCommandLine();
  for (let change = 0; change < 5; change += 1) {
    utimesSync(join(copy, 'cli/index.ts'), change, change);
    const before = change > 0 ? bundles(copy) : [];
    expect(await routes(copy)).toEqual(well);
    expect(bundles(copy)).toHaveLength(Math.min(change + 1, 3));
    expect(bundles(copy).filter((name) => !before.includes(name))).toHaveLength(1);
  }
  const files = bundles(copy).map((name) => join(copy, '.portao/cli', name, 'index.cjs'));
  for (const file of files) rmSync(file);
  expect(await routes(copy)).toEqual(well);
  expect(files.filter((file) => existsSync(file))).toHaveLength(1);
});

test('the process of the database is in the bundle: of packages it loads PGlite alone, and it finds the list of known passwords', async () => {
  const copy = copyCommandLine();
  await routes(copy);
  const [loaded, recorder] = [join(copy, 'loaded.txt'), join(copy, 'recorder.cjs')];
  writeFileSync(
    recorder,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(loaded)}, Object.keys(require.cache).join('\\n')));`,
  );
  const dataDir = await freshDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const said = await startProcess(dataDir, join(root, 'supabase'), [], {
    script: join(copy, '.portao/cli', bundles(copy)[0]!, 'database-process.cjs'),
    execArgv: ['--require', recorder],
    adminEmail: 'outra@exemplo.com.br',
    adminPassword: '1234567890',
  });
  expect(said).toMatchObject({ type: 'failed', reason: 'password', details: { why: 'known' } });
  const packages = readFileSync(loaded, 'utf8').match(/(?<=node_modules\/)(?:@[^/]+\/)?[^/]+/g);
  expect(new Set(packages)).toEqual(new Set(['@electric-sql/pglite']));
});

test('a command finds the project from every folder of its site', async () => {
  const project = makeFolder();
  cpSync(fixtureDir('minimal'), join(project, 'site'), { recursive: true });
  const from = async (folder: string) =>
    (await runPortao(['build'], { cwd: join(project, folder) })).code;
  expect([await from('site/pages'), await from('site')]).toEqual([0, 0]);
  expect(readdirSync(project).sort()).toEqual(['.portao', 'dist', 'site']);
  expect(readdirSync(join(project, 'site')).sort()).toEqual(
    readdirSync(fixtureDir('minimal')).sort(),
  );
});

test.each([
  'cli/launch.mjs',
  'cli/packaged.mjs',
  'cli/packaged-create.mjs',
  'cli/start/install.mjs',
])('%s says on an older Node which one to install, and nothing else', async (launcher) => {
  const older = "Object.defineProperty(process.versions, 'node', { value: '18.20.8' })";
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${older}`, join(root, launcher)],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/Node 20\.19 .*18\.20\.8.*https:\/\/nodejs\.org/),
    expect.stringMatching(/Node 20\.19 .*18\.20\.8.*https:\/\/nodejs\.org/),
  ]);
});
