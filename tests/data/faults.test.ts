// What can be wrong with the disk and the files of the database: what is answered, and that nothing is overwritten.
import { hash } from 'node:crypto';
import { fork, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { describeFailure } from '../../cli/command-line/failure.ts';
import { connect } from '../../engine/blog/client.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { createDataService } from '../../engine/database/service.ts';
import { DataServiceFailed } from '../../engine/database/data-faults.ts';
import { makeFolder } from '../engine/fixture.ts';
import { portao } from '../cli/run-portao.ts';
import { freshDataDir } from '../posts/stands.ts';
import { root } from '../structure/tree.ts';

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of clean.splice(0).reverse()) await one();
});

async function folder(): Promise<string> {
  const dataDir = await freshDataDir();
  clean.push(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

interface Said {
  readonly type: string;
  readonly id?: number;
  readonly status?: number;
  readonly body?: Uint8Array;
  readonly reason?: string;
}

/** The process of the database over a folder, with a script loaded before it; resolves once it is ready or failed. */
async function startProcess(dataDir: string, preload: string) {
  const child: ChildProcess = fork(join(root, 'engine/database/process/main.mjs'), [], {
    execArgv: ['--import', pathToFileURL(preload).href],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  clean.push(() => child.kill('SIGKILL'));
  const waiting = new Map<number, (said: Said) => void>();
  const ready = new Promise<Said>((resolve) =>
    child.on('message', (said: Said) => {
      if (said.type === 'answer') waiting.get(said.id!)?.(said);
      else if (said.type !== 'begun') resolve(said);
    }),
  );
  child.send({ type: 'start', dataDir, folder: join(root, 'supabase'), url: 'http://127.0.0.1:1' });
  const said = await ready;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  let count = 0;
  const ask = async (method: string, path: string, given?: object) => {
    const id = (count += 1);
    const { secretKey: apikey } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as {
      secretKey: string;
    };
    const answer = new Promise<Said>((resolve) => waiting.set(id, resolve));
    child.send({
      type: 'request',
      id,
      method,
      path,
      headers: { apikey, 'content-type': 'application/json' },
      body: new TextEncoder().encode(given ? JSON.stringify(given) : ''),
    });
    const { status, body } = await answer;
    return { status, text: new TextDecoder().decode(body) };
  };
  return { said, ask, kill: () => child.kill('SIGKILL'), gone };
}

describe('a full disk', () => {
  const MB = 1024 * 1024;
  /** A script that says how much room there is, as a file of the test has it, and lets files grow no further without any. */
  function disk() {
    const place = makeFolder();
    const [script, room] = [join(place, 'disk.mjs'), join(place, 'room')];
    writeFileSync(
      script,
      `import fs from 'node:fs';
       import { syncBuiltinESMExports } from 'node:module';
       const free = () => Number(fs.readFileSync(${JSON.stringify(room)}, 'utf8'));
       fs.statfsSync = () => ({ bavail: free(), bsize: 1 });
       syncBuiltinESMExports();`,
    );
    return { script, leave: (bytes: number) => writeFileSync(room, String(bytes)) };
  }
  const post = (slug: string) => ({ title: 'Um post', slug, content: 'Texto.' });
  const posts = '/rest/v1/blog_posts';

  test('is read on, refuses what would be written, and writes again when there is room', async () => {
    const dataDir = await folder();
    const { script, leave } = disk();
    leave(500 * MB);
    const { ask } = await startProcess(dataDir, script);
    expect((await ask('POST', posts, post('antes'))).status).toBe(201);

    leave(30 * MB);
    const refused = await ask('POST', posts, post('cheio'));
    expect([refused.status, refused.text]).toEqual([
      507,
      expect.stringContaining('PORTAO_DISK_FULL') as string,
    ]);
    expect((await ask('DELETE', `${posts}?slug=eq.antes`)).status).toBe(507);
    expect((await ask('POST', '/rest/v1/rpc/count_view', { post_slug: 'antes' })).status).toBe(507);
    expect((await ask('GET', `${posts}?select=slug&slug=eq.antes`)).text).toBe(
      '[{"slug":"antes"}]',
    );
    // A call that only reads is a POST too.
    expect((await ask('POST', '/rest/v1/rpc/post_summary')).status).toBe(200);
    // Signing in writes little: it goes on for longer.
    const signIn = () =>
      ask('POST', '/auth/v1/token?grant_type=password', { email: 'a@b.c', password: 'x' });
    expect((await signIn()).status).toBe(400);
    leave(10 * MB);
    expect((await signIn()).status).toBe(507);

    leave(500 * MB);
    expect((await ask('POST', posts, post('depois'))).status).toBe(201);
  });

  test('is left a reserve, which gives way so that the database starts after a crash', async () => {
    const dataDir = await folder();
    const reserve = join(dataDir, 'reserve');
    const { script, leave } = disk();
    leave(500 * MB);
    const first = await startProcess(dataDir, script);
    expect(statSync(reserve).size).toBe(20 * MB);
    expect((await first.ask('POST', posts, post('antes'))).status).toBe(201);
    first.kill();
    await first.gone;
    leave(0);
    const second = await startProcess(dataDir, script);
    expect([second.said.type, existsSync(reserve)]).toEqual(['ready', false]);
    expect((await second.ask('GET', `${posts}?select=slug&slug=eq.antes`)).text).toBe(
      '[{"slug":"antes"}]',
    );
  });

  test('is said to whoever starts a service on it, and no backup is begun', async () => {
    const dataDir = await folder();
    const { script, leave } = disk();
    leave(50 * MB);
    const { ask } = await startProcess(dataDir, script);
    const { status, text } = await ask('POST', '/portao/copy', { reason: 'daily', at: 0 });
    expect([status, text]).toEqual([500, expect.stringContaining('ENOSPC') as string]);
    expect(existsSync(join(dataDir, 'copy'))).toBe(false);
  });
});

describe('damaged files', () => {
  let whole: string;
  beforeAll(async () => {
    whole = await freshDataDir();
    clean.splice(0);
  });

  const log = (dataDir: string) =>
    join(
      dataDir,
      'pg/pg_wal',
      readdirSync(join(dataDir, 'pg/pg_wal')).find((name) => /^[0-9A-F]{24}$/.test(name))!,
    );
  /** What the files hold; whose database is open is no part of it. */
  const stateOf = (dataDir: string) =>
    (readdirSync(dataDir, { recursive: true }) as string[])
      .filter((name) => !/^(?:keys\.json|pg.postmaster\.pid)$/.test(name))
      .filter((name) => statSync(join(dataDir, name)).isFile())
      .map((name) => `${name} ${hash('md5', readFileSync(join(dataDir, name)))}`)
      .sort();

  test.each<[string, string, (dataDir: string) => void]>([
    [
      'pg_control cut off',
      'damaged',
      (dir) => truncateSync(join(dir, 'pg/global/pg_control'), 100),
    ],
    ['pg_control missing', 'damaged', (dir) => rmSync(join(dir, 'pg/global/pg_control'))],
    ['a log cut off', 'damaged', (dir) => truncateSync(log(dir), 1000)],
    ['no log', 'damaged', (dir) => rmSync(log(dir))],
    ['PG_VERSION empty', 'damaged', (dir) => writeFileSync(join(dir, 'pg/PG_VERSION'), '')],
    ['PG_VERSION missing', 'damaged', (dir) => rmSync(join(dir, 'pg/PG_VERSION'))],
    ['no base', 'damaged', (dir) => rmSync(join(dir, 'pg/base'), { recursive: true })],
    ['keys.json cut off', 'keys', (dir) => writeFileSync(join(dir, 'keys.json'), '{"jwt')],
  ])(
    '(%s) are told with the way back, and nothing is written over them',
    async (_, reason, break_) => {
      const dataDir = join(makeFolder(), 'dados');
      cpSync(whole, dataDir, { recursive: true });
      break_(dataDir);
      if (reason !== 'keys') mkdirSync(join(dataDir, 'backups'));
      const before = stateOf(dataDir);
      const error: unknown = await createDataService({
        dataDir,
        log: () => undefined,
      }).ready.catch((failure: unknown) => failure);
      expect(error).toMatchObject({ name: 'DataServiceFailed', reason });
      expect(describeFailure(error, 'pt-BR')).toContain('npm run portao -- data restore');
      expect(describeFailure(error, 'en')).toContain('npm run portao -- data restore');
      expect(stateOf(dataDir)).toEqual(before);
    },
  );

  test('that a first start left behind when it was killed are set aside', async () => {
    const dataDir = join(makeFolder(), 'dados');
    cpSync(join(whole, 'pg'), join(dataDir, 'pg'), { recursive: true });
    rmSync(join(dataDir, 'pg/base'), { recursive: true });
    const service = createDataService({ dataDir, log: () => undefined });
    clean.push(() => service.close());
    await service.ready;
    expect(readdirSync(join(dataDir, 'unfinished'))).toContain('PG_VERSION');
  });

  test('of one table are told by the name of their error to whoever asks for it', async () => {
    const dataDir = join(makeFolder(), 'dados');
    cpSync(whole, dataDir, { recursive: true });
    const base = join(dataDir, 'pg/base');
    // The posts, and whatever else of the database has their titles.
    const tables = (readdirSync(base, { recursive: true }) as string[])
      .map((name) => join(base, name))
      .filter((file) => statSync(file).isFile())
      .filter((file) => readFileSync(file).includes('Como escolher o motor de portão certo'));
    expect(tables).not.toEqual([]);
    for (const table of tables) writeFileSync(table, readFileSync(table).fill(255, 0, 8192));
    const service = createDataService({ dataDir, log: () => undefined });
    clean.push(() => service.close());
    const { url, secretKey } = await service.ready;
    const error: unknown = await createPostStore(connect({ url, key: secretKey }))
      .list({ offset: 0, limit: 5 })
      .catch((failure: unknown) => failure);
    expect(error).toMatchObject({ name: 'DataError', kind: 'damaged' });
    expect(describeFailure(error, 'pt-BR')).toContain('npm run portao -- data restore');
  });
});

describe('a command', () => {
  test('says that the data folder cannot be written, and ends with 1', async () => {
    // Where nobody makes a folder, root neither.
    for (const [lang, words] of [
      ['pt-BR', 'A pasta de dados não pode ser gravada'],
      ['en', 'The data folder cannot be written'],
    ] as const) {
      const { code, err } = await portao(['blog', 'list', '--lang', lang], {
        DATA_DIR: '/sys/portao',
      });
      expect([code, err]).toEqual([1, expect.stringContaining(words) as string]);
    }
  });

  test('says that the port is taken, and ends with 1', async () => {
    const built = makeFolder();
    writeFileSync(join(built, 'index.html'), '<!doctype html>');
    const other = createServer();
    await new Promise<void>((resolve) => other.listen({ port: 0, host: '127.0.0.1' }, resolve));
    clean.push(() => other.close());
    const { port } = other.address() as AddressInfo;
    const { code, err } = await portao(['serve', '--out', built, '--port', String(port)]);
    expect([code, err]).toEqual([1, expect.stringContaining('A porta já está em uso') as string]);
  });

  test('names the migration that failed, and the backup from before', () => {
    const failed = new DataServiceFailed('', 'migration', {
      migration: '20990101000000_later.sql',
      cause: 'division by zero',
      backup: '2026-11-22-031005-migration',
    });
    for (const language of ['pt-BR', 'en'] as const)
      expect(describeFailure(failed, language)).toMatch(
        /20990101000000_later\.sql.*division by zero.*2026-11-22-031005-migration/,
      );
  });
});
