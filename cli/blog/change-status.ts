import { DataError } from '../../engine/blog/data-error.ts';
import type { Post, PostStore } from '../../engine/blog/post-store.ts';
import { postAt } from './address.ts';
import { withPosts, type BlogContext } from './posts.ts';
import { postWords } from './words.ts';

/** Publishes a draft, which is then dated now, or takes a post back to the drafts; says so where it is that already. */
export async function changeStatus(
  slug: string,
  status: Post['status'],
  context: BlogContext,
): Promise<void> {
  const { language, out } = context;
  const { post, changed } = await withPosts(context, (store) =>
    setStatus(store, slug, status, context),
  );
  const pt = language === 'pt';
  const words = {
    published: [
      pt ? 'Já estava publicado' : 'Published already',
      pt ? 'Post publicado' : 'Post published',
    ],
    draft: [
      pt ? 'Já era um rascunho' : 'A draft already',
      pt ? 'Voltou a ser rascunho' : 'Back among the drafts',
    ],
  }[status][changed ? 1 : 0]!;
  out(`${words}: ${postWords(post, language)}.\n`);
}

async function setStatus(
  store: PostStore,
  slug: string,
  status: Post['status'],
  { language }: BlogContext,
): Promise<{ post: Post; changed: boolean }> {
  for (let attempt = 0; ; attempt += 1) {
    const post = await postAt(store, slug, language);
    if (post.status === status) return { post, changed: false };
    try {
      return {
        post: await store.update(
          post.id,
          { status, ...(status === 'published' ? { published_at: new Date().toISOString() } : {}) },
          post.updated_at,
        ),
        changed: true,
      };
    } catch (error) {
      // Somebody saved it between the two; what they wrote stays.
      if (!(error instanceof DataError && error.kind === 'stale') || attempt === 3) throw error;
    }
  }
}
