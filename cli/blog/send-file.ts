import type { PostFile } from '../../engine/content/posts/post-file.ts';
import { DataError } from '../../engine/blog/data-error.ts';
import type { NewPost, Post, PostStore } from '../../engine/blog/post-store.ts';
import { seoScore, type Scoring } from '../../engine/blog/seo-score.ts';

const fields = [
  'title',
  'meta_description',
  'tags',
  'content',
  'status',
  'published_at',
  'withdrawn_at',
] as const;

/** A field of a post that a file may change. */
export type PostField = (typeof fields)[number];

/** What became of a file: it is a new post, or these fields of a post changed; none where it said so already. */
export type Sent = 'created' | readonly PostField[];

/** What a file is scored with, and what is thrown where its post has moved on to the address `now`. */
interface SendContext {
  readonly scoring: Scoring;
  readonly moved: (now: string) => Error;
}

/**
 * Makes the post of a file, or renews the one at its address: the same file sent twice is one post. Rejects with `DataError`,
 * and with the error of `moved` where the post has moved on from that address, as two posts would come of it.
 */
export async function sendFile(
  store: PostStore,
  file: PostFile,
  context: SendContext,
): Promise<{ post: Post; sent: Sent }> {
  // Somebody may save or delete the post, or take the address, between reading and writing.
  for (let attempt = 0; ; attempt += 1) {
    try {
      const present = await store.bySlug(file.slug);
      return present
        ? await renew(store, present, file, context)
        : await create(store, file, context);
    } catch (error) {
      const raced =
        error instanceof DataError && ['slug-taken', 'stale', 'missing'].includes(error.kind);
      if (!raced || attempt === 3) throw error;
    }
  }
}

function newPost(
  {
    title,
    slug,
    content,
    description,
    tags,
    status = 'published',
    publishedAt,
    withdrawnAt,
  }: PostFile,
  scoring: Scoring,
): NewPost & { readonly status: Post['status'] } {
  const post = { title, slug, content, meta_description: description, tags: [...tags], status };
  return {
    ...post,
    seo_score: seoScore(post, scoring).score,
    ...(publishedAt === undefined ? {} : { published_at: publishedAt }),
    withdrawn_at: withdrawnAt ?? null,
  };
}

async function create(
  store: PostStore,
  file: PostFile,
  { scoring, moved: movedTo }: SendContext,
): Promise<{ post: Post; sent: Sent }> {
  const moved = await store.findPost(file.slug);
  // With its own address: made by somebody else in this moment, which `create` is told.
  if (moved && moved.slug !== file.slug) throw movedTo(moved.slug);
  return { post: await store.create(newPost(file, scoring)), sent: 'created' };
}

async function renew(
  store: PostStore,
  present: Post,
  file: PostFile,
  { scoring }: SendContext,
): Promise<{ post: Post; sent: Sent }> {
  const wanted = newPost(file, scoring);
  const appears = present.status !== 'published' && wanted.status === 'published';
  const changes = { ...(appears ? { published_at: 'now' } : {}), ...wanted };
  const changed = fields.filter(
    (field) =>
      changes[field] !== undefined && comparable(changes, field) !== comparable(present, field),
  );
  // The stored score alone is no change: that of an automatic post is the scheduler's.
  return {
    post:
      changed.length === 0 ? present : await store.update(present.id, changes, present.updated_at),
    sent: changed,
  };
}

/** A field so that equal values are equal: dates as moments, texts without the white space around them. */
function comparable(post: Partial<Post>, field: PostField): unknown {
  const value = post[field];
  if (field === 'published_at' || field === 'withdrawn_at')
    return value && Date.parse(String(value));
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}
