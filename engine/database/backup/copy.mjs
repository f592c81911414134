// What the process of the database does for a backup: a copy of its folder while nobody writes.
import { constants, cpSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { addUploads, uploadBytes, uploadFolder } from '../../files/upload-files.mjs';
import { manifestName, packBackup } from './archive.mjs';
import { fileOf, freeName, makeShelf, removeOutdated } from './shelf.mjs';

/** Folder of a copy until it is packed; in the data folder, because copying within a disk is what takes the least time. */
export const copyFolder = (dataDir) => join(dataDir, 'copy');

/** What stays free beside a backup that is being made, bytes. */
const spare = 64 * 1024 * 1024;
/** Left out of a copy: the mark of a running server. */
const unwanted = new Set(['postmaster.pid']);
/** Segments of the log. */
const segment = /^[0-9A-F]{24}$/;

/** Schemas whose tables are counted. */
const tables = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

/** Rows of every table, by its name. */
export async function countRows(db) {
  const { rows: names } = await db.query(tables);
  if (names.length === 0) return {};
  const { rows } = await db.query(
    names
      .map(
        ({ name }) =>
          `select '${name.replaceAll("'", "''")}' as name, count(*)::integer as rows from ${name}`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

/** Throws ENOSPC unless the copy, its packing, and what is written meanwhile fit on the disk. */
async function refuseWithoutRoom(db, dataDir) {
  const { rows } = await db.query('select pg_database_size(current_database()) as bytes');
  const { bavail, bsize } = statfsSync(dataDir);
  // Pictures are packed and not copied: they are linked.
  const pictures = uploadBytes(uploadFolder(dataDir));
  if (bavail * bsize < 2 * Number(rows[0].bytes) + pictures + spare)
    throw Object.assign(new Error('There is no room for a backup.'), { code: 'ENOSPC' });
}

/**
 * Copies a database that nobody else writes to meanwhile, and what the copy holds as its manifest. The copy is what a crash
 * at this moment would leave: opening it goes through the log from the last checkpoint on, and older segments are left out.
 */
export async function copyDatabase({ db, dataDir, reason, at = Date.now() }) {
  const folder = copyFolder(dataDir);
  rmSync(folder, { recursive: true, force: true });
  await refuseWithoutRoom(db, dataDir);
  const { rows: applied } = await db.query(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  const { rows: log } = await db.query(
    'select redo_wal_file as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last from pg_control_checkpoint()',
  );
  const manifest = {
    format: 1,
    madeAt: new Date(at).toISOString(),
    reason,
    migrations: applied.map(({ version }) => version),
    rows: await countRows(db),
  };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  cpSync(join(dataDir, 'pg'), join(folder, 'pg'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => {
      const name = basename(path);
      if (unwanted.has(name)) return false;
      const inLog = basename(dirname(path)) === 'pg_wal' && segment.test(name);
      return !inLog || (name >= log[0].first && name <= log[0].last);
    },
  });
  addUploads(uploadFolder(dataDir), uploadFolder(folder));
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest, null, 2), { mode: 0o600 });
  return manifest;
}

/** Packs the copy of a data folder into the folder of backups, and lets old ones go. Resolves to the name. */
export async function shelveCopy({ dataDir, backupDir, reason, timeZone, at = Date.now() }) {
  try {
    makeShelf(backupDir);
    const name = freeName(backupDir, reason, at, timeZone);
    await packBackup(copyFolder(dataDir), fileOf(backupDir, name));
    removeOutdated(backupDir, at, timeZone);
    return name;
  } finally {
    rmSync(copyFolder(dataDir), { recursive: true, force: true });
  }
}
