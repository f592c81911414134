import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { UploadRefused, type Upload } from '../../engine/database/pictures/keep-upload.ts';
import type { PictureFault } from '../../engine/client/uploads.ts';
import { childEnvironment } from '../../engine/files/child-environment.ts';

/** A picture that is to be kept in a folder. */
export interface PictureTask {
  readonly bytes: Uint8Array;
  readonly folder: string;
}

/** What the process tells before it ends. */
export type PictureNews =
  | { readonly kept: Upload }
  | { readonly refused: PictureFault }
  | { readonly failed: string; readonly code: string | undefined };

/** A picture that is not made in so long (ms) is given up; one of 60 megapixels takes 4 s. */
const patience = 60_000;

/**
 * As `keepUpload`, in a process of its own: decoding takes hundreds of MB, which go with it, and a picture that breaks the
 * decoder breaks no server. Rejects also where the process ended without a word.
 */
export function keepApart(bytes: Uint8Array, folder: string): Promise<Upload> {
  const child = fork(fileURLToPath(new URL('./picture-process.cjs', import.meta.url)), [], {
    env: childEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    let news: PictureNews | null = null;
    child.on('message', (said: PictureNews) => (news = said));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (!news) reject(new Error(`the process of a picture ended with ${signal ?? code}`));
      else if ('kept' in news) resolve(news.kept);
      else if ('refused' in news) reject(new UploadRefused(news.refused));
      else reject(Object.assign(new Error(news.failed), { code: news.code }));
    });
    // One that is gone already is told by `close`.
    child.send({ bytes, folder } satisfies PictureTask, () => undefined);
  });
}
