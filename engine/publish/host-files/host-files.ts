import { readFileSync } from 'node:fs';
import { claimsPath, publicClaims } from '../../blog/post-claims.ts';
import type { Schemas } from '../../content/schemas.ts';
import { anyHost, hosts } from '../../hosting/hosts.ts';
import { redirectsText } from '../../hosting/redirects.ts';
import { nearestUnknownFile, rewritesOf } from '../../hosting/rewrites.ts';
import { fileOf } from '../../hosting/site-path.ts';
import type { OpenSite } from '../../resolve/open-site.ts';
import { searchFiles } from '../../resolve/search/search-files.ts';
import { searchEntries } from '../../resolve/search/search-index.ts';
import type { PageSummary } from '../../resolve/summary.ts';
import { localeOf } from '../../words/locale.ts';
import type { BuildOptions } from '../build-options.ts';
import { outputMark } from '../output/guards.ts';
import type { Output } from '../output/output.ts';
import { keyFileOf } from '../changes/index-now.ts';
import { hashOf } from '../../media/content-hash.ts';
import type { ShownPages } from '../changes/shown-pages.ts';
import { faviconText } from './favicon.ts';
import { feedText } from './feed.ts';
import { headersText } from './headers.ts';
import { iconSizes, manifestText, panelManifest } from './manifest.ts';
import { nginxText } from './nginx.ts';
import { robotsText } from './robots.ts';
import { sitemapFiles } from './sitemap.ts';

/** What the files for hosts are written with. */
interface HostFilesOptions extends Pick<BuildOptions, 'url' | 'posts' | 'host' | 'indexNowKey'> {
  /** The pages of the site map. */
  readonly listed: readonly PageSummary[];
  /** When they last changed. */
  readonly shown: ShownPages;
}

/**
 * Headers, redirects, site map, feed, search index and the like, each unless the site has one of its own in `media/root`;
 * `url`: the public address instead of the site's own; `host`: only what that one reads.
 */
export function writeHostFiles(
  { resolver, media }: OpenSite,
  pages: readonly PageSummary[],
  output: Output,
  { url, posts = [], host, indexNowKey, listed, shown }: HostFilesOptions,
): void {
  const { site, index } = resolver;
  const { reads, nearestUnknown } = host ? hosts[host] : anyHost;
  const settings = site.settings.document;
  const base = url ?? settings.url;
  const redirects = settings.redirects ?? [];
  const rewrites = rewritesOf(new Set(pages.map(({ path }) => path)));
  const found = pages.filter(({ status }) => status === 200).map(({ path }) => path);
  const rootFiles = site.media
    .filter((path) => path.startsWith('root/'))
    .map((path) => path.slice('root/'.length));
  const forHosts = {
    _headers: () => headersText(rootFiles.map((path) => `/${path}`)),
    _redirects: () => redirectsText(redirects, rewrites),
    'nginx.conf': () => nginxText(redirects, rewrites, found),
  };
  const onHomeScreen = {
    shortName: settings.business.name,
    language: localeOf(settings).tag,
    themeColor: settings.theme.browserColor.light,
    backgroundColor: settings.theme.browserColor.light,
    icons: iconSizes.filter((size) => site.media.includes(`root/icon-${size}.png`)),
  };
  const panel = pages.find(({ script }) => script === 'panel');
  const files: Record<string, string> = {
    ...Object.fromEntries(reads.map((name) => [name, marked(forHosts[name]())])),
    'robots.txt': robotsText(base),
    // The site's own names all that it wants found.
    ...(site.media.includes('root/sitemap.xml')
      ? {}
      : sitemapFiles(
          listed.map(({ canonical, path, pictures = [] }) => ({
            loc: canonical,
            lastmod: shown.get(path)?.day,
            images: pictures.flatMap((file) => {
              const address = media.pictureAddress(file);
              return address === null ? [] : `${base}${address}`;
            }),
          })),
          base,
        )),
    'manifest.webmanifest': manifestText({
      ...onHomeScreen,
      name: [settings.business.name, settings.business.tagline].filter(Boolean).join(': '),
    }),
    ...(panel
      ? { [panelManifest]: manifestText({ ...onHomeScreen, name: panel.title, app: panel.path }) }
      : {}),
    ...(settings.blog
      ? {
          'feed.xml': feedText({
            title: settings.blog.feedTitle ?? settings.business.name,
            description: settings.business.description,
            language: localeOf(settings).tag,
            url: base,
            posts,
          }),
          [claimsPath.slice(1)]: JSON.stringify(publicClaims(settings.claims)),
        }
      : {}),
    ...(pages.some((page) => searches(page, site.schemas))
      ? searchFiles(searchEntries(index, pages), settings.search)
      : {}),
    ...Object.fromEntries(resolver.dataFiles([...new Set(pages.flatMap(({ types }) => types))])),
    'favicon.svg': faviconText(settings),
    ...(indexNowKey === undefined ? {} : { [keyFileOf(indexNowKey)]: indexNowKey }),
  };
  for (const [path, text] of Object.entries(files))
    if (!output.has(path)) output.offer(path, hashOf(text), () => text);
  for (const rewrite of nearestUnknown ? rewrites.filter(({ status }) => status === 404) : [])
    copyPage(fileOf(rewrite.page), nearestUnknownFile(rewrite), output);
}

/** Files that a host reads begin with the mark of a build. */
const marked = (text: string) => (text.startsWith(outputMark) ? text : `${outputMark}\n${text}`);

/** True for a page with a block that asks the site's own search. */
const searches = ({ types }: PageSummary, schemas: Schemas) =>
  types.some((type) => schemas.block(type)['x-reads']?.includes('search'));

/** Publishes a page under a second name, unless another file has that name. */
function copyPage(from: string, to: string, output: Output): void {
  if (!output.has(to))
    output.offer(to, output.keyOf(from), () => readFileSync(output.locate(from)));
}
