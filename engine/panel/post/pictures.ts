// Pictures of posts on their way to our server, and from there to the preview.
import { DataError, dataErrorOf, kindOfStatus } from '../../blog/data-error.ts';
import {
  longestSide,
  mostBytes,
  uploadsPath,
  type UploadAnswer,
  type UploadedPicture,
  type UploadFault,
} from '../../client/uploads.ts';

/** What a browser lets one choose; an iPhone hands over JPEG for what it keeps as HEIC. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';

/** A file of fewer bytes is sent as it is. */
const fewBytes = 1_000_000;

/** Thrown for a picture that our server cannot use. */
export class PictureRefused extends Error {
  constructor(readonly found: UploadFault) {
    super(found.fault);
    this.name = 'PictureRefused';
  }
}

/** The picture small enough for a telephone's network; as it is where the browser cannot decode it. */
async function sized(file: File): Promise<Blob> {
  if (file.size < fewBytes) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // Others than JPEG may let through what is behind them.
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp';
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  return made && made.size < file.size ? made : file;
}

/** Sends a picture; `onProgress` is told which part of it, 0 to 1, is sent. Rejects with `PictureRefused` and `DataError`. */
export async function sendPicture(
  file: File,
  token: () => Promise<string | null>,
  onProgress: (part: number) => void,
): Promise<UploadedPicture> {
  const body = await sized(file);
  if (body.size > mostBytes) throw new PictureRefused({ fault: 'heavy', bytes: body.size });
  const bearer = await token();
  if (bearer === null) throw new DataError('signed-out', 'no session');
  const request = new XMLHttpRequest();
  request.open('POST', uploadsPath);
  request.setRequestHeader('authorization', `Bearer ${bearer}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
  await new Promise<void>((resolve) => {
    request.onloadend = () => resolve();
    request.send(body);
  });
  const { status } = request;
  const answer = answerOf(request.responseText);
  if (answer && 'path' in answer) return answer;
  if (answer && 'fault' in answer)
    throw answer.fault === 'full' ? new DataError('disk-full', '') : new PictureRefused(answer);
  throw dataErrorOf(
    status === 401 ? 'signed-out' : kindOfStatus(status),
    `${uploadsPath}: ${status}`,
    request.getResponseHeader('retry-after'),
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
export async function fetchPicture(
  path: string,
  token: () => Promise<string | null>,
): Promise<ShownPicture | null> {
  const address = `${uploadsPath}/${path.slice(path.indexOf('/') + 1)}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${await token()}` } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw dataErrorOf(kindOfStatus(answer.status), `${address}: ${answer.status}`);
  const blob = await answer.blob();
  const { width, height } = await createImageBitmap(blob);
  return { src: URL.createObjectURL(blob), width, height };
}

/** How a text shows a picture: in a paragraph of its own. */
export const pictureMarkdown = (path: string, alt: string, caption: string): string => {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const title = plain(caption).replace(/[\\"]/g, '\\$&');
  return `![${plain(alt).replace(/[\\[\]]/g, '\\$&')}](${path}${title ? ` "${title}"` : ''})`;
};
