import type { PostSummary } from '#engine/blog/post-store';
import { useMutation } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import { useRefreshPosts } from '../data/queries.ts';
import { useRestorePost } from './use-restore-post.ts';

/** Deletes a post; the toast offers to insert the same row again, id and views included. */
export function useDeletePost() {
  const { store, toasts } = usePanel();
  const refresh = useRefreshPosts();
  const restore = useRestorePost();
  return useMutation({
    mutationFn: ({ post }: { post: PostSummary; byKeyboard: boolean }) => store.remove(post.id),
    onSuccess: async (row, { post, byKeyboard }) => {
      // Null: somebody else deleted it first, and can undo it there.
      toasts.success(
        'Post Excluído',
        post.title,
        row
          ? {
              label: 'Desfazer',
              altText: 'Aperte F8 e depois Desfazer para trazer o post de volta',
              run: () => restore.mutate(row),
              focus: byKeyboard,
            }
          : undefined,
      );
      await refresh();
    },
    onError: () => toasts.error('Erro ao excluir post.'),
  });
}
