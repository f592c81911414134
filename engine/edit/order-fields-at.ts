import { isDeepStrictEqual } from 'node:util';
import type { Pointer } from '../diagnostics/problem.ts';
import { arrangeEntries, firstCommentOf } from './arrange-entries.ts';
import { openText, readValue, type EditedDocument } from './edit-document.ts';
import { beginsLine, lineStart } from './lines.ts';
import type { TextEditor, TextPlace } from './text-editor.ts';

/** True where a comment may speak of one field or of several: nobody asked for this move, so nothing is guessed. */
function isAmbiguous(editor: TextEditor, place: TextPlace, order: readonly number[]): boolean {
  const { entries, flow, from, to } = place.parent;
  const { text } = editor;
  if (flow) return /[\n#]/.test(text.slice(from, to).replace(/"[^"]*"|'[^']*'/g, ''));
  if (order[0] === 0) return false;
  const first = entries[0]!.from;
  if (!beginsLine(text, first)) {
    const next = firstCommentOf(editor, place, order[0]!);
    return (
      next < lineStart(text, entries[order[0]!]!.from) ||
      /#/.test(text.slice(lineStart(text, first), first))
    );
  }
  return place.holder !== null && firstCommentOf(editor, place, 0) < lineStart(text, first);
}

/** The text with the fields of the group at a pointer in the order of `names`; null where that cannot be done by moving them. It says the same: that is read from it. */
export function orderFieldsAt(
  document: EditedDocument,
  pointer: Pointer,
  names: readonly string[],
): string | null {
  const opened = openText(document);
  if (!opened) return null;
  const { editor, value } = opened;
  const place = editor.placeOf([...pointer, '']);
  const order = names.map((name) => place.parent.entries.findIndex((entry) => entry.name === name));
  if (
    order.length !== place.parent.entries.length ||
    order.includes(-1) ||
    isAmbiguous(editor, place, order)
  )
    return null;
  arrangeEntries(editor, place, order);
  const after = readValue(editor.text);
  return after && isDeepStrictEqual(after.value, value) ? editor.text : null;
}
