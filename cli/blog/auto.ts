import { autoPost, type GeneratorData } from '../../engine/blog/auto-post.ts';
import type { Post, PostStore, SchedulerState } from '../../engine/blog/post-store.ts';
import { withPosts, type BlogContext } from './posts.ts';
import { momentWords, postWords } from './words.ts';

/** Options of `portao blog auto`. */
export interface BlogAuto {
  /** Asked only if a post is due. */
  readonly generator: () => GeneratorData;
  readonly json: boolean;
}

interface Outcome {
  readonly outcome: 'created' | 'skipped';
  readonly reason: string;
  readonly post: Post | null;
  /** ISO 8601; null before the first post and while the scheduler is off. */
  readonly next: string | null;
}

/**
 * `portao blog auto`: makes the day's post if the database says that it is due. It is asked first, as the panel does, so
 * that a call a minute leaves no line in the history; who of several callers makes the post, the database decides.
 */
export async function runBlogAuto(
  { generator, json }: BlogAuto,
  context: BlogContext,
): Promise<void> {
  const { language, out } = context;
  const result = await withPosts(context, (store) => makeIfDue(store, generator));
  if (json)
    return out(
      `${JSON.stringify({ ...result, post: result.post && { id: result.post.id, slug: result.post.slug, title: result.post.title } })}\n`,
    );
  out(`${words(result, language === 'pt')}\n`);

  function words({ post, reason, next }: Outcome, pt: boolean): string {
    if (post)
      return pt
        ? `Post criado: ${postWords(post, language)}.`
        : `Post created: ${postWords(post, language)}.`;
    if (reason === 'paused')
      return pt
        ? 'Nenhum post: o agendador está desligado (ligue-o no painel, em Agendador Automático).'
        : 'No post: the scheduler is off (switch it on in the panel, under Agendador Automático).';
    return pt
      ? `Nenhum post: o próximo é a partir de ${momentWords(next!, language)}, hora de São Paulo.`
      : `No post: the next one is due from ${momentWords(next!, language)}, time of São Paulo.`;
  }
}

async function makeIfDue(store: PostStore, generator: () => GeneratorData): Promise<Outcome> {
  const state = await store.schedulerState();
  if (!state.due) return skipped(state);
  const { outcome, reason, post } = await autoPost(store, generator());
  if (outcome === 'created') return { outcome, reason, post, next: null };
  // Another caller was first.
  return skipped(await store.schedulerState());
}

const skipped = ({ enabled, next_run_at: next }: SchedulerState): Outcome => ({
  outcome: 'skipped',
  reason: enabled ? 'not-due' : 'paused',
  post: null,
  next: enabled ? next : null,
});
