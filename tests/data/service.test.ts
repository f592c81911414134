// The embedded service as a whole: its process, its folder, its port.
import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type {
  DataService,
  DataServiceEvent,
  DataServiceOptions,
} from '../../engine/database/data-service.ts';
import { openData, runningDataService } from '../../engine/database/open.ts';
import { dataHolder } from '../../engine/database/process/data-lock.mjs';
import { dataProxy } from '../../engine/database/proxy.ts';
import { createDataService, startDataService } from '../../engine/database/service.ts';
import { connect } from '../../engine/blog/client.ts';
import { createReader } from '../../engine/blog/reader.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { freshDataDir } from '../posts/stands.ts';
import { root } from '../structure/tree.ts';
import { startProcess, supabaseOfBefore } from './start-process.ts';
import { firstSamples } from '../posts/sample-posts.ts';

// Each start is a PostgreSQL that starts; on a busy machine that takes a while.
const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of clean.splice(0).reverse()) await one();
});

async function folder(): Promise<string> {
  const dataDir = await freshDataDir();
  clean.push(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** A service that is closed after the test, and what it tells. */
function service(
  dataDir: string,
  more: Partial<DataServiceOptions> = {},
): DataService & { events: DataServiceEvent[] } {
  const events: DataServiceEvent[] = [];
  const started = createDataService({ dataDir, log: (event) => events.push(event), ...more });
  clean.push(() => started.close());
  return Object.assign(started, { events });
}

const post = (slug: string) => ({
  title: 'Um post',
  slug,
  content: 'Texto.',
  meta_description: '',
  tags: [],
  seo_score: 0,
});
const storeOf = ({ url, secretKey }: { url: string; secretKey: string }) =>
  createPostStore(connect({ url, key: secretKey }));
const signIn = async (url: string, key: string, email: string, word: string) =>
  (await connect({ url, key }).auth.signInWithPassword({ email, password: word })).error;

describe('the first start', () => {
  test('makes folder, keys and sample posts, and names the first admin once', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'portao-first-'));
    clean.push(() => rm(parent, { recursive: true, force: true }));
    const dataDir = join(parent, 'a', '.data');
    const first = service(dataDir, { samples: firstSamples });
    const { url, publishableKey, secretKey } = await first.ready;
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
    const { jwtSecret } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as {
      jwtSecret: string;
    };
    expect(jwtSecret.length).toBeGreaterThanOrEqual(43);
    expect(publishableKey).toMatch(/^sb_publishable_.{22}_/);
    expect(secretKey).toMatch(/^sb_secret_.{22}_/);
    expect(first.events).toEqual([
      {
        type: 'first-admin',
        dataDir,
        email: 'admin@portao.local',
        password: expect.stringMatching(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/) as string,
      },
    ]);
    const [{ email, password: word }] = first.events as unknown as [
      { email: string; password: string },
    ];
    expect(await signIn(url, publishableKey, email, word)).toBeNull();
    expect(
      (await createReader({ url, publishableKey }).listPublished({ offset: 0, limit: 12 })).total,
    ).toBeGreaterThanOrEqual(6);
    await first.close();
    expect(readdirSync(dataDir)).not.toContain('lock');

    const second = service(dataDir);
    const again = await second.ready;
    expect([again.publishableKey, again.secretKey, second.events]).toEqual([
      publishableKey,
      secretKey,
      [],
    ]);
    expect(await signIn(again.url, publishableKey, email, word)).toBeNull();
  });

  test('refuses a password that is too short, and leaves the folder free', async () => {
    const dataDir = await folder();
    await expect(
      service(dataDir, { adminEmail: 'x@exemplo.com.br', adminPassword: 'curta' }).ready,
    ).rejects.toEqual(
      expect.objectContaining({
        name: 'DataServiceFailed',
        message: expect.stringContaining('ADMIN_PASSWORD') as string,
      }),
    );
    expect(dataHolder(dataDir)).toBeNull();
  });

  test('does not overwrite keys that cannot be read', async () => {
    const dataDir = await folder();
    writeFileSync(join(dataDir, 'keys.json'), '{"jwtSecret": "a');
    await expect(service(dataDir).ready).rejects.toThrow('keys.json');
    expect(readFileSync(join(dataDir, 'keys.json'), 'utf8')).toBe('{"jwtSecret": "a');
  });
});

