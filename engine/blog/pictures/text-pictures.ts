// Pictures in the HTML of a Markdown text: `<img>` as the library prints it becomes what the picture is shown by.
import type { ResolvedImage } from '../../render/types.ts';

/** An image alone in its paragraph, or anywhere, as markdown-it and micromark print it. */
const printed = /(<p>)?<img src="([^"]*)" alt="([^"]*)"(?: title="([^"]*)")?\s*\/?>(?:(<\/p>)|)/g;

/** What is known of an image, as the fragment of its address: a text stays a text until it is printed. Parentheses would end the target. */
export const pictureTarget = ({ src, alt: _, ...known }: ResolvedImage): string =>
  `${src}#${encodeURIComponent(JSON.stringify(known)).replace(/[()']/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;

/** The image that `pictureTarget` made such an address of; null for any other. */
export function pictureAt(address: string): ResolvedImage | null {
  const [src = '', known = ''] = address.split('#', 2);
  if (!src.startsWith('/media/') || !known.startsWith('%7B')) return null;
  return {
    src,
    alt: '',
    ...(JSON.parse(decodeURIComponent(known)) as Omit<ResolvedImage, 'src' | 'alt'>),
  };
}

/** As `blocks/parts/Picture.tsx` shows it, later than the first screen; `alt` is HTML. */
function pictureHtml(
  { src, width, height, sources = [], sizes, tone }: ResolvedImage,
  alt: string,
): string {
  const versions = (srcSet: string) => ` srcset="${srcSet}" sizes="${sizes ?? '100vw'}"`;
  const fallback = sources.at(-1);
  const others = sources
    .slice(0, -1)
    .map(({ type, srcSet }) => `<source type="${type}"${versions(srcSet)}>`);
  const img = `<img${tone ? ` class="tone-${tone}"` : ''} src="${src}"${fallback ? versions(fallback.srcSet) : ''} alt="${alt}" width="${width}" height="${height}" loading="lazy">`;
  return others.length > 0 ? `<picture class="picture">${others.join('')}${img}</picture>` : img;
}

/**
 * The HTML with its images shown by what `find` knows of their addresses: a figure with the title as caption where one stands
 * alone, its words where nobody knows it, so that no page asks another host.
 */
export const showPictures = (
  html: string,
  find: (address: string) => ResolvedImage | null,
): string =>
  html.includes('<img')
    ? html.replace(
        printed,
        (_, open = '', address: string, alt: string, title = '', close = '') => {
          const image = find(address.replaceAll('&amp;', '&'));
          if (!image?.width) return `${open}${alt}${close}`;
          const picture = pictureHtml(image, alt);
          if (!open || !close) return `${open}${picture}${close}`;
          return `<figure>${picture}${title ? `<figcaption>${title}</figcaption>` : ''}</figure>`;
        },
      )
    : html;
