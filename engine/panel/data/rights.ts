import { useQuery } from '@tanstack/react-query';
import type { Post } from '../../blog/post-store.ts';
import { useAccount } from './account.ts';
import { usePanel } from './panel-context.ts';

/** Key of the ids of one's own posts. */
export const ownPostsKey = ['posts', 'own'];

/** Says whether somebody may change, delete or bring back a post: an editor what she began, until it is public. The database decides; this only says it beforehand, and where it is not known yet lets her try. */
export function useMayWrite(): (post: Pick<Post, 'id' | 'status'>) => boolean {
  const { role } = useAccount();
  const { store } = usePanel();
  const { data: own } = useQuery({
    queryKey: ownPostsKey,
    queryFn: () => store.myPosts(),
    enabled: role === 'editor',
  });
  return ({ id, status }) =>
    role === 'admin' || (status !== 'published' && (own === undefined || own.includes(id)));
}
