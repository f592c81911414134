import { commandWordsOf } from '../../engine/words/commands.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { NoSuchPost, postAt } from './address.ts';
import { withPosts, type BlogContext } from './posts.ts';
import { plainLine, postWords } from './words.ts';

/** Options of `portao blog delete`. */
export interface BlogDelete {
  readonly slug: string;
  /** Asks nothing. */
  readonly yes: boolean;
  /** Asks a person; null where there is none. */
  readonly confirm: ((question: string) => Promise<boolean>) | null;
}

/** `portao blog delete`: asks, then deletes. The folder is not held while a person thinks. Throws `WrongUse` where nobody can be asked. */
export async function runBlogDelete(
  { slug, yes, confirm }: BlogDelete,
  context: BlogContext,
): Promise<void> {
  const { language, out } = context;
  const words = commandWordsOf(language).blog;
  if (!yes) {
    const post = await withPosts(context, (store) => postAt(store, slug, language));
    if (!confirm) throw new WrongUse(words.cannotAskDelete({ slug }));
    const question = words.askDelete;
    if (!(await confirm(`"${plainLine(post.title)}" (/blog/${post.slug})\n${question}`)))
      return out(words.nothingDeleted);
  }
  const gone = await withPosts(context, async (store) =>
    store.remove((await postAt(store, slug, language)).id),
  );
  if (!gone) throw new NoSuchPost(words.deletedByOther);
  out(words.deleted({ post: postWords(gone, language), slug: gone.slug }));
}
