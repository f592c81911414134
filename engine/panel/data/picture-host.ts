import { DataError } from '../../blog/data-error.ts';
import type { UploadFault } from '../../client/uploads.ts';

/** Who takes pictures for posts in, and shows them to staff. */
export interface PictureHost {
  /** Address of a hosted project; '' for the server of the page. */
  readonly url: string;
  readonly key: string;
  /** The token of the session; null without one. */
  readonly token: () => Promise<string | null>;
}

/** Thrown for a picture that cannot be used. */
export class PictureRefused extends Error {
  constructor(readonly found: UploadFault) {
    super(found.fault);
    this.name = 'PictureRefused';
  }
}

/** What an upload was answered; `status` is 0 where nothing was. */
export interface UploadReply {
  readonly status: number;
  readonly text: string;
  /** Value of Retry-After, where it was too much (429). */
  readonly retryAfter: string | null;
}

/** Sends a file with the token of the session; `onProgress` is told which part of it, 0 to 1, is sent. Rejects without a session. */
export async function upload(
  address: string,
  body: Blob,
  { token, headers = {} }: Pick<PictureHost, 'token'> & { headers?: Record<string, string> },
  onProgress: (part: number) => void,
): Promise<UploadReply> {
  const bearer = await token();
  if (bearer === null) throw new DataError('signed-out', 'no session');
  const request = new XMLHttpRequest();
  request.open('POST', address);
  for (const [name, value] of Object.entries({ ...headers, authorization: `Bearer ${bearer}` }))
    request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
  await new Promise<void>((resolve) => {
    request.onloadend = () => resolve();
    request.send(body);
  });
  const { status, responseText: text } = request;
  const retryAfter = status === 429 ? request.getResponseHeader('retry-after') : null;
  return { status, text, retryAfter };
}
