import { stateOf } from '#engine/blog/post-state';
import type { Post, PostState } from '#engine/blog/post-store';
import { formatMoment, fromTypedMoment } from '../ui/format.ts';
import type { EditorValues } from './editor-values.ts';

/** What a post will be for visitors once it is saved as it is typed. */
export const typedState = (
  { status, published_at, withdrawn_at }: EditorValues,
  now = new Date(),
): PostState =>
  stateOf(
    {
      status,
      published_at: fromTypedMoment(published_at) ?? now.toISOString(),
      withdrawn_at: fromTypedMoment(withdrawn_at),
    },
    now.getTime(),
  );

/** What the button does: a post that was not scheduled yet is. */
export const saveLabel = (values: EditorValues, saved: Post | null): string =>
  typedState(values) === 'scheduled' && !(saved && stateOf(saved) === 'scheduled')
    ? 'Agendar'
    : 'Salvar';

/** Title and line of the toast after a post was saved. */
export function savedWords(post: Post): readonly [title: string, text: string] {
  const { title, seo_score: score, published_at: from, withdrawn_at: until } = post;
  const state = stateOf(post);
  const times = [
    ...(state === 'scheduled' ? [`Aparece no site em ${formatMoment(from)}.`] : []),
    ...(until && (state === 'scheduled' || state === 'published')
      ? [`Sai do site em ${formatMoment(until)}.`]
      : []),
  ];
  return [
    state === 'scheduled' ? 'Post Agendado' : 'Post Salvo',
    [`${title}.`, ...times, `SEO ${score}/100.`].join(' '),
  ];
}
