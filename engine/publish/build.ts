import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { snapshotFiles, type FileSnapshot } from '../content/file-snapshot.ts';
import { codeFiles } from '../content/own-code/code-files.ts';
import { readLocale } from '../content/site-locale.ts';
import { anyHost, hosts } from '../hosting/hosts.ts';
import { fileOf } from '../hosting/site-path.ts';
import { missingUploads } from '../media/uploads.ts';
import { clockAt } from '../content/time/windows.ts';
import { nextChange } from '../resolve/time/next-change.ts';
import { codeSignature, readMemory, writeMemory, type BuiltPage } from './build-memory.ts';
import type { BuildOptions, BuildWarning } from './build-options.ts';
import { buildPages, type PagesBuilt } from './build-pages.ts';
import type { Bundle, ClosedBundle } from './bundle.ts';
import { copyBundle, copyMedia } from './copied-files.ts';
import { fingerprint } from '../content/fingerprint.ts';
import { writeHostFiles } from './host-files/host-files.ts';
import { refuseOverLimits } from './host-files/host-limits.ts';
import { noteChanges } from './changes/index-now.ts';
import { keptSite, takeChanged, takeSite } from './kept-site.ts';
import { keepForms, pathsOfForms } from './kept-forms.ts';
import { keepLaunchList } from './launch-list.ts';
import { listedPages } from './changes/listed-pages.ts';
import { forget, inputsOf, recall, remember } from './output/last-build.ts';
import { withLock } from '../files/lock.mjs';
import { Output } from './output/output.ts';
import { stateDir } from './output/state-dir.ts';
import { SiteChangedDuringBuild } from './page-builder.ts';
import { makePictures } from './made-pictures.ts';
import { publishRootFiles } from './root-files.ts';
import { drawSharePictures } from './share-pictures.ts';
import { shownHash } from './changes/shown-hash.ts';
import { keepShownPages, readShownPages, shownPages } from './changes/shown-pages.ts';
import { writeUnknownPage } from './unknown-page.ts';

/** Thrown where the documents that were kept are to be built, and none are. */
export class NoKeptSite extends Error {
  constructor() {
    super('no site was kept');
    this.name = 'NoKeptSite';
  }
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
  readonly warnings: readonly BuildWarning[];
  /** Paths of pages with a form that names no target, where the host takes no entries. */
  readonly lostForms: readonly string[];
  /** How much is missing before the site may be public. */
  readonly missing: number;
  /** From when on (ms since 1970) the same documents make another site, by the clock alone; null where that never is. */
  readonly nextChange: number | null;
}

/** What a build that has nothing to do says like the one before. */
type Found = Pick<
  BuildSummary,
  'pages' | 'bytes' | 'warnings' | 'lostForms' | 'missing' | 'nextChange'
>;

/**
 * Builds the site in `siteDir` into `outDir`: resolves and renders what changed, page by page, then exchanges all files at
 * once; where nothing changed since the last build, none of that. A failed build changes nothing. Throws `SiteProblems`,
 * `SiteNotReady`, `SiteChangedDuringBuild`, `NoKeptSite`, `LockBusy`, `ForeignOutput`, `OverHostLimits`.
 */
export async function build(options: BuildOptions): Promise<BuildSummary> {
  const start = performance.now();
  const lock = join(stateDir(options.outDir), 'lock');
  const done = await withLock(lock, () => buildLocked(options), {
    onWait: options.onWait ?? (() => undefined),
  });
  return { ...done, seconds: (performance.now() - start) / 1000 };
}

/** Builds from the documents that the options name. */
async function buildLocked(options: BuildOptions): Promise<Omit<BuildSummary, 'seconds'>> {
  const { siteDir, outDir, documents } = options;
  const state = stateDir(outDir);
  const kept = keptSite(state);
  if (documents === 'kept' || typeof documents === 'object') {
    if (!kept) throw new NoKeptSite();
    if (documents === 'kept') return buildFrom(options, () => ({ ...kept, origin: siteDir }));
    const changed = takeChanged(kept, documents.changed, state);
    return buildFrom(options, () => ({ ...changed.snapshot, origin: siteDir }), changed.keep);
  }
  if (documents !== 'keep' && !kept) return buildFrom(options, () => snapshotFiles(siteDir));
  const { snapshot, keep } = takeSite(siteDir, state);
  const isCopy = snapshot.dir !== siteDir;
  return buildFrom(options, () => (isCopy ? { ...snapshot, origin: siteDir } : snapshot), keep);
}

