import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './diagnostics/problem.ts';
import { headersText, manifestText, nginxText, redirectsText, robotsText, sitemapText } from './host/host-files.ts';
import { feedText } from './host/feed.ts';
import { speculationPath, speculationRules } from './host/speculation.ts';
import { nearestUnknownFile, standInsOf } from './host/stand-ins.ts';
import { readySite, type ReadySite } from './load-site.ts';
import { bestCompression, compressOutput, quickCompression } from './output/compress.ts';
import { forget, inputsOf, recall, remember } from './output/last-build.ts';
import { withLock } from './output/lock.ts';
import { Output, stateDir } from './output/output.ts';
import { fileOf } from './page-file.ts';
import type { Post } from './posts/post-store.ts';
import type { ResolvedBlock, ResolvedPage } from './resolved-page.ts';
import type { PageDataAddress } from './view/data-address.ts';
import { searchEntries } from './search-index.ts';
import { drawSharePicture } from './metadata/share-picture.ts';
import type { Shell } from './shell.ts';
import { createStyleHash } from './style-hash.ts';

/** How much a build does beyond the pages. */
export type Thoroughness = 'plain' | 'compressed' | 'release';

/** Options of a build. */
export interface BuildOptions {
  readonly siteDir: string;
  readonly outDir: string;
  readonly shell: Shell;
  /** `compressed` adds `.br` and `.gz` quickly; `release` adds the smallest ones and the pictures for social networks. */
  readonly thoroughness?: Thoroughness;
  /** Public address instead of the site's own (`SITE_URL`), without a slash at its end. */
  readonly url?: string | undefined;
  /** Published posts, newest first. */
  readonly posts?: readonly Post[];
  /** Data service of another origin. */
  readonly data?: PageDataAddress | undefined;
  /** Told after every page that was rendered: how many are done, of how many. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Told once if another build is waited for. */
  readonly onWait?: (pid: number) => void;
}

/** What a build did. */
export interface BuildSummary {
  readonly pages: number;
  /** Pages rendered in this run; the others stayed as they were. */
  readonly rendered: number;
  readonly filesWritten: number;
  readonly filesRemoved: number;
  /** Bytes of the web root, compressed copies left out. */
  readonly bytes: number;
  readonly seconds: number;
  /** True where a build before this one was cut short and was finished first. */
  readonly recovered: boolean;
  readonly warnings: readonly Problem[];
}

const hashOf = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/**
 * Builds the site in `siteDir` into `outDir`: loads, validates, resolves, renders what changed, then exchanges all files
 * at once; where nothing changed since the last build, none of that. A failed build changes nothing. Throws `SiteProblems`, `OutputBusy`, `ForeignOutput`.
 */
export async function build(options: BuildOptions): Promise<BuildSummary> {
  const start = performance.now();
  const thoroughness = options.thoroughness ?? 'plain';
  return withLock(
    join(stateDir(options.outDir), 'lock'),
    async () => {
      const state = stateDir(options.outDir);
      const inputs = inputsOf(options.siteDir, options.shell.hash, JSON.stringify([thoroughness, options.url, options.posts, options.data]));
      const seconds = () => (performance.now() - start) / 1000;
      const last = recall<Pick<BuildSummary, 'pages' | 'bytes' | 'warnings'>>(state, inputs);
      if (last && new Output(options.outDir).isWhole()) return { ...last, rendered: 0, filesWritten: 0, filesRemoved: 0, seconds: seconds(), recovered: false };
      const ready = readySite(options.siteDir, { url: options.url, shareImages: thoroughness === 'release', posts: options.posts ?? [], data: options.data });
      const output = new Output(options.outDir);
      const rendered = renderPages(ready.pages, output, options);
      copyShell(options.shell, output);
      copyMedia(ready, options.siteDir, output);
      writeHostFiles(ready, output, options);
      if (thoroughness === 'release') {
        drawPictures(ready, options.siteDir, output);
        await makeVersions(ready, options.siteDir, output);
      }
      if (thoroughness !== 'plain') await compressOutput(output, thoroughness === 'release' ? bestCompression : quickCompression);
      forget(state);
      const counts = output.publish();
      const found = { pages: ready.pages.length, bytes: counts.bytes, warnings: ready.warnings };
      remember(state, inputs, { ...found, warnings: found.warnings.map(withoutSource) });
      return { ...found, rendered, filesWritten: counts.written, filesRemoved: counts.removed, seconds: seconds(), recovered: output.recovered };
    },
    { onWait: options.onWait ?? (() => undefined) },
  );
}

