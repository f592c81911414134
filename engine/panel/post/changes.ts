import type { WrittenPost } from '../../blog/post-store.ts';
import type { PanelWords } from '../../words/panel.ts';
import { diffWordsWithSpace } from 'diff';
import type { Spoken } from '../data/panel-language.ts';

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

/** The fields in the order of the editor, as texts. */
export const fieldTextsOf = (
  { title, slug, meta_description, tags, status, published_at, withdrawn_at, content }: WrittenPost,
  { words: { shared }, format }: Pick<Spoken, 'words' | 'format'>,
): Readonly<Record<keyof PanelWords['shared']['fields'], string>> => ({
  title,
  slug,
  meta_description,
  tags: tags.join(', '),
  status: shared.states[status],
  published_at: format.moment(published_at),
  withdrawn_at: withdrawn_at ? format.moment(withdrawn_at) : shared.never,
  content,
});

/** What a version says that the one before it (null: there is none) did not, and the other way round, in words. */
export function changesOf(
  before: WrittenPost | null,
  after: WrittenPost,
  spoken: Pick<Spoken, 'words' | 'format'>,
): Change[] {
  const { fields } = spoken.words.shared;
  const was = before && fieldTextsOf(before, spoken);
  const is = fieldTextsOf(after, spoken);
  return (Object.keys(is) as (keyof typeof is)[])
    .map((field) => ({ name: fields[field], old: was?.[field] ?? '', now: is[field] }))
    .filter(({ old, now }) => old !== now)
    .map(({ name, old, now }) => ({ name, pieces: shorten(diffOf(old, now)) }));
}

/** What two texts share and what each has alone, word by word. */
export function diffOf(old: string, now: string): Piece[] {
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
