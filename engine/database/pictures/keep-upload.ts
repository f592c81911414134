import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { flushFolder } from '../disk/durable.mjs';
import { longestSide, mostBytes, type PictureFault } from '../../client/uploads.ts';
import { replaceFile } from '../../files/replace-file.mjs';
import { hashOf } from '../../media/content-hash.ts';
import { input, loadSharp } from '../../media/encode-picture.ts';
import { factsOf, formatOf, isShowable } from '../../media/picture-facts.ts';

/** A picture that was taken in. */
export interface Upload {
  /** Name of its file. */
  readonly name: string;
  /** px. */
  readonly width: number;
  readonly height: number;
}

/** Thrown for what is no picture that we take in. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';

  constructor(readonly found: PictureFault) {
    super(`the picture is refused: ${found.fault}`);
  }
}

/** What the panel asks browsers for; a phone then hands over JPEG for what it keeps as HEIC. */
const taken = ['jpg', 'png', 'webp'];

/**
 * Makes a picture anew, turned as it is seen and with nothing of what the camera wrote, and keeps that alone, under the hash
 * of its content: the same picture twice is one file. Throws `UploadRefused`, and what the disk says.
 */
export async function keepUpload(bytes: Buffer, folder: string): Promise<Upload> {
  const { name, content, width, height } = await madeAnew(bytes);
  const file = join(folder, name);
  // Nobody takes away what was uploaded just now.
  if (existsSync(file)) utimesSync(file, new Date(), new Date());
  else {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    replaceFile(file, content, { mode: 0o600, durable: true });
    flushFolder(folder);
  }
  return { name, width, height };
}

async function madeAnew(bytes: Buffer) {
  if (bytes.length > mostBytes) throw new UploadRefused({ fault: 'heavy', bytes: bytes.length });
  const format = formatOf(bytes);
  if (format !== null && !taken.includes(format))
    throw new UploadRefused({ fault: 'format', is: format });
  const facts = factsOf(bytes, `.${format}`);
  if (!isShowable(facts)) throw new UploadRefused(facts);
  const sharp = await loadSharp();
  const { data: content, info } = await sharp(bytes, input)
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UploadRefused({ fault: 'cut' });
    });
  return { name: `${hashOf(content)}.webp`, content, width: info.width, height: info.height };
}
