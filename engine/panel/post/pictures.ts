// Pictures of posts on their way to whoever keeps them, and from there to the preview.
import { DataError, dataErrorOf, kindOfStatus } from '../../blog/data-error.ts';
import {
  mostBytes,
  uploadsPath,
  type UploadAnswer,
  type UploadedPicture,
} from '../../client/uploads.ts';
import { drawPicture } from './draw-picture.ts';
import { PictureRefused, upload, type PictureHost } from '../data/picture-host.ts';
import { fetchFromProject, sendToProject } from './hosted-pictures.ts';

/** What a browser lets one choose; an iPhone hands over JPEG for what it keeps as HEIC. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';

/** A file of fewer bytes is sent to our server as it is. */
const fewBytes = 1_000_000;

/** The picture small enough for a telephone's network; as it is where the browser cannot decode it. */
async function sized(file: File): Promise<Blob> {
  if (file.size < fewBytes) return file;
  // Others than JPEG may let through what is behind them.
  const types = file.type === 'image/jpeg' ? [file.type] : ['image/webp', 'image/png'];
  const blob = (await drawPicture(file, types))?.blob;
  return blob && blob.size < file.size ? blob : file;
}

/** Sends a picture; `onProgress` is told which part of it, 0 to 1, is sent. Rejects with `PictureRefused` and `DataError`. */
export async function sendPicture(
  file: File,
  host: PictureHost,
  onProgress: (part: number) => void,
): Promise<UploadedPicture> {
  if (host.url !== '') return sendToProject(file, host, onProgress);
  const body = await sized(file);
  if (body.size > mostBytes) throw new PictureRefused({ fault: 'heavy', bytes: body.size });
  const { status, text, retryAfter } = await upload(uploadsPath, body, host, onProgress);
  const answer = answerOf(text);
  if (answer && 'path' in answer) return answer;
  if (answer && 'fault' in answer)
    throw answer.fault === 'full' ? new DataError('disk-full', '') : new PictureRefused(answer);
  throw dataErrorOf(
    status === 401 ? 'signed-out' : kindOfStatus(status),
    `${uploadsPath}: ${status}`,
    retryAfter,
  );
}

function answerOf(text: string): UploadAnswer | null {
  try {
    return JSON.parse(text) as UploadAnswer;
  } catch {
    return null;
  }
}

/** A picture as the preview shows it. */
export interface ShownPicture {
  /** `blob:`. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Fetches a picture that a text names; null where there is none. Rejects where nobody can tell. */
export async function fetchPicture(path: string, host: PictureHost): Promise<ShownPicture | null> {
  const name = path.slice(path.indexOf('/') + 1);
  const blob = await (host.url === '' ? fetchFromServer : fetchFromProject)(name, host);
  if (!blob) return null;
  const { width, height } = await createImageBitmap(blob);
  return { src: URL.createObjectURL(blob), width, height };
}

async function fetchFromServer(name: string, { token }: PictureHost): Promise<Blob | null> {
  const address = `${uploadsPath}/${name}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${await token()}` } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw dataErrorOf(kindOfStatus(answer.status), `${address}: ${answer.status}`);
  return answer.blob();
}

/** How a text shows a picture: in a paragraph of its own. */
export const pictureMarkdown = (path: string, alt: string, caption: string): string => {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const title = plain(caption).replace(/[\\"]/g, '\\$&');
  return `![${plain(alt).replace(/[\\[\]]/g, '\\$&')}](${path}${title ? ` "${title}"` : ''})`;
};
