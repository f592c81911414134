import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pictureType } from '../../engine/blog/pictures/storage-answer.ts';
import {
  mostBytes,
  uploadsPath,
  type UploadAnswer,
  type UploadFault,
} from '../../engine/client/uploads.ts';
import { UploadRefused, type Upload } from '../../engine/database/pictures/keep-upload.ts';
import { readBody } from '../../engine/database/proxy.ts';
import { RateLimit } from '../../engine/database/rate-limit.ts';
import { isUploadName } from '../../engine/files/upload-files.mjs';
import { uploadPath } from '../../engine/media/uploads.ts';
import { sendJson } from '../../engine/server/health.ts';
import type { RequestNote } from '../../engine/server/request-record.ts';
import { keepApart } from './keep-apart.ts';
import type { ServedData } from './served-data.ts';
import { tokenOf } from './server-state.ts';

/** What takes pictures in. */
export interface UploadParts {
  /** Folder where they are kept; null where no data service of ours is. */
  readonly uploads: string | null;
  readonly isFull: () => boolean;
  readonly staffOf: ServedData['staffOf'];
  readonly senderOf: (request: IncomingMessage) => string;
  /** Makes a picture anew and keeps it, as `keepUpload`; in a process of its own if left out. */
  readonly keep?: (bytes: Buffer, folder: string) => Promise<Upload>;
}

/** How many pictures a sender may send, and look at. */
const rates = { send: { count: 60, seconds: 300 }, look: { count: 600, seconds: 60 } };
/** Pictures whose bytes are in memory at a time. */
const mostAtOnce = 4;
/** When to try again where there are so many, s. */
const tryAgain = 5;

const statuses: Readonly<Record<UploadFault['fault'], number>> = {
  heavy: 413,
  format: 415,
  unreadable: 422,
  cut: 422,
  large: 422,
  full: 507,
};

/**
 * Takes in pictures for posts (POST `uploadsPath`) and shows them (GET, with the name behind it), to staff alone: for
 * anybody else nothing is read. True for a request that it took.
 */
export function answerUploads({
  uploads,
  isFull,
  staffOf,
  senderOf,
  keep = keepApart,
}: UploadParts): (
  request: IncomingMessage,
  response: ServerResponse,
  note: RequestNote,
) => boolean {
  const limits = { send: new RateLimit(rates.send), look: new RateLimit(rates.look) };
  let underWay = 0;
  // One is decoded at a time: a large one takes a core and hundreds of MB.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<Upload>): Promise<Upload> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };

  async function take(request: IncomingMessage, response: ServerResponse, folder: string) {
    const refuse = (fault: UploadFault) =>
      sendJson(request, response, statuses[fault.fault], fault satisfies UploadAnswer);
    if (isFull()) return refuse({ fault: 'full' });
    if (underWay >= mostAtOnce) return wait(request, response, tryAgain);
    underWay += 1;
    try {
      const body = await readBody(request, mostBytes);
      if (body === null) return refuse({ fault: 'heavy', bytes: 0 });
      const { name, ...size } = await inTurn(() => keep(body, folder));
      const answer: UploadAnswer = { path: uploadPath(name), ...size };
      sendJson(request, response, 200, answer);
    } catch (error) {
      if (error instanceof UploadRefused) refuse(error.found);
      else if ((error as NodeJS.ErrnoException).code === 'ENOSPC') refuse({ fault: 'full' });
      // Whoever sent it broke off, or the disk failed.
      else if (request.complete) sendJson(request, response, 503, {});
      else response.destroy();
    } finally {
      underWay -= 1;
    }
  }

  async function show(request: IncomingMessage, response: ServerResponse, file: string) {
    const bytes = await readFile(file).catch(() => null);
    if (!bytes) return sendJson(request, response, 404, {});
    response
      .writeHead(200, {
        'Content-Type': pictureType(file),
        'Content-Length': bytes.length,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      })
      .end(bytes);
  }

  return (request, response, note) => {
    const { url = '', method } = request;
    if (url !== uploadsPath && !url.startsWith(`${uploadsPath}/`)) return false;
    note.path = uploadsPath;
    const refuse = (status: number) => sendJson(request, response, status, {});
    const name = url.slice(uploadsPath.length + 1);
    const use = method === 'POST' && name === '' ? 'send' : 'look';
    const token = tokenOf(request);
    if (uploads === null || (use === 'look' && (method !== 'GET' || !isUploadName(name))))
      refuse(404);
    // Nothing is looked at for a stranger, nor for a page of another site.
    else if (token === undefined || request.headers['sec-fetch-site'] === 'cross-site') refuse(401);
    else {
      const seconds = limits[use].take(senderOf(request));
      if (seconds > 0) wait(request, response, seconds);
      else
        staffOf(token).then(
          (isAllowed) => {
            if (!isAllowed) refuse(401);
            else if (use === 'send') void take(request, response, uploads);
            else void show(request, response, join(uploads, name));
          },
          () => refuse(503),
        );
    }
    return true;
  };
}

function wait(request: IncomingMessage, response: ServerResponse, seconds: number): void {
  response.setHeader('Retry-After', String(Math.ceil(seconds)));
  sendJson(request, response, 429, {});
}
