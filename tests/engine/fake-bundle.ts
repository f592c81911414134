// A bundle without Vite: a page is printed as the JSON of what a renderer would be given, so that a test reads what was resolved.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from '../../engine/publish/build.ts';
import type { BuildSummary } from '../../engine/publish/build-summary.ts';
import type { BuildOptions } from '../../engine/publish/build-options.ts';
import { fileOf } from '../../engine/hosting/site-path.ts';
import type { ResolvedPage } from '../../engine/render/resolved-page.ts';
import type { Bundle } from '../../engine/publish/bundle.ts';
import { FixtureSite, makeFolder } from './fixture.ts';

/** A bundle that prints pages as JSON and notes whose turn it was; `files` are its client files by path. */
export function fakeBundle({
  hash = 'one',
  files = {},
}: { hash?: string; files?: Readonly<Record<string, string>> } = {}): Bundle & {
  readonly rendered: string[];
} {
  const clientDir = makeFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(clientDir, path)), { recursive: true });
    writeFileSync(join(clientDir, path), text);
  }
  const names = Object.keys(files).map((file) => ({ file, block: null }));
  const rendered: string[] = [];
  const render = (page: ResolvedPage) => {
    rendered.push(page.path);
    return JSON.stringify(page);
  };
  return {
    hash,
    render,
    scripts: {
      document: '/assets/entry.js',
      blog: '/assets/entry.js',
      panel: '/assets/entry.js',
      reader: '/assets/entry.js',
    },
    printSheet: '/assets/print.css',
    clientDir,
    files: { document: names, blog: names, panel: names, reader: names },
    renderer: '',
    rendered,
  };
}

/** A site with its web root. */
export class BuiltSite {
  readonly outDir = join(makeFolder(), 'dist');

  constructor(readonly site: FixtureSite = new FixtureSite()) {}

  /** Builds; the summary, and the paths that were rendered, sorted. */
  async build(
    options: Partial<BuildOptions> = {},
  ): Promise<BuildSummary & { readonly paths: readonly string[] }> {
    const bundle = fakeBundle();
    const summary = await build({
      siteDir: this.site.dir,
      outDir: this.outDir,
      bundle,
      ...options,
    });
    return { ...summary, paths: bundle.rendered.sort() };
  }

  /** A file of the web root as text. */
  file(path: string): string {
    return readFileSync(join(this.outDir, path), 'utf8');
  }

  /** A page of the web root, as the fake bundle printed it. */
  page(path: string): ResolvedPage {
    return JSON.parse(this.file(fileOf(path))) as ResolvedPage;
  }

  /** Paths of the web root's files, sorted. */
  paths(): string[] {
    return filesIn(this.outDir);
  }

  /** Time of the last change of every file, ns. */
  times(): Record<string, bigint> {
    return Object.fromEntries(
      this.paths().map((path) => [
        path,
        statSync(join(this.outDir, path), { bigint: true }).mtimeNs,
      ]),
    );
  }

  /** Every file with its content, in Base64 where it is not text of ours. */
  contents(): Record<string, string> {
    return contentsOf(this.outDir);
  }
}

/** Files below a folder, sorted; none where there is no folder. */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();
  } catch {
    return [];
  }
}

/** Every file below a folder with its bytes. */
export function contentsOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesIn(folder).map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  );
}
