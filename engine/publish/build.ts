import { join } from 'node:path';
import { checkRecords, unusedPartials } from './incremental/check-records.ts';
import { Doubt, SiteInMotion } from './incremental/doubt.ts';
import { copyMedia, copyShell, drawPictures, makeVersions, writeHostFiles } from './other-files.ts';
import type { PageRecord } from './incremental/page-record.ts';
import { noRecords, readRecords, writeRecords, type Records } from './incremental/records-file.ts';
import { codeSignature, seeSite, type SeenSite } from './file-snapshot.ts';
import { SitePages } from './incremental/site-pages.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { readySite } from '../check/check-site.ts';
import { forget, inputsOf, recall, remember } from './output/last-build.ts';
import { withLock } from '../files/lock.mjs';
import { Output, stateDir } from './output/output.ts';
import { fileOf } from '../hosting/site-path.ts';
import type { Post } from '../blog/post-store.ts';
import type { ClosedShell, Shell } from './bundle.ts';
import { createInlineHash } from '../render/inline-hash.ts';
import type { PageDataAddress } from '../client/data-address.ts';

/** How much a build does beyond the pages. */
export type Thoroughness = 'plain' | 'compressed' | 'release';

/** Options of a build. */
export interface BuildOptions {
  readonly siteDir: string;
  readonly outDir: string;
  readonly shell: Shell | ClosedShell;
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

/** A problem that stops no build; `portao check` says it whole. */
export type BuildWarning = Pick<Problem, 'file' | 'code' | 'level'>;

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
  readonly warnings: readonly BuildWarning[];
}

/** What a build found: the pages that were rendered, the records of all, the site that they are of. */
interface Built {
  readonly pages: SitePages;
  readonly records: readonly PageRecord[];
  readonly rendered: number;
  readonly warnings: readonly BuildWarning[];
  readonly output: Output;
}

/**
 * Builds the site in `siteDir` into `outDir`: resolves and renders what changed, page by page, then exchanges all files at
 * once; where nothing changed since the last build, none of that. A failed build changes nothing. Throws `SiteProblems`,
 * `SiteInMotion`, `LockBusy`, `ForeignOutput`.
 */
export async function build(options: BuildOptions): Promise<BuildSummary> {
  const start = performance.now();
  const thoroughness = options.thoroughness ?? 'plain';
  return withLock(
    join(stateDir(options.outDir), 'lock'),
    async () => {
      const state = stateDir(options.outDir);
      const seen = seeSite(options.siteDir);
      const inputs = inputsOf(
        seen,
        codeSignature(),
        options.shell.hash,
        JSON.stringify([thoroughness, options.url, options.posts, options.data]),
      );
      const seconds = () => (performance.now() - start) / 1000;
      const last = recall<Pick<BuildSummary, 'pages' | 'bytes' | 'warnings'>>(state, inputs);
      if (last && new Output(options.outDir).isWhole())
        return {
          ...last,
          rendered: 0,
          filesWritten: 0,
          filesRemoved: 0,
          seconds: seconds(),
          recovered: false,
        };
      const { pages, records, rendered, warnings, output } = buildPages(seen, readRecords(state), {
        ...options,
        shell: 'open' in options.shell ? await options.shell.open() : options.shell,
      });
      copyShell(options.shell, output);
      copyMedia(pages, records, output);
      writeHostFiles(pages, records, output, options);
      if (thoroughness === 'release') {
        await drawPictures(pages, records, output);
        await makeVersions(pages, records, output);
      }
      if (thoroughness !== 'plain') {
        const { bestCompression, compressOutput, quickCompression } =
          await import('./output/compress.ts');
        await compressOutput(
          output,
          thoroughness === 'release' ? bestCompression : quickCompression,
        );
      }
      forget(state);
      const counts = output.publish();
      writeRecords(state, {
        surroundings: pages.surroundings,
        warnings: pages.warnings,
        pages: new Map(records.map((record) => [record.source, record])),
      });
      const found = { pages: records.length, bytes: counts.bytes, warnings };
      remember(state, inputs, found);
      return {
        ...found,
        rendered,
        filesWritten: counts.written,
        filesRemoved: counts.removed,
        seconds: seconds(),
        recovered: output.recovered,
      };
    },
    { onWait: options.onWait ?? (() => undefined) },
  );
}

/** Options with a shell that can render. */
type OpenOptions = BuildOptions & { readonly shell: Shell };

/** Most times that a site is begun anew because somebody writes it meanwhile. */
const mostTries = 5;

/** Builds all pages; at the first doubt the whole site is checked. Throws `SiteProblems`, `SiteInMotion`. */
function buildPages(seen: SeenSite, before: Records, options: OpenOptions): Built {
  try {
    return buildEach(seen, before, options, null);
  } catch (error) {
    if (!(error instanceof Doubt)) throw error;
  }
  for (let tries = 1; ; tries += 1) {
    const { warnings } = readySite(options.siteDir, siteOptions(options));
    try {
      return buildEach(
        seeSite(options.siteDir),
        noRecords,
        options,
        warnings.map(({ file, code, level }) => ({ file, code, level })),
      );
    } catch (error) {
      if (!(error instanceof Doubt)) throw error;
      // Somebody changed the site since it was checked.
      if (tries === mostTries) throw new SiteInMotion();
    }
  }
}

const siteOptions = ({ url, posts = [], data, thoroughness }: BuildOptions) => ({
  url,
  posts,
  data,
  shareImages: thoroughness === 'release',
});

/** Builds the pages one by one. `checked`: the warnings of a site that was checked as a whole, else null. Throws `Doubt`. */
function buildEach(
  seen: SeenSite,
  before: Records,
  options: OpenOptions,
  checked: readonly BuildWarning[] | null,
): Built {
  const { shell, onProgress } = options;
  const pages = new SitePages(
    seen,
    before,
    { ...siteOptions(options), url: options.url, data: options.data, shellHash: shell.hash },
    checked !== null,
  );
  const output = new Output(options.outDir);
  const assets = { scripts: shell.scripts, inlineHash: createInlineHash() };
  let rendered = 0;
  const records = pages.entries.map((entry, position) => {
    onProgress?.(position, pages.entries.length);
    const known = pages.known(entry);
    if (known && output.expect(fileOf(known.path), known.key)) return known;
    const { page, record } = pages.resolve(entry);
    if (!output.offer(fileOf(record.path), record.key, () => shell.render(page, assets)))
      rendered += 1;
    return record;
  });
  const documents = records.filter(({ face }) => face !== null);
  if (!checked) checkRecords(pages.site, documents);
  onProgress?.(records.length, records.length);
  return { pages, records, rendered, output, warnings: checked ?? warningsOf(pages, documents) };
}

/** What was found; anything worse than a warning is a `Doubt`. */
function warningsOf({ site, warnings }: SitePages, records: readonly PageRecord[]): BuildWarning[] {
  const found = [
    ...warnings,
    ...records.flatMap(({ source, warnings: codes }) =>
      codes.map((code) => ({ file: source, code })),
    ),
    ...unusedPartials(site, records).map((file) => ({ file, code: 'partial-unused' as const })),
  ];
  return found.map(({ file, code }) => ({ file, code, level: 'warning' }));
}
