// Pictures of posts in a hosted project: Supabase Storage keeps what it is sent as it is, so each is drawn anew before.
import { dataErrorOf } from '../../blog/data-error.ts';
import {
  kindOfFault,
  pictureType,
  storageFault,
  storagePaths,
} from '../../blog/pictures/storage-answer.ts';
import { mostBytes, type UploadedPicture } from '../../client/uploads.ts';
import { drawPicture } from './draw-picture.ts';
import { PictureRefused, upload, type PictureHost } from '../data/picture-host.ts';

/** In what pictures are kept; Safari writes no WebP. */
const keptTypes = ['image/webp', 'image/jpeg'];

/** Sends a picture, as `sendPicture`. */
export async function sendToProject(
  file: File,
  { url, key, token }: PictureHost,
  onProgress: (part: number) => void,
): Promise<UploadedPicture> {
  const drawn = await drawPicture(file, keptTypes);
  if (!drawn) throw new PictureRefused(unreadable(file));
  const { blob, width, height } = drawn;
  if (blob.size > mostBytes) throw new PictureRefused({ fault: 'heavy', bytes: blob.size });
  const name = `${await hashOf(blob)}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`;
  const address = url + storagePaths.send(name);
  const headers = { apikey: key, 'content-type': pictureType(name) };
  const { status, text, retryAfter } = await upload(address, blob, { token, headers }, onProgress);
  const fault = status === 200 ? 'there' : storageFault(status, text);
  // A name says what the content is: whoever sent it before sent the same.
  if (fault === 'there') return { path: `uploads/${name}`, width, height };
  if (fault === 'heavy') throw new PictureRefused({ fault, bytes: blob.size });
  if (fault === 'format') throw new PictureRefused({ fault, is: blob.type });
  throw dataErrorOf(kindOfFault(fault), `${address}: ${status} ${text}`, retryAfter);
}

/** What no browser of this kind can decode: photographs of an iPhone have a name of their own. */
const unreadable = ({ type, name }: File) =>
  /hei[cf]/i.test(`${type} ${name}`)
    ? ({ fault: 'format', is: 'heic' } as const)
    : ({ fault: 'unreadable' } as const);

/** As `hashOf` of `engine/media/content-hash.ts` does it. */
async function hashOf(blob: Blob): Promise<string> {
  const bytes = await new Blob([blob, '\0']).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fetches a picture by the name of its file; null where there is none. Rejects with `DataError`. */
export async function fetchFromProject(
  name: string,
  { url, key, token }: PictureHost,
): Promise<Blob | null> {
  const address = url + storagePaths.read(name);
  const answer = await fetch(address, {
    headers: { apikey: key, authorization: `Bearer ${await token()}` },
  });
  if (answer.ok) return answer.blob();
  const text = await answer.text();
  const fault = storageFault(answer.status, text);
  if (fault === 'no-object') return null;
  throw dataErrorOf(kindOfFault(fault), `${address}: ${answer.status} ${text}`);
}
