import { DataError } from '#engine/blog/data-error';
import type { Post } from '#engine/blog/post-store';
import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../data/error-text.ts';
import { usePanel } from '../data/panel-context.ts';
import { useRefreshPosts } from '../data/queries.ts';

/** Brings a deleted post back as it was, id and views included. */
export function useRestorePost() {
  const { store, toasts } = usePanel();
  const refresh = useRefreshPosts();
  return useMutation({
    mutationFn: (post: Post) => store.restore(post),
    onSuccess: async (post, deleted) => {
      toasts.success(
        'Post Restaurado',
        post.slug === deleted.slug
          ? post.title
          : `${post.title}. O endereço agora é /blog/${post.slug}, porque outro post tomou o antigo.`,
      );
      await refresh();
    },
    onError: (error) =>
      toasts.error(
        error instanceof DataError && error.kind === 'forbidden'
          ? reasonOf(error)
          : 'Erro ao restaurar o post. Tente novamente.',
      ),
  });
}
