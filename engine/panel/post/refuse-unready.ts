import type { PostStatus } from '../../blog/post-store.ts';
import type { PageData } from '../data/page-data.ts';
import type { PanelWords } from '../../words/panel.ts';
import { filledPost } from '../../blog/post-claims.ts';
import { unsafePost, type UnsafePostAdvice } from '../../blog/safety/unsafe-post.ts';
import { UnreadyPost } from './unready-post.ts';
import {
  unfinishedTexts,
  type UnfinishedText,
  type WrittenPost,
} from '../../blog/unfinished/unfinished-post.ts';

const adviceWords = (
  { editor }: PanelWords,
  { sentence, rule, missing }: UnsafePostAdvice,
  others: number,
): string => editor.unsafe({ ...rule, page: rule.page ?? null, sentence, missing, others });

function unfinishedWords({ editor }: PanelWords, { code, text, write }: UnfinishedText): string {
  switch (code) {
    case 'todo':
      return editor.unfinished({ text });
    case 'image-in-text':
      return editor.hasImage({ text });
    case 'markup-in-text':
      return editor.hasMarkup({ text, write });
    case 'post-reference':
      return editor.hasReference({ text });
  }
}

/**
 * Rejects with `UnreadyPost` where a post may not be kept with this status, public now or later: it breaks a rule of the site, has
 * a picture, a text that is still to be written, or something that visitors would read letter by letter; with `DataError`
 * where the rules could not be fetched.
 */
export async function refuseUnready(
  words: PanelWords,
  { safety, claims }: Pick<PageData, 'safety' | 'claims'>,
  post: WrittenPost,
  status: PostStatus,
): Promise<void> {
  const [unsafe, ...others] =
    status === 'draft' ? [] : unsafePost(await safety(), filledPost(post, claims));
  if (unsafe) throw new UnreadyPost(unsafe.field, adviceWords(words, unsafe, others.length));
  const [unfinished] = unfinishedTexts(post, status, claims);
  if (unfinished) throw new UnreadyPost(unfinished.field, unfinishedWords(words, unfinished));
}
