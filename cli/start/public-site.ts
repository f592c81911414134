import type { Post } from '../../engine/blog/post-store.ts';
import { SiteProblems } from '../../engine/diagnostics/problem.ts';
import type { BuildOptions } from '../../engine/publish/build-options.ts';
import { keptMark, keptSite } from '../../engine/publish/kept-site.ts';
import { SecretInOutput } from '../../engine/publish/output/guards.ts';
import { SiteChangedDuringBuild } from '../../engine/publish/page-share.ts';

/** The site that `npm start` publishes: the one that its folder held at the start, or the last good one. */
export interface PublicSite {
  /** Why an older site is public than the folder holds; null where the folder's is, or became it by a build since. */
  readonly fault: unknown;
  /** Folder of the documents that the public pages are made from. Throws where nothing was published yet. */
  readonly dir: string;
  /** Publishes the folder as it is; where that has errors the last good site. Throws the errors where there is none. */
  open(posts: readonly Post[]): Promise<void>;
  /** Publishes the same documents again, with these posts. */
  publish(posts: readonly Post[]): Promise<void>;
}

/** True for an error that whoever writes the site mends in its folder. */
const isFaultOfFolder = (error: unknown) =>
  error instanceof SiteProblems ||
  error instanceof SiteChangedDuringBuild ||
  error instanceof SecretInOutput;

/** Keeps what is public apart from what is being written. `state`: the folder beside the output (`stateDir`); `build` is told whether it is for `open`. */
export function createPublicSite(
  state: string,
  build: (
    posts: readonly Post[],
    documents: NonNullable<BuildOptions['documents']>,
    isFirst: boolean,
  ) => Promise<void>,
): PublicSite {
  let broken: { readonly error: unknown; readonly mark: string | null } | null = null;
  let opening = Promise.resolve();
  async function openNow(posts: readonly Post[]): Promise<void> {
    try {
      await build(posts, 'keep', true);
    } catch (error) {
      const mark = keptMark(state);
      if (!keptSite(state) || !isFaultOfFolder(error)) throw error;
      await build(posts, 'kept', true);
      broken = { error, mark };
    }
  }
  return {
    get fault() {
      // Anybody may ask for it, as often as they like (`/healthz`).
      return broken && broken.mark === keptMark(state) ? broken.error : null;
    },
    get dir() {
      const kept = keptSite(state);
      if (!kept) throw new Error('nothing was published yet');
      return kept.dir;
    },
    open(posts) {
      opening = openNow(posts);
      return opening;
    },
    async publish(posts) {
      await opening;
      await build(posts, 'kept', false);
    },
  };
}
