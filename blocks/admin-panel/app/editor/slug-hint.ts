import type { Post } from '#engine/blog/post-store';

/** What the address field says under it. */
export function slugHint(slug: string, saved: Post | null): string {
  if (saved && slug !== saved.slug && saved.slug)
    return `/blog/${slug}. O endereço antigo, /blog/${saved.slug}, continua levando a este post.`;
  return `/blog/${slug}`;
}
