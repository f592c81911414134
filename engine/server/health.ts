import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestNote } from './request-record.ts';

/** How a part stands: well; not there yet; somewhere else or switched off; older than what was written; out of room on the disk; broken. */
export type HealthWord = 'ok' | 'waiting' | 'elsewhere' | 'off' | 'older' | 'full' | 'failed';

/** The words that need a person. */
const bad: readonly HealthWord[] = ['older', 'full', 'failed'];

/** Where anybody may ask how the server is. */
export const healthPath = '/healthz';

/**
 * Answers `/healthz` with a word for each part and no more: 200, or 503 where one needs a person. True for a request that it
 * took.
 */
export function answerHealth(
  parts: () => Promise<Readonly<Record<string, HealthWord>>>,
): (request: IncomingMessage, response: ServerResponse, note: RequestNote) => boolean {
  return (request, response, note) => {
    const { url, method } = request;
    if (url !== healthPath || (method !== 'GET' && method !== 'HEAD')) return false;
    note.path = healthPath;
    void parts().then((words) => {
      const isWell = !Object.values(words).some((word) => bad.includes(word));
      sendJson(request, response, isWell ? 200 : 503, {
        status: isWell ? 'ok' : 'attention',
        ...words,
      });
    });
    return true;
  };
}

/** Sends an object that nobody keeps. */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  value: object,
): void {
  const body = Buffer.from(`${JSON.stringify(value)}\n`);
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Length': body.length,
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