/** Builds from the documents that `look` finds; `keep` is called for those that have no error, before they are published. */
async function buildFrom(
  given: BuildOptions,
  look: () => FileSnapshot,
  keep: () => void = () => undefined,
): Promise<Omit<BuildSummary, 'seconds'>> {
  // Each thread is told the same.
  const now = given.now ?? new Date().toISOString();
  const { at, today } = clockAt(now, readLocale(given.siteDir).timeZone);
  const seen = look();
  const bundle = typeof given.bundle === 'function' ? await given.bundle(seen.dir) : given.bundle;
  const options = { ...given, now, bundle };
  const { siteDir, outDir, url, posts, data, mode = 'plain', host, refuseMissing } = options;
  const { indexNowKey, onPicture } = options;
  const state = stateDir(outDir);
  const texts = (posts ?? []).map(({ content }) => content);
  const missing = given.uploads === undefined ? null : missingUploads(texts, given.uploads);
  const inputs = inputsOf(
    seen,
    codeSignature(),
    bundle.hash,
    fingerprint(seen.dir, codeFiles(seen.dir)),
    JSON.stringify([mode, url, posts, data, host, refuseMissing, indexNowKey, missing]),
  );
  const last = recall<Found & { readonly at: number }>(state, inputs);
  const isStillTrue = last && last.at <= at && at < (last.nextChange ?? Infinity);
  if (isStillTrue && new Output(outDir).isWhole()) {
    keep();
    const { at: _, ...found } = last;
    return { ...found, rendered: 0, filesWritten: 0, filesRemoved: 0, recovered: false };
  }

  const made = await buildUnchanged(options, look);
  const { output } = made;
  const summaries = [
    ...made.pages.map(({ summary }) => summary),
    ...(await writeUnknownPage(made, bundle, output)),
  ];
  for (const { summary, key, staged } of made.pages)
    output.adopt(fileOf(summary.path), key, staged);
  copyBundle(bundle, summaries, output);
  copyMedia(made.open, summaries, output);
  await publishRootFiles(made.open, output, siteDir);
  const base = url ?? made.open.site.settings.document.url;
  const listed = listedPages(summaries, base);
  const before = readShownPages(state);
  const shown = shownPages(before, listed, {
    today,
    hashOfPage: hashesOf(made.pages, output),
  });
  writeHostFiles(made.open, summaries, output, { ...options, listed, shown });
  await drawSharePictures(made.open, summaries, output);
  await makePictures(made.open, summaries, output, {
    origin: siteDir,
    uploads: options.uploads,
    onPicture,
  });
  if (mode !== 'plain' && (!host || hosts[host].sendsCompressed)) {
    const { bestCompression, compressOutput, quickCompression } =
      await import('./output/compress.ts');
    await compressOutput(output, mode === 'release' ? bestCompression : quickCompression);
  }
  if (host) refuseOverLimits(host, output);
  keep();
  forget(state);
  // Before the pages: of one that is published without it the next build would not know that it changed.
  keepShownPages(state, before, shown);
  noteChanges(state, { url: base, key: indexNowKey }, before, shown);
  keepForms(state, summaries);
  const counts = output.publish();
  writeMemory(state, made.memory);
  keepLaunchList(state, made.missing, made.open.site);
  const found = {
    pages: made.pages.length,
    bytes: counts.bytes,
    warnings: made.warnings,
    lostForms: (host ? hosts[host] : anyHost).takesForms ? [] : pathsOfForms(summaries),
    missing: made.missing.length,
    nextChange: nextChange(
      made.open,
      made.pages.map(({ summary }) => summary),
    ),
  };
  remember(state, inputs, { ...found, at });
  return {
    ...found,
    rendered: made.pages.filter(({ staged }) => staged).length,
    filesWritten: counts.written,
    filesRemoved: counts.removed,
    recovered: output.recovered,
  };
}

/** What tells of a page, by its path, what it shows now; `known`: what it showed when it was last written, if that is known. */
function hashesOf(
  pages: readonly BuiltPage[],
  output: Output,
): (path: string, known: string | undefined) => string {
  const written = new Map(
    pages.flatMap(({ summary, shown }) => (shown === '' ? [] : [[summary.path, shown]])),
  );
  return (path, known) =>
    written.get(path) ?? known ?? shownHash(readFileSync(output.locate(fileOf(path)), 'utf8'));
}

/** Most times that a site is begun anew because somebody writes it meanwhile. */
const mostTries = 5;

/** Builds the pages of a site that nobody changes meanwhile. Throws `SiteChangedDuringBuild` where somebody goes on doing so. */
async function buildUnchanged(
  options: BuildOptions & { readonly bundle: Bundle | ClosedBundle },
  look: () => FileSnapshot,
): Promise<PagesBuilt> {
  const state = stateDir(options.outDir);
  for (let tries = 1; ; tries += 1) {
    try {
      return await buildPages(options, look(), readMemory(state), () => new Output(options.outDir));
    } catch (error) {
      if (!(error instanceof SiteChangedDuringBuild) || tries === mostTries) throw error;
    }
  }
}
