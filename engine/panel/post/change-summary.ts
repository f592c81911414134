import type { WrittenPost } from '../../blog/post-store.ts';
import type { Spoken } from '../data/panel-language.ts';
import { diffOf, fieldTextsOf } from './changes.ts';

/** An amount of money, as `R$ 1.250,00`. */
const amount = /(?:R\$|[€£$])\s?\d(?:[\d.,]*\d)?/g;

/** The amounts that a post names, each once and in order. */
const amountsOf = ({ title, meta_description: description, content }: WrittenPost): string =>
  [...new Set([title, description, content].join('\n').match(amount) ?? [])].sort().join(' ');

/** How many letters of a text are new and how many are gone: those that a changed word shares with the one before it are neither. */
function lettersOf(before: string, after: string): { added: number; removed: number } {
  const letters = { added: 0, removed: 0 };
  const pieces = diffOf(before, after);
  for (const [place, { kind, text }] of pieces.entries()) {
    if (kind === 'same') continue;
    letters[kind] += [...text].length;
    const last = pieces[place - 1];
    if (kind !== 'added' || last?.kind !== 'removed') continue;
    const shared = sharedEnds(last.text, text);
    letters.added -= shared;
    letters.removed -= shared;
  }
  return letters;
}

/** How many letters two texts share at their beginning and, of the rest, at their end. */
function sharedEnds(one: string, other: string): number {
  const [first, second] = [[...one], [...other]];
  const most = Math.min(first.length, second.length);
  let [head, tail] = [0, 0];
  while (head < most && first[head] === second[head]) head += 1;
  while (tail < most - head && first.at(-1 - tail) === second.at(-1 - tail)) tail += 1;
  return head + tail;
}

/** What changes from one version of a post to another, in a few words each: `+120 letras`, `preço`, `título`. */
export function changeSummary(
  before: WrittenPost,
  after: WrittenPost,
  spoken: Pick<Spoken, 'words' | 'format'>,
): string[] {
  const { letters, price, changed } = spoken.words.posts.summary;
  const [was, is] = [fieldTextsOf(before, spoken), fieldTextsOf(after, spoken)];
  const named = (Object.keys(is) as (keyof typeof is)[]).flatMap((field) => {
    // The text is counted. A post that is published, or taken back, is dated by that.
    const isTold = field === 'content' || (field === 'published_at' && was.status !== is.status);
    if (isTold || was[field] === is[field]) return [];
    return [field === 'status' ? changed.status({ state: is.status }) : changed[field]];
  });
  return [
    ...(was.content === is.content ? [] : [letters(lettersOf(was.content, is.content))]),
    ...(amountsOf(before) === amountsOf(after) ? [] : [price]),
    ...named,
  ];
}
