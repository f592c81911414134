// Supabase Storage over the database of a stand: its tables, and the requests that we send (supabase/storage, August 2026).
// Policies are PostgreSQL's own; what its server does before and after them is done here as there.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import { claimsOf } from './token.ts';

/** Tables of Storage, as far as our migration and requests know them; `owner` may make policies, as `postgres` may in a hosted project. */
export const storageTables = `
  create schema storage authorization owner;
  create table storage.buckets (
    id text primary key, name text not null unique, owner uuid, public boolean default false,
    file_size_limit bigint, allowed_mime_types text[],
    created_at timestamptz default now(), updated_at timestamptz default now()
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text, owner uuid,
    metadata jsonb, version text, created_at timestamptz default now(), updated_at timestamptz default now(),
    unique (bucket_id, name)
  );
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  alter table storage.buckets owner to owner;
  alter table storage.objects owner to owner;
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;`;

/** What a request to Storage says. */
export interface StorageRequest {
  readonly method: string;
  /** Behind `/storage/v1`. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Thrown where the real one answers with an error; most have status 400, and their own in the body. */
class Refused extends Error {
  constructor(
    readonly status: string,
    readonly error: string,
    message: string,
  ) {
    super(message);
  }
}

/** Thrown to take back what was tried. */
class Undone extends Error {}

const noBucket = () => new Refused('404', 'Bucket not found', 'Bucket not found');
const noObject = () => new Refused('404', 'not_found', 'Object not found');

/** The stand-in; `files` are the contents, by the names of their objects. */
export function storageOver(
  sql: Sql,
  jwtSecret: string,
): {
  readonly files: Map<string, Uint8Array<ArrayBuffer>>;
  answer(request: StorageRequest): Promise<Response>;
} {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();

  /** Does something with the rights of a token. */
  const as = <T>(
    claims: Record<string, unknown>,
    work: (sql: TransactionSql) => Promise<T>,
  ): Promise<T> =>
    sql
      .begin(async (mine) => {
        await mine`select set_config('role', ${String(claims.role)}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
        return work(mine);
      })
      .catch((error: unknown) => {
        if ((error as { code?: string }).code === '42501')
          throw new Refused('403', 'Unauthorized', (error as Error).message);
        if ((error as { code?: string }).code === '23505')
          throw new Refused('409', 'Duplicate', 'The resource already exists');
        throw error;
      }) as Promise<T>;

  const bucketOf = async (id: string) =>
    (
      await sql<
        { public: boolean; file_size_limit: string | null; allowed_mime_types: string[] | null }[]
      >`select public, file_size_limit, allowed_mime_types from storage.buckets where id = ${id}`
    )[0];

  async function send({ headers, body }: StorageRequest, id: string, name: string) {
    const claims = claimsIn(headers, jwtSecret);
    const bucket = await bucketOf(id);
    if (!bucket) throw noBucket();
    const mimetype = headers.get('content-type') ?? '';
    if (bucket.allowed_mime_types && !bucket.allowed_mime_types.includes(mimetype))
      throw new Refused('415', 'invalid_mime_type', `mime type ${mimetype} is not supported`);
    const over = headers.get('x-upsert') === 'true';
    await as(claims, async (mine) => {
      const changes = over
        ? mine`on conflict (bucket_id, name) do update set version = '1'`
        : mine``;
      await mine`insert into storage.objects (bucket_id, name, version) values (${id}, ${name}, '1') ${changes}`;
      throw new Undone();
    }).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    if (bucket.file_size_limit && body.length > Number(bucket.file_size_limit))
      throw new Refused('413', 'Payload too large', 'The object exceeded the maximum allowed size');
    await sql`insert into storage.objects (bucket_id, name, metadata) values (${id}, ${name}, ${sql.json({ mimetype, size: body.length })})
      on conflict (bucket_id, name) do update set metadata = excluded.metadata`;
    files.set(`${id}/${name}`, body);
    return Response.json({ Id: '1', Key: `${id}/${name}` });
  }

  async function show({ headers }: StorageRequest, id: string, name: string) {
    const claims = claimsIn(headers, jwtSecret);
    if (!(await bucketOf(id))) throw noBucket();
    const [found] = await as(
      claims,
      (mine) =>
        mine`select metadata from storage.objects where bucket_id = ${id} and name = ${name}`,
    );
    const file = files.get(`${id}/${name}`);
    if (!found || !file) throw noObject();
    const { mimetype } = found.metadata as { mimetype: string };
    return new Response(file, { headers: { 'content-type': mimetype } });
  }

  async function list({ headers, body }: StorageRequest, id: string) {
    const { limit = 100, offset = 0 } = jsonOf(body) as { limit?: number; offset?: number };
    const rows = await as(
      claimsIn(headers, jwtSecret),
      (mine) => mine`select name, id, created_at, metadata from storage.objects
        where bucket_id = ${id} order by name limit ${limit} offset ${offset}`,
    );
    return Response.json([...rows]);
  }

  async function remove({ headers, body }: StorageRequest, id: string) {
    const { prefixes } = jsonOf(body) as { prefixes: string[] };
    const rows = await as(
      claimsIn(headers, jwtSecret),
      (mine) => mine`delete from storage.objects
        where bucket_id = ${id} and name in ${mine(prefixes)} returning name`,
    );
    for (const { name } of rows) files.delete(`${id}/${String(name)}`);
    return Response.json([...rows]);
  }

  async function tell({ headers }: StorageRequest, id: string) {
    const [found] = await as(
      claimsIn(headers, jwtSecret),
      (mine) => mine`select id, name, public, file_size_limit, allowed_mime_types
        from storage.buckets where id = ${id}`,
    );
    if (!found) throw noBucket();
    return Response.json({ ...found, file_size_limit: Number(found.file_size_limit) });
  }

  async function take(request: StorageRequest): Promise<Response> {
    const [, rest = ''] = /^\/object\/(.+)$/.exec(request.path) ?? [];
    const [, bucket] = /^\/bucket\/([^/]+)$/.exec(request.path) ?? [];
    const [, listed] = /^list\/([^/]+)$/.exec(rest) ?? [];
    const [, id = '', name = ''] = /^(?:authenticated\/)?([^/]+)\/(.+)$/.exec(rest) ?? [];
    if (request.method === 'GET' && bucket) return tell(request, bucket);
    if (request.method === 'POST' && listed) return list(request, listed);
    if (request.method === 'DELETE' && rest && !rest.includes('/')) return remove(request, rest);
    if (request.method === 'POST' && name) return send(request, id, decodeURIComponent(name));
    if (request.method === 'GET' && name) return show(request, id, decodeURIComponent(name));
    return Response.json({ message: 'Route not found' }, { status: 404 });
  }

  return {
    files,
    answer: (request) =>
      take(request).catch((failure: unknown) => {
        if (!(failure instanceof Refused)) throw failure;
        const { status, error, message } = failure;
        return Response.json({ statusCode: status, error, message }, { status: 400 });
      }),
  };
}

const jsonOf = (body: Uint8Array): unknown => JSON.parse(Buffer.from(body).toString());

/** The claims of the token that a request bears. */
function claimsIn(headers: Headers, secret: string): Record<string, unknown> {
  const token = (headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '');
  const [head, claims, signature = ''] = token.split('.');
  const made = createHmac('sha256', secret).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== made.length || !timingSafeEqual(given, made))
    throw new Refused('403', 'Unauthorized', 'signature verification failed');
  const found = claimsOf(token);
  if (typeof found.exp === 'number' && found.exp * 1000 < Date.now())
    throw new Refused('403', 'Unauthorized', '"exp" claim timestamp check failed');
  return found;
}
