import { DataError } from '../../blog/data-error.ts';
import type { NewPost, Post, PostStore } from '../../blog/post-store.ts';

/**
 * Saves a post: `before` is the one that is edited (null: it is new), `seen` the version that the fields were opened with.
 * Where the answer to an earlier attempt was lost, the database refuses the second as stale, or its address as taken: what says
 * the same already is then the post that was saved. Rejects with `DataError`.
 */
export async function savePost(
  store: Pick<PostStore, 'create' | 'update' | 'bySlug'>,
  made: NewPost,
  before: Post | null,
  seen: string,
): Promise<Post> {
  try {
    return before ? await store.update(before.id, made, seen) : await store.create(made);
  } catch (error) {
    const there = error instanceof DataError ? await foundAfter(error, store, made) : null;
    if (there && saysTheSame(there, made)) return there;
    throw error;
  }
}

/** The post that an attempt before this one may have left. */
async function foundAfter(
  { kind, present }: DataError,
  store: Pick<PostStore, 'bySlug'>,
  { slug }: NewPost,
): Promise<Post | null> {
  if (kind === 'stale') return present;
  return kind === 'slug-taken' && slug ? store.bySlug(slug).catch(() => null) : null;
}

/** True where saving `made` would change nothing of `post`; 'now' is a date that only the database knows. */
function saysTheSame(post: Post, made: NewPost): boolean {
  const { title, slug, content, meta_description: description, tags, status } = made;
  return (
    post.title === title &&
    post.slug === slug &&
    post.content === content &&
    post.meta_description === description &&
    JSON.stringify(post.tags) === JSON.stringify(tags) &&
    post.status === status &&
    isSameMoment(post.withdrawn_at, made.withdrawn_at) &&
    (made.published_at === undefined ||
      made.published_at === 'now' ||
      isSameMoment(post.published_at, made.published_at))
  );
}

const isSameMoment = (one: string | null | undefined, other: string | null | undefined) =>
  !one || !other ? !one && !other : Date.parse(one) === Date.parse(other);
