import type { Post } from '../../blog/post-store.ts';
import { useMutation } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { useRefreshPosts } from '../data/queries.ts';

/** Brings a deleted post back as it was, id and views included. */
export function useRestorePost() {
  const { store, toasts } = usePanel();
  const words = usePanelWords();
  const refresh = useRefreshPosts();
  return useMutation({
    mutationFn: (post: Post) => store.restore(post.id),
    onSuccess: async (post, deleted) => {
      toasts.success(
        words.posts.restored,
        post.slug === deleted.slug ? post.title : words.posts.restoredElsewhere(post),
      );
      await refresh();
    },
    onError: (error) => toasts.error(words.posts.restoreFailed, error),
  });
}
