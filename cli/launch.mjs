#!/usr/bin/env node
// Starts the command line: bundles it into .portao/cli when its sources changed, then runs the bundle.
// Plain Node, so that it runs before anything is built.
import './start/refuse-old-node.mjs';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommandLine } from './run.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Has a folder for each state of the sources that was bundled, named by it. */
const bundles = join(root, '.portao/cli');
/** So many of them stay: a server that was started before may still load parts of its own. */
const kept = 3;
const sources = ['cli', 'engine', 'schemas', 'package.json', 'package-lock.json'];

/** Adds the files at and below `path` (absolute) to `lines`, with size and modification time, ms. */
function listFiles(path, lines) {
  const stats = statSync(path);
  if (stats.isDirectory())
    for (const name of readdirSync(path)) listFiles(`${path}/${name}`, lines);
  else lines.push(`${path} ${stats.size} ${stats.mtimeMs}`);
  return lines;
}

/** Names the state of the sources. */
function stampOfSources() {
  const lines = sources.flatMap((source) => listFiles(`${root}/${source}`, []));
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
}

/** Removes all bundles but the newest, and what is none. */
function removeOld() {
  const madeAt = (name) =>
    statSync(join(bundles, name, 'index.cjs'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = readdirSync(bundles).sort((one, other) => madeAt(other) - madeAt(one));
  for (const name of names.filter((one, index) => index >= kept || madeAt(one) === 0)) {
    try {
      rmSync(join(bundles, name), { recursive: true, force: true });
    } catch {
      // Another command removes it too, or writes into it; the next one that bundles takes it away.
    }
  }
}

/** Bundles into a folder of its own and puts it into place whole: two commands may start at once. */
async function makeBundle() {
  const fresh = `${bundles}-${process.pid}`;
  const { bundleCommandLine } = await import('./package/bundle-command-line.mjs');
  await bundleCommandLine(root, fresh, 'checkout');
  mkdirSync(bundles, { recursive: true });
  // A command that ran while its bundle was deleted leaves compiled code in its place, and nothing else.
  if (existsSync(folder) && !existsSync(bundle)) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    // Another command was faster, with a bundle of the same sources.
    rmSync(fresh, { recursive: true });
  }
  removeOld();
}

if (!existsSync(join(root, 'node_modules'))) {
  console.error('Faltam as dependências. Rode: npm install');
  process.exit(1);
}
const folder = join(bundles, stampOfSources());
const bundle = join(folder, 'index.cjs');
if (!existsSync(bundle)) await makeBundle();
await runCommandLine(folder, { compiled: () => join(folder, 'compiled'), otherwise: root });
