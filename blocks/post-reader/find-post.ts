import { filledPost, namesClaims, type Claims } from '#engine/blog/post-claims';
import type { Post, PostReader } from '#engine/blog/post-store';
import { askAgain, isDataError } from '#engine/blog/retry';

/** What is at an address: a post; a post that lives at `slug` by now; nothing; or the service did not say. */
export type Finding =
  | { readonly kind: 'found'; readonly post: Post }
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

/**
 * A function that says what is at an address of the blog. `claims`: the figures of the site, asked for where a post names one. A post that an old address led to is held, so that its new
 * address asks for nothing. It rejects only with faults of ours.
 */
export function createFinder(
  reader: Pick<PostReader, 'findPost'>,
  claims: () => Promise<Claims>,
  wait?: (ms: number) => Promise<void>,
): (slug: string) => Promise<Finding> {
  let held: Post | null = null;

  async function findFilled(slug: string): Promise<Post | null> {
    const post = await reader.findPost(slug);
    return post && namesClaims(post.content) ? filledPost(post, await claims()) : post;
  }

  async function ask(slug: string): Promise<Post | null> {
    const since = Date.now();
    const find = () => findFilled(slug);
    return find().catch((error: unknown) => askAgain(find, error, since, undefined, wait));
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
