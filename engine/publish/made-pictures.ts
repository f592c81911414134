import { join } from 'node:path';
import { fileProblem } from '../content/parse-source.ts';
import { SiteProblems } from '../diagnostics/problem.ts';
import { makePicture } from '../media/make-picture.ts';
import type { PicturePlan } from '../media/picture-plan.ts';
import type { OpenSite } from '../resolve/open-site.ts';
import type { PageSummary } from '../resolve/summary.ts';
import type { Output } from './output/output.ts';

/** Everything that pages ask to be made of photographs. */
const recipesOf = (pages: readonly PageSummary[]) =>
  new Set(
    pages.flatMap(({ recipes = [], blocks }) => [
      ...recipes,
      ...blocks.flatMap((block) => block.recipes ?? []),
    ]),
  );

/** The versions of photographs that pages show. Rejects with `SiteProblems` for one that is damaged. */
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
}

async function made(dir: string, plan: PicturePlan) {
  const { path } = plan.recipe;
  try {
    return await makePicture(join(dir, 'media', path), plan);
  } catch {
    const params = { src: `/media/${path}`, cut: true };
    throw new SiteProblems([fileProblem(`media/${path}`, 'image-unreadable', params)], dir);
  }
}
