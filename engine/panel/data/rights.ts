import type { Post, StaffRole } from '../../blog/post-store.ts';

/** How long before a post becomes public an editor may still write it, ms (`private.not_public_soon`). */
export const editorLead = 3_600_000;

/** Whether somebody may change or delete a post. The database decides; this only says it beforehand. */
export const mayWrite = (
  role: StaffRole,
  { status, published_at }: Pick<Post, 'status' | 'published_at'>,
  now = Date.now(),
): boolean =>
  role === 'admin' || status === 'draft' || Date.parse(published_at) >= now + editorLead;
