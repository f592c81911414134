import type { Grammar } from '../../words/grammar.ts';
import type { KeyPhrases } from '#schemas/types';
import { generatePost, type PostDraft } from './generator.ts';
import { dayOf } from '../../words/days.ts';
import type { AutoPostResult, PostStore } from '../post-store.ts';
import type { Claims, PostTemplates } from './templates.ts';

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
  /** Throws where the draft may not be published; the database is then not asked for a post. */
  readonly refuse: (draft: PostDraft) => void;
  /** Makes a post that is not due. */
  readonly force?: boolean;
  readonly now?: Date;
}

/** Writes about the topic that rested longest and hands it to the database, which decides whether a post is due (or makes it with `force`). */
export async function autoPost(
  store: PostStore,
  data: GeneratorData,
  { refuse, force = false, now = new Date() }: AutoPostOptions,
): Promise<AutoPostResult> {
  const topics = data.templates.topics.map(({ name }) => name);
  const topic = await store.nextTopic(topics);
  if (topic === null) throw new Error('The generator has no topics.');
  const draft = generatePost({
    topic,
    date: dayOf(now, data.timeZone),
    titles: 'scheduler',
    ...data,
  });
  refuse(draft);
  return store.autoPost({ ...draft, topic }, { force });
}
