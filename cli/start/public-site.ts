import type { Post } from '../../engine/blog/post-store.ts';
import { watchPosts } from '../../engine/database/scheduled-posts.ts';
import {
  untilDone,
  type UntilDoneOptions,
  type WorkState,
} from '../../engine/database/until-done.ts';
import type { CountedSite } from '../../engine/database/build-posts.ts';
import type { FileChange } from '../../engine/edit/edit-site.ts';
import type { BuildOptions } from '../../engine/publish/build-options.ts';
import type { Published } from './build-apart.ts';
import { keptMark, keptSite } from '../../engine/publish/kept-site.ts';

/** The site that `npm start` publishes: the one that its folder held at the start, or the last good one. */
export interface PublicSite {
  /** Why an older site is public than the folder holds; null where the folder's is, or became it by a build since. */
  readonly fault: unknown;
  /** How the last publication because of the time stands. */
  readonly timed: WorkState;
  /** What is public, when the first publication is done. Throws where nothing was published yet. */
  counted(): Promise<CountedSite>;
  /** Publishes the folder as it is; where that fails the last good site. Throws where there is none. */
  open(posts: readonly Post[]): Promise<void>;
  /** Publishes the same documents again, with these posts. */
  publish(posts: readonly Post[]): Promise<void>;
  /** Publishes the same documents with changed files, which are kept from then on; where that fails what was public stays. */
  change(files: readonly FileChange[]): Promise<void>;
  /** Publishes nothing any more because of the time. */
  end(): Promise<void>;
}

/** Keeps what is public apart from what is being written. `state`: the folder beside the output (`stateDir`); `build` is told whether it is for `open`, and says what it published. What the clock alone changes is published with the posts of the last time, and again after failures (`onError`). */
export function createPublicSite(
  state: string,
  build: (
    posts: readonly Post[],
    documents: NonNullable<BuildOptions['documents']>,
    isFirst: boolean,
  ) => Promise<Published>,
  onError: UntilDoneOptions['onError'] = () => undefined,
): PublicSite {
  let broken: { readonly error: unknown; readonly mark: string | null } | null = null;
  let counted: CountedSite | null = null;
  let opening = Promise.resolve();
  let latest: readonly Post[] = [];
  const timed = untilDone(() => published(latest, 'kept', false), { onError });
  const clock = watchPosts(timed.ask);
  async function published(
    posts: readonly Post[],
    documents: NonNullable<BuildOptions['documents']>,
    isFirst: boolean,
  ): Promise<void> {
    latest = posts;
    const from = Date.now();
    const done = await build(posts, documents, isFirst);
    ({ counted } = done);
    clock.holds(from, done.nextChange === null ? null : new Date(done.nextChange).toISOString());
  }
  async function openNow(posts: readonly Post[]): Promise<void> {
    try {
      await published(posts, 'keep', true);
    } catch (error) {
      if (!keptSite(state)) throw error;
      broken = { error, mark: keptMark(state) };
      // What is public stays as it is where that fails too; the next publication tries again.
      await published(posts, 'kept', true).catch(() => undefined);
    }
  }
  return {
    get fault() {
      // Anybody may ask for it, as often as they like (`/healthz`).
      return broken && broken.mark === keptMark(state) ? broken.error : null;
    },
    get timed() {
      return timed.state;
    },
    async counted() {
      await opening;
      if (!counted) throw new Error('nothing was published yet');
      return counted;
    },
    open(posts) {
      opening = openNow(posts);
      return opening;
    },
    async publish(posts) {
      await opening;
      await published(posts, 'kept', false);
    },
    async change(files) {
      await opening;
      const isBroken = broken?.mark === keptMark(state);
      await published(latest, { changed: files }, false);
      // The folder is as wrong as before.
      if (broken && isBroken) broken = { ...broken, mark: keptMark(state) };
    },
    end() {
      clock.end();
      return timed.end();
    },
  };
}
