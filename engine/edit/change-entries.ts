// Fields and items that come, go and change places.
import { firstCommentOf } from './arrange-entries.ts';
import { beginsLine, columnOf, lineEnd, nextLine } from './lines.ts';
import { printBlock, printFlow, printName } from './print-value.ts';
import { setValue } from './set-value.ts';
import { textStyleAt } from './text-style.ts';
import { entryEnd, type TextEntry, type TextValue } from './text-tree.ts';
import type { TextEditor, TextPlace } from './text-editor.ts';

/** Position of a new field among those that are there: behind the last one that comes before it. */
function positionOf(name: string, { entries }: TextValue, names: readonly string[] | null): number {
  const rank = names?.indexOf(name) ?? -1;
  if (rank < 0) return entries.length;
  return (
    entries.findLastIndex(
      (entry) => names!.indexOf(entry.name ?? '') < rank && names!.includes(entry.name ?? ''),
    ) + 1
  );
}

/** A blank line stands between the entries around a position, or between the first two. */
function isSpaced(text: string, { entries }: TextValue, at: number): boolean {
  const second = Math.min(Math.max(at, 1), entries.length - 1);
  if (second < 1) return false;
  const between = text.slice(entryEnd(entries[second - 1]!, text), entries[second]!.from);
  return /\n[ \t]*\r?\n/.test(between);
}

/** Puts a field or an item in; `step` is its name or its position. */
export function insertEntry(
  editor: TextEditor,
  place: TextPlace,
  step: string | number,
  value: unknown,
  names: readonly string[] | null,
): void {
  const { parent } = place;
  const { entries } = parent;
  const name = parent.kind === 'map' ? String(step) : null;
  if (entries.length === 0)
    return putFirst(editor, place, name === null ? [value] : { [name]: value });
  const at = name === null ? Number(step) : positionOf(name, parent, names);
  const style = { ...editor.style, text: textStyleAt(entries, at) };
  const before = entries[at - 1];
  const label = name === null ? '' : printName(name, style);
  let entry: TextEntry;
  if (parent.flow) {
    const printed = printFlow(value, style);
    const written = name === null ? printed : `${label} ${printed}`;
    const between = commaOf(editor.text, parent);
    const put = name === null ? 'insertItem' : 'insertEntry';
    entry = before
      ? editor[put](entryEnd(before, editor.text), between, written, '')
      : editor[put](entries[0]!.from, '', written, between);
  } else {
    const column = columnOf(editor.text, entries[0]!.from);
    const indent = ' '.repeat(column);
    const written = `${name === null ? '-' : label}${printBlock(value, column, style, name === null)}`;
    const space = isSpaced(editor.text, parent, at) ? '\n' : '';
    if (before) {
      const end = lineEnd(editor.text, entryEnd(before, editor.text));
      entry = editor.insertEntry(end, `\n${space}${indent}`, written, '');
    } else if (beginsLine(editor.text, entries[0]!.from)) {
      const start = firstCommentOf(editor, place, 0);
      entry = editor.insertEntry(start, indent, written, `\n${space}`);
    } else entry = editor.insertEntry(entries[0]!.from, '', written, `\n${space}${indent}`);
  }
  entries.splice(at, 0, entry);
}

/** What stands between the entries in brackets; beside a single one, what it begins with. */
function commaOf(text: string, { entries, from }: TextValue): string {
  const [first, second] = entries as [TextEntry, TextEntry?];
  const between = second
    ? text.slice(entryEnd(first, text), second.from)
    : `,${text.slice(from + 1, first.from)}`;
  const isPlain = second ? /^\s*,\s*$/.test(between) : /^,\s*\n\s*$/.test(between);
  return isPlain ? between.replaceAll('\r\n', '\n') : ', ';
}

/** The first entry of a collection that had none, or the collection without any. */
function putFirst(editor: TextEditor, { holder }: TextPlace, value: unknown): void {
  if (holder) return setValue(editor, holder.place, holder.at, value);
  const { root } = editor;
  const end = Math.max(
    root.from,
    ...root.entries.map((entry) => entryEnd(entry, editor.text)),
    root.flow ? root.to : 0,
  );
  const written = printBlock(value, -editor.style.step, editor.style, false).trimStart();
  Object.assign(
    root,
    editor.replaceValue(
      root.from,
      end - root.from,
      editor.style.json ? printFlow(value, editor.style) : written,
    ),
  );
}

/** Takes a field or an item away, with the comment lines right above it. */
export function removeEntry(editor: TextEditor, place: TextPlace, at: number): void {
  const { parent } = place;
  const { entries } = parent;
  if (entries.length === 1) return putFirst(editor, place, parent.kind === 'list' ? [] : {});
  const { text } = editor;
  const [before, entry, after] = [entries[at - 1], entries[at]!, entries[at + 1]];
  const end = entryEnd(entry, text);
  let [from, to] = [entry.from, end];
  if (parent.flow) {
    if (after) to = after.from;
    else from = entryEnd(before!, text);
  } else if (!beginsLine(text, entry.from)) {
    const below = nextLine(text, end);
    to = below + /^[ \t]*/.exec(text.slice(below))![0].length;
  } else {
    from = firstCommentOf(editor, place, at);
    to = nextLine(text, end);
    const blank = /(?:^|\n)((?:[ \t]*\r?\n)+)$/.exec(text.slice(0, from))?.[1] ?? '';
    if (before && (to === text.length || /^[ \t]*\r?\n/.test(text.slice(to)))) from -= blank.length;
    // The line before is the last one then, and ends as this one did.
    if (to === text.length && !text.endsWith('\n'))
      from = lineEnd(text, entryEnd(before ?? entry, text));
  }
  entries.splice(at, 1);
  editor.replace(from, to - from, '');
}

/** Calls a field otherwise, in the quotes that its name had. */
export function renameEntry(
  editor: TextEditor,
  { parent }: TextPlace,
  at: number,
  name: string,
): void {
  const entry = parent.entries[at]!;
  const quote = editor.text[entry.nameFrom];
  const written = quote === '"' ? JSON.stringify(name) : printName(name, editor.style).slice(0, -1);
  const from = entry.nameFrom;
  editor.replace(from, entry.nameTo - from, written);
  const by = from + written.length;
  entry.name = name;
  entry.nameTo = by;
}
