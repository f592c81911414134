import { withoutRole } from '#schemas/roles';
import type { Pointer } from '../../engine/diagnostics/problem.ts';
import { editText, readValue } from '../../engine/edit/edit-document.ts';
import type { Patch } from '../../engine/edit/patch.ts';

/** Roles that fields with a name of the site (`x-names`, until 0.1.0) have now; of pages also addresses may be meant. */
const roleOfNames = (kind: unknown) => (kind === 'page' ? 'link' : kind);

/** The groups in a schema that say whose name a field is, and what they say. */
function namesIn(value: unknown, at: Pointer = []): [Pointer, unknown][] {
  if (value === null || typeof value !== 'object') return [];
  const own: [Pointer, unknown][] =
    'x-names' in value ? [[[...at, 'x-names'], value['x-names']]] : [];
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...own, ...inside.flatMap(([step, inner]) => namesIn(inner, [...at, step]))];
}

/** The text of an own block's schema, at `file`, with what every string is: a name of the site where it says so (`x-names`), else a text that people read. Throws `EditRefused`. */
export function addRoles(file: string, text: string): string {
  // A role stands before what else is said of a string.
  const edit = (before: string, patches: readonly Patch[]) =>
    editText({ path: file, text: before }, patches, () => ['x-role']);
  const named = edit(
    text,
    namesIn(readValue(text)?.value).flatMap(([pointer, kind]): Patch[] => [
      { file, op: 'set', pointer, value: roleOfNames(kind) },
      { file, op: 'rename', pointer, value: 'x-role' },
    ]),
  );
  const missing = withoutRole(readValue(named)?.value ?? null);
  return edit(
    named,
    missing.map((at) => ({ file, op: 'insert', pointer: [...at, 'x-role'], value: 'text' })),
  );
}
