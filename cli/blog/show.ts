import type { Scoring } from '../../engine/blog/seo-score.ts';
import { printPostFile } from '../../engine/content/posts/post-file.ts';
import { stateOf } from '../../engine/blog/post-state.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { postAt } from './address.ts';
import { withPosts, type BlogContext } from './posts.ts';
import { scoreWords } from './score-words.ts';
import { momentWords } from '../output/moments.ts';
import { stateWords } from './words.ts';

/** `portao blog show`: a post as a Markdown file that `blog publish` reads back; its figures go to standard error. */
export async function runBlogShow(
  {
    slug,
    scoring,
    json,
  }: {
    readonly slug: string;
    /** Undefined where the site cannot be read: the score is left out. */
    readonly scoring: Scoring | undefined;
    readonly json: boolean;
  },
  context: BlogContext,
): Promise<void> {
  const { language, out, err } = context;
  const post = await withPosts(context, (store) => postAt(store, slug, language));
  if (json) return out(`${JSON.stringify(post, null, 2)}\n`);
  out(printPostFile(post));
  const views = commandWordsOf(language).blog.views({ views: post.views });
  const figures = [
    stateWords(stateOf(post), language),
    momentWords(post.published_at, context),
    ...(post.withdrawn_at
      ? [`${commandWordsOf(language).blog.withdrawal} ${momentWords(post.withdrawn_at, context)}`]
      : []),
    views,
  ];
  const score = scoring === undefined ? '' : `${scoreWords(post, scoring, language)}\n`;
  err(`\n${figures.join(', ')}\n${score}`);
}
