import { nearest } from '../../engine/diagnostics/suggest.ts';
import type { DeletedPost, PostStore } from '../../engine/blog/post-store.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { NoSuchPost, slugOf } from './address.ts';
import { withPosts, type BlogContext } from './posts.ts';
import { table } from './table.ts';
import { momentWords } from '../output/moments.ts';
import { actorWords, plainLine, postWords } from './words.ts';

async function wholeBin(store: PostStore): Promise<DeletedPost[]> {
  const found: DeletedPost[] = [];
  for (;;) {
    const { items, total } = await store.deletedPosts({ offset: found.length, limit: 100 });
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
}

/** `portao blog bin`: what was deleted in the last 30 days, latest first. */
export async function runBlogBin(
  { json }: { readonly json: boolean },
  context: BlogContext,
): Promise<void> {
  const { language, out } = context;
  const deleted = await withPosts(context, wholeBin);
  if (json) return out(`${JSON.stringify({ deleted }, null, 2)}\n`);
  const words = commandWordsOf(language).blog;
  if (deleted.length === 0) return out(words.binEmpty);
  const heads = words.binHeads;
  const rows = deleted.map(({ deleted_at, actor, post }) => [
    momentWords(deleted_at, context),
    actorWords(actor, language),
    post.slug,
    plainLine(post.title),
  ]);
  out(`${table(heads, rows)}\n`);
}

/** `portao blog restore`: brings a deleted post back; of several that had this address the one that was deleted last. Throws `NoSuchPost`. */
export async function runBlogRestore(
  { slug: typed }: { readonly slug: string },
  context: BlogContext,
): Promise<void> {
  const { language, out } = context;
  const words = commandWordsOf(language).blog;
  const slug = slugOf(typed);
  const post = await withPosts(context, async (store) => {
    const deleted = await wholeBin(store);
    const found = deleted.find((one) => one.post.slug === slug);
    if (found) return store.restore(found.post.id);
    const near = nearest(
      slug,
      deleted.map((one) => one.post.slug),
    );
    const what = words.noneInBin({ slug });
    throw new NoSuchPost(
      `${what} ${near ? commandWordsOf(language).shared.didYouMean({ near }) : words.seeBin}`,
    );
  });
  out(`${words.restored}: ${postWords(post, language)}.\n`);
}
