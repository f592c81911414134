// What a build copies to the output: scripts of the bundle, and media.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasMetadata } from '../media/metadata.ts';
import { isPhotograph } from '../media/picture-facts.ts';
import type { OpenSite } from '../resolve/open-site.ts';
import type { PageSummary } from '../resolve/summary.ts';
import type { Bundle } from './bundle.ts';
import type { Output } from './output/output.ts';
import { hashOf } from './page-key.ts';

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

/** Media that pages name (hashed) and the files of `media/root` (as they are); what has an owner already, the page of a post, stays that. */
export function copyMedia(
  { site, media }: OpenSite,
  pages: readonly PageSummary[],
  output: Output,
): void {
  for (const path of mediaOf(pages)) {
    const address = media.address(path);
    // Taken away since its page was resolved: the next build says so.
    if (address === null) continue;
    output.offer(address.slice(1), address, () => readFileSync(join(site.dir, 'media', path)));
  }
  for (const path of site.media.filter((file) => file.startsWith('root/'))) {
    const target = path.slice('root/'.length);
    if (output.has(target)) continue;
    const content = readFileSync(join(site.dir, 'media', path));
    // Made anew by `makePictures`.
    if (isPhotograph(path) && hasMetadata(content)) continue;
    output.offer(target, hashOf(content), () => content);
  }
}

/** Files of `media/` that pages show. */
export const mediaOf = (pages: readonly PageSummary[]) =>
  new Set(
    pages.flatMap(({ media, blocks }) => [...media, ...blocks.flatMap((block) => block.media)]),
  );
