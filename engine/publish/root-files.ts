import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem } from '../content/file-problem.ts';
import { SiteProblems } from '../diagnostics/problem.ts';
import { withDecoder } from '../media/decoder.ts';
import { filmHash, isFilm } from '../media/films/clean-film.ts';
import { isMadeAnew, rootMaker, rootPicture } from '../media/root-picture.ts';
import type { OpenSite } from '../resolve/open-site.ts';
import { stageFilm } from './copied-files.ts';
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
  const dir = join(site.dir, 'media/root');
  const paths = site.media.filter((file) => file.startsWith('root/'));
  await withDecoder(async (decode) => {
    for (const target of paths.map((path) => path.slice('root/'.length))) {
      if (output.has(target)) continue;
      if (isFilm(target)) {
        const film = join(dir, target);
        if (!output.expect(target, filmHash(film))) stageFilm(film, target, output);
        continue;
      }
      const content = readFileSync(join(dir, target));
      if (!isMadeAnew(target)) {
        output.offer(target, hashOf(content), () => content);
      } else if (!output.expect(target, hashOf(rootMaker, content))) {
        const made = await rootPicture(target, content, origin, decode).catch(cutPng);
        if (!made) throw damaged(`media/root/${target}`, site.dir);
        output.stage(target, made);
      }
    }
  });
}

/** A PNG that is cut is damaged. */
function cutPng(error: unknown): null {
  if (error instanceof RangeError) return null;
  throw error;
}

const damaged = (file: string, dir: string) =>
  new SiteProblems([fileProblem(file, 'image-unreadable', { src: `/${file}`, cut: true })], dir);
