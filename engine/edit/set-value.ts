import { beginsLine, columnOf, lineEnd } from './lines.ts';
import { isPlain, printBlock, printFlow } from './print-value.ts';
import { textStyleAt } from './text-style.ts';
import { contentEnd, type TextValue } from './text-tree.ts';
import type { TextEditor, TextPlace } from './text-editor.ts';

/** Anchors and tags behind a name or a dash. */
const properties = /^(?:[ \t]+[&!][^\s,[\]{}]*)*/;

/** Puts a value in the place of another one, or where nothing is written yet. */
export function setValue(editor: TextEditor, place: TextPlace, at: number, value: unknown): void {
  const { entries, kind } = place.parent;
  const entry = entries[at]!;
  const style = { ...editor.style, text: textStyleAt(entries, at) };
  const before = entry.value;
  const isWritten = before.to > before.from;
  // `{ wide }` has no colon.
  const colon = entry.name !== null && entry.mark === entry.nameTo ? ':' : '';
  if (place.inFlow) {
    const printed = printNear(editor, before, value, style);
    entry.value = isWritten
      ? editor.replaceValue(before.from, before.to - before.from, printed)
      : behind(editor, entry.mark, `${colon} ${printed}`);
    if (colon) entry.mark += 1;
    return;
  }
  const indent = columnOf(editor.text, entry.from);
  const plain = printBlock(value, indent, style, kind === 'list');
  const printed = plain.replace(/\n|$/, (end) => takeComment(editor, before, plain) + end);
  const head = entry.mark + properties.exec(editor.text.slice(entry.mark))![0].length;
  const end = contentEnd(before, editor.text);
  if (isWritten && printed.startsWith(' ') && (isOneToken(before) || !startsBelow(editor, before)))
    entry.value = editor.replaceValue(before.from, end - before.from, printed.slice(1));
  else {
    // What stands below the name goes, and a comment beside the name stays beside it.
    const below = isWritten && startsBelow(editor, before);
    const line = lineEnd(editor.text, head);
    if (below) editor.replace(line, end - line, '');
    else if (isWritten) editor.replace(head, end - head, '');
    const start = printed.startsWith(' ') ? head : lineEnd(editor.text, head);
    entry.value = editor.replaceValue(start, 0, printed);
  }
  if (typeof value === 'string' && value.endsWith('\n') && entry.value.to === editor.text.length)
    editor.replace(editor.text.length, 0, '\n');
}

/** The comment beside a value where it cannot stay: behind the mark of a text in lines, or where lines are to follow. Taken from the document, if it stands behind the value. */
function takeComment(editor: TextEditor, value: TextValue, printed: string): string {
  const { text } = editor;
  const end = contentEnd(value, text);
  const [beside = ''] =
    /^[|>][^\n#]*?(?=[ \t]#)([ \t]+#[^\r\n]*)/.exec(text.slice(value.from, end))?.slice(1) ?? [];
  if (beside || !printed.includes('\n') || printed.startsWith('\n') || !isOneToken(value))
    return beside;
  const [behind] = /^(?:[ \t]+#[^\r\n]*)?/.exec(text.slice(end))!;
  editor.replace(end, behind.length, '');
  return behind;
}

const isOneToken = ({ flow, entries, kind }: TextValue) =>
  kind === 'scalar' || kind === 'alias' || flow || entries.length === 0;

/** True for fields and items that begin on the line below the name. */
const startsBelow = ({ text }: TextEditor, value: TextValue) =>
  !isOneToken(value) && beginsLine(text, value.entries[0]!.from);

function behind(editor: TextEditor, at: number, written: string): TextValue {
  const from = at + written.length - written.replace(/^:? /, '').length;
  editor.replace(at, 0, written.slice(0, from - at));
  return editor.replaceValue(from, 0, written.slice(from - at));
}

/** A value in brackets; in a document of JSON on lines, as the one before it is. */
function printNear(
  { text, style: { step } }: TextEditor,
  before: TextValue,
  value: unknown,
  style: Parameters<typeof printFlow>[1],
): string {
  if (!style.json || isPlain(value) || !text.slice(before.from, before.to).includes('\n'))
    return printFlow(value, style);
  const indent = /^\s*/.exec(text.slice(text.lastIndexOf('\n', before.from - 1) + 1))![0];
  return JSON.stringify(value, null, step).replaceAll('\n', `\n${indent}`);
}
