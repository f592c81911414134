import { fieldsOf, textsOf, type Field } from '../../content/fields.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import { allDocuments } from './documents.ts';
import type { Lint } from './lint.ts';

/** An image of a Markdown text with nothing between its brackets. */
const nameless = /!\[\s*\]\(\s*<?([^)\s>]+)/g;
const fileName = /^\S+\.(?:jpe?g|png|webp|avif|svg|gif)$/i;

/** An image that says nothing, and where; `mark` in a text in Markdown. */
interface Silent {
  readonly src: string;
  readonly pointer: Pointer;
  readonly mark?: string;
}

/** The image that a value is, if its alternative text says nothing. */
function silentImage({ value, pointer }: Field): Silent[] {
  if (value === null || typeof value !== 'object' || !('src' in value) || !('alt' in value))
    return [];
  const { src, alt } = value;
  if (typeof src !== 'string' || typeof alt !== 'string') return [];
  return alt.trim() === '' || fileName.test(alt.trim())
    ? [{ src, pointer: [...pointer, 'alt'] }]
    : [];
}

/** Images that say nothing to whoever does not see them: no text, or the name of the file. */
export const imageAlt: Lint = {
  codes: ['image-alt'],
  run: (site) =>
    allDocuments(site).flatMap((file) => {
      const { schemas } = site.site;
      const images = file.text.includes('src') ? fieldsOf(file, schemas).flatMap(silentImage) : [];
      if (file.text.includes('!['))
        for (const { text, pointer } of textsOf(file, schemas))
          for (const [mark, src] of text.matchAll(nameless))
            images.push({ src: src!, pointer, mark });
      return images.map(({ src, pointer, mark }) => ({
        code: 'image-alt' as const,
        file,
        pointer,
        params: { src, inText: mark !== undefined },
        ...(mark ? { mark } : {}),
      }));
    }),
};
