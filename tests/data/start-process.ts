import { fork } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SamplePost } from '../../engine/blog/sample-post.ts';
import { earlierMigrationsOf, type Migration } from '../../engine/database/process/migrate.mjs';
import { makeFolder } from '../engine/fixture.ts';
import { root } from '../structure/tree.ts';

/** A copy of the folder `supabase` of the repository. */
export function copySupabase(): string {
  const copy = join(makeFolder(), 'supabase');
  cpSync(join(root, 'supabase'), copy, { recursive: true });
  return copy;
}

/** The folder `supabase` as a program of before the first release had it: with these of its migrations. */
export function supabaseOfBefore(
  migrations: readonly Migration[] = earlierMigrationsOf(join(root, 'supabase')),
): string {
  const copy = copySupabase();
  for (const folder of ['migrations', 'earlier-migrations']) {
    rmSync(join(copy, folder), { recursive: true });
    mkdirSync(join(copy, folder));
  }
  for (const { name, sql } of migrations) writeFileSync(join(copy, 'migrations', name), sql);
  return copy;
}

/** What else is said to the process. */
interface More {
  /** The file that it runs, absolute: of a bundle where it is not that of the sources. */
  readonly script?: string;
  readonly execArgv?: readonly string[];
  readonly adminEmail?: string;
  readonly adminPassword?: string;
}

/** What the process of the database says of its start with the migrations of a folder `supabase` and the posts that a new one begins with; it is gone afterwards. */
export async function startProcess(
  dataDir: string,
  supabase: string,
  samples: readonly SamplePost[] = [],
  { script = join(root, 'engine/database/process/main.mjs'), execArgv = [], ...account }: More = {},
): Promise<object> {
  const child = fork(script, [], { execArgv: [...execArgv], serialization: 'advanced' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const said = new Promise<object>((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`it ended with ${code} without a word`)));
  });
  const url = 'http://127.0.0.1:1';
  child.send({ type: 'start', dataDir, folder: supabase, samples, url, ...account });
  const message = await said;
  if (child.connected) child.disconnect();
  await gone;
  return message;
}
