import type { DataError } from '#engine/blog/data-error';
import type { Post, PostReader } from '#engine/blog/post-store';

/** What is at an address: a post; a post that lives at `slug` by now; nothing; or the service did not say. */
export type Finding =
  | { readonly kind: 'found'; readonly post: Post }
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

/** Data fetching (specification §9): 3 retries, 1 s doubling; ms. */
const retries = 3;
const firstDelay = 1000;
/** Whoever waited so long reads what is wrong: a service that keeps requests waiting would be asked for minutes; ms. */
const longEnough = 15_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** By name: importing the class here would part it from the rest of the reader, and every page of the blog would load one file more. */
const isDataError = (error: unknown): error is DataError =>
  error instanceof Error && error.name === 'DataError';

/** A service that is down may be back in a moment; one that is busy asks to be left alone. */
const worthRetrying = (error: unknown) => isDataError(error) && error.kind === 'unreachable';

/**
 * A function that says what is at an address of the blog. A post that an old address led to is held, so that its new
 * address asks for nothing. It rejects only with faults of ours.
 */
export function createFinder(
  reader: Pick<PostReader, 'findPost'>,
  wait = pause,
): (slug: string) => Promise<Finding> {
  let held: Post | null = null;

  async function ask(slug: string, attempt = 0, since = Date.now()): Promise<Post | null> {
    try {
      return await reader.findPost(slug);
    } catch (error) {
      if (attempt >= retries || !worthRetrying(error) || Date.now() - since > longEnough)
        throw error;
      await wait(firstDelay * 2 ** attempt);
      return ask(slug, attempt + 1, since);
    }
  }

  return async (slug) => {
    try {
      const post = held?.slug === slug ? held : await ask(slug);
      held = post && post.slug !== slug ? post : null;
      if (!post) return { kind: 'missing' };
      return held ? { kind: 'moved', slug: post.slug } : { kind: 'found', post };
    } catch (error) {
      if (!isDataError(error)) throw error;
      console.error(error);
      return { kind: 'failed' };
    }
  };
}
