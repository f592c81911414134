import type { PostCard, PostView } from '../render/types.ts';
import { postHtml } from './markdown.ts';
import type { Post, PostSummary } from './post-store.ts';
import { readingMinutes } from './reading-time.ts';
import { dayInWords } from '../words/days.ts';
import type { Locale } from '../words/locale.ts';

/** How and by which clock a day is written. */
type DayLocale = Pick<Locale, 'tag' | 'timeZone'>;

/** How many related posts a post names. */
const relatedLimit = 3;

/** A post of the data service as a visitor's list shows it. */
export function postCard(post: PostSummary, locale: DayLocale): PostCard {
  return {
    slug: post.slug,
    href: `/blog/${post.slug}`,
    title: post.title,
    description: post.meta_description,
    date: post.published_at,
    dateText: dayInWords(new Date(post.published_at), locale),
    views: post.views,
    score: post.seo_score,
    tags: post.tags,
  };
}

/** A post as its own page shows it; `posts` are all published ones, for those that are related, `pictureOf` what is known of the site's pictures. */
export function postView(
  post: Post,
  posts: readonly PostSummary[],
  locale: DayLocale,
  pictureOf: Parameters<typeof postHtml>[1] = null,
): PostView {
  const shared = (other: PostSummary) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  const related = posts
    .filter((other) => other.slug !== post.slug)
    .map((other) => ({ other, common: shared(other) }))
    .sort((a, b) => b.common - a.common)
    .slice(0, relatedLimit)
    .map(({ other }) => ({ href: `/blog/${other.slug}`, title: other.title }));
  return {
    ...postCard(post, locale),
    minutes: readingMinutes(post.content),
    html: postHtml(post.content, pictureOf),
    related,
  };
}
