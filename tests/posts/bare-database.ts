// A database of ours within the test: the migrations over PGlite in memory, with a clock that the test can turn.
import { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql } from '@supabase/lite';
import { join } from 'node:path';
import { vi } from 'vitest';
import { factorTables } from '../../engine/database/process/factor-tables.mjs';
import { migrationsOf, type Migration } from '../../engine/database/process/migrate.mjs';
import { root } from '../structure/tree.ts';

/** What hosted Supabase and Lite bring along; whoever asks has the secret key. */
const surroundings = `${getAuthSchemaSql()}; ${factorTables};
  create function auth.uid() returns uuid language sql stable as 'select null::uuid';
  create function auth.jwt() returns jsonb language sql stable as 'select null::jsonb';
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;`;

const migrations = migrationsOf(join(root, 'supabase'));

/** A database with the migrations before the one of this name; with all of them if none is named. */
export async function bareDatabase(before?: string) {
  const db = await PGlite.create();
  await db.exec(surroundings);
  const place = migrations.findIndex(({ name }) => before && name.includes(before));
  const run = async (some: readonly Migration[]) => {
    for (const { sql } of some) await db.exec(sql);
  };
  await run(place < 0 ? migrations : migrations.slice(0, place));
  return {
    /** Runs SQL as superuser. */
    sql: async <Row extends object>(text: string) => (await db.query<Row>(text)).rows,
    /** Runs the migrations that are left. */
    migrate: () => run(place < 0 ? [] : migrations.slice(place)),
    close: () => db.close(),
  };
}

/** A database of `bareDatabase`. */
export type BareDatabase = Awaited<ReturnType<typeof bareDatabase>>;

/** Turns the clock of the process, and with it of the database, to a moment (ms since 1970); `vi.useRealTimers` gives it back. */
export const setClock = (moment: number) => vi.useFakeTimers({ toFake: ['Date'], now: moment });
