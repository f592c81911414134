import { autoPost } from '../../blog/generator/auto-post.ts';
import type { AutoPostResult } from '../../blog/post-store.ts';
import { seoScore } from '../../blog/seo-score.ts';
import type { PanelWords } from '../../words/panel.ts';
import type { Panel } from '../data/panel-context.ts';
import { refuseUnready } from '../post/refuse-unready.ts';

/** An automatic post, and the score that the rules give it: another one is stored. */
export interface MadePost extends AutoPostResult {
  /** Null where none was made. */
  readonly score: number | null;
}

/**
 * Makes an automatic post. A draft is held to what a public post is: the database says only afterwards which of them it made,
 * and drafts are published as they are. Rejects with `NoMoreTopics`, `UnreadyPost`, `DataError`.
 */
export async function makeAutoPost(
  { store, data }: Pick<Panel, 'store' | 'data'>,
  words: PanelWords,
  force: boolean,
): Promise<MadePost> {
  if (!data.generator) throw new Error('The page has no #generator-data.');
  const result = await autoPost(store, await data.generator(), {
    force,
    refuse: (draft) => refuseUnready(words, data, draft, 'published'),
  });
  return { ...result, score: result.post && seoScore(result.post, data).score };
}
