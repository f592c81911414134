import { imagesIn } from '../../blog/unfinished-post.ts';
import { sharedDocuments, type AnyDocument } from './documents.ts';
import type { Finding, Lint } from './lint.ts';
import { readableTexts } from './readable-texts.ts';

function imagesOf({ file, document }: AnyDocument): Finding[] {
  if (!file.text.includes('![')) return [];
  return readableTexts(document).flatMap(({ text, pointer }) =>
    imagesIn(text).map((image): Finding => ({
      code: 'image-in-text',
      file,
      pointer,
      mark: image,
      params: { image },
    })),
  );
}

/** Pictures in Markdown, which no page and no post shows yet. */
export const imageInText: Lint = {
  codes: ['image-in-text'],
  quick: true,
  page: imagesOf,
  run: (site) => sharedDocuments(site).flatMap(imagesOf),
};
