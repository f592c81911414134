import { plainText } from '../../engine/resolve/markdown-text.ts';
import type { ShownText } from '../../engine/provenance/shown-text.ts';
import { oneLine } from '../output/layout.ts';

/** Letters as they are compared: without accents, case and doubled white space. */
export const foldText = (text: string) =>
  oneLine(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());

const holds = (text: string, wanted: string) =>
  foldText(text).includes(wanted) || foldText(plainText(text)).includes(wanted);

/** The field without its last index: the lines of one heading, the items of one list. */
const listOf = (field: string) => field.replace(/\[\d+\]$/, '');

/**
 * The texts that hold `wanted` (folded), as visitors read them. Words that run over the lines of one field, a heading in
 * three lines say, are found in all of its lines.
 */
export function textsWith(texts: readonly ShownText[], wanted: string): ShownText[] {
  const found = texts.filter(({ text }) => holds(text, wanted));
  if (found.length > 0) return found;
  const lists = new Map<string, ShownText[]>();
  for (const text of texts)
    lists.set(listOf(text.field), [...(lists.get(listOf(text.field)) ?? []), text]);
  return [...lists.values()]
    .filter((list) => list.length > 1 && holds(list.map(({ text }) => text).join(' '), wanted))
    .flat();
}
