import type { Post } from './post-store.ts';

/** A published post that a blog begins with. `published_at` is its day and that of its last change too; now, if left out. */
export type SamplePost = Pick<
  Post,
  'title' | 'slug' | 'content' | 'meta_description' | 'tags' | 'seo_score'
> &
  Partial<Pick<Post, 'published_at'>>;
