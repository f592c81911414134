import type { Post } from './posts/post-store.ts';

/** A post without words at `/blog/<slug>`: what the site puts around every post can be looked at without the data service. */
export function postStandIn(slug: string): Post {
  const day = '2000-01-01T00:00:00+00:00';
  return { id: 'stand-in', title: '', slug, content: '', meta_description: '', tags: [], seo_score: 0, views: 0, status: 'published', published_at: day, created_at: day, updated_at: day };
}
