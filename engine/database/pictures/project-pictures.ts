// Pictures of posts in a hosted project, with its secret key: fetched for builds and exports, sent by imports, removed where
// nobody names them.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataError, dataErrorOf } from '../../blog/data-error.ts';
import {
  kindOfFault,
  pictureType,
  storageFault,
  storagePaths,
  type StorageFault,
} from '../../blog/pictures/storage-answer.ts';
import { askAgain } from '../../blog/retry.ts';
import { mostBytes } from '../../client/uploads.ts';
import { replaceFile } from '../../files/replace-file.mjs';
import { isUploadName } from '../../files/upload-files.mjs';
import { hashOf } from '../../media/content-hash.ts';
import { factsOf, isShowable } from '../../media/picture-facts.ts';
import { answerMs, fetchWithRetry } from '../fetch-with-retry.ts';

/** A hosted project whose pictures are asked for. */
export interface PictureProject {
  readonly url: string;
  readonly secretKey: string;
  /** Waits before a request is sent again, ms; as long as it says if left out. */
  readonly wait?: (ms: number) => Promise<void>;
}

/** Why a picture was not fetched: Storage's own reason, or `different`: its content is not the picture that its name says; `late`: there was no time left. */
export type PictureLoss = StorageFault | 'different' | 'late';

/** Pictures that are fetched at a time. */
const atOnce = 4;
/** What is not begun by then is left for the next time, ms. */
const longestMs = 600_000;
/** Most bytes of an answer that is no picture: a part of a list. */
const mostOfList = 4_000_000;
/** Objects of a list that are asked for at once. */
const listed = 1000;
/** Objects that are removed at once; a project may set a limit of its own. */
const removed = 100;

/** What Storage answered. */
type Answered =
  { readonly bytes: Buffer } | { readonly fault: StorageFault; readonly said: string };

/** Asks, and again where nobody answered. Rejects with `DataError` (`unreachable`) where nobody does. */
async function ask(
  { url, secretKey, wait }: PictureProject,
  path: string,
  init: RequestInit = {},
  most = mostBytes,
): Promise<Answered> {
  const fetched = fetchWithRetry(answerMs);
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, ...init.headers };
  const once = async (): Promise<Answered> => {
    const unreachable = (error: unknown) => {
      throw new DataError('unreachable', `${url}${path}: ${String(error)}`);
    };
    const answer = (await fetched(url + path, { ...init, headers }).catch(unreachable)) as Response;
    const bytes = await bytesOf(answer, most).catch(unreachable);
    if (!bytes) return { fault: 'heavy', said: `${path}: more than ${most} bytes` };
    if (answer.ok) return { bytes };
    const fault = storageFault(answer.status, bytes.toString());
    const said = `${path}: ${answer.status} ${bytes.toString('utf8', 0, 500)}`;
    if (fault === 'unreachable') throw new DataError('unreachable', said);
    return { fault, said };
  };
  const since = Date.now();
  return once().catch((error: unknown) => askAgain(once, error, since, undefined, wait));
}

/** The body of an answer; null where it is longer than it may be. */
async function bytesOf(answer: Response, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The bytes of an answer. Throws `DataError` for a refusal. */
function accepted(answer: Answered): Buffer {
  if ('bytes' in answer) return answer.bytes;
  throw dataErrorOf(kindOfFault(answer.fault), answer.said);
}

/** The picture of a name, or why there is none. Rejects with `DataError` where nobody answers. */
async function fetchPicture(project: PictureProject, name: string): Promise<Buffer | PictureLoss> {
  const answer = await ask(project, storagePaths.read(name));
  if ('fault' in answer) return answer.fault;
  const isNamed = hashOf(answer.bytes) === name.slice(0, name.indexOf('.'));
  return isNamed && isShowable(factsOf(answer.bytes, name)) ? answer.bytes : 'different';
}

/** True for what is wrong with one picture; what else is wrong is wrong for all. */
export const isOfOne = (loss: PictureLoss): boolean =>
  loss === 'no-object' || loss === 'heavy' || loss === 'different';

/**
 * Fetches the pictures that a folder lacks: nobody ever changes one. Those that could not be had, with why; after what is
 * wrong for all of them no further one is asked for.
 */
export async function bringPictures(
  project: PictureProject,
  names: Iterable<string>,
  folder: string,
): Promise<ReadonlyMap<string, PictureLoss>> {
  const lacking = [...names].filter((name) => !existsSync(join(folder, name)));
  const lost = new Map<string, PictureLoss>();
  if (lacking.length > 0) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const until = Date.now() + longestMs;
  let stopped: PictureLoss | null = null;
  const bring = async (name: string) => {
    if (Date.now() > until) stopped ??= 'late';
    const found = stopped ?? (await fetchPicture(project, name).catch(kindOrThrow));
    if (typeof found !== 'string')
      return replaceFile(join(folder, name), found, { mode: 0o600, durable: true });
    lost.set(name, found);
    if (!isOfOne(found)) stopped ??= found;
  };
  const queue = lacking.values();
  const worker = async () => {
    for (const name of queue) await bring(name);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return lost;
}

function kindOrThrow(error: unknown): PictureLoss {
  if (error instanceof DataError) return error.kind;
  throw error;
}

/** A picture of a project. */
export interface ListedPicture {
  readonly name: string;
  /** When it was sent, ms since 1970. */
  readonly sentAt: number;
  readonly bytes: number;
}

/** All pictures of a project, by their names. Rejects with `DataError`. */
export async function listPictures(project: PictureProject): Promise<readonly ListedPicture[]> {
  const found: ListedPicture[] = [];
  for (let offset = 0, count = listed; count === listed; offset += listed) {
    const sortBy = { column: 'name', order: 'asc' };
    const answer = await ask(
      project,
      storagePaths.list,
      json('POST', { prefix: '', limit: listed, offset, sortBy }),
      mostOfList,
    );
    const rows = JSON.parse(accepted(answer).toString()) as {
      name: string;
      created_at: string | null;
      metadata: { size?: number } | null;
    }[];
    count = rows.length;
    for (const { name, created_at, metadata } of rows)
      if (isUploadName(name))
        found.push({ name, sentAt: Date.parse(created_at ?? ''), bytes: metadata?.size ?? 0 });
  }
  return found;
}

const json = (method: string, body: unknown): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** Sends pictures of a folder; one that the project has stays as it is. Rejects with `DataError`. */
export async function sendPictures(
  project: PictureProject,
  names: Iterable<string>,
  folder: string,
): Promise<void> {
  for (const name of names) {
    const answer = await ask(project, storagePaths.send(name), {
      method: 'POST',
      body: new Uint8Array(readFileSync(join(folder, name))),
      headers: { 'content-type': pictureType(name) },
    });
    if (!('fault' in answer) || answer.fault !== 'there') accepted(answer);
  }
}

/** Removes pictures for good. Rejects with `DataError`. */
export async function removePictures(
  project: PictureProject,
  names: readonly string[],
): Promise<void> {
  for (let from = 0; from < names.length; from += removed)
    accepted(
      await ask(
        project,
        storagePaths.objects,
        json('DELETE', { prefixes: names.slice(from, from + removed) }),
        mostOfList,
      ),
    );
}
