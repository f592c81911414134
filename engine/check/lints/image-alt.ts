import type { Pointer } from '../../diagnostics/problem.ts';
import { allDocuments } from './documents.ts';
import type { Lint } from './lint.ts';
import { readableTexts } from './readable-texts.ts';

/** An image of a Markdown text with nothing between its brackets. */
const nameless = /!\[\s*\]\(\s*<?([^)\s>]+)/g;
const fileName = /^\S+\.(?:jpe?g|png|webp|avif|svg|gif)$/i;

/** Images below a value whose alternative text says nothing. */
function silentImages(
  value: unknown,
  pointer: Pointer,
  out: { src: string; pointer: Pointer }[],
): void {
  if (Array.isArray(value))
    return value.forEach((item, position) => silentImages(item, [...pointer, position], out));
  if (value === null || typeof value !== 'object') return;
  if (
    'src' in value &&
    'alt' in value &&
    typeof value.src === 'string' &&
    typeof value.alt === 'string'
  ) {
    if (value.alt.trim() === '' || fileName.test(value.alt.trim()))
      out.push({ src: value.src, pointer: [...pointer, 'alt'] });
  }
  for (const [name, field] of Object.entries(value)) silentImages(field, [...pointer, name], out);
}

/** Images that say nothing to whoever does not see them: no text, or the name of the file. */
export const imageAlt: Lint = {
  codes: ['image-alt'],
  run: (site) =>
    allDocuments(site).flatMap(({ file, document }) => {
      const images: { src: string; pointer: Pointer }[] = [];
      if (file.text.includes('src')) silentImages(document, [], images);
      if (file.text.includes('!['))
        for (const { text, pointer } of readableTexts(document))
          for (const [, src] of text.matchAll(nameless)) images.push({ src: src!, pointer });
      return images.map(({ src, pointer }) => ({
        code: 'image-alt' as const,
        file,
        pointer,
        params: { src },
      }));
    }),
};
