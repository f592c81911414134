import type { OpenSite } from '../resolve/open-site.ts';
import type { PageSummary } from '../resolve/summary.ts';
import { fileProblem } from '../diagnostics/file-problem.ts';
import { SiteProblems } from '../diagnostics/problem.ts';
import { withDecoder, type Decode } from '../media/decoder.ts';
import { inTurns } from '../media/in-turns.ts';
import type { MadeVersion } from '../media/encode-picture.ts';
import { PictureChanged, PictureDamaged, PictureMaker } from '../media/picture-maker.ts';
import type { PicturePlan } from '../media/picture-plan.ts';
import type { Output } from './output/output.ts';
import { SiteChangedDuringBuild } from './site-changed.ts';

/** Told after every photograph that was made: how many are done, of how many, and how long the rest will take at that pace, s. */
export type OnPicture = (done: number, total: number, secondsLeft: number) => void;

/** Everything that pages ask to be made of photographs. */
const recipesOf = (pages: readonly PageSummary[]) =>
  new Set(
    pages.flatMap(({ recipes = [], blocks }) => [
      ...recipes,
      ...blocks.flatMap((block) => block.recipes ?? []),
    ]),
  );

/**
 * Publishes the versions of photographs that pages show; those that are kept are not made again. `origin`: the folder of the
 * site, of which that of the documents may be a copy. Rejects with `SiteProblems` for one that is damaged, and with
 * `SiteChangedDuringBuild`.
 */
export async function makePictures(
  { site, media }: OpenSite,
  pages: readonly PageSummary[],
  output: Output,
  {
    origin,
    uploads,
    onPicture,
  }: {
    readonly origin: string;
    readonly uploads?: string | undefined;
    readonly onPicture?: OnPicture | undefined;
  },
): Promise<void> {
  const recipes = recipesOf(pages);
  if (recipes.size === 0) return;
  const maker = new PictureMaker(site.dir, origin, uploads ?? null);
  const stage = (plan: PicturePlan, versions: readonly MadeVersion[]) => {
    for (const { version, bytes } of versions)
      if (missing.get(plan)!.has(version.address)) output.stage(version.address.slice(1), bytes);
  };
  /** By plan, the addresses whose files are not published yet; two plans may share some. */
  const missing = new Map<PicturePlan, ReadonlySet<string>>();
  for (const recipe of recipes) {
    const plan = media.planOf(recipe);
    // Taken away since its page was resolved: the next build says so.
    if (!plan) continue;
    const addresses = plan.versions
      .map(({ address }) => address)
      .filter((address) => {
        const isNamed = output.has(address.slice(1));
        return !output.expect(address.slice(1), address) && !isNamed;
      });
    if (addresses.length > 0) missing.set(plan, new Set(addresses));
  }
  if (missing.size === 0) return;
  const toMake = [...missing.keys()].filter((plan) => {
    const kept = maker.kept(plan);
    if (kept) stage(plan, kept);
    return !kept;
  });
  const start = performance.now();
  let done = 0;
  await withDecoder((decode) =>
    inTurns(
      toMake,
      ({ needsAllMemory }) => needsAllMemory,
      async (plan) => {
        stage(plan, await made(maker, plan, decode, site.dir));
        done += 1;
        const each = (performance.now() - start) / 1000 / done;
        onPicture?.(done, toMake.length, each * (toMake.length - done));
      },
    ),
  );
  maker.sweep(new Set(output.paths().map((path) => `/${path}`)));
}

async function made(maker: PictureMaker, plan: PicturePlan, decode: Decode, dir: string) {
  try {
    return await maker.make(plan, decode);
  } catch (error) {
    if (error instanceof PictureChanged) throw new SiteChangedDuringBuild();
    if (!(error instanceof PictureDamaged)) throw error;
    const params = { src: `/media/${error.path}`, cut: true };
    throw new SiteProblems([fileProblem(`media/${error.path}`, 'image-unreadable', params)], dir);
  }
}
