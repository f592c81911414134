// Both backends that the data layer runs on, each with a visitor, somebody without a role, an editor, an admin and the secret key.
import { createHash, randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import {
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putUser } from '../../engine/database/process/first-admin.mjs';
import { insertSamples } from '../../engine/database/process/migrate.mjs';
import { shapeOf } from '../../engine/database/process/shape.mjs';
import type { DataService, DataUser } from '../../engine/database/data-service.ts';
import { createDataService } from '../../engine/database/service.ts';
import { connect, type DataClient } from '../../engine/blog/client.ts';
import { createReader } from '../../engine/blog/reader.ts';
import { root } from '../structure/tree.ts';
import { madeOnce } from '../made-once.ts';
import { firstSamples } from './sample-posts.ts';
import { startPostgresStand } from './postgres-stand.ts';

/** Who asks. */
export type Role = 'visitor' | 'member' | 'editor' | 'admin' | 'service';

/** A backend with somebody of each role signed in. */
export interface Backend {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
  readonly clients: Readonly<Record<Role, DataClient>>;
  /** Runs SQL as superuser; the embedded service has no door for that. */
  readonly sql?: (text: string) => Promise<readonly Record<string, unknown>[]>;
  close(): Promise<void>;
}

type Bare = Pick<Backend, 'url' | 'publishableKey' | 'secretKey' | 'jwtSecret' | 'close'> &
  Partial<Pick<Backend, 'sql'>> & {
    putUser(user: DataUser): Promise<unknown>;
  };

/** The admin of a fresh data folder. */
export const adminEmail = 'dona@exemplo.com.br';
/** What the tests sign in with. */
export const password = 'senha-dos-testes';

const quiet = () => undefined;

const templates = join(root, '.portao/tests');

/** Templates of schemas that are no more, and what a test that was killed left. */
async function removeOld(current: string): Promise<void> {
  for (const name of await readdir(templates)) {
    const path = join(templates, name);
    if (name !== current && Date.now() - (await stat(path)).mtimeMs > 3_600_000)
      await rm(path, { recursive: true, force: true });
  }
}

/** A data folder as a first start and its first request leave it, without its keys. Making one takes seconds: it is made once for each schema and copied. */
export async function freshDataDir(): Promise<string> {
  const parts = [
    shapeOf(join(root, 'supabase')),
    insertSamples,
    JSON.stringify(firstSamples()),
    // How it is made.
    await readFile(import.meta.filename, 'utf8'),
  ];
  const name = `data-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)}`;
  const template = await madeOnce(join(templates, name), async () => {
    const dataDir = join(templates, `making-${randomUUID()}`);
    await mkdir(dataDir, { recursive: true });
    const service = createDataService({
      dataDir,
      log: quiet,
      adminEmail,
      adminPassword: password,
      samples: firstSamples,
    });
    const connection = await service.ready;
    // The first request reads the catalogue, which takes a second and is kept.
    await createReader(connection).listPublished({ offset: 0, limit: 1 });
    await service.close();
    await rm(join(dataDir, 'keys.json'));
    await removeOld(name);
    return dataDir;
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'portao-data-'));
  // A third of it is a file that is never written again: a second name for it is enough, or its size on another disk.
  const reserve = join(template, 'reserve');
  // Four times as quick as the other `cp`, which waits for each of a thousand files.
  cpSync(template, dataDir, { recursive: true, filter: (path) => path !== reserve });
  await link(reserve, join(dataDir, 'reserve')).catch(() =>
    makeAsLong(join(dataDir, 'reserve'), reserve),
  );
  return dataDir;
}

/** Makes a file of zeros, which take no room, as long as another. */
async function makeAsLong(path: string, other: string): Promise<void> {
  await writeFile(path, '', { mode: 0o600 });
  await truncate(path, (await stat(other)).size);
}

/** What the tests ask for more often than people do. */
const many = { count: 1e6, seconds: 1 };
/** Budgets that no test uses up. What they do has tests of its own (tests/data). */
export const noBudgets = {
  reads: many,
  counts: many,
  countsOfOne: many,
  signIn: many,
  signInOfNetwork: many,
  renewals: many,
  staffReads: many,
  writes: many,
};

/** The service without its gate: what the database itself allows, as PostgREST's tests see it. */
async function openDoor(service: DataService): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await service.ask({
        method: request.method!,
        path: request.url!,
        headers: Object.fromEntries(
          Object.entries(request.headers).filter(([, value]) => typeof value === 'string'),
        ) as Record<string, string>,
        body: new Uint8Array(
          await new Response(request as unknown as ReadableStream).arrayBuffer(),
        ),
      });
      response.writeHead(answer.status, answer.headers.flat());
      response.end(answer.status === 204 ? undefined : answer.body);
    })().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  const close = () => (server.close(), server.closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** The embedded service over a fresh folder, which goes with it. */
export async function startEmbedded(
  given?: string,
): Promise<Bare & { readonly service: DataService; readonly dataDir: string }> {
  const dataDir = given ?? (await freshDataDir());
  const service = createDataService({ dataDir, log: quiet, limits: { rates: noBudgets } });
  const connection = await service.ready;
  const { jwtSecret } = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')) as {
    jwtSecret: string;
  };
  const close = async () => {
    await service.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    ...connection,
    jwtSecret,
    service,
    dataDir,
    close,
    putUser: (user) => service.setUser(user),
  };
}

/** As `startEmbedded`, asked without the gate. */
async function startOpen(): Promise<Bare> {
  const { service, ...embedded } = await startEmbedded();
  const door = await openDoor(service);
  const close = async () => {
    door.close();
    await embedded.close();
  };
  return { ...embedded, url: door.url, close };
}

async function startReal(): Promise<Bare> {
  const { sql, ...stand } = await startPostgresStand();
  const run = (text: string, values: readonly unknown[] = []) =>
    sql.unsafe(text, values as string[]);
  return {
    ...stand,
    sql: (text) => run(text),
    putUser: (user) =>
      putUser({ query: async (text, values) => ({ rows: await run(text, values) }) }, user),
  };
}

/** A client that is signed in. */
export async function signIn(
  { url, publishableKey }: Pick<Backend, 'url' | 'publishableKey'>,
  email: string,
): Promise<DataClient> {
  const client = connect({ url, key: publishableKey });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** Adds an admin, an editor and a member who is neither, and signs everybody in. */
export async function withPeople(bare: Bare): Promise<Backend> {
  await bare.putUser({ email: 'admin@exemplo.com.br', password, role: 'admin' });
  await bare.putUser({ email: 'redatora@exemplo.com.br', password, role: 'editor' });
  await bare.putUser({ email: 'outro@exemplo.com.br', password, role: null });
  const clients = {
    visitor: connect({ url: bare.url, key: bare.publishableKey }),
    member: await signIn(bare, 'outro@exemplo.com.br'),
    editor: await signIn(bare, 'redatora@exemplo.com.br'),
    admin: await signIn(bare, 'admin@exemplo.com.br'),
    service: connect({ url: bare.url, key: bare.secretKey }),
  };
  return { ...bare, clients };
}

/** The backends, each started anew. `hasSql`: whether a test can set the clock back. */
export const backends: readonly {
  readonly name: string;
  readonly hasSql: boolean;
  readonly start: () => Promise<Backend>;
}[] = [
  { name: 'Supabase Lite', hasSql: false, start: async () => withPeople(await startOpen()) },
  {
    name: 'PostgreSQL with PostgREST',
    hasSql: true,
    start: async () => withPeople(await startReal()),
  },
];
