import type { SiteSettings } from '../../engine/content/site-settings.ts';
import { seoScore, type Scoring } from '../../engine/blog/seo-score.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Locale } from '../../engine/words/locale.ts';
import { allPosts } from './address.ts';
import { nameClaims } from './name-claims.ts';
import { withPosts, type BlogContext } from './posts.ts';

/** Options of `portao blog claims`. */
export interface BlogClaims {
  readonly claims: SiteSettings['claims'];
  readonly locale: Locale;
  readonly scoring: Scoring;
  /** Writes the names into the posts; else they are only listed. */
  readonly write: boolean;
}

/**
 * `portao blog claims`: finds figures that posts have written out, so that they would stay when the site's change, and puts
 * their names (`{{claims.name}}`) in their place where it is clear which one is meant. A post that somebody saves meanwhile is left
 * as it is, and told of by the error `stale`.
 */
export async function runBlogClaims(
  { claims, locale, scoring, write }: BlogClaims,
  context: BlogContext,
): Promise<void> {
  const words = commandWordsOf(context.language).blog.claims;
  const lines: string[] = [];
  let [named, open, posts] = [0, 0, 0];
  await withPosts(context, async (store) => {
    for (const { id } of await allPosts(store)) {
      const post = await store.get(id);
      if (!post) continue;
      const { text: content, found } = nameClaims(post.content, claims, locale);
      for (const { line, found: text, name, names } of found)
        lines.push(
          name === null
            ? words.open({ slug: post.slug, line, text, names })
            : words.named({ slug: post.slug, line, text, name }),
        );
      const certain = found.filter(({ name }) => name !== null).length;
      open += found.length - certain;
      if (certain === 0) continue;
      named += certain;
      posts += 1;
      if (!write) continue;
      const { score } = seoScore({ ...post, content }, scoring);
      // What the scheduler stores is its own affair.
      const changes = post.computed_score === null ? { content, seo_score: score } : { content };
      await store.update(post.id, changes, post.updated_at);
    }
  });
  context.out([...lines, words.sum({ named, open, posts, write }), ''].join('\n'));
}
