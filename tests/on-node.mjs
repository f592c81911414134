// The product on another Node: a build, `npm start` and the unit tests. Its binary comes from npm and is kept between runs.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { arch, env, execPath, platform } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Versions that the product works on, the first of them recommended (README.md). */
export const nodeVersions = ['24', '22', '20.19'];

/** Path of a Node of a version, `24` or `20.19`, fetched if it is not there; null if it cannot be had. */
function nodeOf(version) {
  const folder = join(root, '.portao/node', version);
  const windows = platform === 'win32';
  const name = `node-${windows ? 'win' : platform}-${arch}`;
  const binary = join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  // The package of the platform is the binary itself; the package `node` would fetch it by a script of its own.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { npm_execpath: npm } = env;
  spawnSync(
    npm ? execPath : windows ? 'npm.cmd' : 'npm',
    [...(npm ? [npm] : []), ...args, '--prefix', folder, `${name}@${version}`],
    { stdio: ['ignore', 'inherit', 'inherit'], shell: windows && !npm },
  );
  return existsSync(binary) ? binary : null;
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** True if `npm start` of this Node answers for the home page with 200; it is ended afterwards. */
async function starts(node, environment, folder) {
  const port = await freePort();
  const server = spawn(
    node,
    ['cli/launch.mjs', 'start', '--out', join(folder, 'dist'), '--port', String(port)],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...environment, DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: 'portao-aberto-1' },
    },
  );
  const ended = new Promise((resolve) => server.once('close', resolve));
  let status = 0;
  while (status !== 200 && server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    status = answer?.status ?? 0;
    await sleep(250);
  }
  server.kill('SIGTERM');
  await ended;
  return status === 200;
}

/**
 * What does not work on a Node of this version, a line each: the build, the start, or the unit tests (those of `files`,
 * or all). Everything is tried, whatever failed before.
 */
export async function faultsOn(version, files) {
  const node = nodeOf(version);
  if (!node) return [`Node ${version} could not be fetched from npm`];
  const environment = { ...env, PATH: `${dirname(node)}${delimiter}${env.PATH ?? ''}` };
  const run = (...args) =>
    spawnSync(node, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
    }).status === 0;
  const folder = mkdtempSync(join(tmpdir(), 'portao-node-'));
  try {
    const faults = [];
    if (!run('cli/launch.mjs', 'build', '--out', join(folder, 'dist'))) faults.push('build');
    if (!(await starts(node, environment, folder))) faults.push('start');
    if (!run('node_modules/vitest/vitest.mjs', 'run', '--project=unit', ...files))
      faults.push('unit tests');
    return faults.map((fault) => `${fault} on Node ${version}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
