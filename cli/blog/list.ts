import { stateOf } from '../../engine/blog/post-state.ts';
import type { PostState } from '../../engine/blog/post-store.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { allPosts } from './address.ts';
import { withPosts, type BlogContext } from './posts.ts';
import { table } from './table.ts';
import { dayWords } from '../output/moments.ts';
import { plainLine, stateWords } from './words.ts';

/** `portao blog list`: every post, or those in one state, newest publication first. */
export async function runBlogList(
  { status, json }: { readonly status?: PostState | undefined; readonly json: boolean },
  context: BlogContext,
): Promise<void> {
  const { language, out } = context;
  const posts = await withPosts(context, (store) => allPosts(store, status));
  if (json) return out(`${JSON.stringify({ posts }, null, 2)}\n`);
  const words = commandWordsOf(language).blog;
  if (posts.length === 0) return out(words.noPosts);
  const heads = words.listHeads;
  const rows = posts.map((post) => [
    dayWords(post.published_at, context),
    stateWords(stateOf(post), language),
    String(post.seo_score),
    String(post.views),
    post.slug,
    plainLine(post.title),
  ]);
  out(
    `${table(heads, rows, [2, 3])}\n\n${posts.length} ${posts.length === 1 ? 'post' : 'posts'}.\n`,
  );
}
