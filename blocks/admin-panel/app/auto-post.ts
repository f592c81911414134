import { generatePost, postDate } from '#engine/posts/generator';
import type { AutoPostResult, PostStore } from '#engine/posts/post-store';
import type { GeneratorData } from './page-data.ts';

/** Writes about the topic that rested longest and hands it to the database, which decides whether a post is due (or makes it with `force`). */
export async function autoPost(store: PostStore, { templates, claims }: GeneratorData, { force = false, now = new Date() } = {}): Promise<AutoPostResult> {
  const topics = templates.topics.map(({ name }) => name);
  const topic = await store.nextTopic(topics);
  if (topic === null) throw new Error('The generator has no topics.');
  const draft = generatePost({ topic, date: postDate(now), titles: 'scheduler', templates, claims });
  return store.autoPost({ ...draft, topic }, { force });
}
