import type { DataClient } from './client.ts';
import { refused } from './supabase-answer.ts';
import { inState } from './post-state.ts';
import { toPost, type SentRow } from './post-row.ts';
import type { Post } from './post-store.ts';

/** How many posts one request brings. */
const batch = 200;

/** Every public post with its text, newest first: what a build renders. Rejects with `DataError`. */
export async function readPublishedPosts(client: DataClient): Promise<Post[]> {
  const posts: Post[] = [];
  for (;;) {
    const { data, error, status } = await inState(
      client.from('blog_posts').select('*'),
      'published',
    )
      .order('published_at', { ascending: false })
      .order('id', { ascending: false })
      .range(posts.length, posts.length + batch - 1);
    if (error) throw refused({ status, code: error.code, message: error.message });
    posts.push(...data.map((row) => toPost<Post>(row as SentRow<Post>)));
    if (data.length < batch) return posts;
  }
}
