import { setTimeout as sleep } from 'node:timers/promises';
import type { Post } from '../blog/post-store.ts';
import { createReader } from '../blog/reader.ts';
import { announcePages, fetchPosts } from './build-posts.ts';
import type { DataService } from './data-service.ts';

/** Changes that come together are published together, ms. */
const settleMs = 300;

/** What keeping posts and pages in step needs. */
export interface LivePostsOptions {
  /** Folder that remembers the posts for a build that cannot reach the service. */
  readonly cacheDir: string;
  readonly service: DataService;
  /** Publishes the pages anew with these posts. */
  readonly publish: (posts: readonly Post[]) => Promise<void>;
  /** Every path that contacts may be counted for. */
  readonly paths: () => readonly string[];
  readonly onError: (error: unknown) => void;
}

/** Pages that follow their posts. */
export interface LivePosts {
  /** Where a path of the blog leads today: another path (a post that was renamed), itself (a post whose page is yet to be made), or null. */
  lookup(path: string): Promise<string | null>;
}

/** Publishes the pages once the service answers, and again shortly after each change of a post, one publication at a time. */
export function keepPostsLive({
  cacheDir,
  service,
  publish,
  paths,
  onError,
}: LivePostsOptions): LivePosts {
  /** True from a change until the posts are read for it: whatever comes between is published with it. */
  let waiting = false;
  let running: Promise<void> = Promise.resolve();

  async function refresh(): Promise<void> {
    const connection = await service.ready;
    await publish(await fetchPosts(cacheDir, connection));
    await announcePages(connection, paths());
  }

  function changed(): void {
    if (waiting) return;
    waiting = true;
    running = running
      .then(() => sleep(settleMs, undefined, { ref: false }))
      .then(() => {
        waiting = false;
        return refresh();
      })
      .catch(onError);
  }

  running = refresh().catch(onError);
  service.onPostChange(changed);
  return {
    async lookup(path) {
      const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
      if (!slug) return null;
      try {
        const { url, publishableKey } = await service.ready;
        const post = await createReader({ url, publishableKey }).findPost(slug);
        if (post && post.slug === slug) changed();
        return post ? `/blog/${post.slug}` : null;
      } catch (error) {
        onError(error);
        return null;
      }
    },
  };
}
