import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compiledCode } from '../../files/child-environment.ts';
import { packageRoot, processScript } from '../../files/package-root.ts';
import { lockData } from '../process/data-lock.mjs';
import { knownVersions } from '../process/migrate.mjs';
import { readManifest, unpackBackup } from './archive.mjs';
import { dropRestore, finishRestore, markVerified, prepareRestore } from './exchange.mjs';
import type { BackupManifest } from './shelf.mjs';

/** Why a backup is not restored: it cannot be read whole, or a later version of the program made it. */
export type RestoreFault = 'damaged' | 'newer';

/** Thrown for a backup that is not restored; nothing was changed. `message` says what was found. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';

  constructor(
    readonly fault: RestoreFault,
    message: string,
  ) {
    super(message);
  }
}

/** What is restored, and where to. */
export interface RestoreOptions {
  readonly dataDir: string;
  /** Path of the backup. */
  readonly file: string;
}

/**
 * Puts the database of a backup into the place of the present one, once it was opened and read back whole. What it replaces
 * stays in the folder `replaced` until the next restore. Rejects with `LockBusy` while a service has the folder, with
 * `RestoreRefused`, and with what the disk says; nothing was changed then.
 */
export async function restoreBackup({
  dataDir,
  file,
}: RestoreOptions): Promise<{ manifest: BackupManifest; hadDatabase: boolean }> {
  const giveBack = await lockData(dataDir, { url: '', patience: 0 });
  try {
    // Of a restore that was killed: it is carried out, so that what it replaced is kept.
    finishRestore(dataDir);
    const manifest = await readManifest(file).catch(refuseDamaged);
    const known = knownVersions(join(packageRoot, 'supabase'));
    const newer = manifest.migrations.find((version) => !known.has(version));
    if (newer) throw new RestoreRefused('newer', newer);
    const folder = prepareRestore(dataDir);
    try {
      await unpackBackup(file, folder).catch(refuseDamaged);
      const url = join(folder, 'pg');
      refuseDifference(manifest.rows, await readCopy(url).catch(refuseDamaged));
    } catch (error) {
      dropRestore(dataDir);
      throw error;
    }
    const hadDatabase = existsSync(join(dataDir, 'pg'));
    markVerified(dataDir);
    finishRestore(dataDir);
    return { manifest, hadDatabase };
  } finally {
    giveBack();
  }
}

/** What the disk says is not the backup's fault. */
const ofTheDisk = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOENT']);

function refuseDamaged(error: NodeJS.ErrnoException): never {
  throw error.code && ofTheDisk.has(error.code)
    ? error
    : new RestoreRefused('damaged', error.message);
}

/** Throws unless every table has as many rows as when the copy was made. */
function refuseDifference(before: BackupManifest['rows'], now: BackupManifest['rows']): void {
  const different = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (table) => before[table] !== now[table],
  );
  if (different.length > 0)
    throw new RestoreRefused(
      'damaged',
      different.map((table) => `${table}: ${now[table] ?? 0} / ${before[table] ?? 0}`).join(', '),
    );
}

/** Opens the database in a folder in a process of its own and reads every row; the rows by table. */
export function readCopy(url: string): Promise<BackupManifest['rows']> {
  const child = fork(processScript('copy-process', 'engine/database/backup/check-copy.mjs'), [], {
    execArgv: [],
    env: { PATH: process.env.PATH, ...compiledCode(), LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (said: { rows: BackupManifest['rows'] } | { error: string }) => {
      if ('rows' in said) resolve(said.rows);
      else reject(new Error(said.error));
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`reading it ended with ${signal ?? code}`)),
    );
    child.send({ url });
  });
}
