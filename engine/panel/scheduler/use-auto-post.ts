import { NoMoreTopics } from '../../blog/generator/no-more-topics.ts';
import type { OpeningWords } from '../../words/panel.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import { useOpeningWords, usePanelLanguage } from '../data/panel-language.ts';
import { refreshPosts, schedulerKey } from '../data/queries.ts';
import { UnreadyPost } from '../post/unready-post.ts';
import type { MadePost } from './make-auto-post.ts';

/** What is told of a post: the stored score, and beside it the computed one where they differ (85 is stored). */
const scoreText = ({ scheduler }: OpeningWords, { post, score }: MadePost): string => {
  if (!post) return '';
  const tell = post.status === 'draft' ? scheduler.draftMadeText : scheduler.madeText;
  return tell({ title: post.title, stored: post.seo_score, score: score ?? post.seo_score });
};

/** Makes an automatic post and tells of it; what makes it is loaded only then. A skip is told by the history alone. */
export function useAutoPost() {
  const panel = usePanel();
  const words = useOpeningWords();
  const { complete } = usePanelLanguage();
  const client = useQueryClient();
  const { toasts } = panel;
  return useMutation({
    mutationFn: async ({ force }: { force: boolean }) => {
      const [{ makeAutoPost }, whole] = await Promise.all([
        import('./make-auto-post.ts'),
        complete(),
      ]);
      return makeAutoPost(panel, whole.words, force);
    },
    onSuccess: async (result) => {
      if (result.outcome === 'created')
        toasts.success(
          result.post?.status === 'draft' ? words.scheduler.draftMade : words.scheduler.made,
          scoreText(words, result),
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
