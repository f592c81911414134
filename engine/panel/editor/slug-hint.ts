import type { Post } from '../../blog/post-store.ts';
import type { PanelWords } from '../../words/panel.ts';

/** What the address field says under it. */
export function slugHint({ editor }: PanelWords, slug: string, saved: Post | null): string {
  if (saved && slug !== saved.slug && saved.slug)
    return editor.oldAddress({ slug, old: saved.slug });
  return `/blog/${slug}`;
}
