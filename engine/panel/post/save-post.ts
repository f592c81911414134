import { DataError } from '../../blog/data-error.ts';
import type { NewPost, Post, PostStore } from '../../blog/post-store.ts';

type Store = Pick<PostStore, 'create' | 'update' | 'bySlug' | 'texts'>;

/**
 * Saves a post: `before` is the one that is edited (null: it is new, and made by `create`), `seen` the version that the fields
 * were opened with, `unanswered` what was tried before without an answer. The database may have saved an attempt all the same:
 * what it has then is one's own, it is no version of somebody else and no second post is made. Rejects with `DataError`.
 */
export async function savePost(
  store: Store,
  made: NewPost,
  before: Post | null,
  seen: string,
  unanswered: readonly NewPost[],
  create: PostStore['create'] = store.create,
): Promise<Post> {
  const own = before ? null : await postOfAttempts(store, unanswered);
  if (own) return saveOver(store, own.post, own.attempt, made);
  try {
    return before ? await store.update(before.id, made, seen) : await create(made);
  } catch (error) {
    const there = error instanceof DataError ? await foundAfter(error, store, made) : null;
    const attempt = there && [made, ...unanswered].find((one) => saysTheSame(there, one));
    if (there && attempt) return saveOver(store, there, attempt, made);
    throw error;
  }
}

/** Makes a post that an attempt saved say what is wanted. Its address is another than was asked for where that was taken. */
export function saveOver(
  store: Pick<Store, 'update'>,
  there: Post,
  attempt: NewPost,
  made: NewPost,
): Post | Promise<Post> {
  const wanted = made.slug === attempt.slug ? { ...made, slug: there.slug } : made;
  return saysTheSame(there, wanted) ? there : store.update(there.id, wanted, there.updated_at);
}

/** The post that one of the attempts made; null if none did. */
export async function postOfAttempts(
  store: Pick<Store, 'bySlug' | 'texts'>,
  attempts: readonly NewPost[],
): Promise<{ readonly post: Post; readonly attempt: NewPost } | null> {
  if (attempts.length === 0) return null;
  const texts = await store.texts();
  for (const attempt of attempts) {
    const found = texts.find(
      ({ title, content }) => title === attempt.title && content === attempt.content,
    );
    const post = found ? await store.bySlug(found.slug) : null;
    if (post) return { post, attempt };
  }
  return null;
}

/** The post that an attempt before this one may have left. */
async function foundAfter(
  { kind, present }: DataError,
  store: Pick<Store, 'bySlug'>,
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
