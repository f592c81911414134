import { migrationsOf } from '../../engine/database/process/migrate.mjs';

/** A migration that a database has not had, and what shows it. */
export interface MissingMigration {
  /** Name of its file. */
  readonly migration: string;
  /** Tables and functions of `public` that it makes and the API lacks. */
  readonly lacks: readonly string[];
}

const objects =
  /\b(create(?:\s+or\s+replace)?|drop)\s+(table|function)\s+(?:if\s+(?:not\s+)?exists\s+)?public\.(\w+)/gi;

/**
 * Migrations of a `supabase` folder whose tables and functions the API does not offer. `paths` are those of its description:
 * `/blog_posts`, `/rpc/find_post`. What a later migration drops is not expected. A migration that makes neither cannot be judged.
 */
export function missingMigrations(folder: string, paths: readonly string[]): MissingMigration[] {
  const made = new Map<string, string>();
  for (const { name, sql } of migrationsOf(folder)) {
    for (const [, verb, kind, object] of sql.replace(/--.*$/gm, '').matchAll(objects)) {
      const path = kind!.toLowerCase() === 'table' ? `/${object}` : `/rpc/${object}`;
      if (verb!.toLowerCase() === 'drop') made.delete(path);
      else if (!made.has(path)) made.set(path, name);
    }
  }
  const offered = new Set(paths);
  const lacks = new Map<string, string[]>();
  for (const [path, migration] of made)
    if (!offered.has(path))
      lacks.set(migration, [...(lacks.get(migration) ?? []), path.replace(/^\/(?:rpc\/)?/, '')]);
  return Array.from(lacks, ([migration, names]) => ({ migration, lacks: names }));
}
