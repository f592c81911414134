import type { Pointer } from '../../diagnostics/problem.ts';

/** A text and where in its document it stands. */
export interface LocatedText {
  readonly text: string;
  readonly pointer: Pointer;
}

/** Fields whose strings are names of things (paths, types, pictures, actions) or phrases to look for, not words for people. */
const names = new Set([
  'path',
  'canonical',
  'robots',
  'updated',
  'status',
  'type',
  'id',
  'chat',
  'call',
  'contact',
  'link',
  'src',
  'drawing',
  'scene',
  'labelSide',
  'layout',
  'tone',
  'part',
  'kind',
  'group',
  'near',
  'font',
  'shareFont',
  'shareGround',
  'embed',
  'url',
  'date',
  'opens',
  'closes',
  'days',
  'phone',
  'columns',
  'postalCode',
  'outline',
  'sections',
  'words',
  'vocabulary',
  'slug',
  'parent',
  'emergencyPages',
  'claims',
  'from',
  'to',
  'unit',
  'within',
  'finds',
  'with',
  'unless',
]);

function collect(
  value: unknown,
  pointer: Pointer,
  key: string,
  owner: object,
  out: LocatedText[],
  all: boolean,
): void {
  if (typeof value === 'string') {
    if (all || !(names.has(key) || (key === 'name' && 'type' in owner && owner.type === 'partial')))
      out.push({ text: value, pointer });
  } else if (Array.isArray(value)) {
    // The lines of a heading are one text: "Vila Nova de" and "Cima" are no two places.
    if (key === 'heading' && !all) out.push({ text: value.join(' '), pointer });
    else
      value.forEach((item, position) =>
        collect(item, [...pointer, position], key, owner, out, all),
      );
  } else if (value !== null && typeof value === 'object') {
    if (key === 'variant' && !all) return;
    for (const [field, inner] of Object.entries(value))
      collect(inner, [...pointer, field], field, value, out, all);
  }
}

/**
 * Every text of a document that somebody reads; references stand as written. A list under a field of names (`near`,
 * `menus.header.columns`) is left out, a list of blocks under the same name is not.
 */
export function readableTexts(value: unknown): readonly LocatedText[] {
  const isGroup = value !== null && typeof value === 'object';
  const known = isGroup && textsOf.get(value);
  if (known) return known;
  const out: LocatedText[] = [];
  collect(value, [], '', {}, out, false);
  if (isGroup) textsOf.set(value, out);
  return out;
}

/** The texts of documents that were asked for: nobody changes a document, and each is looked at by many lints. */
const textsOf = new WeakMap<object, readonly LocatedText[]>();

/** Every string of a document, names of things as well. */
export function allStrings(value: unknown): LocatedText[] {
  const out: LocatedText[] = [];
  collect(value, [], '', {}, out, true);
  return out;
}
