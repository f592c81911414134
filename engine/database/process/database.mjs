import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite';
import { copyDatabase, shelveCopy } from '../backup/copy.mjs';
import { backupsOf } from '../backup/shelf.mjs';
import { replaceFile } from '../../files/replace-file.mjs';
import { DurableFiles, durably } from '../disk/durable-files.mjs';
import { flushAll, flushFolder } from '../disk/durable.mjs';
import { DataFault } from './fault.mjs';
import { factorTables } from './factor-tables.mjs';
import { firstAdmin } from './first-admin.mjs';
import { migrate, migrationsOf, refuseNewer } from './migrate.mjs';
import { watchRefusals } from './refusals.mjs';
import { keepShape, lastShape, shapeOf } from './shape.mjs';

/** Sessions last an hour and are renewed, seconds. */
const sessionLength = 3600;

const roles = `do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$`;

/** PostgreSQL's own pages in memory, which PGlite fills with zeros: 128 MB by itself, and a site's posts are a few. The system keeps files in memory anyway. */
const small = ['-c', 'shared_buffers=16MB'];

/** What Lite reads from the catalogue at its start takes it about a second; it is the same until the schema changes. */
function catalogueCache(dataDir, shape) {
  const file = join(dataDir, `catalogue-${shape}.json`);
  return {
    get: () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
    set: (_key, text) => replaceFile(file, text, { durable: true }),
    // Lite clears it when it closes.
    delete: () => undefined,
  };
}

/** What every database has. PGlite would make a new one over files without PG_VERSION, and write before it misses the rest. */
const parts = ['PG_VERSION', 'base', 'global', 'pg_wal', 'pg_xact'];

function refuseHalfDatabase(url) {
  const names = new Set(readdirSync(url));
  if (names.size === 0) return;
  const missing = parts.find((name) => !names.has(name));
  if (missing) throw new DataFault('damaged', `${url} has no ${missing}.`);
  if (!/^\d+\n$/.test(readFileSync(join(url, 'PG_VERSION'), 'utf8')))
    throw new DataFault('damaged', `${url} holds no version in PG_VERSION.`);
}

/** PGlite over the folder `url`. Throws `DataFault` where the files cannot be read as a database. */
async function connectTo(url) {
  mkdirSync(url, { recursive: true, mode: 0o700 });
  refuseHalfDatabase(url);
  // Our lock says that nobody has it open; PostgreSQL refuses to start over a mark that was cut off.
  rmSync(join(url, 'postmaster.pid'), { force: true });
  try {
    const fs = new DurableFiles(url);
    const startParams = [...PGlite.defaultStartParams, ...durably, ...small];
    const connection = await createPgliteConnection({ url, pgliteOptions: { fs, startParams } });
    await connection.driver.waitReady;
    return { connection, files: fs };
  } catch (error) {
    throw new DataFault('damaged', String(error?.message ?? error), {}, error);
  }
}

/** As `connectTo`. What a first start left behind that was killed is set aside: there is nothing in it. */
async function connectOrBegin(dataDir) {
  const url = join(dataDir, 'pg');
  try {
    return await connectTo(url);
  } catch (error) {
    if (lastShape(dataDir) !== null) throw error;
    const aside = join(dataDir, 'unfinished');
    rmSync(aside, { recursive: true, force: true });
    renameSync(url, aside);
    return connectTo(url);
  }
}

/** Brings a database to a shape; what it was like before is kept as a backup, whose name is returned (null: it is new). */
async function bringTo(shape, { app, db, folder, samples, dataDir, backupDir, timeZone }) {
  const { rows } = await db.query(
    "select to_regclass('supabase_migrations.schema_migrations') is null as fresh",
  );
  let backup = null;
  if (!rows[0].fresh) {
    await refuseNewer(db, folder);
    await copyDatabase({ db, dataDir, reason: 'migration' });
    backup = await shelveCopy({ dataDir, backupDir, reason: 'migration', timeZone });
  }
  await app.ensureSystemSchema();
  await db.exec(roles);
  await db.exec(factorTables);
  await migrate(db, folder, samples).catch((error) => {
    throw error instanceof DataFault
      ? new DataFault(error.reason, error.message, { ...error.details, backup }, error.cause)
      : error;
  });
  await db.exec(`comment on schema supabase_migrations is '${shape}'`);
  return backup;
}

/**
 * Opens the database of a data folder, made, migrated and seeded where need be; before migrations a backup goes to `backupDir`.
 * {app, db, files, refusals, admin, backup, checkpoint, close}: Lite's server, the database, its files, what it refused
 * last, the first admin if a password was made up for it, the name of the backup if one was made, what to call after many
 * writes, and an orderly end. Throws `DataFault`.
 */
export async function openDatabase({
  dataDir,
  backupDir = backupsOf(dataDir),
  timeZone,
  folder,
  samples,
  keys,
  adminEmail,
  adminPassword,
}) {
  const { connection, files } = await connectOrBegin(dataDir);
  const db = connection.driver;
  const shape = shapeOf(folder);
  connection.config.schemaCache = catalogueCache(dataDir, shape);
  const app = liteOver(connection, keys);
  const { rows } = await db.query(
    "select obj_description(to_regnamespace('supabase_migrations'), 'pg_namespace') as shape",
  );
  const isCurrent = rows[0].shape === shape;
  const backup = isCurrent
    ? null
    : await bringTo(shape, { app, db, folder, samples, dataDir, backupDir, timeZone });
  // PGlite makes a new database without a flush; the shape says that there is a whole one.
  if (lastShape(dataDir) === null) {
    flushAll(join(dataDir, 'pg'));
    flushFolder(dataDir);
  }
  keepShape(
    dataDir,
    shape,
    migrationsOf(folder).map(({ name }) => name),
  );
  const admin = await firstAdmin(db, { adminEmail, adminPassword });
  return {
    app,
    db,
    files,
    refusals: watchRefusals(connection),
    admin,
    backup,
    // Puts what the log holds into its place: after a crash only the log since then is gone through.
    checkpoint: () => db.exec('checkpoint'),
    close: () => connection.close(),
  };
}

/** Lite's server over a connection. */
const liteOver = (connection, keys) =>
  new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: false,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: sessionLength,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      minimum_password_length: 10,
      email: { enable_signup: false },
    },
    options: { server: { admin: false } },
  });
