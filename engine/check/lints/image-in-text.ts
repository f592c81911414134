import { imagesIn, isOwnPicture } from '../../blog/unfinished/unfinished-post.ts';
import { textsOf } from '../../content/fields.ts';
import type { Schemas } from '../../content/schemas.ts';
import type { SourceFile } from '../../content/source-file.ts';
import { sharedDocuments } from './documents.ts';
import type { Finding, Lint } from './lint.ts';

function imagesOf(file: SourceFile, schemas: Schemas): Finding[] {
  if (!file.text.includes('![')) return [];
  return textsOf(file, schemas).flatMap(({ text, pointer, schema }) =>
    imagesIn(text)
      .filter((image) => schema?.format !== 'markdown' || !isOwnPicture(image))
      .map((image): Finding => ({
        code: 'image-in-text',
        file,
        pointer,
        mark: image,
        params: { image },
      })),
  );
}

/** Pictures in texts that no page shows: of elsewhere, and where the text is no Markdown. */
export const imageInText: Lint = {
  codes: ['image-in-text'],
  quick: true,
  page: ({ file }, { schemas }) => imagesOf(file, schemas),
  run: (site) => sharedDocuments(site).flatMap((file) => imagesOf(file, site.site.schemas)),
};