describe('one folder', () => {
  test('is opened by one service alone; the other is told who has it', async () => {
    const dataDir = await folder();
    const first = service(dataDir);
    const { url } = await first.ready;
    await expect(service(dataDir).ready).rejects.toEqual(
      expect.objectContaining({ name: 'DataFolderBusy', pid: first.pid, url }),
    );
    expect((await first.ready).url).toBe(url);
  });

  test('is lent to a command while a service has it, and opened by the command otherwise', async () => {
    const dataDir = await folder();
    const running = service(dataDir);
    const { url } = await running.ready;
    const settings = { kind: 'embedded', dataDir } as const;
    const lent = await openData(settings, { log: () => undefined });
    expect(lent).toMatchObject({ url, borrowed: true });
    await lent.close();
    expect(await runningDataService(dataDir)).toMatchObject({ url });
    await running.close();
    expect(await runningDataService(dataDir)).toBeNull();
    const own = await openData(settings, { log: () => undefined });
    expect(own.borrowed).toBe(false);
    expect(
      (await storeOf({ url: own.url, secretKey: own.secretKey! }).figures()).posts,
    ).toBeGreaterThan(0);
    await own.close();
    expect(dataHolder(dataDir)).toBeNull();
  });

  test('of a hosted project starts nothing', async () => {
    const hosted = await openData(
      { kind: 'hosted', url: 'https://abc.supabase.co', publishableKey: 'p' },
      { log: () => undefined },
    );
    expect(hosted).toMatchObject({
      url: 'https://abc.supabase.co',
      publishableKey: 'p',
      secretKey: null,
      borrowed: true,
    });
  });

  test('made by newer migrations is left alone', async () => {
    const dataDir = await folder();
    expect(await startProcess(dataDir, supabaseOfBefore())).toMatchObject({
      type: 'failed',
      message: expect.stringContaining('newer version') as string,
    });
  });
});

describe('a process that dies', () => {
  test('is started again; who asks meanwhile waits, and nobody is left in doubt about a write', async () => {
    const running = service(await folder());
    const connection = await running.ready;
    const store = storeOf(connection);
    const { slug } = await store.create(post('antes'));
    const before = running.pid!;
    // A signal to the whole group (Ctrl+C) is the server's affair.
    process.kill(before, 'SIGINT');
    process.kill(before, 'SIGTERM');
    await sleep(200);
    expect([running.pid, (await createReader(connection).findPost(slug))!.slug]).toEqual([
      before,
      'antes',
    ]);
    process.kill(before, 'SIGKILL');
    // Asked while nobody is there.
    expect((await createReader(connection).findPost(slug))!.slug).toBe('antes');
    await store.create(post('depois'));
    expect(running.pid).not.toBe(before);
    expect(running.events).toEqual([expect.objectContaining({ type: 'restarted' })]);

    const results = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        if (index === 20) setTimeout(() => process.kill(running.pid!, 'SIGKILL'), 40);
        return store.create(post(`escrita-${index}`)).then(
          (made) => made.slug,
          (error: { kind: string }) => error.kind,
        );
      }),
    );
    const { items } = await store.list({ offset: 0, limit: 100, search: 'escrita' });
    const there = new Set(items.map((one) => one.slug));
    for (const result of results)
      expect(result === 'unreachable' || there.has(result), result).toBe(true);
    expect(results.filter((result) => result === 'unreachable').length).toBeLessThanOrEqual(1);
  });

  test('is not replaced for a request that breaks its session, and nobody gets the answer to another', async () => {
    const running = service(await folder());
    const connection = await running.ready;
    const before = running.pid!;
    // What ended it once: an empty list in the address, which reaches PGlite as a message that it cannot read.
    for (const path of [
      'next_topic?topics=%7B%7D',
      'set_contact_places?paths=%7B%7D&blocks=%7B%7D',
    ]) {
      const response = await fetch(`${connection.url}/rest/v1/rpc/${path}`, {
        headers: { apikey: connection.secretKey },
      });
      expect(response.status).toBe(400);
      const { slug } = await storeOf(connection).create(post(`depois-${path.length}`));
      expect((await createReader(connection).findPost(slug))!.slug).toBe(slug);
    }
    expect(running.pid).toBe(before);
    expect(running.events).toEqual([]);
  });

  test('is replaced for a request that takes too long; the sender is told, and all others are answered', async () => {
    const running = service(await folder());
    const connection = await running.ready;
    const before = running.pid!;
    // A password that is compared takes longer than a millisecond on any machine.
    const slow = running.ask(
      {
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        headers: { apikey: connection.publishableKey, 'content-type': 'application/json' },
        body: new TextEncoder().encode('{"email":"ninguem@exemplo.com.br","password":"x"}'),
      },
      { limit: 1 },
    );
    const others = Array.from({ length: 5 }, () => createReader(connection).findPost('x'));
    expect((await slow).status).toBe(504);
    expect(await Promise.all(others)).toEqual(Array(5).fill(null));
    expect(running.pid).not.toBe(before);
  });

  test('with the server that started it, ends and gives the folder back', async () => {
    const dataDir = await folder();
    const child = fork(join(root, 'engine/database/process/main.mjs'), [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ready = new Promise<{ type: string }>((resolve) => child.once('message', resolve));
    child.send({
      type: 'start',
      dataDir,
      folder: join(root, 'supabase'),
      url: 'http://127.0.0.1:1',
    });
    expect((await ready).type).toBe('ready');
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    await gone;
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });
});

