import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { revalidatedCaching, securityHeaders } from '../hosting/headers.ts';
import { headersOfNone, headersOfRange, rangeOf } from './ranges.ts';
import { versionOf, type Answer, type SiteFile } from './site-file.ts';

const plainHeaders = [
  'Content-Type',
  'text/plain; charset=utf-8',
  'Cache-Control',
  revalidatedCaching,
  ...securityHeaders.flat(),
];

/** Status of a response with a file. */
export type Status = SiteFile['status'] | 503;

/** True if the client holds this answer already (If-None-Match, compared weakly: RFC 9110 §13.1.2). */
function isHeld(condition: string, etag: string): boolean {
  return (
    condition === etag ||
    condition.trim() === '*' ||
    condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  );
}

/**
 * Sends an answer, or 304 if the client holds it. False, with nothing sent, if its body is not in memory: see `sendFromDisk`.
 * Where a part is asked for, that part is sent (`rangeOf`).
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  status: Status,
): boolean {
  // HTTP/1.1 connections stay without being told, and every byte counts where a page is to come in one round trip.
  if (response.shouldKeepAlive) response.removeHeader('connection');
  const condition = request.headers['if-none-match'];
  if (condition !== undefined && status === 200 && isHeld(condition, answer.etag)) {
    response.writeHead(304, answer.notModified).end();
  } else if (request.method === 'HEAD') {
    response.writeHead(status, answer.headers).end();
  } else if (answer.body !== null) {
    const range = status === 200 ? rangeOf(request, answer) : null;
    if (range === 'none') response.writeHead(416, headersOfNone(answer)).end();
    else if (range)
      response
        .writeHead(206, headersOfRange(answer, range))
        .end(answer.body.subarray(range.start, range.end + 1));
    else response.writeHead(status, answer.headers).end(answer.body);
  } else {
    return false;
  }
  return true;
}

/**
 * Streams a file that is too large for memory, or the part that is asked for, from one open file, so that it is one version although a build may
 * exchange it meanwhile. False, with nothing sent, if the disk has another version already. Throws what opening throws.
 */
export async function sendFromDisk(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: Status,
): Promise<boolean> {
  const handle = await open(file.path);
  const stats = await handle.stat({ bigint: true }).catch(async (error: unknown) => {
    await handle.close();
    throw error;
  });
  if (!file.version.startsWith(`${versionOf(stats)},`)) {
    await handle.close();
    return false;
  }
  const { identity } = file.answers;
  const range = status === 200 ? rangeOf(request, identity) : null;
  if (range === 'none') {
    await handle.close();
    response.writeHead(416, headersOfNone(identity)).end();
    return true;
  }
  if (range) response.writeHead(206, headersOfRange(identity, range));
  else response.writeHead(status, identity.headers);
  const part = range ?? { end: Number(stats.size) - 1 };
  // A visitor who leaves ends the pipeline early; pipeline closes both ends.
  await pipeline(handle.createReadStream(part), response).catch(() => response.destroy());
  return true;
}

/** Sends one sentence, for what has no page of its own. `headers` are names and values by turns. */
export function sendPlain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: readonly string[] = [],
): void {
  const body = Buffer.from(`${text}\n`);
  response
    .writeHead(status, [...plainHeaders, 'Content-Length', String(body.length), ...headers])
    .end(response.req.method === 'HEAD' ? undefined : body);
}
