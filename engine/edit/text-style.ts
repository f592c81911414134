import { columnOf } from './lines.ts';
import type { PrintStyle } from './print-value.ts';
import type { TextEntry, TextStyle, TextValue } from './text-tree.ts';

/** Every collection in lines with the one around it, from outside to inside. */
function* collections(
  value: TextValue,
  around: TextEntry | null = null,
): Generator<{ value: TextValue; around: TextEntry | null }> {
  if (!value.flow && value.entries.length > 0) yield { value, around };
  for (const entry of value.entries) yield* collections(entry.value, entry);
}

/** How a document is written, by what stands in it: the first that shows it decides. */
export function styleOf(path: string, text: string, root: TextValue): PrintStyle {
  let step: number | null = null;
  let deepLists: boolean | null = null;
  for (const { value, around } of collections(root)) {
    if (around?.name === null || !around) continue;
    const deeper = columnOf(text, value.entries[0]!.from) - columnOf(text, around.from);
    if (value.kind === 'list') deepLists ??= deeper > 0;
    if (value.kind === 'map' && deeper > 0) step ??= deeper;
    if (step !== null && deepLists !== null) break;
  }
  return {
    json: path.endsWith('.json'),
    step: step ?? 2,
    deepLists: deepLists ?? true,
    text: 'plain',
  };
}

/** How a new text among its siblings is written: as the one that it replaces, else as the nearest before it. */
export function textStyleAt(entries: readonly TextEntry[], at: number): TextStyle {
  const near = [...entries.slice(0, at + 1).reverse(), ...entries.slice(at + 1)];
  return (
    near.find(({ value }) => value.kind === 'scalar' && value.to > value.from)?.value.style ??
    'plain'
  );
}
