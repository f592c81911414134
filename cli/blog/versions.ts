import { printPostFile } from '../../engine/content/posts/post-file.ts';
import type { Post, PostStore, PostVersion } from '../../engine/blog/post-store.ts';
import { noScoring, seoScore, type Scoring } from '../../engine/blog/seo-score.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { postAt } from './address.ts';
import { withPosts, type BlogContext } from './posts.ts';
import { table } from './table.ts';
import { momentWords, type MomentView } from '../output/moments.ts';
import { actorWords, postWords } from './words.ts';

/** Options of `portao blog versions`; `show` and `restore` are numbers of versions. */
export interface BlogVersions {
  readonly slug: string;
  readonly show?: string | undefined;
  readonly restore?: string | undefined;
  readonly scoring?: Scoring;
  readonly json: boolean;
}

/** `portao blog versions`: lists what was saved of a post in the last year, prints a version, or goes back to it. Throws `WrongUse`. */
export async function runBlogVersions(
  { slug, show, restore, scoring = noScoring, json }: BlogVersions,
  context: BlogContext,
): Promise<void> {
  const { language, out } = context;
  const text = await withPosts(context, async (store) => {
    const post = await postAt(store, slug, language);
    const versions = await store.versions(post.id);
    if (show !== undefined) return printPostFile(await chosen(store, versions, show, language));
    if (restore !== undefined)
      return goBack(store, post, await chosen(store, versions, restore, language), {
        scoring,
        language,
      });
    return json ? `${JSON.stringify({ versions }, null, 2)}\n` : list(versions, context);
  });
  out(text);
}

function list(versions: readonly PostVersion[], view: MomentView): string {
  const words = commandWordsOf(view.language).blog;
  const rows = versions.map(({ id, saved_at, actor }) => [
    String(id),
    momentWords(saved_at, view),
    actorWords(actor, view.language),
  ]);
  return `${table(words.versionHeads, rows, [0])}\n`;
}

async function chosen(
  store: PostStore,
  versions: readonly PostVersion[],
  number: string,
  language: Language,
) {
  const found = versions.find(({ id }) => String(id) === number);
  const written = found ? await store.version(found.id) : null;
  if (written) return written;
  throw new WrongUse(commandWordsOf(language).blog.noVersion({ number }));
}

/** As the panel does: address, status and dates stay, so that what is public stays so. */
async function goBack(
  store: PostStore,
  post: Post,
  {
    title,
    meta_description,
    tags,
    content,
  }: Pick<Post, 'title' | 'meta_description' | 'tags' | 'content'>,
  { scoring, language }: { readonly scoring: Scoring; readonly language: Language },
): Promise<string> {
  const texts = { title, meta_description, tags, content };
  const saved = await store.update(
    post.id,
    { ...texts, seo_score: seoScore(texts, scoring).score },
    post.updated_at,
  );
  const words = commandWordsOf(language).blog.versionRestored;
  return `${words}: ${postWords(saved, language)}.\n`;
}
