import type { Language } from '../../engine/words/language.ts';
import { stateOf } from '../../engine/blog/post-state.ts';
import type { Post, PostState } from '../../engine/blog/post-store.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { zoneName } from '../../engine/words/zone-name.ts';
import { momentWords, type MomentView } from '../output/moments.ts';

/** The state of a post as people say it. */
export const stateWords = (state: PostState, language: Language) =>
  commandWordsOf(language).blog.states[state];

/** When a post appears or goes, if that is still to come, as sentences behind another; empty if it is not. */
export function timeWords(
  post: Pick<Post, 'status' | 'published_at' | 'withdrawn_at'>,
  view: MomentView,
): string {
  const words = commandWordsOf(view.language).blog;
  const state = stateOf(post);
  const { published_at: from, withdrawn_at: until } = post;
  return [
    ...(state === 'scheduled' ? [`${words.appearsOn} ${momentWords(from, view)}`] : []),
    ...(until && (state === 'scheduled' || state === 'published')
      ? [`${words.goesOn} ${momentWords(until, view)}`]
      : []),
  ]
    .map(
      (sentence) =>
        ` ${sentence}${words.inZone({ zone: zoneName(view.language, view.timeZone) })}.`,
    )
    .join('');
}

/** Who changed something (`PostVersion.actor`), as people say it. */
export function actorWords(actor: string | null, language: Language): string {
  const words = commandWordsOf(language).blog;
  if (actor === null) return words.nobodyNamed;
  return plainLine(actor) || words.somebody;
}

/** A text on one line, without what a terminal would obey. */
export const plainLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A post in a line: `"Pão que não cresce", em /blog/pao-que-nao-cresce`. */
export const postWords = ({ title, slug }: Pick<Post, 'title' | 'slug'>, language: Language) =>
  `"${plainLine(title)}", ${commandWordsOf(language).blog.at} /blog/${slug}`;
