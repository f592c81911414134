// Patches of one document: its text is parsed once, and each patch changes the range that it must and nothing else.
import { isDeepStrictEqual } from 'node:util';
import type { Document } from 'yaml';
import { inspect } from '../content/yaml/inspect.ts';
import { maxAliases } from '../content/limits.ts';
import { readQuickly } from '../content/quick-yaml/quick-yaml.ts';
import { parseBounded } from '../content/yaml/bounded-parse.ts';
import { EditRefused, type Patch } from './patch.ts';
import { inOrder, type FieldOrder } from './tidy-value.ts';
import { arrangeEntries, moved } from './arrange-entries.ts';
import { insertEntry, removeEntry, renameEntry } from './change-entries.ts';
import { setValue } from './set-value.ts';
import { smaller } from './smaller-patches.ts';
import { entryAt, TextEditor } from './text-editor.ts';
import type { TextValue } from './text-tree.ts';
import { patchValue, pointerOf } from './patch-value.ts';

/** A document before it is edited. */
export interface EditedDocument {
  /** Relative to the site's folder: JSON is known by its name. */
  readonly path: string;
  readonly text: string;
}

const noOrder: FieldOrder = () => null;

/** What a text says; null for one that cannot be read. What is wrong with that is for the check. */
export function readValue(text: string): { readonly value: unknown } | null {
  const quick = readQuickly(text);
  if ('value' in quick) return quick;
  const { document, exceeded } = parseBounded(text);
  return exceeded || document.errors.length > 0 ? null : valueOf(document);
}

/** What a parsed document says, each value its own: those that stand for each other would change together. Null where an alias names nothing. */
function valueOf(document: Document.Parsed): { readonly value: unknown } | null {
  if (inspect(document)) return null;
  return { value: unshared(document.toJS({ maxAliasCount: maxAliases })) };
}

function unshared(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(unshared);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unshared(inner)]));
}

/** A document that can be edited, and what it says; null where it cannot be read. */
export function openText({ path, text }: EditedDocument) {
  const { document, exceeded } = parseBounded(text, { keepTokens: true });
  const said = exceeded || document.errors.length > 0 ? null : valueOf(document);
  return said && { editor: new TextEditor(path, text, document.contents), value: said.value };
}

/** The patches in a row; nothing is proven yet. */
function edited(document: EditedDocument, patches: readonly Patch[], order: FieldOrder) {
  const opened = openText(document);
  if (!opened) throw new EditRefused('unreadable', patches[0]!.pointer);
  const { editor } = opened;
  let { value } = opened;
  for (const patch of patches)
    for (const small of smaller({ ...patch, pointer: pointerOf(patch, value) }, value)) {
      const { pointer } = small;
      value = patchValue(value, small, pointer);
      applyPatch(editor, small, order, value);
    }
  return { text: editor.text, value, hasAliases: hasAliases(editor.root) };
}

/** Does a patch that is possible to the text; `value` is what the document says with it. */
function applyPatch(editor: TextEditor, patch: Patch, order: FieldOrder, value: unknown): void {
  const { pointer } = patch;
  const step = pointer.at(-1);
  if (step === undefined) throw new EditRefused('wrong-kind', pointer);
  const place = editor.placeOf(pointer);
  const at = entryAt(place.parent, step);
  const tidy = () => inOrder('value' in patch ? patch.value : undefined, pointer, value, order);
  if (at < 0 || patch.op === 'insert') {
    if (at < 0 && patch.op !== 'set' && patch.op !== 'insert')
      throw new EditRefused('shared', pointer);
    insertEntry(editor, place, step, tidy(), order(value, pointer.slice(0, -1)));
  } else if (patch.op === 'set') setValue(editor, place, at, tidy());
  else if (patch.op === 'remove') removeEntry(editor, place, at);
  else if (patch.op === 'move')
    arrangeEntries(editor, place, moved(place.parent.entries.length, at, patch.value));
  else renameEntry(editor, place, at, patch.value);
}

/**
 * The text with the patches done, in their order. What is new is written as its siblings are, with its fields in `order`. The
 * document says what it said but for the patched values: that is read from the new text. Throws `EditRefused`, and nothing is done then.
 */
export function editText(
  document: EditedDocument,
  patches: readonly Patch[],
  order: FieldOrder = noOrder,
): string {
  if (patches.length === 0) return document.text;
  const { text, value } = edited(document, patches, order);
  if (saysSo(text, value)) return text;
  // One of them: each alone says which.
  let proven = document;
  for (const patch of patches) {
    const alone = edited(proven, [patch], order);
    if (!saysSo(alone.text, alone.value))
      throw new EditRefused(alone.hasAliases ? 'shared' : 'unsafe', patch.pointer);
    proven = { ...document, text: alone.text };
  }
  return proven.text;
}

const hasAliases = ({ kind, entries }: TextValue): boolean =>
  kind === 'alias' || entries.some((entry) => hasAliases(entry.value));

function saysSo(text: string, value: unknown): boolean {
  const said = readValue(text);
  return said !== null && isDeepStrictEqual(said.value, value);
}
