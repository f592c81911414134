import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusal, type DataAnswer, type DataRequest } from './messages.ts';
import { RateLimit, type Rate } from './rate-limit.ts';
import { clientAddress } from './client-address.ts';

/** What passes: a table or function; of the sign-in service what the panel uses. The rest (mail, OAuth, system pages) is not there. */
const paths =
  /^\/(?:rest\/v1\/(?:[a-z_]+|rpc\/[a-z_]+)|auth\/v1\/(?:token|logout|user|settings|health|signup))$/;
const ours = /^\/(?:rest|auth)\/v1(?:\/|$)/;
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE']);
const passedOn = [
  'apikey',
  'authorization',
  'content-type',
  'accept',
  'accept-profile',
  'content-profile',
  'prefer',
  'range',
  'range-unit',
  'x-supabase-api-version',
];
const passedBack = new Set([
  'content-type',
  'content-range',
  'preference-applied',
  'location',
  'www-authenticate',
  'retry-after',
  'x-supabase-api-version',
  'proxy-status',
]);

/**
 * Counting a view or a contact is a visitor's write, and the database caps it: no address is looked at for it. One
 * allowance for everybody keeps the service from being flooded.
 */
const counters = new Set(['/rest/v1/rpc/count_view', '/rest/v1/rpc/count_contact']);

/** Limits of the proxy. */
export interface ProxyOptions {
  /** Sign-in attempts of an address that fail (those that succeed do not count). */
  readonly signIn?: Rate;
  /** Renewals of sessions, of an address. */
  readonly renewals?: Rate;
  /** Writes and calls of functions, of an address. */
  readonly writes?: Rate;
  /** Counted views and contacts, of everybody together. */
  readonly counts?: Rate;
  /** Longest body, bytes. */
  readonly bodyBytes?: number;
}

const defaults: Required<ProxyOptions> = {
  signIn: { count: 10, seconds: 300 },
  renewals: { count: 60, seconds: 300 },
  writes: { count: 120, seconds: 60 },
  counts: { count: 2_000, seconds: 20 },
  bodyBytes: 1024 * 1024,
};

/** What answers behind the proxy. */
export interface Answering {
  readonly secretKey: string | null;
  ask(request: DataRequest, signal?: AbortSignal): Promise<DataAnswer>;
}

/**
 * Puts the data service behind `/rest/v1` and `/auth/v1` of a server: returns a function that takes a request if it is
 * for the service (true) and leaves it alone otherwise (false). Sign-in attempts, renewals and writes are limited by
 * address, but for the secret key; bodies are limited in size. Nothing of the answers is cached.
 */
export function dataProxy(
  service: Answering,
  options: ProxyOptions = {},
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const rates = { ...defaults, ...options };
  const limits = {
    signIn: new RateLimit(rates.signIn),
    renewals: new RateLimit(rates.renewals),
    writes: new RateLimit(rates.writes),
    counts: new RateLimit(rates.counts),
  };

  /** The allowance that a request takes from, and whose; null for what is free. */
  function allowanceOf(
    request: IncomingMessage,
    url: URL,
  ): { limit: RateLimit; client: string } | null {
    if (
      request.method === 'GET' ||
      request.method === 'HEAD' ||
      isSecret(request.headers.apikey, service.secretKey)
    )
      return null;
    if (counters.has(url.pathname)) return { limit: limits.counts, client: '' };
    const client = clientAddress(request);
    if (url.pathname === '/auth/v1/token')
      return {
        limit:
          url.searchParams.get('grant_type') === 'refresh_token' ? limits.renewals : limits.signIn,
        client,
      };
    return { limit: url.pathname === '/auth/v1/signup' ? limits.signIn : limits.writes, client };
  }

  async function answerTo(
    request: IncomingMessage,
    url: URL,
    signal: AbortSignal,
  ): Promise<DataAnswer> {
    if (!paths.test(url.pathname))
      return refusal(404, 'PORTAO_UNKNOWN', 'There is nothing at this address.');
    if (!methods.has(request.method ?? ''))
      return refusal(405, 'PORTAO_METHOD', 'This method is not offered.', [
        ['allow', [...methods].join(', ')],
      ]);
    const allowance = allowanceOf(request, url);
    const wait = allowance?.limit.take(allowance.client) ?? 0;
    if (wait > 0)
      return refusal(429, 'over_request_rate_limit', 'Too many requests. Try again later.', [
        ['retry-after', String(wait)],
      ]);
    const body = await readBody(request, rates.bodyBytes);
    if (!body)
      return refusal(413, 'PORTAO_TOO_LARGE', `The body is larger than ${rates.bodyBytes} bytes.`, [
        ['connection', 'close'],
      ]);
    const headers = Object.fromEntries(
      passedOn.flatMap((name) =>
        typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [],
      ),
    );
    const answer = await service.ask(
      { method: request.method!, path: `${url.pathname}${url.search}`, headers, body },
      signal,
    );
    // A right password is no attempt at guessing one.
    if (allowance?.limit === limits.signIn && answer.status === 200)
      allowance.limit.giveBack(allowance.client);
    return answer;
  }

  return (request, response) => {
    if (!ours.test(request.url ?? '')) return false;
    const url = URL.canParse(request.url!, 'http://data')
      ? new URL(request.url!, 'http://data')
      : null;
    const left = new AbortController();
    response.once('close', () => left.abort());
    const answered = url
      ? answerTo(request, url, left.signal)
      : Promise.resolve(refusal(400, 'PORTAO_ADDRESS', 'This is no address.'));
    answered.then(
      (answer) => send(request, response, answer),
      // The client broke off within the body.
      () => response.destroy(),
    );
    return true;
  };
}

/** True if a key that was sent is the secret one; takes as long for any. */
export function isSecret(given: string | string[] | undefined, secret: string | null): boolean {
  if (secret === null || typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The whole body, or null if it is longer than `most` bytes. Rejects if the client breaks off. */
async function readBody(request: IncomingMessage, most: number): Promise<Uint8Array | null> {
  if (Number(request.headers['content-length'] ?? 0) > most) return null;
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: DataAnswer,
): void {
  if (response.destroyed) return;
  const kept = headers.filter(
    ([name]) => passedBack.has(name) || name === 'connection' || name === 'allow',
  );
  const hasBody = status !== 204 && status !== 304;
  response.writeHead(status, [
    ...kept.flat(),
    'cache-control',
    'no-store',
    'x-content-type-options',
    'nosniff',
    ...(hasBody ? ['content-length', String(body.length)] : []),
  ]);
  response.end(hasBody && request.method !== 'HEAD' ? body : undefined);
}
