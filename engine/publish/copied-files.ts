// What a build copies to the output: scripts of the bundle, and media.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyFilm, isFilm } from '../media/films/clean-film.ts';
import { cleanSvg } from '../media/clean-svg.ts';
import { FilmRefused } from '../media/films/film-file.ts';
import { isDrawing } from '../media/media-library.ts';
import type { OpenSite } from '../resolve/open-site.ts';
import type { PageSummary } from '../resolve/summary.ts';
import type { Bundle } from './bundle.ts';
import type { Output } from './output/output.ts';
import { SiteChangedDuringBuild } from './site-changed.ts';

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

/** Media that pages name, but for photographs: drawings without what programs noted in them, all others as they are. */
export function copyMedia(
  { media }: OpenSite,
  pages: readonly PageSummary[],
  output: Output,
): void {
  for (const path of mediaOf(pages)) {
    const address = media.address(path);
    // Taken away since its page was resolved: the next build says so.
    if (address === null) continue;
    const file = media.fileOf(path)!;
    if (isFilm(path)) {
      if (!output.expect(address.slice(1), address)) stageFilm(file, address.slice(1), output);
      continue;
    }
    output.offer(address.slice(1), address, () =>
      isDrawing(path) ? cleanSvg(readFileSync(file, 'utf8')) : readFileSync(file),
    );
  }
}

/** Publishes a film at a path. Throws `SiteChangedDuringBuild` for one that is another than its page was made with. */
export function stageFilm(file: string, path: string, output: Output): void {
  try {
    output.stageFile(path, (to) => copyFilm(file, to));
  } catch (error) {
    throw error instanceof FilmRefused ? new SiteChangedDuringBuild() : error;
  }
}

/** Files of `media/` that pages show. */
export const mediaOf = (pages: readonly PageSummary[]) =>
  new Set(
    pages.flatMap(({ media, blocks }) => [...media, ...blocks.flatMap((block) => block.media)]),
  );
