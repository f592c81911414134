// The client modules of the blog's blocks: marketing pages do not load them.
import { start as blogList } from './blog-list/blog-list.client.ts';
import type { Islands } from '#schemas/types';
import type { IslandStart } from './islands.ts';
import { start as post } from './post/post.client.ts';

/** The islands of the blog's pages, by block type. */
export const blogIslands: Readonly<Record<Islands['blog'], IslandStart>> = {
  'blog-list': blogList,
  post,
};
