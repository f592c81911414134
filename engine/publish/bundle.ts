import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import importModule from '#import-module';
import { addsToLibrary } from '#schemas/find-own-code';
import { codeFiles } from '../content/own-code/code-files.ts';
import { localeOfSite } from '../content/locale/locale-of-site.ts';
import type { Locale } from '../words/locale.ts';
import { fingerprint, keptFingerprint } from '../content/fingerprint.ts';
import { copyPrebuilt } from './prebuilt.ts';
import { withLock } from '../files/lock.mjs';
import { packageRoot } from '../files/package-root.ts';
import { replaceFile } from '../files/replace-file.mjs';
import type { ResolvedPage, ScriptName } from '../render/resolved-page.ts';
import type { PageAssets, PageScripts } from '../render/document.ts';

/** What the bundle depends on, relative to the package: code and nothing else. */
export const bundleSources = [
  'engine/render',
  'engine/client',
  'engine/blog',
  'engine/panel',
  'engine/words',
  'blocks',
  'schemas/blocks',
  'schemas/generated',
  'schemas/find-own-code.mjs',
  'schemas/formats.mjs',
  'vite.config.ts',
  'vite.config.js',
  // What vite.config.ts imports.
  'engine/publish/site-blocks.ts',
  'engine/publish/site-blocks.js',
  'engine/content/own-code/from-origin.mjs',
  'package.json',
  'package-lock.json',
];

/** The half of the build that depends on code alone: the renderer, the page script and what it loads. */
export interface Bundle {
  /** Hash of its sources. */
  readonly hash: string;
  readonly render: (page: ResolvedPage, assets: PageAssets) => string;
  /** Addresses of the page scripts. */
  readonly scripts: PageScripts;
  /** Address of the style sheet for paper. */
  readonly printSheet: string;
  /** Folder of the client files, and those that each page script reaches, relative to it (`assets/…`). */
  readonly clientDir: string;
  readonly files: Readonly<Record<ScriptName, readonly ClientFile[]>>;
  /** Address of the module that renders, for `openRenderer`. */
  readonly renderer: string;
}

/** A bundle whose renderer is not loaded yet, which takes a while: a build that finds nothing to do needs none. */
export interface ClosedBundle extends Omit<Bundle, 'render'> {
  readonly open: () => Promise<Bundle>;
}

/** Lines of a bundler that say how far it is, what it wrote, and where in it an error was made. */
const progress = /^(?:vite v|transforming|rendering chunks|computing|✓| {4}at )| kB\b/;

/** Thrown when Vite or Vike could not build the bundle; `output` is what they printed of it. */
export class BundleFailed extends Error {
  constructor(readonly output: string) {
    super('the bundle could not be built');
    this.name = 'BundleFailed';
  }
}

interface ClientChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, ClientChunk>>;

/** Sources of the page scripts: the client entries of Vike's pages, TypeScript in a checkout and JavaScript in the package. */
const entries = {
  document: 'blocks/entry/document/+client',
  blog: 'blocks/entry/blog/+client',
  panel: 'blocks/entry/panel/+client',
  reader: 'blocks/entry/reader/+client',
} satisfies PageScripts;
/** Source of the style sheet for paper, an entry of its own (vite.config.ts). */
const printSource = 'blocks/parts/print.css';
const withoutExtension = (file: string) => file.replace(/\.[jt]sx?$/, '');
/** How long to wait for another process that builds the bundle, ms. */
const bundlePatience = 300_000;

/** What a bundle is made for. */
export interface BundleOptions {
  /** Folder of the site; `site` in the project unless something else is said. */
  readonly siteDir?: string;
  /** Where the site lies, if `siteDir` is a copy of it. */
  readonly origin?: string | undefined;
  /** Folder of the package, whose code is bundled; that of this program unless something else is said. */
  readonly packageDir?: string;
  /** Told before a build, which waits for what it returns. */
  readonly onBuild?: () => unknown;
}

/** What the scripts know of the site, as names of the environment: vite.config.ts puts them into `import.meta.env`. A script speaks one language. */
export const localeVariables = ({ language, tag, timeZone }: Locale) => ({
  PORTAO_LANGUAGE: language,
  PORTAO_LOCALE: tag,
  PORTAO_TIME_ZONE: timeZone,
});

/** What vite.config.ts is told of the site, and of where it lies if its folder is a copy. */
export const siteVariables = (siteDir: string, locale: Locale, origin = '') => ({
  ...localeVariables(locale),
  PORTAO_SITE: siteDir,
  PORTAO_SITE_ORIGIN: origin,
});

