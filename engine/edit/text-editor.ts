import type { Node } from 'yaml';
import type { Pointer } from '../diagnostics/problem.ts';
import { parseBounded } from '../content/yaml/bounded-parse.ts';
import { columnOf } from './lines.ts';
import { EditRefused } from './patch.ts';
import type { PrintStyle } from './print-value.ts';
import { styleOf } from './text-style.ts';
import {
  moveEntry,
  moveValue,
  shift,
  treeOf,
  type TextEntry,
  type TextValue,
} from './text-tree.ts';

/** A collection that is changed, and how it is reached. */
export interface TextPlace {
  readonly parent: TextValue;
  /** The field or item whose value `parent` is; null for the whole document. */
  readonly holder: { readonly place: TextPlace; readonly at: number } | null;
  /** In brackets, or something around it is. */
  readonly inFlow: boolean;
}

/** The text of a document and where its values stand in it, which stays true from one change to the next. */
export class TextEditor {
  #text: string;
  readonly root: TextValue;
  readonly style: PrintStyle;
  readonly lineBreak: string;

  constructor(path: string, text: string, contents: Node | null) {
    this.#text = text;
    this.root = treeOf(contents);
    this.style = styleOf(path, text, this.root);
    this.lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  }

  get text(): string {
    return this.#text;
  }

  /** The collection in which the value at a pointer stands, or would. Throws `EditRefused` where the way leads through what others repeat. */
  placeOf(pointer: Pointer): TextPlace {
    let place: TextPlace = { parent: this.root, holder: null, inFlow: this.root.flow };
    for (const step of pointer.slice(0, -1)) {
      const at = entryAt(place.parent, step);
      const parent = place.parent.entries[at]?.value;
      if (!parent || parent.kind === 'alias') throw new EditRefused('shared', pointer);
      place = { parent, holder: { place, at }, inFlow: place.inFlow || parent.flow };
    }
    return place;
  }

  /** Puts `added` in the place of `removed` letters; line breaks are those of the document. Gives what was put in. */
  replace(at: number, removed: number, added: string): string {
    const put = added.replaceAll('\n', this.lineBreak);
    this.#text = this.#text.slice(0, at) + put + this.#text.slice(at + removed);
    shift(this.root, at, removed, put.length);
    return put;
  }

  /** Puts a text of the same length in the place of what stands between two offsets; whoever asks moves the values. */
  swap(from: number, to: number, written: string): void {
    this.#text = this.#text.slice(0, from) + written + this.#text.slice(to);
  }

  /** Puts `added`, in which one value stands, in the place of `removed` letters, and gives that value as it stands there now. */
  replaceValue(at: number, removed: number, added: string): TextValue {
    const column = columnOf(this.#text, at);
    const put = this.replace(at, removed, added);
    const value = /^\w[^\n:#]*$/.test(put) ? bareWords(column, put) : read(put, column);
    moveValue(value, at - column);
    return value;
  }

  /** Puts `written`, one field or item as it stands on lines of its own, in between two pieces of text, and gives it. */
  insertEntry(at: number, before: string, written: string, after: string): TextEntry {
    const [from, put, column] = this.#between(at, before, written, after);
    const entry = read(put, column).entries[0]!;
    moveEntry(entry, from - column);
    return entry;
  }

  /** Puts an item of a list in brackets in between two pieces of text, and gives it. */
  insertItem(at: number, before: string, written: string, after: string): TextEntry {
    const [from, put, column] = this.#between(at, before, written, after);
    const value = read(put, column);
    moveValue(value, from - column);
    return { from, name: null, nameFrom: from, nameTo: from, mark: from, value };
  }

  /** Where `written` stands then, how it stands there, and the letters before it on its line. */
  #between(at: number, ...parts: [string, string, string]): [number, string, number] {
    const [before, written] = parts.map((part) => part.replaceAll('\n', this.lineBreak));
    this.replace(at, 0, parts.join(''));
    const from = at + before!.length;
    return [from, written!, columnOf(this.#text, from)];
  }
}

/** Position of a field or an item; -1 where it is not written. */
export const entryAt = ({ kind, entries }: TextValue, step: string | number): number =>
  kind === 'list'
    ? typeof step === 'number' && step < entries.length
      ? step
      : -1
    : entries.findIndex(({ name }) => name === String(step));

/** Words without quotes, which need no parser. */
const bareWords = (from: number, words: string): TextValue => ({
  kind: 'scalar',
  flow: false,
  style: 'plain',
  from,
  to: from + words.length,
  entries: [],
});

/** A piece of a document alone, behind as many spaces as letters stand before it on its line. It is ours and small: no clock is asked. */
const read = (written: string, column: number): TextValue =>
  treeOf(
    parseBounded(' '.repeat(column) + written, { keepTokens: true, now: () => 0 }).document
      .contents,
  );
