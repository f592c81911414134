import type { PostStore } from '../../engine/blog/post-store.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { withService, type ServiceContext } from '../site/with-service.ts';

/** What a command of the blog is told. */
export type BlogContext = ServiceContext;

/** Does `work` with the posts; see `withService`. */
export const withPosts = <T>(
  context: BlogContext,
  work: (store: PostStore) => Promise<T>,
  options?: { readonly once?: boolean },
): Promise<T> => withService(context, (client) => work(createPostStore(client)), options);
