import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';
import type { Json } from './database.types.ts';
import { postHistory } from './post-history.ts';
import { inState } from './post-state.ts';
import { isoTime, summaryColumns, toPost, type SentRow } from './post-row.ts';
import type {
  Account,
  AutoPostResult,
  Post,
  PostFigures,
  PostStore,
  PostSummary,
  PostText,
  SchedulerState,
} from './post-store.ts';
import { slugify } from './slug.ts';
import { page, accepted, type Answer } from './supabase-answer.ts';

/** Posts whose texts one request brings. */
const textBatch = 100;

const toSummary = (row: SentRow<PostSummary>) => toPost<PostSummary>(row);
const post = (row: SentRow<Post> | null) => (row ? toPost<Post>(row) : null);
const present = (row: SentRow<Post> | null): Post => {
  const found = post(row);
  if (!found) throw new DataError('unexpected', 'The service answered without the row.');
  return found;
};

/** Letters that are one for whoever searches. */
const likeLetters = ['aáàâã', 'cç', 'eéê', 'ií', 'oóôõ', 'uúü'];
/** Letters of a search that are looked for: with all that they may be the address stays below 4,096 characters (gate/staff-limits.ts). */
const longestSearch = 40;

/**
 * Where `search` is looked for: a condition for `or`. What is neither letter, digit, space nor hyphen becomes any one
 * character, because the backends quote such values each in its own way. `cancao` finds `Canção`, in the text too.
 */
function searchFilter(search: string): string {
  const words = search.trim().slice(0, longestSearch);
  const text = [...words]
    .map((letter) => {
      const like = likeLetters.find((letters) => letters.includes(letter.toLowerCase()));
      return like ? `[${like}]` : /[\p{L}\p{M}\p{N} -]/u.test(letter) ? letter : '.';
    })
    .join('');
  const slug = slugify(words);
  return [
    ...['title', 'meta_description'].map((column) => `${column}.imatch.${text}`),
    ...(slug ? [`slug.ilike.%${slug.replaceAll('_', '\\_')}%`] : []),
    ...(/[^\p{L}\p{M}\p{N} -]/u.test(words) ? [] : [`tags.cs.${JSON.stringify([words])}`]),
  ].join(',');
}

/** Why a post is not written over: what is there now, null for none. */
const notAsSeen = (now: Post | null) =>
  now
    ? new DataError('stale', 'The post was saved by somebody else.', { present: now })
    : new DataError('missing', 'The post was deleted.');

