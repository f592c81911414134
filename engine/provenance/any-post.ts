import type { Post } from '../blog/post-store.ts';

/** Path of the sample post, which stands for all posts. */
export const anyPostPath = '/blog/…';

const day = '2000-01-01T00:00:00+00:00';

/** A post without words at `anyPostPath`: what the site puts around every post can be looked at without the data service. */
export const samplePost: Post = {
  id: 'sample',
  title: '',
  slug: anyPostPath.slice('/blog/'.length),
  content: '',
  meta_description: '',
  tags: [],
  computed_score: null,
  seo_score: 0,
  views: 0,
  status: 'published',
  published_at: day,
  withdrawn_at: null,
  created_at: day,
  updated_at: day,
};
