import { page, accepted } from './supabase-answer.ts';
import type { DataClient } from './client.ts';
import { isoTime, toPost, type SentRow } from './post-row.ts';
import type { Post, PostStore, VersionText, WrittenPost } from './post-store.ts';

/** How long a deleted post can be brought back, days (private.keep_deleted_post). */
export const binDays = 30;

/** Most versions of a post that are listed. */
const versionLimit = 500;

/** Most texts of versions that are read at a time; the gate lets no more pass. */
const textLimit = 100;

/** Posts that an address has room for, and rows of an answer. */
const [idsAtOnce, rowLimit] = [25, 1000];

/** The bin, and the versions of a post. */
export function postHistory(
  client: DataClient,
): Pick<PostStore, 'deletedPosts' | 'versions' | 'version' | 'versionTexts' | 'writtenBy'> {
  return {
    // The database throws away what is older when the next post is deleted.
    deletedPosts: (request) =>
      page(
        client
          .from('deleted_posts')
          .select('*', { count: 'exact' })
          .gt('deleted_at', new Date(Date.now() - binDays * 86_400_000).toISOString())
          .order('deleted_at', { ascending: false })
          .order('id'),
        request,
        ({ deleted_at, actor, post }) => ({
          deleted_at: isoTime(deleted_at),
          actor,
          post: toPost<Post>(post as unknown as SentRow<Post>),
        }),
      ),
    async versions(postId) {
      const { data } = await accepted(
        client
          .from('post_versions')
          .select('id,saved_at,actor')
          .eq('post_id', postId)
          .order('id', { ascending: false })
          .limit(versionLimit),
      );
      return (data ?? []).map((row) => ({ ...row, saved_at: isoTime(row.saved_at) }));
    },
    async versionTexts(ids) {
      const { data } = await accepted(
        client
          .from('post_versions')
          .select('id,post')
          .in('id', [...ids])
          .limit(textLimit),
      );
      return (data ?? []) as unknown as VersionText[];
    },
    async writtenBy(actors, postIds) {
      const found = new Set<string>();
      for (let at = 0; at < postIds.length; at += idsAtOnce) {
        let rows: number;
        do {
          // A post with many versions may fill the answer: the others are asked about again.
          const asked = postIds.slice(at, at + idsAtOnce).filter((id) => !found.has(id));
          const { data } = await accepted(
            client
              .from('post_versions')
              .select('post_id')
              .in('actor', [...actors])
              .in('post_id', asked)
              .limit(rowLimit),
          );
          rows = data?.length ?? 0;
          for (const { post_id: id } of data ?? []) found.add(id);
        } while (rows === rowLimit);
      }
      return [...found];
    },
    async version(id) {
      const { data } = await accepted(
        client.from('post_versions').select('post').eq('id', id).maybeSingle(),
      );
      return data ? (data.post as unknown as WrittenPost) : null;
    },
  };
}
