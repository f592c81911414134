import type { IncomingMessage, ServerResponse } from 'node:http';
import { senderNames } from './client-address.ts';
import type { Rates } from './gate/budgets.ts';
import { createGate, type Guarded } from './gate/gate.ts';
import type { SignInMemory } from './sign-in-memory.ts';
import { refusal, type DataAnswer } from './messages.ts';

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
  'sec-fetch-site',
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

/** Limits of the proxy. */
export interface ProxyOptions {
  /** Budgets that differ from the usual ones. */
  readonly rates?: Partial<Rates>;
  /** A name for whoever sends a request (`senderNames`); by the address of the connection if left out. */
  readonly senderOf?: (request: IncomingMessage) => string;
  /** What of sign-ins outlives the process; nothing if left out. `senderOf` names with its salt. */
  readonly signIns?: SignInMemory;
}

/**
 * Puts the data service behind `/rest/v1` and `/auth/v1` of a server: returns a function that takes a request if it is
 * for the service (true) and leaves it alone otherwise (false). The gate says who may ask what, and with how long a body
 * (`createGate`). Nothing of the answers is cached.
 */
export function dataProxy(
  service: Guarded,
  { rates, signIns, senderOf = senderNames() }: ProxyOptions = {},
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const gate = createGate(service, rates, signIns);

  async function answerTo(
    request: IncomingMessage,
    url: URL,
    signal: AbortSignal,
  ): Promise<DataAnswer> {
    if (!methods.has(request.method ?? ''))
      return refusal(405, 'PORTAO_METHOD', 'This method is not offered.', [
        ['allow', [...methods].join(', ')],
      ]);
    const headers = Object.fromEntries(
      passedOn.flatMap((name) =>
        typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [],
      ),
    );
    return gate({
      method: request.method!,
      url,
      headers,
      client: senderOf(request),
      readBody: (most) => readBody(request, most),
      signal,
    });
  }

  return (request, response) => {
    if (!ours.test(request.url ?? '')) return false;
    const url = URL.canParse(request.url!, 'http://data')
      ? new URL(request.url!, 'http://data')
      : null;
    const left = new AbortController();
    response.once('close', () => response.writableFinished || left.abort());
    const answered = url
      ? answerTo(request, url, left.signal)
      : Promise.resolve(refusal(400, 'PORTAO_ADDRESS', 'This is no address.'));
    answered.then(
      (answer) => send(request, response, answer),
      // The client broke off, or the service ended.
      () => response.destroy(),
    );
    return true;
  };
}

/** The whole body, or null if it is longer than `most` bytes. Rejects if the client breaks off. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | null> {
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
