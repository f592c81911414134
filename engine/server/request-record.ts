import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is known of a request once it is over: nothing of who sent it, and no word that a visitor typed. */
export interface RequestRecord {
  /** The same as in the header `X-Request-Id` of the answer. */
  readonly id: string;
  readonly method: string;
  /** Path of the page, file, redirect or function that answered, without query; null where none of ours did. */
  readonly path: string | null;
  readonly status: number;
  /** From the head of the request to the end of the answer. */
  readonly ms: number;
  /** False where the visitor left before the end. */
  readonly isWhole: boolean;
}

/** A request that is being answered; whoever answers it notes what of ours did. */
export interface RequestNote {
  path: string | null;
}

/** Gives a request its id, and tells of it once it is over. */
export function noteRequest(
  request: IncomingMessage,
  response: ServerResponse,
  tell: ((record: RequestRecord) => void) | undefined,
): RequestNote {
  // 48 bits: enough to find one request in a log, and headers are weight.
  const id = randomUUID().slice(24);
  response.setHeader('X-Request-Id', id);
  const note: RequestNote = { path: null };
  if (!tell) return note;
  const since = performance.now();
  response.once('close', () =>
    tell({
      id,
      method: request.method ?? '',
      // What is not there was typed by somebody.
      path: response.statusCode === 404 ? null : note.path,
      status: response.statusCode,
      ms: Math.round(performance.now() - since),
      isWhole: response.writableFinished,
    }),
  );
  return note;
}
