import { escapeXml } from '../../render/escape.ts';
import { oneLine } from './one-line.ts';

/** A page in the sitemap. */
export interface SitemapEntry {
  /** Absolute address. */
  readonly loc: string;
  /** Day of the last change, `2026-11-20`; left out if unknown. */
  readonly lastmod?: string | undefined;
  /** Absolute addresses of the pictures on it. */
  readonly images?: readonly string[];
}

/** Most addresses of one sitemap, and of one index. Source: sitemaps.org protocol. */
const maxEntries = 50_000;
/** Most bytes of one sitemap: 50 MiB by the same protocol. */
const maxBytes = 50 * 1024 * 1024;

/** Most pictures of a page. Source: Google, image sitemaps. */
const maxImages = 1_000;

const sitemapHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapSchema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const imageSchema = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/**
 * The site map, text by path in the web root, sorted by address: `sitemap.xml`, which of a site with more than fits into one names
 * `sitemap-1.xml` and so on. `url`: the site's address without a slash at its end. Throws `RangeError` for a control character.
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  url: string,
  most: { readonly entries: number; readonly bytes: number } = {
    entries: maxEntries,
    bytes: maxBytes,
  },
): Record<string, string> {
  const sorted = [...entries].sort((one, other) =>
    one.loc < other.loc ? -1 : one.loc > other.loc ? 1 : 0,
  );
  const lines = sorted.map(
    ({ loc, lastmod, images = [] }) =>
      `<url><loc>${xml(loc)}</loc>${lastmod === undefined ? '' : `<lastmod>${xml(lastmod)}</lastmod>`}${images.slice(0, maxImages).map(imageOf).join('')}</url>\n`,
  );
  const hasImages = sorted.some(({ images = [] }) => images.length > 0);
  const schemas = hasImages ? `${sitemapSchema} ${imageSchema}` : sitemapSchema;
  const urlset = (some: readonly string[]) =>
    `${sitemapHead}<urlset ${schemas}>\n${some.join('')}</urlset>\n`;
  const parts = partsOf(lines, { ...most, bytes: most.bytes - Buffer.byteLength(urlset([])) });
  if (parts.length <= 1) return { 'sitemap.xml': urlset(lines) };
  const named = parts.map((part, index) => [`sitemap-${index + 1}.xml`, urlset(part)] as const);
  const parted = named.map(([name]) => `<sitemap><loc>${xml(`${url}/${name}`)}</loc></sitemap>\n`);
  return {
    'sitemap.xml': `${sitemapHead}<sitemapindex ${sitemapSchema}>\n${parted.join('')}</sitemapindex>\n`,
    ...Object.fromEntries(named),
  };
}

/** Lines in lists that are no longer than `most`. */
function partsOf(
  lines: readonly string[],
  most: { readonly entries: number; readonly bytes: number },
): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const line of lines) {
    const size = Buffer.byteLength(line);
    if (parts.length === 0 || size > room || parts.at(-1)!.length === most.entries) {
      parts.push([]);
      room = most.bytes;
    }
    parts.at(-1)!.push(line);
    room -= size;
  }
  return parts;
}

const imageOf = (address: string) =>
  `<image:image><image:loc>${xml(address)}</image:loc></image:image>`;

const xml = (text: string) => escapeXml(oneLine(text));
