// What a build publishes beside its pages: scripts, media, the files that hosts and search engines read, pictures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import importModule from '#import-module';
import {
  faviconText,
  headersText,
  iconSizes,
  manifestText,
  nginxText,
  redirectsText,
  robotsText,
  sitemapFiles,
} from './host-files/host-files.ts';
import { feedText } from './host-files/feed.ts';
import type { Schemas } from '../content/schemas.ts';
import { nearestUnknownFile, rewritesOf } from '../hosting/rewrites.ts';
import type { Output } from './output/output.ts';
import { fileOf } from '../hosting/site-path.ts';
import { anyHost, hosts } from '../hosting/hosts.ts';
import { SiteProblems } from '../diagnostics/problem.ts';
import { fileProblem } from '../content/parse-source.ts';
import type { MediaVersion } from '../resolve/media.ts';
import { localeOf } from '../words/locale.ts';
import { searchFiles } from '../resolve/search-files.ts';
import { isPublic, searchEntries } from '../resolve/search-index.ts';
import type { BuildOptions } from './build-options.ts';
import { outputMark } from './output/guards.ts';
import type { Bundle } from './bundle.ts';
import type { PagesBuilt } from './build-pages.ts';
import { hashOf, PageKeys } from './page-key.ts';
import { pageWriter } from './page-builder.ts';
import type { OpenSite } from '../check/open-site.ts';
import type { PageSummary } from '../resolve/summary.ts';

/** The client files of the bundle that the scripts of the pages reach. */
export function copyBundle(
  bundle: Pick<Bundle, 'files' | 'clientDir'>,
  pages: readonly PageSummary[],
  output: Output,
): void {
  const scripts = new Set(pages.map(({ script }) => script));
  const types = new Set(pages.flatMap((page) => page.types));
  const files = [...scripts]
    .flatMap((script) => bundle.files[script])
    .filter(({ block }) => block === null || types.has(block))
    .map(({ file }) => file);
  for (const file of new Set(files))
    output.offer(file, file, () => readFileSync(join(bundle.clientDir, file)));
}

/** Files of `media/` that pages show. */
const mediaOf = (pages: readonly PageSummary[]) =>
  new Set(
    pages.flatMap(({ media, blocks }) => [...media, ...blocks.flatMap((block) => block.media)]),
  );

/** Media that pages name (hashed) and the files of `media/root` (as they are); what has an owner already, the page of a post, stays that. */
export function copyMedia(
  { site, media }: OpenSite,
  pages: readonly PageSummary[],
  output: Output,
): void {
  for (const path of mediaOf(pages)) {
    const address = media.address(path);
    // Taken away since its page was resolved: the next build says so.
    if (address === null) continue;
    output.offer(address.slice(1), address, () => readFileSync(join(site.dir, 'media', path)));
  }
  for (const path of site.media.filter((file) => file.startsWith('root/'))) {
    const target = path.slice('root/'.length);
    if (output.has(target)) continue;
    const content = readFileSync(join(site.dir, 'media', path));
    output.offer(target, hashOf(content), () => content);
  }
}

/** Files that a host reads begin with the mark of a build. */
const marked = (text: string) => (text.startsWith(outputMark) ? text : `${outputMark}\n${text}`);

/**
 * Headers, redirects, site map, feed, search index and the like, each unless the site has one of its own in `media/root`;
 * `url`: the public address instead of the site's own; `host`: only what that one reads.
 */
