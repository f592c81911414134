import { imagesIn, isOwnPicture } from '../../blog/unfinished/unfinished-post.ts';
import { textsOf } from '../../content/fields.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { SharedContent } from '../../content/validate.ts';
import { showsMarkdown } from '../../resolve/partials/shows-markdown.ts';
import { sharedDocuments } from './documents.ts';
import type { Finding, Lint } from './lint.ts';

/** The name of a file with a space in it, at which Markdown ends a target, and one that it takes; null for any other picture. */
function spacedName(image: string): { name: string; to: string } | null {
  const [target = ''] = image.slice(image.lastIndexOf('](') + 2).split(/["'>)]/);
  const name = target.replace('<', '').trim();
  return /\s/.test(name) && /^[^:]+\.\w+$/.test(name)
    ? { name, to: name.replace(/\s+/g, '-') }
    : null;
}

function imagesOf(
  file: SourceFile,
  shared: Pick<SharedContent, 'partials' | 'schemas'>,
): Finding[] {
  if (!file.text.includes('![')) return [];
  return textsOf(file, shared.schemas).flatMap(({ text, pointer, schema }) =>
    imagesIn(text)
      .filter(
        (image) =>
          !isOwnPicture(image) ||
          !(schema?.format === 'markdown' || showsMarkdown(file, pointer, shared)),
      )
      .map((image): Finding => ({
        code: 'image-in-text',
        file,
        pointer,
        mark: image,
        params: { image, spaced: spacedName(image) },
      })),
  );
}

/** Pictures in texts that no page shows: of elsewhere, and where the text is no Markdown. */
export const imageInText: Lint = {
  codes: ['image-in-text'],
  quick: true,
  page: ({ file }, shared) => imagesOf(file, shared),
  run: (site) => sharedDocuments(site).flatMap((file) => imagesOf(file, site.site)),
};
