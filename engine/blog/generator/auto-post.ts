import { generatePost, postDate } from './generator.ts';
import type { AutoPostResult, PostStore } from '../post-store.ts';
import type { Claims, PostTemplates } from './templates.ts';

/** What drafts are generated with. */
export interface GeneratorData {
  readonly templates: PostTemplates;
  readonly claims: Claims;
}

/** Writes about the topic that rested longest and hands it to the database, which decides whether a post is due (or makes it with `force`). */
export async function autoPost(
  store: PostStore,
  { templates, claims }: GeneratorData,
  { force = false, now = new Date() } = {},
): Promise<AutoPostResult> {
  const topics = templates.topics.map(({ name }) => name);
  const topic = await store.nextTopic(topics);
  if (topic === null) throw new Error('The generator has no topics.');
  const draft = generatePost({
    topic,
    date: postDate(now),
    titles: 'scheduler',
    templates,
    claims,
  });
  return store.autoPost({ ...draft, topic }, { force });
}
