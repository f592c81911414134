// A post for pages that ask the data service for one; the service of these tests (real-site.ts) has none.
import type { BrowserContext } from 'playwright';

/** A post newer than the build, as the data service sends it. */
export const post = {
  id: '0b7e7c52-6f0f-4a4e-9d3c-0f5a4f1f9c11',
  title: 'Portão novo',
  slug: 'portao-novo',
  status: 'published',
  views: 1,
  seo_score: 70,
  computed_score: null,
  content:
    'O portão para.\n\n## O que olhar\n\nLimpe o sensor.\n\n| Sinal | Causa |\n|---|---|\n| a | b |',
  meta_description: 'Por que o portão para.',
  tags: ['sensor'],
  published_at: '2026-11-20T12:00:00+00:00',
  withdrawn_at: null,
  created_at: '2026-11-20T12:00:00+00:00',
  updated_at: '2026-11-20T12:00:00+00:00',
};

/** Answers what the pages of `context` ask the data service as one does that has this post alone. */
export async function answerWithPost(context: BrowserContext): Promise<void> {
  await context.route('**/rest/v1/blog_posts?*', (route) =>
    route.fulfill({ json: [post], headers: { 'content-range': '0-0/1' } }),
  );
  await context.route('**/rest/v1/rpc/find_post?*', (route) =>
    route.fulfill({ json: route.request().url().includes(post.slug) ? [post] : [] }),
  );
}
