import { pictureTarget } from '../blog/pictures/text-pictures.ts';
import { inText } from '../content/pictures/picture-fields.ts';
import { Report } from '../content/report.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import type { ResolvedImage } from '../render/types.ts';
import { markdownPictures } from './markdown-text.ts';

/** A target that is no file of `media/`: of another host, with a protocol, an anchor. */
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** The address by which a document calls the file that a text names, `rua.jpg` or `/media/rua.jpg`; null for what is no file of `media/`. */
export const mediaAddress = (target: string): string | null =>
  elsewhere.test(target) ? null : target.startsWith('/') ? target : `/media/${target}`;

/**
 * A Markdown text whose pictures bear what is known of them (`pictureTarget`). `resolve` is given each and where its target
 * stands; one of elsewhere stays as it is, and is never shown.
 */
export function resolvePictures(
  text: string,
  resolve: (image: { src: string; alt: string }, from: number, to: number) => ResolvedImage,
): string {
  let done = 0;
  let out = '';
  for (const { label, target, from } of markdownPictures(text)) {
    const src = mediaAddress(target);
    if (src === null) continue;
    const image = resolve({ src, alt: label }, from, from + target.length);
    out += text.slice(done, from) + pictureTarget(image);
    done = from + target.length;
  }
  return out + text.slice(done);
}

/** A target as it was written, which the library encodes. */
const plain = (target: string): string => {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
};

/**
 * What is known of the pictures that a post names, by their targets. A post is written apart from the files: one that is not
 * there, or cannot be shown, is left out and told of nowhere, for nobody could mend it in the documents. `file`: any of the site's.
 */
export const picturesOfPost =
  (media: MediaLibrary, file: SourceFile) =>
  (target: string): ResolvedImage | null => {
    const src = mediaAddress(plain(target));
    const image = src && media.image({ src }, inText, { file, pointer: [] }, new Report());
    return image && image.width > 0 ? image : null;
  };
