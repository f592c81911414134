import { existsSync } from 'node:fs';
import type { Post } from '../blog/post-store.ts';
import { readPublishedPosts } from '../blog/published-posts.ts';
import { createPostStore } from '../blog/supabase-store.ts';
import type { OpenData } from './open.ts';
import { readAddresses, type AddressBook } from './post-addresses.ts';
import { answerMs, fetchWithRetry } from './fetch-with-retry.ts';
import { cachedPosts, keepPosts } from './post-cache.ts';
import type { DataServiceOptions } from './data-service.ts';
import type { DataSettings } from './settings.ts';

/** Posts for a build, and what went wrong. */
export interface BuildPosts {
  readonly posts: readonly Post[];
  /** Why the posts are those of the last build; null: they are those of now. */
  readonly unreachable: Error | null;
  /** Why the database does not know all of the site that it has to; null where it does, or was not asked. */
  readonly unannounced: Error | null;
}

/** Opens a client; its library is the largest that a build may need, and most need it not. */
const connect = async (options: { url: string; key: string }) =>
  (await import('../blog/client.ts')).connect({ ...options, fetch: fetchWithRetry(answerMs) });

/** Reads the posts of a service and remembers them in `cacheDir` for a build that cannot. */
export async function fetchPosts(
  cacheDir: string,
  data: Pick<OpenData, 'url' | 'publishableKey' | 'secretKey'>,
): Promise<readonly Post[]> {
  const posts = await readPublishedPosts(
    await connect({ url: data.url, key: data.secretKey ?? data.publishableKey }),
  );
  keepPosts(cacheDir, posts);
  return posts;
}

/** Reads where the posts are and were; without the secret key, which alone may ask, not where they were. */
export async function fetchAddresses({
  url,
  publishableKey,
  secretKey,
}: Pick<OpenData, 'url' | 'publishableKey' | 'secretKey'>): Promise<AddressBook> {
  return readAddresses(
    await connect({ url, key: secretKey ?? publishableKey }),
    secretKey !== null,
  );
}

/** When what is public changes by itself next (ISO 8601); null if it never does, or without the secret key, which alone may ask. */
export async function nextPostChange({
  url,
  secretKey,
}: Pick<OpenData, 'url' | 'secretKey'>): Promise<string | null> {
  if (secretKey === null) return null;
  return createPostStore(await connect({ url, key: secretKey })).nextPostChange();
}

/** What the database has to know of a site to count. */
export interface CountedSite {
  /** What contacts may be counted for: addresses of pages, and types of blocks. */
  readonly paths: readonly string[];
  readonly blocks: readonly string[];
  /** IANA; days begin by its clock. */
  readonly timeZone: string;
}

/** Tells the database what it has to know of the site; needs the secret key, without it nothing happens. */
export async function announceSite(
  data: Pick<OpenData, 'url' | 'secretKey'>,
  { paths, blocks, timeZone }: CountedSite,
): Promise<void> {
  if (data.secretKey === null) return;
  const store = createPostStore(await connect({ url: data.url, key: data.secretKey }));
  // In this order: a database that is yet to be migrated knows no time zone, and counts.
  await store.setContactPlaces(paths, blocks);
  await store.setTimeZone(timeZone);
}

const errorOf = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Tells the database of the site; why it could not. */
async function announced(
  data: OpenData,
  counted: () => CountedSite | Promise<CountedSite>,
): Promise<Error | null> {
  try {
    await announceSite(data, await counted());
    return null;
  } catch (error) {
    return errorOf(error);
  }
}

/**
 * The published posts for a build: from the hosted project or the embedded service, which is started for the moment if its
 * folder is there; `counted` gives what it is told of the site. A service that cannot be reached, or that nobody has started yet, leaves the posts of the last build.
 */
export async function postsForBuild(
  settings: DataSettings,
  {
    log,
    cacheDir,
    counted,
  }: Pick<DataServiceOptions, 'log'> & {
    readonly cacheDir: string;
    readonly counted: () => CountedSite | Promise<CountedSite>;
  },
): Promise<BuildPosts> {
  if (settings.kind === 'embedded' && !existsSync(settings.dataDir))
    return { posts: cachedPosts(cacheDir), unreachable: null, unannounced: null };
  let data: OpenData | null = null;
  try {
    const { openData } = await import('./open.ts');
    data = await openData(settings, { log });
    const posts = await fetchPosts(cacheDir, data);
    return { posts, unreachable: null, unannounced: await announced(data, counted) };
  } catch (error) {
    return { posts: cachedPosts(cacheDir), unreachable: errorOf(error), unannounced: null };
  } finally {
    await data?.close();
  }
}
