// Texts of the files beside the pages that hosts, search engines and browsers read. Pure: same input, same bytes.
import type { SiteSettings } from '../../content/site-settings.ts';
import { outputMark } from '../output/guards.ts';
import { escapeXml } from '../../render/escape.ts';
import {
  hashedCaching,
  hashedFolders,
  hostHeaders,
  lockedPolicy,
  mediaFolder,
  mayHoldScripts,
  type Header,
} from '../../hosting/headers.ts';
import { encodePath } from '../../hosting/site-path.ts';

export { nginxText } from './nginx.ts';
export { redirectsText } from '../../hosting/redirects.ts';

/**
 * Text of `_headers` (Netlify, Cloudflare Pages). `no-cache` for pages is not written: where two rules match, these
 * hosts join the values of a header, and without a rule both answer `max-age=0, must-revalidate`, which means the same. Of
 * policies that are joined each holds. `rootFiles`: files of the site's own at the root (`/a.svg`); in `/media/` there is no page.
 */
export function headersText(rootFiles: readonly string[] = []): string {
  const block = (path: string, headers: readonly Header[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    outputMark,
    '# Pages are revalidated (no-cache) by the default of the host; only hashed files are kept.',
    block('/*', hostHeaders),
    ...hashedFolders.map((folder) =>
      block(`${folder}*`, [
        ['Cache-Control', hashedCaching],
        ...(folder === mediaFolder ? [lockedPolicy] : []),
      ]),
    ),
    ...rootFiles.filter(mayHoldScripts).map((path) => block(encodePath(path), [lockedPolicy])),
    '',
  ].join('\n');
}

/**
 * Text of `robots.txt`. `url` is the address of the site without a slash at its end. Nothing is disallowed: what must
 * not be found says `noindex` itself, and a crawler that is kept out would never read that.
 */
export function robotsText(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${oneLine(url)}/sitemap.xml\n`;
}

/** A page in the sitemap. */
export interface SitemapEntry {
  /** Absolute address. */
  readonly loc: string;
  /** Day of the last change, `2026-11-20`; left out if unknown. */
  readonly lastmod?: string | undefined;
}

/** Most addresses of one sitemap, and of one index. Source: sitemaps.org protocol. */
const maxEntries = 50_000;
/** Most bytes of one sitemap: 50 MiB by the same protocol. */
const maxBytes = 50 * 1024 * 1024;

const sitemapHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapSchema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

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
    ({ loc, lastmod }) =>
      `<url><loc>${xml(loc)}</loc>${lastmod === undefined ? '' : `<lastmod>${xml(lastmod)}</lastmod>`}</url>\n`,
  );
  const urlset = (some: readonly string[]) =>
    `${sitemapHead}<urlset ${sitemapSchema}>\n${some.join('')}</urlset>\n`;
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

/** What a browser needs to put the site on a home screen; colours as in CSS. */
export interface ManifestInput {
  readonly name: string;
  /** Under the icon; about 12 characters are shown. */
  readonly shortName: string;
  /** BCP 47, `pt-BR`. */
  readonly language: string;
  readonly themeColor: string;
  readonly backgroundColor: string;
  /** Sizes of the icons in the web root, px; none where there is only `favicon.svg`. */
  readonly icons: readonly number[];
}

/** Sizes of the icons that a site may have in `media/root`, `icon-192.png`, px. */
export const iconSizes: readonly number[] = [192, 512];

/** Text of the icon of a site that has none: the first letter of its name on the colour of its words. */
export function faviconText({ business, theme }: Pick<SiteSettings, 'business' | 'theme'>): string {
  const [letter = ''] = business.name;
  const back = theme.light?.ink ?? '#11181c';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="10" fill="${back}"/><text x="32" y="46" font-family="sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="${theme.browserColor.light}">${escapeXml(letter.toUpperCase())}</text></svg>\n`;
}

/** Text of `manifest.webmanifest`; its icons are squares in the web root. */
export function manifestText({
  name,
  shortName,
  language,
  themeColor,
  backgroundColor,
  icons: sizes,
}: ManifestInput): string {
  const icons =
    sizes.length > 0
      ? sizes.map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        }))
      : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }];
  const manifest = {
    name,
    short_name: shortName,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The text itself; throws for a control character, which would begin a second line or break XML. */
function oneLine(text: string): string {
  if (/[\p{Cc}\u2028\u2029]/u.test(text))
    throw new RangeError(`Control character in ${JSON.stringify(text)}`);
  return text;
}

const xml = (text: string) => escapeXml(oneLine(text));
