import { isDeepStrictEqual } from 'node:util';
import type { BusinessAnswer, FieldChange } from '../../client/business.ts';
import { valueAt, withValue } from '../../client/value-at.ts';
import type { Schemas } from '../../content/schemas.ts';
import { planEdits, type FileChange } from '../edit-site.ts';
import type { Patch } from '../patch.ts';
import { schemaAt } from '../tidy-value.ts';
import { openDocuments, type BusinessDocuments, type FieldPlace } from './business-documents.ts';

type Conflict = Extract<BusinessAnswer, { is: 'conflict' }>['changes'][number];

/** What changes do to the documents: those that are others then; or the values that somebody else changed meanwhile. */
export type ChangePlan =
  { readonly files: readonly FileChange[] } | { readonly conflicts: readonly Conflict[] };

/**
 * What changes of the panel do to the documents in the folder of a site. A value that is there already is no change, one that is
 * neither that nor what its author saw is a conflict: changes of other fields by somebody else stay. Throws what the disk says.
 */
export const planChanges = (dir: string, changes: readonly FieldChange[]): ChangePlan =>
  planIn(openDocuments(dir), changes);

/** The same for documents that are open. */
export function planIn(documents: BusinessDocuments, changes: readonly FieldChange[]): ChangePlan {
  const { schemas } = documents;
  const conflicts: Conflict[] = [];
  const places: { readonly place: FieldPlace; readonly at: FieldChange['at'] }[] = [];
  const wanted = new Map<string, unknown>();
  for (const change of changes) {
    const place = documents.place(change.at);
    const present = place ? documents.value(place) : undefined;
    if (!place || !isExpected(change, present)) conflicts.push({ at: change.at, present });
    else if (!isDeepStrictEqual(present, change.after)) {
      const { file, pointer } = place;
      const root = wanted.get(file) ?? documents.value({ file, pointer: [] });
      wanted.set(file, withoutEmpty(withValue(root, pointer, change.after), place, schemas));
      places.push({ place, at: change.at });
    }
  }
  if (conflicts.length > 0) return { conflicts };
  const fields = new Map<string, FieldChange['at']>();
  const patches: Patch[] = [];
  for (const { place, at } of places) {
    const patch = patchOf(
      place,
      documents.value({ ...place, pointer: [] }),
      wanted.get(place.file),
    );
    if (fields.has(nameOf(patch))) continue;
    fields.set(nameOf(patch), at);
    patches.push(patch);
  }
  const plan = planEdits(documents.texts, patches, schemas);
  return plan.refusals.length === 0
    ? { files: plan.files }
    : {
        conflicts: plan.refusals.map(({ patch }) => ({
          at: fields.get(nameOf(patch))!,
          present: documents.value(patch),
        })),
      };
}

const isExpected = ({ before, after }: FieldChange, present: unknown) =>
  isDeepStrictEqual(present, before) || isDeepStrictEqual(present, after);

const nameOf = ({ file, pointer }: FieldPlace) => JSON.stringify([file, pointer]);

/** The document without the groups around a place that lost their last field, where they need not be there and may not be empty. */
function withoutEmpty(root: unknown, { file, pointer }: FieldPlace, schemas: Schemas): unknown {
  const around = pointer.slice(0, -1);
  const name = around.at(-1);
  const group = valueAt(root, around);
  if (typeof name !== 'string' || !isDeepStrictEqual(group, {})) return root;
  const outer = schemaAt(file, schemas, root, around.slice(0, -1));
  const own = schemaAt(file, schemas, root, around);
  const mayBeEmpty = !own?.minProperties && !own?.required?.length;
  if (mayBeEmpty || !outer?.properties?.[name] || outer.required?.includes(name)) return root;
  return withoutEmpty(withValue(root, around, undefined), { file, pointer: around }, schemas);
}

/** What makes the document at a place what is wanted: a field that is new brings the groups around it, and goes with those that go. */
function patchOf({ file, pointer }: FieldPlace, present: unknown, wanted: unknown): Patch {
  const depth = pointer.findIndex((_, index) =>
    [present, wanted].some((root) => valueAt(root, pointer.slice(0, index + 1)) === undefined),
  );
  const at = depth < 0 ? pointer : pointer.slice(0, depth + 1);
  const value = valueAt(wanted, at);
  return value === undefined
    ? { file, pointer: at, op: 'remove' }
    : { file, pointer: at, op: 'set', value };
}
