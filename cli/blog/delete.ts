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
  const pt = language === 'pt';
  if (!yes && !confirm)
    throw new WrongUse(
      pt
        ? `Não há um terminal em que perguntar. Se é isto mesmo: npm run portao -- blog delete ${slug} --yes`
        : `There is no terminal to ask on. If you are sure: npm run portao -- blog delete ${slug} --yes`,
    );
  if (!yes && confirm) {
    const post = await withPosts(context, (store) => postAt(store, slug, language));
    const question = pt
      ? 'Tem certeza que deseja excluir este post?'
      : 'Are you sure you want to delete this post?';
    if (!(await confirm(`"${plainLine(post.title)}" (/blog/${post.slug})\n${question}`)))
      return out(pt ? 'Nada foi excluído.\n' : 'Nothing was deleted.\n');
  }
  const gone = await withPosts(context, async (store) =>
    store.remove((await postAt(store, slug, language)).id),
  );
  if (!gone)
    throw new NoSuchPost(
      pt
        ? 'O post já tinha sido excluído por outra pessoa.'
        : 'The post had been deleted by somebody else.',
    );
  out(
    pt
      ? `Post excluído: ${postWords(gone, language)}. Por 30 dias ele volta com: npm run portao -- blog restore ${gone.slug}\n`
      : `Post deleted: ${postWords(gone, language)}. For 30 days this brings it back: npm run portao -- blog restore ${gone.slug}\n`,
  );
}
