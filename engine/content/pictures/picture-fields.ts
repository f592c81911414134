import type { PictureUse } from '#schemas/types';
import type { Pointer } from '../../diagnostics/problem.ts';
import type { BundledSchema } from '../validators.ts';

/** Name of a field of a block by the way to it, "items", "*", "photo" joined by slashes: the items of a list have one name. */
export const fieldPath = (pointer: Pointer): string =>
  pointer.map((step) => (typeof step === 'number' ? '*' : step)).join('/');

/** How a picture in a text stands: as wide as the text (`blocks/parts/text/prose.module.css`). */
export const inText: PictureUse = {
  width: 560,
  sizes: '(min-width: 38rem) 35rem, calc(100vw - 2rem)',
};

/** How a block shows its images (`x-picture`) and those of its Markdown texts, by the names of the fields. `behind` gives the schema that a reference means; null for one that is not to be looked into. */
export function pictureFields(
  schema: BundledSchema,
  behind: (schema: BundledSchema) => BundledSchema | null,
): ReadonlyMap<string, PictureUse> {
  const found = new Map<string, PictureUse>();
  const look = (written: BundledSchema, path: readonly string[], around: readonly object[]) => {
    const use = written['x-picture'];
    if (use) found.set(path.join('/'), use);
    const meant = written.$ref === undefined ? written : behind(written);
    // A schema may hold itself.
    if (!use && meant?.format === 'markdown') found.set(path.join('/'), inText);
    if (!meant || around.includes(meant)) return;
    const within = [...around, meant];
    for (const [name, field] of Object.entries(meant.properties ?? {}))
      look(field, [...path, name], within);
    if (meant.items) look(meant.items, [...path, '*'], within);
    for (const branches of [meant.oneOf, meant.anyOf, meant.allOf])
      for (const branch of branches ?? []) look(branch, path, within);
  };
  look(schema, [], []);
  return found;
}
