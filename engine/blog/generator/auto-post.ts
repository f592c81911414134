import type { Grammar } from '../../words/grammar.ts';
import type { KeyPhrases } from '#schemas/types';
import { generatePost, type PostDraft } from './generator.ts';
import { dayOf } from '../../words/days.ts';
import { alikePost } from '../likeness/alike-post.ts';
import type { AutoPostResult, PostStore } from '../post-store.ts';
import type { Claims } from '../post-claims.ts';
import { NoMoreTopics } from './no-more-topics.ts';
import type { PostTemplates } from './templates.ts';

/** What drafts are generated with. */
export interface GeneratorData {
  readonly templates: PostTemplates;
  readonly claims: Claims;
  /** What the score looks for; null on a site without key phrases. */
  readonly keyPhrases: KeyPhrases | null;
  readonly grammar: Grammar;
  /** Of the site: its clock says which day it is. */
  readonly timeZone: string;
}

/** How a post is made by itself. */
export interface AutoPostOptions {
  /** Throws or rejects where the draft may not be published; the database is then not asked for a post. */
  readonly refuse: (draft: PostDraft) => void | Promise<void>;
  /** Makes a post that is not due. */
  readonly force?: boolean;
  readonly now?: Date;
}

/**
 * Writes about the topic that rested longest, of those whose post would not repeat another one, and hands it to the database,
 * which decides whether a post is due (or makes it with `force`). Throws `NoMoreTopics`.
 */
export async function autoPost(
  store: PostStore,
  data: GeneratorData,
  { refuse, force = false, now = new Date() }: AutoPostOptions,
): Promise<AutoPostResult> {
  const topics = data.templates.topics.map(({ name }) => name);
  const posts = await store.texts();
  const date = dayOf(now, data.timeZone);
  for (let left = topics; ;) {
    const topic = await store.nextTopic(left);
    if (topic === null) throw new NoMoreTopics(topics.length);
    const draft = generatePost({ topic, date, titles: 'scheduler', ...data });
    if (!alikePost(draft.content, posts, data.claims)) {
      await refuse(draft);
      return store.autoPost({ ...draft, topic }, { force });
    }
    left = left.filter((name) => name !== topic);
  }
}
