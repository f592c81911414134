import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { replaceFile } from '../../files/replace-file.mjs';
import { factorTables } from './factor-tables.mjs';
import { migrationsOf, versionOf, waitingFor } from './migrate.mjs';

/** Its own list of what may be imported leaves the manifest out, and Node would refuse it. */
const manifestOfLite = () =>
  createRequire(import.meta.url)
    .resolve.paths('@supabase/lite')
    .map((folder) => join(folder, '@supabase/lite/package.json'))
    .find(existsSync);

/** Changes with anything that shapes the database: the version of Lite, our tables beside its own, the migrations of a `supabase` folder. */
export function shapeOf(folder) {
  const { version } = JSON.parse(readFileSync(manifestOfLite(), 'utf8'));
  const migrations = migrationsOf(folder).map(({ sql }) => sql);
  return createHash('sha256')
    .update(JSON.stringify([version, factorTables, migrations]))
    .digest('hex')
    .slice(0, 16);
}

const shapeFile = (dataDir) => join(dataDir, 'shape');

/** The shape that the database of a data folder had when it was opened last; null if the folder does not say. */
export function lastShape(dataDir) {
  return linesOf(dataDir)?.[0] ?? null;
}

/** The hash and, since files of it name them, the migrations. */
function linesOf(dataDir) {
  try {
    return readFileSync(shapeFile(dataDir), 'utf8').trim().split('\n');
  } catch {
    return null;
  }
}

export function waitingMigrations(dataDir, folder) {
  const [, ...had] = linesOf(dataDir) ?? [];
  if (had.length === 0) return null;
  return waitingFor(folder, new Set(had.map(versionOf))).map(({ name }) => name);
}

/** Says in the folder which shape its database has, and which migrations: the database itself can only be asked by whoever has it open. */
export function keepShape(dataDir, shape, migrations = []) {
  const lines = [shape, ...migrations];
  if (linesOf(dataDir)?.join() === lines.join()) return;
  replaceFile(shapeFile(dataDir), `${lines.join('\n')}\n`, { durable: true });
}
