import { join } from 'node:path';
import importModule from '#import-module';
import { fileProblem } from '../content/parse-source.ts';
import { SiteProblems } from '../diagnostics/problem.ts';
import type { MediaVersion } from '../resolve/media.ts';
import type { OpenSite } from '../resolve/open-site.ts';
import type { PageSummary } from '../resolve/summary.ts';
import { mediaOf } from './copied-files.ts';
import type { Output } from './output/output.ts';

/** Quality of the smaller versions of photographs, WebP (0 to 100). */
const webpQuality = 78;

/** The smaller versions of photographs. Rejects with `SiteProblems` for one that is damaged. */
export async function resizePhotographs(
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
