import { stateOf } from '../../blog/post-state.ts';
import type { Post, PostState } from '../../blog/post-store.ts';
import type { Format } from '../data/format.ts';
import type { Spoken } from '../data/panel-language.ts';
import type { EditorValues } from './editor-values.ts';

/** What a post will be for visitors once it is saved as it is typed. */
export const typedState = (
  { status, published_at, withdrawn_at }: EditorValues,
  { fromTyped }: Format,
  now = new Date(),
): PostState =>
  stateOf(
    {
      status,
      published_at: fromTyped(published_at) ?? now.toISOString(),
      withdrawn_at: fromTyped(withdrawn_at),
    },
    now.getTime(),
  );

/** What the button does: a post that was not scheduled yet is, or is handed in. */
export const saveLabel = (
  { words: { editor }, format }: Spoken,
  values: EditorValues,
  saved: Post | null,
): string => {
  const state = typedState(values, format);
  if (saved && stateOf(saved) === state) return editor.save;
  return state === 'review' ? editor.handIn : state === 'scheduled' ? editor.schedule : editor.save;
};

/** What the button does that makes a draft public, or hands it in. */
export const publishLabel = (
  { words: { editor }, format }: Spoken,
  values: EditorValues,
  status: 'published' | 'review',
): string =>
  status === 'review'
    ? editor.handIn
    : typedState({ ...values, status }, format) === 'scheduled'
      ? editor.schedule
      : editor.publish;

/** Title and line of the toast after a post was saved. */
export function savedWords(
  { words: { editor }, format }: Spoken,
  post: Post,
): readonly [title: string, text: string] {
  const { title, seo_score: score, published_at: from, withdrawn_at: until } = post;
  const state = stateOf(post);
  const times = [
    ...(state === 'review' ? [editor.handedInText] : []),
    ...(state === 'scheduled' ? [editor.appears({ moment: format.moment(from) })] : []),
    ...(until && (state === 'scheduled' || state === 'published')
      ? [editor.disappears({ moment: format.moment(until) })]
      : []),
  ];
  return [
    state === 'scheduled' ? editor.scheduled : state === 'review' ? editor.handedIn : editor.saved,
    [`${title}.`, ...times, editor.savedScore({ score })].join(' '),
  ];
}