describe('the service', () => {
  test('answers behind a server of ours, also to those who come before it is ready', async () => {
    const running = service(await folder());
    const handle = dataProxy(running);
    const server = createServer((request, response) => {
      if (!handle(request, response)) response.end('a página');
    });
    await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
    clean.push(() => server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await (await fetch(url)).text()).toBe('a página');
    const early = fetch(`${url}/auth/v1/user`);
    expect((await early).status).toBe(401);
    const { publishableKey } = await running.ready;
    expect(
      (await createReader({ url, publishableKey }).listPublished({ offset: 0, limit: 1 })).items,
    ).toHaveLength(1);
  });

  test('makes the admin that is named, keeps their session, and ends it when the password is changed for them', async () => {
    const { url, publishableKey, setUser, close } = await startDataService({
      dataDir: await folder(),
      log: () => undefined,
      adminEmail: ' Chefe@Exemplo.com.br',
      adminPassword: 'uma-senha-boa',
    });
    clean.push(close);
    const client = connect({ url, key: publishableKey });
    await client.auth.signInWithPassword({
      email: 'chefe@exemplo.com.br',
      password: 'uma-senha-boa',
    });
    expect(await createPostStore(client).account()).toEqual({
      role: 'admin',
      name: '',
      lacksSecondFactor: false,
    });
    expect((await client.auth.refreshSession()).error).toBeNull();
    const change = (current_password?: string) =>
      client.auth.updateUser({ password: 'minha-nova-senha', current_password });
    expect((await change()).error?.status).toBe(403);
    expect((await change('outra-senha')).error?.code).toBe('current_password_mismatch');
    expect((await change('uma-senha-boa')).error).toBeNull();
    expect(
      await signIn(url, publishableKey, 'chefe@exemplo.com.br', 'uma-senha-boa'),
    ).not.toBeNull();
    expect(
      await signIn(url, publishableKey, 'chefe@exemplo.com.br', 'minha-nova-senha'),
    ).toBeNull();
    await setUser({ email: 'Chefe@exemplo.com.br ', password: 'outra-senha-nova', role: 'admin' });
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect(
      await signIn(url, publishableKey, 'chefe@exemplo.com.br', 'outra-senha-nova'),
    ).toBeNull();
    expect((await client.auth.signOut()).error).toBeNull();
    await expect(setUser({ email: 'a@b.c', password: 'x', role: 'admin' })).rejects.toThrow(
      '10 characters',
    );
    await close();
    await expect(createReader({ url, publishableKey }).findPost('x')).rejects.toEqual(
      expect.objectContaining({ kind: 'unreachable' }),
    );
  });
});

test('counts contacts for a site of 30,000 pages', async () => {
  const { url, secretKey } = await service(await folder()).ready;
  const store = createPostStore(connect({ url, key: secretKey }));
  const paths = Array.from({ length: 30_000 }, (_, page) => `/pagina-de-uma-cidade-grande-${page}`);
  await store.setContactPlaces(paths, ['hero']);
  await store.setContactPlaces([...paths.slice(1), '/nova'], ['hero']);
  const client = connect({ url, key: secretKey });
  const counts = async (page: string) =>
    (await client.rpc('count_contact', { page, kind: 'chat', block: 'hero' })).data;
  expect([await counts(paths[0]!), await counts(paths.at(-1)!), await counts('/nova')]).toEqual([
    false,
    true,
    true,
  ]);
});
