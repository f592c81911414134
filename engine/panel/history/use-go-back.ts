import { DataError } from '../../blog/data-error.ts';
import type { Post, WrittenPost } from '../../blog/post-store.ts';
import { seoScore } from '../../blog/seo-score.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { useRefreshPosts } from '../data/queries.ts';

/** What comes back with a version. */
export const textsOf = ({
  title,
  meta_description,
  tags,
  content,
}: Pick<Post, 'title' | 'meta_description' | 'tags' | 'content'>) => ({
  title,
  meta_description,
  tags,
  content,
});

/** Makes what was written in a version the latest one of a post. Its address, status and dates stay: what is public stays so. */
export function useGoBack(post: Post) {
  const { data, paths, store, toasts } = usePanel();
  const words = usePanelWords();
  const client = useQueryClient();
  const refresh = useRefreshPosts();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (version: WrittenPost) => {
      const texts = textsOf(version);
      const { score } = seoScore(texts, data);
      try {
        return await store.update(post.id, { ...texts, seo_score: score }, post.updated_at);
      } catch (error) {
        const present = error instanceof DataError ? error.present : null;
        // The answer to an attempt before this one was lost.
        if (present && JSON.stringify(textsOf(present)) === JSON.stringify(texts)) return present;
        throw error;
      }
    },
    onSuccess: async (saved) => {
      client.setQueryData(['post', post.id], saved);
      toasts.success(words.posts.wentBack, saved.title);
      await navigate(paths.versions(post), { replace: true });
      await refresh();
    },
    onError: (error) => toasts.error(words.posts.saveFailed, error),
  });
}
