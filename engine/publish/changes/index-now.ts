// What search engines that take part in IndexNow (https://www.indexnow.org/documentation) are to be told of the site: addresses
// wait beside the output until they were taken.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fetchWithRetry, NoAnswer } from '../../database/fetch-with-retry.ts';
import { withLock } from '../../files/lock.mjs';
import { replaceFile } from '../../files/replace-file.mjs';
import { isLocalHost } from '../../resolve/links.ts';
import { changedPaths, type ShownPages } from './shown-pages.ts';

/** Raised when the meaning of the file changes: older ones are not read. */
const version = 1;
/** One for all engines that take part. Source: IndexNow documentation. */
const everyEngine = 'https://api.indexnow.org/indexnow';
/** Most addresses that are sent at once, by the same. */
const mostAtOnce = 10_000;
/** Longest wait for an answer, ms. */
const patience = 10_000;

/** The file of the web root that shows whose key it is. */
export const keyFileOf = (key: string) => `${key}.txt`;

/** Thrown where addresses were not taken; they wait for the next time. */
export class IndexNowFailed extends Error {
  /** `reason`, in signs that every language has: `HTTP 403`, `ECONNREFUSED`, `> 10 s`. */
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super(`IndexNow took no addresses: ${reason}`, { cause });
    this.name = 'IndexNowFailed';
  }
}

/** Why there was no answer. */
function reasonOf(error: unknown): string {
  if (error instanceof NoAnswer) return `> ${patience / 1000} s`;
  // `fetch` has the fault of the line as the cause of its own.
  const { code, cause } = error as { readonly code?: string; readonly cause?: { code?: string } };
  return cause?.code ?? code ?? String(error);
}

/** What waits. */
interface Waiting {
  /** Public address of the site, without a slash at its end. */
  readonly url: string;
  readonly key: string;
  /** By path: the hash of what the page shows, empty where it is gone. */
  readonly pages: ReadonlyMap<string, string>;
}

const fileIn = (state: string) => join(state, 'index-now.json');

function readWaiting(state: string): Waiting | null {
  try {
    const { pages, ...kept } = JSON.parse(readFileSync(fileIn(state), 'utf8')) as Omit<
      Waiting,
      'pages'
    > & { readonly version: number; readonly pages: readonly [string, string][] };
    return kept.version === version ? { ...kept, pages: new Map(pages) } : null;
  } catch {
    return null;
  }
}

function writeWaiting(state: string, { url, key, pages }: Waiting): void {
  replaceFile(fileIn(state), JSON.stringify({ version, url, key, pages: [...pages] }));
}

/** True for a public address that search engines may be told of: not this machine's or its network's, and with HTTPS. */
function isTold(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && !isLocalHost(hostname);
}

/**
 * Notes the pages that a build changes, which is about to be published: those of which `now` says something else than `before`.
 * Of a site that no build remembers nothing is known to have changed. Without `key`, nothing waits any more. A disk that takes no
 * more costs the addresses alone: the site is published.
 */
export function noteChanges(
  state: string,
  { url, key }: { readonly url: string; readonly key: string | undefined },
  before: ShownPages | null,
  now: ShownPages,
): void {
  try {
    if (key === undefined || !isTold(url)) return rmSync(fileIn(state), { force: true });
    const was = readWaiting(state);
    const isSame = was !== null && was.url === url && was.key === key;
    const changed = before ? changedPaths(before, now) : [];
    if (isSame && changed.length === 0) return;
    const added = changed.map((path) => [path, now.get(path)?.hash ?? ''] as const);
    const pages = new Map([...(was?.url === url ? was.pages : []), ...added]);
    writeWaiting(state, { url, key, pages });
  } catch {
    // Search engines find out by themselves.
  }
}

/**
 * Sends what waits beside an output, and gives the number of addresses; null where no key is set. To be called when what was built
 * is public. Throws `IndexNowFailed`, and `LockBusy` where a build takes long: what waits is sent again then. `endpoint`: another one,
 * for tests.
 */
export async function sendChanges(state: string, endpoint = everyEngine): Promise<number | null> {
  const waiting = readWaiting(state);
  if (!waiting) return null;
  const pages = [...waiting.pages];
  for (let at = 0; at < pages.length; at += mostAtOnce) {
    const some = pages.slice(at, at + mostAtOnce);
    await post(waiting, some, endpoint);
    await withLock(join(state, 'lock'), () => Promise.resolve(forget(state, some)));
  }
  return pages.length;
}

async function post(
  { url, key }: Waiting,
  pages: readonly (readonly [path: string, hash: string])[],
  endpoint: string,
): Promise<void> {
  const body = {
    host: new URL(url).host,
    key,
    keyLocation: `${url}/${keyFileOf(key)}`,
    urlList: pages.map(([path]) => `${url}${path}`),
  };
  let answer: Response;
  try {
    answer = await fetchWithRetry(patience)(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
    });
  } catch (error) {
    throw new IndexNowFailed(reasonOf(error), error);
  }
  await answer.body?.cancel();
  if (!answer.ok) throw new IndexNowFailed(`HTTP ${answer.status}`);
}

/** Takes off what was sent, but for pages that a build has changed again since. */
function forget(state: string, sent: readonly (readonly [path: string, hash: string])[]): void {
  const waiting = readWaiting(state);
  if (!waiting) return;
  const pages = new Map(waiting.pages);
  for (const [path, hash] of sent) if (pages.get(path) === hash) pages.delete(path);
  writeWaiting(state, { ...waiting, pages });
}
