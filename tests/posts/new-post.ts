// A post to write into a store, and what stores answer with.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { NewPost } from '../../engine/blog/post-store.ts';

/** A moment as the API writes it. */
export const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/;
/** A post of an address of its own. */
export const newPost = (more: Partial<NewPost> = {}): NewPost => ({
  title: 'Um post',
  slug: `post-${randomUUID()}`,
  content: 'Texto do post.',
  meta_description: 'Descrição.',
  tags: ['motor', 'portão'],
  seo_score: 40,
  ...more,
});
/** A refusal of this kind. */
export const kind = (name: string) => expect.objectContaining({ name: 'DataError', kind: name });
