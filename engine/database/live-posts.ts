import { setTimeout as sleep } from 'node:timers/promises';
import type { Post } from '../blog/post-store.ts';
import { isPostSlug } from '../blog/visitor-requests.ts';
import {
  announceSite,
  type CountedSite,
  fetchAddresses,
  fetchPosts,
  nextPostChange,
} from './build-posts.ts';
import type { OpenData } from './open.ts';
import { createPostAddresses } from './post-addresses.ts';
import { watchPosts } from './scheduled-posts.ts';
import { untilDone, type WorkState } from './until-done.ts';

/** Changes that come together are published together, ms. */
const settle = 300;
/** For so long (ms) the addresses of a service count that tells of no changes. */
const addressMs = 10_000;
/** For so long (ms) a visitor waits for a service that is starting. */
const lookupMs = 2_000;

/** Where the posts come from: the embedded service, or a hosted project, which tells of no changes. */
export interface LiveSource {
  readonly ready: Promise<Pick<OpenData, 'url' | 'publishableKey' | 'secretKey'>>;
  readonly onPostChange?: (listener: () => void) => void;
}

/** What keeping posts and pages in step needs. */
export interface LivePostsOptions {
  /** Folder that remembers the posts for a build that cannot reach the service. */
  readonly cacheDir: string;
  readonly service: LiveSource;
  /** Publishes the pages anew with these posts. */
  readonly publish: (posts: readonly Post[]) => Promise<void>;
  /** What the database is told of the site. */
  readonly counted: () => Promise<CountedSite> | CountedSite;
  /** Told of each failure, and after how long it is tried again, ms; null where it is not. */
  readonly onError: (error: unknown, pause: number | null) => void;
  /** Pauses between tries, ms. */
  readonly pauses?: readonly number[];
  /** Longest time in which a path is looked up, ms. */
  readonly patience?: number;
}

/** Pages that follow their posts. */
export interface LivePosts {
  /** How the last publication stands. */
  readonly publication: WorkState;
  /** Whether the database knows the pages that contacts are counted for; until then none is counted. */
  readonly counting: WorkState;
  /** Where a path of the blog leads today: another path (a post that was renamed), itself (a post whose page is yet to be made), or null; undefined where nobody can tell. */
  lookup(path: string): Promise<string | null | undefined>;
  /** Begins nothing any more, and waits for the publication that is under way. */
  end(): Promise<void>;
}

/**
 * Publishes the pages once the service answers, and again shortly after each change of a post and when one appears or goes by
 * its dates, one publication at a time; and tells the database what it has to know to count. What fails is tried again
 * until it succeeds.
 */
export function keepPostsLive({
  cacheDir,
  service,
  publish,
  counted,
  onError,
  pauses,
  patience = lookupMs,
}: LivePostsOptions): LivePosts {
  const tries = { onError, ...(pauses ? { pauses } : {}) };
  const announcement = untilDone(
    async () => announceSite(await service.ready, await counted()),
    tries,
  );
  const publication = untilDone(
    async () => {
      const connection = await service.ready;
      // Asked for first: what changes while the posts are read is then published again, and never left out.
      const from = Date.now();
      const until = await nextPostChange(connection);
      await publish(await fetchPosts(cacheDir, connection));
      clock.holds(from, until);
      // What is public may have become another site meanwhile.
      announcement.ask();
    },
    { settle, ...tries },
  );
  const clock = watchPosts(publication.ask);
  service.ready.then(
    () => {
      announcement.ask();
      publication.ask();
    },
    (error: unknown) => onError(error, null),
  );
  const addresses = createPostAddresses({
    read: async () => fetchAddresses(await service.ready),
    ...(service.onPostChange ? {} : { maxAge: addressMs }),
    onError: (error) => onError(error, null),
  });
  service.onPostChange?.(() => {
    addresses.forget();
    publication.ask();
  });
  return {
    get publication() {
      return publication.state;
    },
    get counting() {
      return announcement.state;
    },
    async lookup(path) {
      const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
      if (!slug || !isPostSlug(slug)) return null;
      try {
        const present = await Promise.race([
          addresses.find(slug),
          sleep(patience, undefined, { ref: false }),
        ]);
        if (present === undefined) return undefined;
        if (present === slug) publication.ask();
        return present && `/blog/${present}`;
      } catch {
        // It was told of when the addresses could not be read.
        return undefined;
      }
    },
    async end() {
      clock.end();
      await Promise.all([publication.end(), announcement.end()]);
    },
  };
}
