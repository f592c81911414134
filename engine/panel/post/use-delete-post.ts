import type { PostSummary } from '../../blog/post-store.ts';
import { useMutation } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { useRefreshPosts } from '../data/queries.ts';
import { useRestorePost } from './use-restore-post.ts';

/** Deletes a post; the toast offers to insert the same row again, id and views included. */
export function useDeletePost() {
  const { store, toasts } = usePanel();
  const { posts } = usePanelWords();
  const refresh = useRefreshPosts();
  const restore = useRestorePost();
  return useMutation({
    mutationFn: ({ post }: { post: PostSummary; byKeyboard: boolean }) => store.remove(post.id),
    onSuccess: async (row, { post, byKeyboard }) => {
      // Null: somebody else deleted it first, and can undo it there.
      toasts.success(
        posts.deleted,
        post.title,
        row
          ? {
              label: posts.undo,
              altText: posts.undoByKeyboard,
              run: () => restore.mutate(row),
              focus: byKeyboard,
            }
          : undefined,
      );
      await refresh();
    },
    onError: (error) => toasts.error(posts.deleteFailed, error),
  });
}