/** A problem to be kept: without the text of its file. */
const withoutSource = ({ file, line, column, length, code, level, params, related }: Problem): Problem => ({ file, line, column, length, code, level, params, related });

const blockHashes = new WeakMap<ResolvedBlock, string>();

/** Hash of a block; pages share most of theirs, as one object each. */
function hashOfBlock(block: ResolvedBlock): string {
  let hash = blockHashes.get(block);
  if (!hash) blockHashes.set(block, (hash = hashOf(JSON.stringify(block))));
  return hash;
}

/** Hash of everything that the HTML of a page is made from. */
const pageKey = (page: ResolvedPage, shell: Shell) => hashOf(shell.hash, JSON.stringify({ ...page, blocks: page.blocks.map(hashOfBlock) }));

/** Renders the pages whose inputs changed; how many those were. */
function renderPages(pages: readonly ResolvedPage[], output: Output, { shell, onProgress }: BuildOptions): number {
  const assets = { scripts: shell.scripts, styleHash: createStyleHash() };
  let rendered = 0;
  pages.forEach((page, position) => {
    const reused = output.offer(fileOf(page.path), pageKey(page, shell), () => shell.render(page, assets));
    if (!reused) rendered += 1;
    onProgress?.(position + 1, pages.length);
  });
  return rendered;
}

function copyShell(shell: Shell, output: Output): void {
  for (const file of shell.files) output.offer(file, file, () => readFileSync(join(shell.clientDir, file)));
}

/** Media that pages name (hashed) and the files of `media/root` (as they are). */
function copyMedia({ site, media }: ReadySite, siteDir: string, output: Output): void {
  for (const { path, address } of media.used()) output.offer(address.slice(1), address, () => readFileSync(join(siteDir, 'media', path)));
  for (const path of site.media.filter((file) => file.startsWith('root/'))) {
    const content = readFileSync(join(siteDir, 'media', path));
    output.offer(path.slice('root/'.length), hashOf(content), () => content);
  }
}

function writeHostFiles({ site, pages }: ReadySite, output: Output, { url, posts = [] }: BuildOptions): void {
  const settings = site.settings.document;
  const base = url ?? settings.url;
  const redirects = settings.redirects ?? [];
  const standIns = standInsOf(new Set(pages.map((page) => page.path)));
  const indexed = pages.filter((page) => page.status === 200 && page.head.robots.startsWith('index') && page.head.canonical === `${base}${page.path}`);
  const files: Record<string, string> = {
    '_headers': headersText(),
    '_redirects': redirectsText(redirects, standIns),
    'nginx.conf': nginxText(redirects, standIns),
    [speculationPath.slice(1)]: speculationRules,
    'robots.txt': robotsText(base),
    'sitemap.xml': sitemapText(indexed.map((page) => ({ loc: page.head.canonical, lastmod: page.updated }))),
    'manifest.webmanifest': manifestText({ name: `${settings.business.name}: ${settings.business.tagline}`, shortName: settings.business.name, themeColor: settings.theme.browserColor.light, backgroundColor: settings.theme.browserColor.light }),
    'feed.xml': feedText({ title: settings.blog?.feedTitle ?? settings.business.name, description: settings.business.description, url: base, posts }),
    'search.json': JSON.stringify({ entries: searchEntries(site, pages) }),
  };
  for (const [path, text] of Object.entries(files)) output.offer(path, hashOf(text), () => text);
  for (const standIn of standIns.filter(({ status }) => status === 404)) copyPage(fileOf(standIn.page), nearestUnknownFile(standIn), output);
}

/** Publishes a page under a second name, unless a page has that name. */
function copyPage(from: string, to: string, output: Output): void {
  if (output.keyOf(to) === '') output.offer(to, output.keyOf(from), () => readFileSync(output.locate(from)));
}

function drawPictures({ site, pages }: ReadySite, siteDir: string, output: Output): void {
  const font = site.settings.document.theme.shareFont;
  if (!font) return;
  for (const { head } of pages) {
    const drawing = head.image?.draw;
    if (drawing) output.offer(drawing.file.slice(1), drawing.file, () => drawSharePicture(drawing, siteDir, font));
  }
}

/** Quality of the smaller versions of photographs, WebP (0 to 100). */
const webpQuality = 78;

async function makeVersions({ media }: ReadySite, siteDir: string, output: Output): Promise<void> {
  for (const version of media.versions()) {
    const path = version.address.slice(1);
    if (output.expect(path, version.address)) continue;
    const { default: sharp } = await import('sharp');
    output.stage(path, await sharp(join(siteDir, 'media', version.path)).rotate().resize(version.width).webp({ quality: webpQuality }).toBuffer());
  }
}