/** What a bundle is built for: a site's language and formats, and its own blocks. */
interface BundleSite {
  readonly locale: Locale;
  readonly siteDir: string;
  readonly origin: string | undefined;
  /** Hash of the own blocks and drawings, and of what they may import; empty where the site has none. */
  readonly own: string;
}

async function bundleSite(siteDir: string, origin: string | undefined): Promise<BundleSite> {
  const files = codeFiles(siteDir).filter((file) => !/^(?:facts|lints)\//.test(file));
  return {
    locale: await localeOfSite(siteDir),
    siteDir,
    origin,
    own: addsToLibrary(siteDir) ? fingerprint(siteDir, files) : '',
  };
}

/** Most bundles of a language that stay for sites with blocks of their own: that of the public pages, that of the folder, one to spare. */
const mostOwn = 3;

/**
 * Folder of a bundle, relative to the project: sites of one language and one time zone share theirs. Those with blocks of their
 * own have one for each state of these, so that what is public keeps its bundle while a block is being edited.
 */
const bundleFolder = ({ locale, own }: BundleSite) =>
  `.portao/bundle/${nameOf(locale)}${own === '' ? '' : `_${own}`}`;

/** Removes the bundles of own blocks that were in use longest ago. */
function removeOld(dir: string): void {
  const shared = dir.replace(/[0-9a-f]{16}$/, '');
  const usedAt = (name: string) =>
    statSync(join(dirname(dir), name, 'stamp'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const own = readdirSync(dirname(dir)).filter((name) => {
    const path = join(dirname(dir), name);
    return path.startsWith(shared) && /^[0-9a-f]{16}$/.test(path.slice(shared.length));
  });
  own.sort((one, other) => usedAt(other) - usedAt(one));
  for (const name of own.slice(mostOwn))
    rmSync(join(dirname(dir), name), { recursive: true, force: true });
}

/** `Etc/GMT+5` and `Etc/GMT-5` are two zones. */
const nameOf = (locale: Locale) =>
  Object.values(localeVariables(locale))
    .join('_')
    .replaceAll('+', 'plus')
    .replace(/[^\w-]/g, '-');

/** A file that a page script reaches, and the block that alone asks for it while the page is used; null for one of every page. */
export interface ClientFile {
  readonly file: string;
  readonly block: string | null;
}

/** The block that a module belongs to. */
const blockOf = (module: string) => /(?:^|\/)blocks\/([a-z0-9-]+)\//.exec(module)?.[1] ?? null;

/** The files that the script of an entry reaches: those of every page first. */
function reachable(manifest: Manifest, entry: string | undefined): readonly ClientFile[] {
  const found = new Map<string, ClientFile>();
  const later: string[] = [];
  const visit = (name: string, block: string | null) => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.set(file, { file, block });
    later.push(...(chunk.dynamicImports ?? []));
    for (const next of chunk.imports ?? []) visit(next, block);
  };
  if (entry !== undefined) visit(entry, null);
  for (let name = later.shift(); name !== undefined; name = later.shift())
    visit(name, blockOf(name));
  return [...found.values()];
}

/** The file in the nearest `node_modules` at or above `folder`: packages lie beside the one that needs them, or in it. */
function inPackages(folder: string, file: string): string {
  const path = join(folder, 'node_modules', file);
  if (existsSync(path) || dirname(folder) === folder) return path;
  return inPackages(dirname(folder), file);
}

/** Loaded by a process before its program: it ends when whoever started it is gone, however that ended. */
export const endsWithParent = `data:text/javascript,${encodeURIComponent(
  "process.once('disconnect', () => process.exit(1)); process.channel?.unref();",
)}`;

function runVike(
  packageDir: string,
  outDir: string,
  { siteDir, origin, locale }: BundleSite,
): Promise<void> {
  const { spawn } = process.getBuiltinModule('node:child_process');
  return new Promise((resolve, reject) => {
    const bin = inPackages(packageDir, 'vike/bin.js');
    const child = spawn(process.execPath, ['--import', endsWithParent, bin, 'build'], {
      cwd: packageDir,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...siteVariables(siteDir, locale, origin),
        // Vike takes an absolute path for one below its root where the two begin differently.
        PORTAO_BUNDLE: relative(packageDir, outDir).replaceAll('\\', '/'),
        NODE_ENV: 'production',
        // Paths are looked for in what it prints, and codes of colours would part them.
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
    });
    let output = '';
    child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    // Whoever reads it mends the site and not the copy, which the bundler names from the root or from where it runs.
    const told = () => {
      const lines = output.split('\n').filter((line) => !progress.test(line));
      const text = lines.join('\n').trim();
      return origin === undefined
        ? text
        : text.replaceAll(siteDir, origin).replaceAll(relative(packageDir, siteDir), origin);
    };
    child.on('close', (code) => (code === 0 ? resolve() : reject(new BundleFailed(told()))));
  });
}

/** True if the bundle on the disk was built from today's sources. */
function bundleIsCurrent(dir: string, hash: string): boolean {
  const stamp = join(dir, 'stamp');
  try {
    if (readFileSync(stamp, 'utf8') !== hash) return false;
    // In use: the others are removed first.
    utimesSync(stamp, new Date(), new Date());
    return true;
  } catch {
    return false;
  }
}

/** Builds the bundle if its sources changed, then loads it. Parameters and errors as `makeBundle`. */
export const prepareBundle = async (root: string, options?: BundleOptions): Promise<Bundle> =>
  (await makeBundle(root, options)).open();

/** Builds the bundle if its sources changed; of two processes one builds, the other waits. Throws `BundleFailed`, `LockBusy`. */
export async function makeBundle(
  root: string,
  {
    siteDir = join(root, 'site'),
    origin,
    packageDir = packageRoot,
    onBuild = () => undefined,
  }: BundleOptions = {},
): Promise<ClosedBundle> {
  const site = await bundleSite(siteDir, origin);
  const sources = keptFingerprint(packageDir, bundleSources, join(root, '.portao/bundle.sources'));
  const hash = `${sources}-${nameOf(site.locale)}${site.own}`;
  const dir = join(root, bundleFolder(site));
  if (!bundleIsCurrent(dir, hash)) {
    const make = async () => {
      if (bundleIsCurrent(dir, hash)) return;
      rmSync(join(dir, 'stamp'), { force: true });
      if (site.own !== '' || !copyPrebuilt(packageDir, dir, site.locale)) {
        await onBuild();
        mkdirSync(dir, { recursive: true });
        await runVike(packageDir, dir, site);
      }
      replaceFile(join(dir, 'stamp'), hash);
      if (site.own !== '') removeOld(dir);
    };
    await withLock(join(root, '.portao', 'bundle.lock'), make, { patience: bundlePatience });
  }
  const manifest = JSON.parse(readFileSync(join(dir, 'assets.json'), 'utf8')) as Manifest;
  const names = new Map(Object.keys(manifest).map((name) => [withoutExtension(name), name]));
  const address = (entry: string) => {
    const chunk = manifest[names.get(entry) ?? ''];
    if (!chunk) throw new BundleFailed(`assets.json has no ${entry}`);
    return `/${chunk.file}`;
  };
  const scripts: PageScripts = {
    document: address(entries.document),
    blog: address(entries.blog),
    panel: address(names.has(entries.panel) ? entries.panel : entries.document),
    reader: address(entries.reader),
  };
  const printSheet = address(printSource);
  const printFile: ClientFile = { file: printSheet.slice(1), block: null };
  const filesOf = (name: string, entry: string): readonly ClientFile[] => {
    const files = reachable(manifest, names.get(entry));
    // The panel is no page to print.
    return name === 'panel' ? files : [...files, printFile];
  };
  const files = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, filesOf(name, entry)]),
  ) as Bundle['files'];
  // With the hash, because Node loads an address once, and a process may outlive a bundle.
  const renderer = `${pathToFileURL(join(dir, 'server/render.mjs')).href}?${hash}`;
  const closed = { hash, scripts, printSheet, clientDir: join(dir, 'client'), files, renderer };
  return { ...closed, open: async () => ({ ...closed, render: await openRenderer(closed) }) };
}

/** What renders pages with a bundle, loaded if it is not. */
export const renderOf = async (bundle: Bundle | ClosedBundle): Promise<Bundle['render']> =>
  'open' in bundle ? (await bundle.open()).render : bundle.render;

/** Loads the module that renders pages. */
export async function openRenderer({
  renderer,
}: Pick<Bundle, 'renderer'>): Promise<Bundle['render']> {
  return (await importModule<Pick<Bundle, 'render'>>(renderer)).render;
}
