// `portao blog` where no service runs: each command opens the data folder for itself, one after the other.
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { allPosts } from '../../cli/blog/address.ts';
import { withPosts } from '../../cli/blog/posts.ts';
import { dataHolder, lockData } from '../../engine/database/process/data-lock.mjs';
import type { PostStore } from '../../engine/blog/post-store.ts';
import { freshDataDir } from '../posts/stands.ts';
import { blogSite, called, steady } from './blog-site.ts';
import { portao, runPortao, started } from './run-portao.ts';

// Each command starts a PostgreSQL; on a busy machine that takes a while.
let dataDir: string;
beforeAll(async () => void (await portao(['--help'])));
beforeEach(async () => void (dataDir = await freshDataDir()));
/** What holds the folder, to be let go before it is removed. */
let letGo: (() => void) | undefined;
afterEach(async () => {
  letGo?.();
  letGo = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const blog = (...args: string[]) => portao(['blog', ...args], { DATA_DIR: dataDir });

/** Something done with the store of a service that is opened for it. */
async function withStore<T>(work: (store: PostStore) => Promise<T>): Promise<T> {
  let done: T;
  await called({ kind: 'embedded', dataDir }, (context) =>
    withPosts(context, async (store) => void (done = await work(store))),
  );
  return done!;
}

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds(); waited += 20) {
    if (waited > 60_000) throw new Error('It did not come to pass.');
    await sleep(20);
  }
}

test('a command opens the folder for itself, and leaves it free', async () => {
  const { code, out, err } = await blog('list', '--json');
  expect([code, steady(err)]).toEqual([0, '']);
  expect((JSON.parse(out) as { posts: unknown[] }).posts.length).toBeGreaterThan(0);
  expect([dataHolder(dataDir), existsSync(`${dataDir}/lock`)]).toEqual([null, false]);
});

test.each([
  ['with its database', true],
  ['alone', false],
])('a command that is killed %s keeps nobody from the folder', async (_, both) => {
  const child = started(['blog', 'auto'], { DATA_DIR: dataDir });
  await until(() => dataHolder(dataDir) !== null);
  const { pid } = dataHolder(dataDir)!;
  child.kill('SIGKILL');
  if (both) process.kill(pid, 'SIGKILL');
  const { code, out } = await blog('auto');
  expect([code, out]).toEqual([
    0,
    'Nenhum post: o agendador está desligado (ligue-o no painel, em Agendador Automático).\n',
  ]);
  expect(dataHolder(dataDir)).toBeNull();
});

test('of many crons at once one makes the post, and every one ends well', async () => {
  const before = await withStore(async (store) => {
    await store.setScheduler(true);
    return (await allPosts(store)).length;
  });
  const { dir } = blogSite();
  const said = await Promise.all(Array.from({ length: 4 }, () => blog('auto', '--site', dir)));
  expect(said.map(({ code, err }) => [code, err])).toEqual(said.map(() => [0, '']));
  expect(said.map(({ out }) => out.split(':', 1)[0]).sort()).toEqual([
    'Nenhum post',
    'Nenhum post',
    'Nenhum post',
    'Post criado',
  ]);
  expect(await withStore(async (store) => (await allPosts(store)).length)).toBe(before + 1);
  expect(dataHolder(dataDir)).toBeNull();
});

/** Holds the data folder with a service that is played by a server of ours, which cuts so many connections at once. */
async function holdFolder(cuts: number): Promise<void> {
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-range': '*/0' })
      .end('[]'),
  );
  let connections = 0;
  server.on(
    'connection',
    (socket: Socket) => void ((connections += 1) <= cuts && socket.resetAndDestroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const giveBack = await lockData(dataDir, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    patience: 0,
  });
  await writeFile(
    join(dataDir, 'keys.json'),
    JSON.stringify({
      jwtSecret: 'x',
      publishableKey: 'sb_publishable_x',
      secretKey: 'sb_secret_x',
    }),
  );
  letGo = () => {
    giveBack();
    server.close();
  };
}

test('a service that cuts its first connections is asked again, by commands that wait for nothing else', async () => {
  await holdFolder(6);
  const said = await Promise.all(Array.from({ length: 6 }, () => blog('list', '--json')));
  expect(said.map(({ code, out, err }) => [code, JSON.parse(out || 'null'), steady(err)])).toEqual(
    said.map(() => [0, expect.objectContaining({ posts: [] }), '']),
  );
});

test('a command that waits for what never comes says so', async () => {
  await holdFolder(0);
  const hook = join(dataDir, 'never.mjs');
  await writeFile(
    hook,
    `import files from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { readFile } = files;
    files.readFile = (path, ...more) => (String(path).endsWith('keys.json') ? new Promise(() => undefined) : readFile(path, ...more));
    syncBuiltinESMExports();`,
  );
  const { code, out, err } = await runPortao(['blog', 'list', '--lang', 'en'], {
    env: { DATA_DIR: dataDir },
    nodeFlags: [`--import=${hook}`],
  });
  expect([code, out, steady(err)]).toEqual([
    1,
    '',
    'The command stopped halfway: what it waited for never came. What it had written stays: look before you run it again.\n',
  ]);
});
