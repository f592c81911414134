import type { WrittenPost } from '#engine/blog/post-store';
import { diffWordsWithSpace } from 'diff';
import { stateNames } from '../post/Status.tsx';
import { formatMoment } from '../ui/format.ts';

/** A piece of a text: what two versions share, or what one has and the other has not. */
export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A field in which two versions differ. */
export interface Change {
  readonly name: string;
  readonly pieces: readonly Piece[];
}

/** Longest time for comparing a text, ms: what takes longer has hardly a word in common. */
const patience = 1_000;
/** How much of what did not change is shown before and after what did, characters. */
const context = 80;

const moment = (iso: string | null) => (iso ? formatMoment(iso) : 'nunca');

/** The fields in the order of the editor, as texts. */
const fields: readonly (readonly [name: string, text: (post: WrittenPost) => string])[] = [
  ['Título', ({ title }) => title],
  ['Endereço', ({ slug }) => slug],
  ['Descrição', ({ meta_description }) => meta_description],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Situação', ({ status }) => stateNames[status]],
  ['Publicar em', ({ published_at }) => moment(published_at)],
  ['Retirar em', ({ withdrawn_at }) => moment(withdrawn_at)],
  ['Texto', ({ content }) => content],
];

/** What a version says that the one before it (null: there is none) did not, and the other way round, in words. */
export const changesOf = (before: WrittenPost | null, after: WrittenPost): Change[] =>
  fields
    .map(([name, text]) => ({ name, old: before ? text(before) : '', now: text(after) }))
    .filter(({ old, now }) => old !== now)
    .map(({ name, old, now }) => ({ name, pieces: shorten(compare(old, now)) }));

function compare(old: string, now: string): Piece[] {
  const found = diffWordsWithSpace(old, now, { timeout: patience });
  if (!found)
    return [
      { kind: 'removed', text: old },
      { kind: 'added', text: now },
    ];
  return found.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** Leaves out the middle of what did not change. */
function shorten(pieces: readonly Piece[]): Piece[] {
  return pieces.map(({ kind, text }, place) => {
    if (kind !== 'same' || text.length <= 2 * context + 20) return { kind, text };
    const head = place === 0 ? '' : text.slice(0, context);
    const tail = place === pieces.length - 1 ? '' : text.slice(-context);
    return { kind, text: `${head} […] ${tail}` };
  });
}