export function writeHostFiles(
  { resolver: { site, index } }: OpenSite,
  pages: readonly PageSummary[],
  output: Output,
  { url, posts = [], host }: Pick<BuildOptions, 'url' | 'posts' | 'host'>,
): void {
  const { reads, nearestUnknown } = host ? hosts[host] : anyHost;
  const settings = site.settings.document;
  const base = url ?? settings.url;
  const redirects = settings.redirects ?? [];
  const rewrites = rewritesOf(new Set(pages.map(({ path }) => path)));
  const found = pages.filter(({ status }) => status === 200).map(({ path }) => path);
  const indexed = pages.filter(
    (page) => isPublic(page) && page.canonical === `${base}${page.path}`,
  );
  const rootFiles = site.media
    .filter((path) => path.startsWith('root/'))
    .map((path) => path.slice('root/'.length));
  const forHosts = {
    _headers: () => headersText(rootFiles.map((path) => `/${path}`)),
    _redirects: () => redirectsText(redirects, rewrites),
    'nginx.conf': () => nginxText(redirects, rewrites, found),
  };
  const files: Record<string, string> = {
    ...Object.fromEntries(reads.map((name) => [name, marked(forHosts[name]())])),
    'robots.txt': robotsText(base),
    // The site's own names all that it wants found.
    ...(site.media.includes('root/sitemap.xml')
      ? {}
      : sitemapFiles(
          indexed.map(({ canonical, updated }) => ({ loc: canonical, lastmod: updated })),
          base,
        )),
    'manifest.webmanifest': manifestText({
      name: [settings.business.name, settings.business.tagline].filter(Boolean).join(': '),
      shortName: settings.business.name,
      language: localeOf(settings).tag,
      themeColor: settings.theme.browserColor.light,
      backgroundColor: settings.theme.browserColor.light,
      icons: iconSizes.filter((size) => site.media.includes(`root/icon-${size}.png`)),
    }),
    ...(settings.blog
      ? {
          'feed.xml': feedText({
            title: settings.blog.feedTitle ?? settings.business.name,
            description: settings.business.description,
            language: localeOf(settings).tag,
            url: base,
            posts,
          }),
        }
      : {}),
    ...(pages.some((page) => searches(page, site.schemas))
      ? searchFiles(searchEntries(index, pages), settings.search.synonyms)
      : {}),
    'favicon.svg': faviconText(settings),
  };
  for (const [path, text] of Object.entries(files))
    if (!output.has(path)) output.offer(path, hashOf(text), () => text);
  for (const rewrite of nearestUnknown ? rewrites.filter(({ status }) => status === 404) : [])
    copyPage(fileOf(rewrite.page), nearestUnknownFile(rewrite), output);
}

/** True for a page with a block that asks the site's own search. */
const searches = ({ types }: PageSummary, schemas: Schemas) =>
  types.some((type) => schemas.block(type)['x-reads']?.includes('search'));

/** The page for unknown addresses of a site that has none of its own, nor a file for it; its summary, if one is needed. */
export function writeUnknownPage(
  { open, pages }: Pick<PagesBuilt, 'open' | 'pages'>,
  bundle: Bundle,
  output: Output,
): PageSummary[] {
  if (pages.some(({ summary: { status, path } }) => status === 404 || path === '/404')) return [];
  if (open.site.media.includes('root/404.html')) return [];
  const { page, summary } = open.resolver.unknown();
  const { render } = pageWriter(bundle, output.staging);
  output.offer(fileOf(page.path), new PageKeys(bundle.hash).of(page), () => render(page));
  return [summary];
}

/** Publishes a page under a second name, unless another file has that name. */
function copyPage(from: string, to: string, output: Output): void {
  if (!output.has(to))
    output.offer(to, output.keyOf(from), () => readFileSync(output.locate(from)));
}

/** The pictures for social networks, each once. */
export async function drawPictures(
  { site }: OpenSite,
  pages: readonly PageSummary[],
  output: Output,
): Promise<void> {
  const { theme } = site.settings.document;
  if (!theme.shareFont) return;
  const drawings = new Map(
    pages.flatMap(({ drawing }) => (drawing ? [[drawing.file, drawing]] : [])),
  );
  for (const [address, drawing] of drawings) {
    if (output.expect(address.slice(1), address)) continue;
    // Slow to load.
    const { drawSharePicture } = await import('../resolve/metadata/share-picture.ts');
    output.stage(address.slice(1), drawSharePicture(drawing, site.dir, theme));
  }
}

/** Quality of the smaller versions of photographs, WebP (0 to 100). */
const webpQuality = 78;

/** The smaller versions of photographs. Rejects with `SiteProblems` for one that is damaged. */
export async function makeVersions(
  { site, media }: OpenSite,
  pages: readonly PageSummary[],
  output: Output,
): Promise<void> {
  for (const version of media.versionsOf(mediaOf(pages))) {
    const path = version.address.slice(1);
    if (output.expect(path, version.address)) continue;
    output.stage(path, await versionOf(site.dir, version));
  }
}

/** A smaller version of a photograph. Rejects with `SiteProblems` where its data cannot be decoded, which only a release does. */
async function versionOf(dir: string, { path, width }: MediaVersion): Promise<Buffer> {
  const { default: sharp } = await importModule<typeof import('sharp')>('sharp');
  try {
    return await sharp(join(dir, 'media', path))
      .rotate()
      .resize(width)
      .webp({ quality: webpQuality })
      .toBuffer();
  } catch {
    const src = `/media/${path}`;
    throw new SiteProblems(
      [fileProblem(`media/${path}`, 'image-unreadable', { src, cut: true })],
      dir,
    );
  }
}
