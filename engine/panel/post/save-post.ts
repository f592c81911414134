import { DataError } from '../../blog/data-error.ts';
import type { NewPost, Post, PostStore } from '../../blog/post-store.ts';

/**
 * Saves a post: `before` is the one that is edited (null: it is new, and made by `create`, which gives it an id of its own), `seen`
 * the version that the fields were opened with, `unanswered` what was tried before without an answer. The database may have saved
 * an attempt all the same: what it has then is one's own and no version of somebody else. Rejects with `DataError`.
 */
export async function savePost(
  { update }: Pick<PostStore, 'update'>,
  made: NewPost,
  before: Post | null,
  seen: string,
  unanswered: readonly NewPost[],
  create: (made: NewPost) => Promise<Post>,
): Promise<Post> {
  try {
    return before ? await update(before.id, made, seen) : await create(made);
  } catch (error) {
    const there = error instanceof DataError && error.kind === 'stale' ? error.present : null;
    // A new post has another address than was asked for where that was taken.
    const asThere = (one: NewPost) => (there && !before ? { ...one, slug: there.slug } : one);
    const attempt = there && [...unanswered, made].find((one) => saysTheSame(there, asThere(one)));
    if (!there || !attempt) throw error;
    const wanted = made.slug === attempt.slug ? asThere(made) : made;
    return saysTheSame(there, wanted) ? there : update(there.id, wanted, there.updated_at);
  }
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