/** `PostStore` over supabase-js: for the panel (signed in), the command line and the build (secret key). */
export function createPostStore(client: DataClient): PostStore {
  const posts = () => client.from('blog_posts');
  const rpc: DataClient['rpc'] = client.rpc.bind(client);

  const get = async (id: string) =>
    post((await accepted(posts().select('*').eq('id', id).maybeSingle())).data);

  async function inserted(asked: PromiseLike<Answer<SentRow<Post> | null>>, id?: string) {
    try {
      return present((await accepted(asked)).data);
    } catch (error) {
      const isThere = error instanceof DataError && error.kind === 'stale' && id !== undefined;
      throw isThere ? notAsSeen(await get(id)) : error;
    }
  }

  return {
    async listPublished({ offset, limit, tag }) {
      const asked = inState(posts().select(summaryColumns, { count: 'exact' }), 'published')
        .order('published_at', { ascending: false })
        .order('id', { ascending: false });
      return page(
        tag === undefined ? asked : asked.contains('tags', JSON.stringify([tag])),
        { offset, limit },
        toSummary,
      );
    },
    findPost: async (slug) =>
      post(
        (await accepted(rpc('find_post', { post_slug: slug }, { get: true }))).data?.[0] ?? null,
      ),
    countView: async (slug) => (await accepted(rpc('count_view', { post_slug: slug }))).data,
    async account() {
      const { role, name, lacks_second_factor } = (await accepted(rpc('my_account')))
        .data as unknown as Omit<Account, 'lacksSecondFactor'> & { lacks_second_factor: boolean };
      return { role, name, lacksSecondFactor: lacks_second_factor };
    },

    myPosts: async () => (await accepted(rpc('my_posts'))).data as unknown as string[],
    async list({ offset, limit, search, state, order = 'created_at', ascending = false }) {
      const asked = inState(
        posts().select(summaryColumns, { count: 'exact' }),
        state,
        search?.trim() ? searchFilter(search) : '',
      );
      return page(
        asked.order(order, { ascending }).order('id', { ascending }),
        { offset, limit },
        toSummary,
      );
    },
    get,
    bySlug: async (slug) =>
      post((await accepted(posts().select('*').eq('slug', slug).maybeSingle())).data),
    async texts() {
      const found: PostText[] = [];
      for (;;) {
        const asked = posts().select('slug,title,content').order('id');
        const rows = (await accepted(asked.range(found.length, found.length + textBatch - 1))).data;
        found.push(...(rows ?? []));
        if ((rows ?? []).length < textBatch) return found;
      }
    },
    create: (made, id) =>
      inserted(
        posts()
          .insert({ ...made, id })
          .select()
          .single(),
        id,
      ),
    publish: (made, id) =>
      inserted(rpc('publish_post', { post: { ...made, id } as unknown as Json }), id),

    async update(id, changes, seen) {
      const { data } = await accepted(
        posts().update(changes).eq('id', id).eq('updated_at', seen).select().maybeSingle(),
      );
      if (data) return present(data);
      const now = await get(id);
      // Nobody saved, and yet nothing was changed: no policy allows it.
      if (now?.updated_at === seen)
        throw new DataError('forbidden', 'This post may not be changed.');
      throw notAsSeen(now);
    },
    remove: async (id) =>
      post((await accepted(posts().delete().eq('id', id).select().maybeSingle())).data),
    async unschedule(seen) {
      const asked = seen.map(({ id, updated_at }) => ({ id, updated_at }));
      await accepted(rpc('unschedule_posts', { posts: asked }));
    },
    restore: async (id) => present((await accepted(rpc('restore_post', { post_id: id }))).data),

    ...postHistory(client),

    figures: async () => (await accepted(rpc('post_summary'))).data as unknown as PostFigures,
    viewReport: async (days) => (await accepted(rpc('view_report', { days }))).data ?? [],
    schedulerState: async () =>
      (await accepted(rpc('scheduler_state'))).data as unknown as SchedulerState,
    setScheduler: async (enabled) =>
      (await accepted(rpc('set_scheduler', { is_enabled: enabled })))
        .data as unknown as SchedulerState,
    setRhythm: async ({ every_days, makes }) =>
      (await accepted(rpc('set_rhythm', { every_days, makes }))).data as unknown as SchedulerState,
    nextTopic: async (topics) => (await accepted(rpc('next_topic', { topics: [...topics] }))).data,
    async autoPost(draft, { force = false } = {}) {
      const result = (await accepted(rpc('auto_post', { draft: draft as unknown as Json, force })))
        .data as unknown as AutoPostResult;
      return { ...result, post: post(result.post) };
    },

    contactReport: async (days) => (await accepted(rpc('contact_report', { days }))).data ?? [],
    async contactDays(from) {
      const days = client
        .from('contact_clicks')
        .select('*')
        .gte('day', from)
        .order('day', { ascending: false })
        .order('path')
        .order('kind')
        .order('block');
      const found = [];
      // The API answers with 1,000 rows at most.
      for (let offset = 0; ; offset += 1000) {
        const rows = (await accepted(days.range(offset, offset + 999))).data ?? [];
        found.push(...rows);
        if (rows.length < 1000) return found;
      }
    },
    async changedSince(moment) {
      const passed = (column: string) =>
        `and(${column}.gt.${new Date(moment).toISOString()},${column}.lte.now)`;
      const { data } = await accepted(
        posts()
          .select(summaryColumns)
          .eq('status', 'published')
          .or(['published_at', 'withdrawn_at'].map(passed).join(','))
          .order('published_at'),
      );
      return (data ?? []).map(toSummary);
    },
    async nextPostChange() {
      const { data } = await accepted(rpc('next_post_change'));
      return data && isoTime(data);
    },
    setContactPlaces: async (paths, blocks) =>
      void (await accepted(rpc('set_contact_places', { paths: [...paths], blocks: [...blocks] }))),
    setTimeZone: async (zone) => void (await accepted(rpc('set_time_zone', { zone }))),
    contactPlaces: async () => (await accepted(rpc('contact_places'))).data ?? [],
  };
}
