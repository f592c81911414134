// What an installation for running the site carries, and what of it the database process has loaded.
import { fork } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { isPruned, missingPackages } from '../../cli/start/installed.mjs';
import { project } from '../cli/doctor-patient.ts';
import { makeFolder } from '../engine/fixture.ts';
import { freshDataDir } from '../posts/stands.ts';
import { root, textOf } from '../structure/tree.ts';

interface Package {
  readonly name?: string;
  readonly dev?: boolean;
}
interface Depending {
  readonly dependencies: Readonly<Record<string, string>>;
}
const { packages } = JSON.parse(textOf('package-lock.json')) as {
  packages: Readonly<Record<string, Package>>;
};

/** What nobody who runs a site needs: telemetry, a compiler, and what tests alone use. */
const unwanted = /node_modules\/(?:@sentry\/|@opentelemetry\/|typescript$|postgrest-|tldts)/;

test('PGlite is the one that Supabase Lite is made for: the bundle names it by itself', () => {
  const { dependencies } = JSON.parse(textOf('package.json')) as Depending;
  const lite = packages['node_modules/@supabase/lite'] as Depending;
  const name = '@electric-sql/pglite';
  expect(dependencies[name]).toBe(lite.dependencies[name]);
});

test('an installation without development packages has no telemetry, compiler or PostgREST', () => {
  const carried = Object.entries(packages).filter(
    ([path, { dev, name }]) => unwanted.test(path) && dev !== true && name !== 'dry-uninstall',
  );
  // The link to a folder of the project says nothing of itself; the folder is for development.
  expect(carried.map(([path]) => path)).toEqual(['node_modules/postgrest-for-tests']);
  expect(packages['tests/posts/postgrest']).toMatchObject({ dev: true });
});

/** Writes down every module that is loaded, imported or required, into the file of its argument. */
const recorder = (file: string) => `
  import { appendFileSync } from 'node:fs';
  import module, { register } from 'node:module';
  const note = (url) => appendFileSync(${JSON.stringify(file)}, url + '\\n');
  register('data:text/javascript,' + encodeURIComponent(
    "import { appendFileSync } from 'node:fs'; export function load(url, context, next) { appendFileSync(" +
      ${JSON.stringify(JSON.stringify(file))} + ", url + '\\\\n'); return next(url, context); }"));
  process.on('exit', () => Object.keys(module._cache).forEach(note));
`;

test('the database process loads no telemetry while it starts, answers and ends', async () => {
  const folder = makeFolder();
  const dataDir = await freshDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const [hook, loaded] = [join(folder, 'hook.mjs'), join(folder, 'loaded.txt')];
  writeFileSync(hook, recorder(loaded));
  const child = fork(join(root, 'engine/database/process/main.mjs'), [], {
    execArgv: ['--import', pathToFileURL(hook).href],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const status = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    child.on(
      'message',
      (message: { type: string; keys?: { publishableKey: string }; status?: number }) => {
        if (message.type === 'answer') return resolve(message.status);
        if (message.type === 'begun') return;
        if (message.type !== 'ready') return reject(new Error(JSON.stringify(message)));
        const path = '/auth/v1/token?grant_type=password';
        const body = new TextEncoder().encode('{"email":"a@b.com.br","password":"nenhuma-senha"}');
        const headers = {
          apikey: message.keys!.publishableKey,
          'content-type': 'application/json',
        };
        child.send({ type: 'request', id: 1, method: 'POST', path, headers, body });
      },
    );
    child.send({ type: 'start', dataDir, folder: join(root, 'supabase'), url: 'http://127.0.0.1' });
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.send({ type: 'stop' });
  await ended;
  const modules = readFileSync(loaded, 'utf8');
  expect(status).toBe(400);
  expect(modules).toContain('node_modules/@supabase/lite/');
  expect(modules).not.toMatch(/sentry|opentelemetry|telemetry|dry-uninstall/);
});

const lock = (installed: Readonly<Record<string, object>>) =>
  JSON.stringify({ packages: installed });
const [a, forTests] = [
  { version: '1.0.0', integrity: 'sha-a' },
  { version: '2.0.0', integrity: 'sha-b', dev: true },
];
const link = { resolved: 'tests/tool', link: true };
const tool = { version: '1.0.0', dev: true };
const wanted = {
  'node_modules/a': a,
  'node_modules/b': forTests,
  'node_modules/tool': link,
  'tests/tool': tool,
};

test.each([
  ['of everything', wanted, [], [], false],
  ['without development packages', { 'node_modules/a': a }, [], Object.keys(wanted).slice(1), true],
  [
    'of an older version without development packages',
    { 'node_modules/a': { ...a, version: '0.9.0' } },
    ['node_modules/a'],
    Object.keys(wanted),
    true,
  ],
])('an installation %s is known as that', (_, present, missing, missingWithDev, pruned) => {
  const folder = project({
    'package-lock.json': lock(wanted),
    'node_modules/.package-lock.json': lock(present),
  });
  expect([missingPackages(folder, false), missingPackages(folder, true), isPruned(folder)]).toEqual(
    [missing, missingWithDev, pruned],
  );
});
