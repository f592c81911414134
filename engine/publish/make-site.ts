import { readFileSync } from 'node:fs';
import type { FileSnapshot } from '../content/file-snapshot.ts';
import { anyHost, hosts } from '../hosting/hosts.ts';
import { fileOf } from '../hosting/site-path.ts';
import { nextChange } from '../resolve/time/next-change.ts';
import { readMemory, writeMemory, type BuiltPage } from './build-memory.ts';
import type { BuildOptions } from './build-options.ts';
import type { BuildSummary, Found } from './build-summary.ts';
import { buildPages, type PagesBuilt } from './build-pages.ts';
import type { Bundle, ClosedBundle } from './bundle.ts';
import { copyBundle, copyMedia } from './copied-files.ts';
import { writeHostFiles } from './host-files/host-files.ts';
import { refuseOverLimits } from './host-files/host-limits.ts';
import { noteChanges } from './changes/index-now.ts';
import { keepForms, pathsOfForms } from './kept-forms.ts';
import { keepLaunchList } from './launch-list.ts';
import { listedPages } from './changes/listed-pages.ts';
import { forget, lastBuild } from './output/last-build.ts';
import { Output } from './output/output.ts';
import { stateDir } from './output/state-dir.ts';
import { SiteChangedDuringBuild } from './site-changed.ts';
import { makePictures } from './made-pictures.ts';
import { publishRootFiles } from './root-files.ts';
import { drawSharePictures } from './share-pictures.ts';
import { shownHash } from './changes/shown-hash.ts';
import { keepShownPages, readShownPages, shownPages } from './changes/shown-pages.ts';
import { writeUnknownPage } from './unknown-page.ts';

/** What a build needs that has something to do. */
interface SiteToMake {
  /** Finds the documents; called again where they change meanwhile. */
  readonly look: () => FileSnapshot;
  /** Today's day, by the clock of the site. */
  readonly today: string;
  /** Called when the documents have no error, before they are published. */
  readonly keep: () => void;
}

/** Resolves and renders what changed, and exchanges all files at once. Throws as `build` does. */
export async function makeSite(
  options: BuildOptions & { readonly bundle: Bundle | ClosedBundle },
  { look, today, keep }: SiteToMake,
): Promise<{ found: Found; done: Omit<BuildSummary, keyof Found | 'seconds'> }> {
  const { siteDir, outDir, url, mode = 'plain', host, indexNowKey, onPicture, bundle } = options;
  const state = stateDir(outDir);
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
  forget(lastBuild(state));
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
  const done = {
    rendered: made.pages.filter(({ staged }) => staged).length,
    filesWritten: counts.written,
    filesRemoved: counts.removed,
    recovered: output.recovered,
  };
  return { found, done };
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
