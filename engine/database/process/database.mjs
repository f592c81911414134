import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { replaceFile } from '../../files/replace-file.mjs';
import { flushAll, walFlusher } from './durable.mjs';
import { firstAdmin } from './first-admin.mjs';
import { migrate } from './migrate.mjs';
import { keepShape, shapeOf } from './shape.mjs';

/** Sessions last an hour and are renewed, seconds. */
const sessionLength = 3600;

const roles = `do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$`;

/** What Lite reads from the catalogue at its start takes it about a second; it is the same until the schema changes. */
function catalogueCache(dataDir, shape) {
  const file = join(dataDir, `catalogue-${shape}.json`);
  return {
    get: () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
    set: (_key, text) => replaceFile(file, text),
    // Lite clears it when it closes.
    delete: () => undefined,
  };
}

/**
 * Opens the database of a data folder, made, migrated and seeded where need be.
 * {app, db, admin, flush, checkpoint, close}: Lite's server, the database, the first admin if a password was made up for
 * it, what to call before a write is acknowledged, what to call after many, and an orderly end.
 */
export async function openDatabase({ dataDir, folder, keys, adminEmail, adminPassword }) {
  const url = join(dataDir, 'pg');
  let flushedAt = Date.now();
  mkdirSync(url, { recursive: true, mode: 0o700 });
  const connection = await createPgliteConnection({ url });
  const db = connection.driver;
  await db.waitReady;
  const shape = shapeOf(folder);
  connection.config.schemaCache = catalogueCache(dataDir, shape);
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: false,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: sessionLength,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      minimum_password_length: 8,
      email: { enable_signup: false },
    },
    options: { server: { admin: false } },
  });
  const { rows } = await db.query(
    "select obj_description(to_regnamespace('supabase_migrations'), 'pg_namespace') as shape",
  );
  if (rows[0].shape !== shape) {
    await app.ensureSystemSchema();
    await db.exec(roles);
    await migrate(db, folder);
    await db.exec(`comment on schema supabase_migrations is '${shape}'`);
  }
  keepShape(dataDir, shape);
  const admin = await firstAdmin(db, { adminEmail, adminPassword });
  if (rows[0].shape !== shape) flushAll(url);
  /** Puts what the log holds into its place: after a crash only the log since then is gone through. */
  const settle = async (work) => {
    // A second before: file systems round.
    const since = flushedAt - 1_000;
    flushedAt = Date.now();
    await work();
    flushAll(url, since);
  };
  return {
    app,
    db,
    admin,
    flush: walFlusher(url),
    checkpoint: () => settle(() => db.exec('checkpoint')),
    close: () => settle(() => connection.close()),
  };
}
