import type { KeyPhrases } from '#schemas/types';
import type { AutoPostResult } from '../../blog/post-store.ts';
import { seoScore } from '../../blog/seo-score.ts';
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
  keyPhrases: KeyPhrases | null,
): string =>
  post
    ? scheduler.madeText({
        title: post.title,
        stored: post.seo_score,
        score: seoScore(post, keyPhrases).score,
      })
    : '';

/** Makes an automatic post and tells of it; the generator is loaded only then. A skip is told by the history alone. */
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
        refuse: (draft) => refuseUnready(words, data.safety, draft, 'published'),
      });
    },
    onSuccess: async (result) => {
      if (result.outcome === 'created')
        toasts.success(words.scheduler.made, scoreText(words, result, data.keyPhrases));
      await Promise.all([
        client.invalidateQueries({ queryKey: schedulerKey }),
        refreshPosts(client),
      ]);
    },
    onError: (error) =>
      toasts.error(error instanceof UnreadyPost ? error.message : words.scheduler.makeFailed),
  });
}
