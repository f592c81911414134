import { join } from 'node:path';
import { snapshotFiles, type FileSnapshot } from '../content/file-snapshot.ts';
import { fingerprint } from '../content/fingerprint.ts';
import { localeOfSite } from '../content/locale/locale-of-site.ts';
import { codeFiles } from '../content/own-code/code-files.ts';
import { installedPackages } from '../content/own-code/kept-file.ts';
import { clockAt } from '../content/time/windows.ts';
import { withLock } from '../files/lock.mjs';
import { missingUploads } from '../media/uploads.ts';
import type { BuildOptions } from './build-options.ts';
import type { BuildSummary, Found } from './build-summary.ts';
import { codeSignature } from './output/code-signature.ts';
import { keptSite, takeChanged, takeSite } from './kept-site.ts';
import { inputsOf, lastBuild, recall, remember } from './output/last-build.ts';
import { Output } from './output/output.ts';
import { stateDir } from './output/state-dir.ts';

/** Thrown where the documents that were kept are to be built, and none are. */
export class NoKeptSite extends Error {
  constructor() {
    super('no site was kept');
    this.name = 'NoKeptSite';
  }
}

/**
 * Builds the site in `siteDir` into `outDir`: resolves and renders what changed, page by page, then exchanges all files at
 * once; where nothing changed since the last build, none of that. A failed build changes nothing. Throws `SiteProblems`,
 * `SiteNotReady`, `SiteChangedDuringBuild`, `NoKeptSite`, `LockBusy`, `ForeignOutput`, `OverHostLimits`.
 */
export async function build(options: BuildOptions): Promise<BuildSummary> {
  // Not `performance`, which takes 5 ms to load.
  const start = process.uptime();
  const lock = join(stateDir(options.outDir), 'lock');
  const done = await withLock(lock, () => buildLocked(options), {
    onWait: options.onWait ?? (() => undefined),
  });
  return { ...done, seconds: process.uptime() - start };
}

/** Builds from the documents that the options name. */
async function buildLocked(options: BuildOptions): Promise<Omit<BuildSummary, 'seconds'>> {
  const { siteDir, outDir, documents } = options;
  const state = stateDir(outDir);
  const kept = keptSite(state);
  if (documents === 'kept' || typeof documents === 'object') {
    if (!kept) throw new NoKeptSite();
    if (documents === 'kept') return buildFrom(options, () => ({ ...kept, origin: siteDir }));
    const changed = takeChanged(kept, documents.changed, state, options.uploads);
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
  const clock = clockAt(now, (await localeOfSite(given.siteDir)).timeZone);
  const seen = look();
  const bundle = typeof given.bundle === 'function' ? await given.bundle(seen.dir) : given.bundle;
  const options = { ...given, now, bundle };
  const { outDir, url, posts, data, mode = 'plain', host, refuseMissing, indexNowKey } = options;
  const state = stateDir(outDir);
  const texts = (posts ?? []).map(({ content }) => content);
  const missing = given.uploads === undefined ? null : missingUploads(texts, given.uploads);
  const inputs = inputsOf(
    seen,
    codeSignature(),
    bundle.hash,
    fingerprint(seen.dir, codeFiles(seen.dir)),
    installedPackages(given.siteDir),
    JSON.stringify([mode, url, posts, data, host, refuseMissing, indexNowKey, missing]),
  );
  const last = recall<Found & { readonly at: number }>(lastBuild(state), inputs);
  const { at } = clock;
  const isStillTrue = last && last.at <= at && at < (last.nextChange ?? Infinity);
  if (isStillTrue && new Output(outDir).isWhole()) {
    keep();
    const { at: _, ...found } = last;
    return { ...found, rendered: 0, filesWritten: 0, filesRemoved: 0, recovered: false };
  }
  // What makes pages is loaded by builds that make some.
  const { makeSite } = await import('./make-site.ts');
  const { found, done } = await makeSite(options, { look, today: clock.today, keep });
  remember(lastBuild(state), inputs, { ...found, at });
  return { ...found, ...done };
}
