import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem } from '../content/parse-source.ts';
import { SiteProblems } from '../diagnostics/problem.ts';
import { makePicture } from '../media/make-picture.ts';
import { hasMetadata, withoutMetadata } from '../media/metadata.ts';
import { isPhotograph } from '../media/picture-facts.ts';
import { pictureMaker, type PicturePlan } from '../media/picture-plan.ts';
import type { OpenSite } from '../resolve/open-site.ts';
import type { PageSummary } from '../resolve/summary.ts';
import type { Output } from './output/output.ts';
import { hashOf } from './page-key.ts';

/** Everything that pages ask to be made of photographs. */
const recipesOf = (pages: readonly PageSummary[]) =>
  new Set(
    pages.flatMap(({ recipes = [], blocks }) => [
      ...recipes,
      ...blocks.flatMap((block) => block.recipes ?? []),
    ]),
  );

/** The versions of photographs that pages show, and pictures of `media/root/` whose files say more than they show. Rejects with `SiteProblems` for one that is damaged. */
export async function makePictures(
  { site, media }: OpenSite,
  pages: readonly PageSummary[],
  output: Output,
): Promise<void> {
  for (const recipe of recipesOf(pages)) {
    const plan = media.planOf(recipe);
    // Taken away since its page was resolved: the next build says so.
    if (!plan) continue;
    // Asked for one by one: each is to be named as wanted.
    const missing = plan.versions.filter(
      ({ address }) => !output.has(address.slice(1)) && !output.expect(address.slice(1), address),
    );
    if (missing.length === 0) continue;
    for (const { version, bytes } of await made(site.dir, plan))
      if (missing.includes(version)) output.stage(version.address.slice(1), bytes);
  }
  await cleanRoot({ site }, output);
}

/** Pictures that are published under their own names, and say who took them and where, are made anew. */
async function cleanRoot({ site }: Pick<OpenSite, 'site'>, output: Output): Promise<void> {
  for (const path of site.media.filter((file) => file.startsWith('root/') && isPhotograph(file))) {
    const target = path.slice('root/'.length);
    if (output.has(target)) continue;
    const content = readFileSync(join(site.dir, 'media', path));
    if (!hasMetadata(content) || output.expect(target, `${hashOf(content)} ${pictureMaker}`))
      continue;
    output.stage(
      target,
      await withoutMetadata(content).catch(() => {
        throw damaged(site.dir, path);
      }),
    );
  }
}

async function made(dir: string, plan: PicturePlan) {
  const { path } = plan.recipe;
  try {
    return await makePicture(join(dir, 'media', path), plan);
  } catch {
    throw damaged(dir, path);
  }
}

function damaged(dir: string, path: string): SiteProblems {
  const params = { src: `/media/${path}`, cut: true };
  return new SiteProblems([fileProblem(`media/${path}`, 'image-unreadable', params)], dir);
}
