import { autoPost, type GeneratorData } from '../../engine/blog/generator/auto-post.ts';
import { NoMoreTopics } from '../../engine/blog/generator/no-more-topics.ts';
import { stateOf } from '../../engine/blog/post-state.ts';
import type {
  AutoPostResult,
  PostStore,
  PostSummary,
  SchedulerState,
} from '../../engine/blog/post-store.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { withPosts, type BlogContext } from './posts.ts';
import { anySite, type PostSite } from './post-site.ts';
import { refuseUnready } from './refuse-unready.ts';
import { typedMoment } from './typed-moment.ts';
import { zoneName } from '../../engine/words/zone-name.ts';
import { momentWords, type MomentView } from '../output/moments.ts';
import { postWords } from './words.ts';

/** Options of `portao blog auto`. */
export interface BlogAuto {
  /** Asked only if a post is due. */
  readonly generator: () => GeneratorData;
  /** What the post is held to; asked only if a post is due. */
  readonly postSite?: () => PostSite;
  /** Whether the clock alone changed the site since a moment (ISO 8601); asked only with `since`. */
  readonly siteChanged?: (since: string) => boolean;
  readonly json: boolean;
  /** As a person writes moments: also tells which posts appeared or went by their dates after it. */
  readonly since?: string | undefined;
}

type Outcome = Pick<AutoPostResult, 'outcome' | 'post'> & {
  /** `no-topics`: every topic has a post. */
  readonly reason: AutoPostResult['reason'] | 'no-topics';
  /** How many topics the site has, where all have a post. */
  readonly topics?: number;
  /** ISO 8601; null before the first post and while the scheduler is off. */
  readonly next: string | null;
};

/**
 * `portao blog auto`: makes the post of the day or week, or its draft, if the database says that it is due. It is asked first,
 * as the panel does, so that a call a minute leaves no line in the history; who of several callers makes the post, the
 * database decides. Throws `WrongUse`, and `PostRefused` for a post that may not be published; a draft is held to the same,
 * because it waits to be published as it is.
 */
export async function runBlogAuto(
  { generator, postSite = () => anySite, siteChanged = () => false, json, since: typed }: BlogAuto,
  context: BlogContext,
): Promise<void> {
  const { language, out } = context;
  const since = typedMoment(typed, context);
  const { changed, ...result } = await withPosts(context, async (store) => ({
    // Asked for first: the post that is made has a line of its own.
    changed: since === undefined ? [] : await store.changedSince(since),
    ...(await makeIfDue(store, generator, postSite)),
  }));
  if (json) {
    const named = (post: PostSummary) => ({
      id: post.id,
      slug: post.slug,
      title: post.title,
      state: stateOf(post),
    });
    const posts = {
      post: result.post && named(result.post),
      ...(since === undefined
        ? {}
        : { changed: changed.map(named), siteChanged: siteChanged(since) }),
    };
    return out(`${JSON.stringify({ ...result, ...posts })}\n`);
  }
  out(
    [outcomeWords(result, context), ...changed.map((post) => changeWords(post, language))]
      .map((line) => `${line}\n`)
      .join(''),
  );
}

function outcomeWords({ post, reason, next, topics }: Outcome, view: MomentView): string {
  const { language, timeZone } = view;
  const words = commandWordsOf(language).blog;
  if (post?.status === 'draft')
    return words.draftCreated({ post: postWords(post, language), slug: post.slug });
  if (post) return words.created({ post: postWords(post, language) });
  if (reason === 'paused') return words.schedulerOff;
  if (reason === 'no-topics') return words.noMoreTopics({ count: topics! });
  return words.notDue({
    moment: momentWords(next!, view),
    zone: zoneName(language, timeZone),
  });
}

function changeWords(post: PostSummary, language: Language): string {
  const words = commandWordsOf(language).blog;
  const change = stateOf(post) === 'withdrawn' ? words.wentOff : words.appeared;
  return `${change}: ${postWords(post, language)}.`;
}

async function makeIfDue(
  store: PostStore,
  generator: () => GeneratorData,
  postSite: () => PostSite,
): Promise<Outcome> {
  const state = await store.schedulerState();
  if (!state.due) return skipped(state);
  const made = await autoPost(store, generator(), {
    refuse: (draft) => refuseUnready(postSite(), draft),
  }).catch((error: unknown) => {
    if (error instanceof NoMoreTopics) return error;
    throw error;
  });
  if (made instanceof NoMoreTopics) {
    // Another caller may have written about the last one meanwhile.
    const now = await store.schedulerState();
    if (!now.due) return skipped(now);
    return { outcome: 'skipped', reason: 'no-topics', post: null, next: null, topics: made.count };
  }
  const { outcome, reason, post } = made;
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
