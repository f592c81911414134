// What `npm ci --omit=dev` brings, package by package, and whether `npm start` works with it and installs nothing more.
// Writes docs/reports/data-service.md; with `--check` it only fails where the size is over its limit.
import { cpSync, lstatSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { argv, platform, versions } from 'node:process';
import { plainEnv } from './project-copy.mjs';
import { report, root, table } from './report.mjs';
import { startServer } from './start-server.mjs';

/** Most that an installation may take on the disk, bytes. */
const limit = 200 * 1024 * 1024;
/** Packages from this size on have a line of their own, bytes. */
const shown = 3 * 1024 * 1024;
/** Longest wait for the posts of a new database, ms. */
const patience = 120_000;

/** What a server does not need: the same that an image leaves out. */
const notCopied = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => /^[^#*]+$/.test(line));

const mebibytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Bytes that a folder takes on the disk, as `du` counts: whole blocks, folders too, and a file with two names once. */
function sizeOnDisk(path, seen) {
  const stats = lstatSync(path);
  if (seen.has(stats.ino)) return 0;
  seen.add(stats.ino);
  const own = platform === 'win32' ? stats.size : stats.blocks * 512;
  if (!stats.isDirectory()) return own;
  return readdirSync(path).reduce((sum, name) => sum + sizeOnDisk(join(path, name), seen), own);
}

/** Names of the packages of a folder `node_modules`; those of a scope count as one. */
const namesIn = (folder) => readdirSync(folder).filter((name) => !name.startsWith('.'));

/** Starts the site as its owner does, and throws unless home, blog and panel answer and nothing was installed. */
async function start(project) {
  const record = join(project, 'node_modules/.package-lock.json');
  const before = readFileSync(record, 'utf8');
  execFileSync('node', ['cli/start/install.mjs'], { cwd: project, env: plainEnv });
  const server = await startServer(join(project, 'cli/launch.mjs'), ['start'], {
    cwd: project,
    env: { ...plainEnv, NODE_ENV: 'production', ADMIN_PASSWORD: 'portao-aberto-1' },
  });
  try {
    const page = (path) => fetch(server.origin + path).then((answer) => answer.text());
    for (const since = Date.now(); !/href="\/blog\/[a-z0-9-]+"/.test(await page('/blog'));)
      if (Date.now() - since > patience) throw new Error('the blog did not get its posts');
    for (const path of ['/', '/admin'])
      if (!(await page(path)).includes('</html>')) throw new Error(`${path} is no page`);
  } finally {
    await server.close();
  }
  if (readFileSync(record, 'utf8') !== before)
    throw new Error('npm start installed more than was there');
}

const project = mkdtempSync(join(tmpdir(), 'portao-install-'));
try {
  cpSync(root, project, {
    recursive: true,
    filter: (path) => path === root || !notCopied.includes(relative(root, path)),
  });
  execFileSync('npm', ['ci', '--omit=dev', '--loglevel=error'], { cwd: project, env: plainEnv });
  const packages = join(project, 'node_modules');
  const seen = new Set();
  const sizes = namesIn(packages).map((name) => [name, sizeOnDisk(join(packages, name), seen)]);
  const all = sizes.reduce((sum, [, bytes]) => sum + bytes, 0) + sizeOnDisk(packages, seen);
  if (all > limit) throw new Error(`${mebibytes(all)} are more than ${mebibytes(limit)}`);
  await start(project);
  const large = sizes.filter(([, bytes]) => bytes >= shown).sort(([, a], [, b]) => b - a);
  const rest = all - large.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (!argv.includes('--check'))
    report(
      'install-size',
      `## What an installation takes

\`npm ci --omit=dev\` on Node ${versions.node}, ${platform}: **${mebibytes(all)}** on the disk, as \`du\` counts (1 MB is 1,048,576 bytes); \`npm start\` ran with it and installed nothing more. By \`node bench/install-size.mjs\`.

${table([['Package or scope', 'Size'], ...large.map(([name, bytes]) => [name, mebibytes(bytes)]), ['all others', mebibytes(rest)]])}`,
      'data-service',
    );
} finally {
  rmSync(project, { recursive: true, force: true });
}
