import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem } from '../content/parse-source.ts';
import { SiteProblems } from '../diagnostics/problem.ts';
import { isMadeAnew, rootMaker, rootPicture } from '../media/root-picture.ts';
import type { OpenSite } from '../resolve/open-site.ts';
import type { Output } from './output/output.ts';
import { hashOf } from '../media/content-hash.ts';

/**
 * Publishes the files of `media/root/` under their own names, pictures made anew and all others as they are; what has an
 * owner already, the page of a post, stays that. `origin`: as `makePictures` takes it. Rejects with `SiteProblems` for a
 * picture that is damaged.
 */
export async function publishRootFiles(
  { site }: OpenSite,
  output: Output,
  origin: string,
): Promise<void> {
  for (const path of site.media.filter((file) => file.startsWith('root/'))) {
    const target = path.slice('root/'.length);
    if (output.has(target)) continue;
    const content = readFileSync(join(site.dir, 'media', path));
    if (!isMadeAnew(target)) {
      output.offer(target, hashOf(content), () => content);
    } else if (!output.expect(target, hashOf(rootMaker, content))) {
      output.stage(target, await madeAnew(target, content, origin, site.dir));
    }
  }
}

async function madeAnew(path: string, content: Buffer, origin: string, dir: string) {
  try {
    return await rootPicture(path, content, origin);
  } catch {
    const file = `media/root/${path}`;
    throw new SiteProblems(
      [fileProblem(file, 'image-unreadable', { src: `/${file}`, cut: true })],
      dir,
    );
  }
}
