import { beginsLine, commentsAbove, lineEnd, lineStart, nextLine } from './lines.ts';
import type { TextEditor, TextPlace } from './text-editor.ts';
import { entryEnd, moveEntry } from './text-tree.ts';

/** Where the comment lines begin that speak of a field or an item on lines of its own; the start of its line if there are none. Those at the top of a document speak of all of it. */
export function firstCommentOf(
  { text }: TextEditor,
  { parent, holder }: TextPlace,
  at: number,
): number {
  const { from } = parent.entries[at]!;
  const before = parent.entries[at - 1];
  if (before) return commentsAbove(text, from, nextLine(text, entryEnd(before, text)));
  const around = holder?.place.parent.entries[holder.at];
  return around ? commentsAbove(text, from, nextLine(text, around.mark)) : lineStart(text, from);
}

/** Positions of `count` items where the one at `from` comes to `to`. */
export function moved(count: number, from: number, to: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/** Puts the entries of a collection in another order, given by their positions of now. Each takes the comments above and beside it along; blank lines and commas stay where they are. */
export function arrangeEntries(
  editor: TextEditor,
  place: TextPlace,
  order: readonly number[],
): void {
  const { entries, flow } = place.parent;
  const { text } = editor;
  const pieces = entries.map((entry, at) => {
    const end = entryEnd(entry, text);
    if (flow || !beginsLine(text, entry.from))
      return { entry, from: entry.from, to: flow ? end : lineEnd(text, end) };
    const start = firstCommentOf(editor, place, at);
    return { entry, from: start + indentAt(text, start), to: lineEnd(text, end) };
  });
  const start = pieces[0]!.from;
  let written = '';
  const moves = order.map((from, slot) => {
    const piece = pieces[from]!;
    const by = start + written.length - piece.from;
    const next = pieces[slot + 1];
    written += text.slice(piece.from, piece.to);
    if (next) written += text.slice(pieces[slot]!.to, next.from);
    return { entry: piece.entry, by };
  });
  editor.swap(start, pieces.at(-1)!.to, written);
  for (const { entry, by } of moves) moveEntry(entry, by);
  entries.splice(0, entries.length, ...moves.map(({ entry }) => entry));
}

/** Spaces at an offset. */
const indentAt = (text: string, at: number) => /^[ \t]*/.exec(text.slice(at, at + 1000))![0].length;
