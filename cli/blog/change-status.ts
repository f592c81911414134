import { DataError } from '../../engine/blog/data-error.ts';
import { stateOf } from '../../engine/blog/post-state.ts';
import type { NewPost, Post, PostStore } from '../../engine/blog/post-store.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { postAt } from './address.ts';
import { anySite, type PostSite } from './post-site.ts';
import { withPosts, type BlogContext } from './posts.ts';
import { refuseUnready } from './refuse-unready.ts';
import { postWords, timeWords } from './words.ts';

/** When a post is to be public (ISO 8601): from when, if not now, and until when, if not for good. */
export interface PostTime {
  readonly at?: string | undefined;
  readonly until?: string | undefined;
}

/**
 * Publishes a post from now or from another moment on, or takes it back to the drafts; says so where it is that already.
 * Throws where it is to be published and is not ready for it.
 */
export async function changeStatus(
  slug: string,
  status: Post['status'],
  context: BlogContext,
  time: PostTime = {},
  postSite: PostSite = anySite,
): Promise<void> {
  const { language, out } = context;
  const changesOf = (present: Post) => {
    const changes = changesTo(present, status, time);
    if (status === 'published' && Object.keys(changes).length > 0) refuseUnready(postSite, present);
    return changes;
  };
  const { post, changed } = await withPosts(context, (store) =>
    setStatus(store, slug, changesOf, context),
  );
  const words = commandWordsOf(language).blog;
  const scheduled = [words.scheduledAlready, words.scheduled];
  const published = [words.publishedAlready, words.published];
  const what = {
    published,
    withdrawn: published,
    scheduled,
    draft: [words.draftAlready, words.backToDraft],
    review: published,
  }[stateOf(post)][changed ? 1 : 0]!;
  out(`${what}: ${postWords(post, language)}.${timeWords(post, context)}\n`);
}

/** What has to change of a post for it to be so; nothing where it is. */
function changesTo(post: Post, status: Post['status'], { at, until }: PostTime): Partial<NewPost> {
  if (status === 'draft') return post.status === 'draft' ? {} : { status };
  const state = stateOf(post);
  const isSame = (date: string | null, wanted: string | undefined) =>
    wanted === undefined || (date !== null && Date.parse(date) === Date.parse(wanted));
  const appears = state === 'published' || state === 'withdrawn' ? {} : { published_at: 'now' };
  return {
    ...(post.status === 'published' ? {} : { status }),
    ...(at === undefined ? appears : isSame(post.published_at, at) ? {} : { published_at: at }),
    ...(isSame(post.withdrawn_at, until) ? {} : { withdrawn_at: until! }),
    // A date of withdrawal that has passed would take it off again at once.
    ...(until === undefined && post.withdrawn_at && Date.parse(post.withdrawn_at) <= Date.now()
      ? { withdrawn_at: null }
      : {}),
  };
}

async function setStatus(
  store: PostStore,
  slug: string,
  changesOf: (post: Post) => Partial<NewPost>,
  { language }: BlogContext,
): Promise<{ post: Post; changed: boolean }> {
  for (let attempt = 0; ; attempt += 1) {
    const post = await postAt(store, slug, language);
    const changes = changesOf(post);
    if (Object.keys(changes).length === 0) return { post, changed: false };
    try {
      return { post: await store.update(post.id, changes, post.updated_at), changed: true };
    } catch (error) {
      // Somebody saved it between the two; what they wrote stays.
      if (!(error instanceof DataError && error.kind === 'stale') || attempt === 3) throw error;
    }
  }
}
