import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { stateOf } from '../../engine/blog/post-state.ts';
import type { Post, PostState } from '../../engine/blog/post-store.ts';
import { momentWords } from '../output/moments.ts';

const portugueseStates: Readonly<Record<PostState, string>> = {
  published: 'publicado',
  scheduled: 'agendado',
  withdrawn: 'retirado',
  draft: 'rascunho',
};

/** The state of a post as people say it. */
export const stateWords = (state: PostState, language: Language) =>
  language === 'pt' ? portugueseStates[state] : state;

/** When a post appears or goes, if that is still to come, as sentences behind another; empty if it is not. */
export function timeWords(
  post: Pick<Post, 'status' | 'published_at' | 'withdrawn_at'>,
  language: Language,
): string {
  const pt = language === 'pt';
  const state = stateOf(post);
  const { published_at: from, withdrawn_at: until } = post;
  const appears = pt ? 'Aparece em' : 'It appears on';
  const goes = pt ? 'Sai do ar em' : 'It is taken off on';
  return [
    ...(state === 'scheduled' ? [`${appears} ${momentWords(from, language)}`] : []),
    ...(until && (state === 'scheduled' || state === 'published')
      ? [`${goes} ${momentWords(until, language)}`]
      : []),
  ]
    .map((words) => ` ${words}${pt ? ', hora de São Paulo' : ', time of São Paulo'}.`)
    .join('');
}

/** Who changed something (`PostVersion.actor`), as people say it. */
export function actorWords(actor: string | null, language: Language): string {
  const pt = language === 'pt';
  if (actor === null) return pt ? 'linha de comando ou servidor' : 'command line or server';
  return plainLine(actor) || (pt ? 'alguém' : 'somebody');
}

/** A text on one line, without what a terminal would obey. */
export const plainLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A post in a line: `"Portão que não fecha", em /blog/portao-que-nao-fecha`. */
export const postWords = ({ title, slug }: Pick<Post, 'title' | 'slug'>, language: Language) =>
  `"${plainLine(title)}", ${language === 'pt' ? 'em' : 'at'} /blog/${slug}`;
