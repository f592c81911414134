// Backups of the embedded database: that they are whole, that restoring harms nothing, and which of them stay.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { packBackup, readManifest, unpackBackup } from '../../engine/database/backup/archive.mjs';
import {
  finishRestore,
  markVerified,
  prepareRestore,
} from '../../engine/database/backup/exchange.mjs';
import { restoreBackup } from '../../engine/database/backup/restore.ts';
import { backupsIn, backupsOf } from '../../engine/database/backup/shelf.mjs';
import { createDataService } from '../../engine/database/service.ts';
import { connect } from '../../engine/blog/client.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { defaultTimeZone } from '../../engine/words/locale.ts';
import { makeFolder } from '../engine/fixture.ts';
import { freshDataDir } from '../posts/stands.ts';
import { root } from '../structure/tree.ts';
import { copySupabase, startProcess } from './start-process.ts';

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of clean.splice(0).reverse()) await one();
});

async function folder(): Promise<string> {
  const dataDir = await freshDataDir();
  clean.push(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

const post = (slug: string) => ({
  title: 'Um post',
  slug,
  content: 'Texto. '.repeat(800),
  meta_description: '',
  tags: [],
  seo_score: 0,
});

/** A service over a folder, and its posts. */
async function open(dataDir: string) {
  const service = createDataService({ dataDir, log: () => undefined });
  clean.push(() => service.close());
  const { url, secretKey } = await service.ready;
  return { service, store: createPostStore(connect({ url, key: secretKey })) };
}

let original: Promise<string> | undefined;
/** Made once: starting a service and a backup take seconds. */
async function makeOriginal(): Promise<string> {
  const dataDir = await freshDataDir();
  const { service, store } = await open(dataDir);
  await store.create(post('antes'));
  await service.backup('manual');
  await store.create(post('depois'));
  await service.close();
  return dataDir;
}
afterAll(async () => original && rm(await original, { recursive: true, force: true }));

/** A folder with a database, the path of a backup of it, and what was written after that. */
async function backedUp() {
  original ??= makeOriginal();
  const dataDir = makeFolder();
  cpSync(await original, dataDir, { recursive: true, preserveTimestamps: true });
  return { dataDir, file: backupsIn(backupsOf(dataDir), defaultTimeZone)[0]!.file };
}
/** Which of the two posts a database holds: read here, because a service takes four times as long to start. */
const slugsOf = async (dataDir: string) => {
  const db = await PGlite.create(join(dataDir, 'pg'));
  const { rows } = await db.query<{ slug: string }>('select slug from public.blog_posts');
  await db.close();
  const found = new Set(rows.map(({ slug }) => slug));
  return ['antes', 'depois'].map((slug) => (found.has(slug) ? slug : null));
};
/** As `slugsOf`, asked of a service, which opens the folder as it is after a restore. */
const servedSlugsOf = async (dataDir: string) => {
  const { service, store } = await open(dataDir);
  const found = [await store.bySlug('antes'), await store.bySlug('depois')];
  await service.close();
  return found.map((one) => one?.slug ?? null);
};
/** Every file of the database, as far as a change of it could be seen. */
const stateOf = (dataDir: string) =>
  (readdirSync(join(dataDir, 'pg'), { recursive: true }) as string[])
    .map((name) => [name, statSync(join(dataDir, 'pg', name))] as const)
    .filter(([, stats]) => stats.isFile())
    .map(([name, { size, mtimeMs, ino }]) => `${name} ${size} ${mtimeMs} ${ino}`)
    .sort();

describe('a backup', () => {
  test('brings the pictures of posts back, and takes none away', async () => {
    const { dataDir } = await backedUp();
    const [kept, later] = ['0123456789abcdef.webp', 'fedcba9876543210.webp'];
    const picture = (name: string) => join(dataDir, 'pictures', name);
    mkdirSync(dirname(picture(kept)));
    writeFileSync(picture(kept), 'kept');
    writeFileSync(join(dataDir, 'pictures', '.half.1.tmp'), 'half');
    const { service } = await open(dataDir);
    const name = await service.backup('manual');
    await service.close();
    writeFileSync(picture(later), 'later');
    const { file } = backupsIn(backupsOf(dataDir), defaultTimeZone).find(
      (one) => one.name === name,
    )!;

    const elsewhere = makeFolder();
    await restoreBackup({ dataDir: elsewhere, file });
    expect(readdirSync(join(elsewhere, 'pictures'))).toEqual([kept]);
    expect(readFileSync(join(elsewhere, 'pictures', kept), 'utf8')).toBe('kept');

    await rm(picture(kept));
    await restoreBackup({ dataDir, file });
    expect([kept, later].map((one) => readFileSync(picture(one), 'utf8'))).toEqual([
      'kept',
      'later',
    ]);
  });

  test('made while people write holds what was acknowledged before it, and is restored elsewhere', async () => {
    const dataDir = await folder();
    const { service, store } = await open(dataDir);
    const acknowledged: string[] = [];
    let stop = false;
    const writer = (async () => {
      for (let count = 0; !stop; count += 1)
        acknowledged.push((await store.create(post(`escrito-${count}`))).slug);
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    const before = acknowledged.length;
    const name = await service.backup('manual');
    stop = true;
    await writer;
    const [backup] = backupsIn(backupsOf(dataDir), defaultTimeZone);
    expect(backup!.name).toBe(name);
    const { file } = backup!;
    const modes = [file, dirname(file)].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o600, 0o700]);
    expect(existsSync(join(dataDir, 'copy'))).toBe(false);

    const elsewhere = makeFolder();
    const { manifest, hadDatabase } = await restoreBackup({ dataDir: elsewhere, file });
    expect(hadDatabase).toBe(false);
    const other = await open(elsewhere);
    const { total } = await other.store.list({ offset: 0, limit: 1 });
    expect(total).toBe(manifest.rows['public.blog_posts']);
    for (const slug of acknowledged.slice(0, before))
      expect(await other.store.bySlug(slug), slug).not.toBeNull();
  });

  test('holds no keys: who finds it can sign nobody in', async () => {
    const { file } = await backedUp();
    const unpacked = makeFolder();
    await unpackBackup(file, unpacked);
    expect(readdirSync(unpacked).sort()).toEqual(['manifest.json', 'pg']);
  });

  test('takes the place of the database, which stays beside it until the next', async () => {
    const { dataDir, file } = await backedUp();
    expect(await slugsOf(dataDir)).toEqual(['antes', 'depois']);
    const keys = readFileSync(join(dataDir, 'keys.json'), 'utf8');
    expect((await restoreBackup({ dataDir, file })).hadDatabase).toBe(true);
    expect(await slugsOf(dataDir)).toEqual(['antes', null]);
    expect(readFileSync(join(dataDir, 'keys.json'), 'utf8')).toBe(keys);
    const kept = makeFolder();
    cpSync(join(dataDir, 'replaced/pg'), join(kept, 'pg'), { recursive: true });
    expect(await slugsOf(kept)).toEqual(['antes', 'depois']);
    await restoreBackup({ dataDir, file });
    expect(await servedSlugsOf(dataDir)).toEqual(['antes', null]);
  });

  test('is not restored while a service has the folder', async () => {
    const { dataDir, file } = await backedUp();
    const { service } = await open(dataDir);
    await expect(restoreBackup({ dataDir, file })).rejects.toMatchObject({
      name: 'LockBusy',
      holder: { pid: service.pid },
    });
  });

  test('that is cut off, changed, or of a later version changes nothing', async () => {
    const { dataDir, file } = await backedUp();
    const before = stateOf(dataDir);
    const bytes = readFileSync(file);
    const broken = (name: string, content: Uint8Array) => {
      const path = join(makeFolder(), `${name}.tar.gz`);
      writeFileSync(path, content);
      return path;
    };
    const pipe = () => {
      const path = join(makeFolder(), 'pipe.tar.gz');
      spawnSync('mkfifo', [path]);
      return path;
    };
    // One bit alone may be that of a distance in a row of zeros, and the same is read.
    const flipped = Uint8Array.from(bytes);
    const middle = Math.floor(flipped.length / 2);
    for (let at = middle; at < middle + 64; at += 1) flipped[at]! ^= 0xff;
    for (const path of [
      broken('cut', bytes.subarray(0, bytes.length - 1000)),
      broken('head', bytes.subarray(0, 100)),
      broken('flipped', flipped),
      broken('text', Buffer.from('nada')),
      ...(process.platform === 'win32' ? [] : [pipe()]),
    ])
      await expect(restoreBackup({ dataDir, file: path }), path).rejects.toMatchObject({
        name: 'RestoreRefused',
        fault: 'damaged',
      });

    const again = async (change: (unpacked: string) => void) => {
      const unpacked = makeFolder();
      await unpackBackup(file, unpacked);
      change(unpacked);
      const path = join(makeFolder(), 'again.tar.gz');
      await packBackup(unpacked, path);
      return restoreBackup({ dataDir, file: path });
    };
    const manifest = await readManifest(file);
    const say = (more: object) => (unpacked: string) =>
      writeFileSync(join(unpacked, 'manifest.json'), JSON.stringify({ ...manifest, ...more }));
    await expect(
      again(say({ migrations: [...manifest.migrations, '2099'] })),
    ).rejects.toMatchObject({ fault: 'newer', message: '2099' });
    await expect(
      again(say({ rows: { ...manifest.rows, 'public.blog_posts': 3 } })),
    ).rejects.toMatchObject({ fault: 'damaged', message: 'public.blog_posts: 8 / 3' });
    for (const nothing of [{ migrations: null }, { migrations: [1] }, { rows: undefined }])
      await expect(again(say(nothing))).rejects.toMatchObject({ fault: 'damaged' });
    await expect(
      again((unpacked) => truncateSync(join(unpacked, 'pg/global/pg_control'), 100)),
    ).rejects.toMatchObject({ fault: 'damaged' });

    expect(stateOf(dataDir)).toEqual(before);
    expect(readdirSync(dataDir)).not.toContain('restore');
    expect(await slugsOf(dataDir)).toEqual(['antes', 'depois']);
  });
});

test('a small file that unpacks to far more than a database is left before it fills the disk', async () => {
  const [unpacked, place] = [makeFolder(), makeFolder()];
  writeFileSync(join(unpacked, 'manifest.json'), '{}');
  mkdirSync(join(unpacked, 'pg'));
  for (const name of ['1', '2', '3', '4', '5']) {
    writeFileSync(join(unpacked, 'pg', name), '');
    truncateSync(join(unpacked, 'pg', name), 100 * 2 ** 20);
  }
  const file = join(place, 'small.tar.gz');
  await packBackup(unpacked, file);
  await expect(unpackBackup(file, place)).rejects.toThrow('unpacks to more');
  expect(readdirSync(join(place, 'pg'))).not.toContain('5');
});

describe('restoring', () => {
  /** A data folder with an old database, a restored one that was read, and keys that are broken. */
  function halfway(): string {
    const dataDir = makeFolder();
    mkdirSync(join(dataDir, 'pg'));
    writeFileSync(join(dataDir, 'pg/which'), 'old');
    writeFileSync(join(dataDir, 'keys.json'), '{"jwt');
    mkdirSync(join(prepareRestore(dataDir), 'pg'));
    writeFileSync(join(dataDir, 'restore/pg/which'), 'new');
    return dataDir;
  }
  const which = (dataDir: string, path: string) =>
    existsSync(join(dataDir, path)) ? readFileSync(join(dataDir, path), 'utf8') : null;

  test('that is killed before all was read leaves the database that was', () => {
    const dataDir = halfway();
    expect(finishRestore(dataDir)).toBe(false);
    expect(which(dataDir, 'pg/which')).toBe('old');
  });

  test('that is killed at any step of the exchange is finished by whoever opens the folder next', () => {
    const script = join(makeFolder(), 'exchange.mjs');
    writeFileSync(
      script,
      `import { finishRestore } from '${join(root, 'engine/database/backup/exchange.mjs')}';\nfinishRestore(process.argv[2]);\n`,
    );
    const flag = join(root, 'tests/cli/break-disk.mjs');
    const seen = new Set<string | null>();
    let kills = 0;
    for (let step = 1; step < 50; step += 1) {
      const dataDir = halfway();
      markVerified(dataDir);
      const { signal } = spawnSync(process.execPath, ['--import', flag, script, dataDir], {
        env: { BREAK_AT: String(step), BREAK_BELOW: dataDir, BREAK_WITH: 'SIGKILL' },
      });
      seen.add(which(dataDir, 'pg/which'));
      finishRestore(dataDir);
      expect(
        [
          which(dataDir, 'pg/which'),
          which(dataDir, 'replaced/pg/which'),
          which(dataDir, 'replaced/keys.json'),
          which(dataDir, 'keys.json'),
          which(dataDir, 'restore/verified'),
        ],
        `step ${step}`,
      ).toEqual(['new', 'old', '{"jwt', null, null]);
      if (signal === null) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThanOrEqual(5);
    // Killed between the two renames too.
    expect(seen).toEqual(new Set(['old', null, 'new']));
  });
});

describe('migrations', () => {
  /** What the process of the database says at its start with other migrations than ours. */
  function startWith(dataDir: string, change: (migrations: string) => void) {
    const supabase = copySupabase();
    change(join(supabase, 'migrations'));
    return startProcess(dataDir, supabase);
  }
  const later = '20990101000000_later.sql';

  test('come after a backup of what was before, which is named', async () => {
    const { dataDir } = await backedUp();
    const said = await startWith(dataDir, (migrations) =>
      writeFileSync(join(migrations, later), 'create table public.later (id integer);'),
    );
    const [backup] = backupsIn(backupsOf(dataDir), defaultTimeZone);
    expect(backup!.reason).toBe('migration');
    expect(said).toMatchObject({ type: 'ready', backup: backup!.name });
    const { migrations, rows } = await readManifest(backup!.file);
    expect(migrations).not.toContain('20990101000000');
    expect(rows['public.blog_posts']).toBe(9);
    // The program of today does not open what the later one made of it, and goes back by the backup.
    const refused = createDataService({ dataDir, log: () => undefined }).ready;
    await expect(refused).rejects.toMatchObject({
      reason: 'newer',
      details: { migration: '20990101000000' },
    });
    await restoreBackup({ dataDir, file: backup!.file });
    expect(await servedSlugsOf(dataDir)).toEqual(['antes', 'depois']);
  });

  test('that fail in the middle are taken back, and the backup from before is named', async () => {
    const { dataDir } = await backedUp();
    const said = await startWith(dataDir, (migrations) =>
      writeFileSync(
        join(migrations, later),
        'create table public.half (id integer); delete from public.blog_posts; select 1 / 0;',
      ),
    );
    const [backup] = backupsIn(backupsOf(dataDir), defaultTimeZone);
    expect(said).toMatchObject({
      type: 'failed',
      reason: 'migration',
      details: { migration: later, cause: 'division by zero', backup: backup!.name },
    });
    expect(await servedSlugsOf(dataDir)).toEqual(['antes', 'depois']);
  });
});
