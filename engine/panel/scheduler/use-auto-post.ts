import type { AutoPostResult } from '../../blog/post-store.ts';
import { NoMoreTopics } from '../../blog/generator/no-more-topics.ts';
import { seoScore, type Scoring } from '../../blog/seo-score.ts';
import type { PanelWords } from '../../words/panel.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { refreshPosts, schedulerKey } from '../data/queries.ts';
import { refuseUnready, UnreadyPost } from '../post/refuse-unready.ts';

/** What is told of a post: the stored score, and beside it the computed one where they differ (85 is stored). */
const scoreText = (
  { scheduler }: PanelWords,
  { post }: AutoPostResult,
  scoring: Scoring,
): string => {
  if (!post) return '';
  const tell = post.status === 'draft' ? scheduler.draftMadeText : scheduler.madeText;
  const { score } = seoScore(post, scoring);
  return tell({ title: post.title, stored: post.seo_score, score });
};

/**
 * Makes an automatic post and tells of it; the generator is loaded only then. A skip is told by the history alone. A draft is
 * held to what a public post is: the database says only afterwards which of them it made, and drafts are published as they are.
 */
export function useAutoPost() {
  const { store, toasts, data } = usePanel();
  const words = usePanelWords();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ force }: { force: boolean }) => {
      if (!data.generator) throw new Error('The page has no #generator-data.');
      const { autoPost } = await import('../../blog/generator/auto-post.ts');
      return autoPost(store, data.generator, {
        force,
        refuse: (draft) => refuseUnready(words, data, draft, 'published'),
      });
    },
    onSuccess: async (result) => {
      if (result.outcome === 'created')
        toasts.success(
          result.post?.status === 'draft' ? words.scheduler.draftMade : words.scheduler.made,
          scoreText(words, result, data),
        );
      await Promise.all([
        client.invalidateQueries({ queryKey: schedulerKey }),
        refreshPosts(client),
      ]);
    },
    onError: (error) =>
      error instanceof UnreadyPost
        ? toasts.error(error.message)
        : error instanceof NoMoreTopics
          ? toasts.error(words.scheduler.noMoreTopics(error))
          : toasts.error(words.scheduler.makeFailed, error),
  });
}
