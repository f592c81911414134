// What a hosted project's database has before its first request: roles, sign-in, our migrations and seed.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { factorTables } from '../../engine/database/process/factor-tables.mjs';
import { insertSamples, migrationsOf } from '../../engine/database/process/migrate.mjs';
import { root } from '../structure/tree.ts';
import { addressOf } from './postgres-cluster.ts';
import { firstSamples } from './sample-posts.ts';
import { storageTables } from './storage-stand.ts';

/** Waits for the server at a port, and makes all of it. */
export async function makeTables(port: number): Promise<void> {
  const sql = postgres(addressOf('postgres', port), { max: 1, onnotice: () => undefined });
  await until('PostgreSQL', () => sql`select 1`);
  await sql.unsafe(roles);
  const { connection, auth } = authOver(port, { jwt_secret: randomBytes(32).toString('hex') });
  await auth.ensureSystemSchema();
  await connection.close();
  await sql.unsafe(factorTables);
  await sql.unsafe(authFunctions);
  await sql.unsafe(storageTables);
  await sql.end();
  const owner = postgres(addressOf('owner', port), { max: 1, onnotice: () => undefined });
  for (const { sql: migration } of migrationsOf(join(root, 'supabase')))
    await owner.unsafe(migration);
  await owner.unsafe(insertSamples, [JSON.stringify(firstSamples())]);
  await owner.end();
}

/** Lite's sign-in over the same database, in the place of GoTrue; `more`: its keys. */
export function authOver(port: number, more: object) {
  const connection = createPostgresConnection({
    url: addressOf('postgres', port),
    postgresOptions: { onnotice: () => undefined },
  });
  const auth = new App({
    connection,
    auth: { enabled: true, enable_signup: false, jwt_expiry: 3600, ...more },
    options: { server: { admin: false } },
  });
  return { connection, auth };
}

/** Waits until something works. Throws after 30 s. */
export const until = async (what: string, works: () => Promise<unknown>) => {
  for (const end = Date.now() + 30_000; ; await sleep(50)) {
    const error = await works().then(
      () => null,
      (failure: unknown) => failure,
    );
    if (!error) return;
    if (Date.now() > end) throw new Error(`${what} does not start: ${String(error)}`);
  }
};

/** As hosted: the API's roles, and an owner who is no superuser and grants the API's roles everything by default. */
const roles = `
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
  create role authenticator login noinherit; grant anon, authenticated, service_role to authenticator;
  create role owner login; grant create on database postgres to owner; grant all on schema public to owner;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role owner in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role owner in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role owner in schema public grant all on sequences to anon, authenticated, service_role;`;

/** As hosted; Lite's own read only settings that PostgREST does not make. */
const authFunctions = `
  create or replace function auth.uid() returns uuid language sql stable as
    $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
  create or replace function auth.jwt() returns jsonb language sql stable as
    $$ select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}') $$;
  grant usage on schema auth to owner, anon, authenticated, service_role; grant references on auth.users to owner;
  grant select, insert, update, delete on all tables in schema auth to owner;`;
