import { isDeepStrictEqual } from 'node:util';
import type { BusinessAnswer, FieldChange } from '../../client/business.ts';
import { planEdits, type FileChange } from '../edit-site.ts';
import type { Patch } from '../patch.ts';
import { openDocuments, type BusinessDocuments, type FieldPlace } from './business-documents.ts';
import { sectionOf } from './business-sections.ts';

type Conflict = Extract<BusinessAnswer, { is: 'conflict' }>['changes'][number];

/** What changes do to the documents: those that are others then; or the values that somebody else changed meanwhile. */
export type ChangePlan =
  { readonly files: readonly FileChange[] } | { readonly conflicts: readonly Conflict[] };

/**
 * What changes of the panel do to the documents in the folder of a site. A value that is there already is no change, one that is
 * neither that nor what its author saw is a conflict: changes of other fields by somebody else stay. Throws what the disk says.
 */
export function planChanges(dir: string, changes: readonly FieldChange[]): ChangePlan {
  const documents = openDocuments(dir);
  const conflicts: Conflict[] = [];
  const patches: Patch[] = [];
  const places = new Map<string, FieldChange['at']>();
  for (const change of changes) {
    const place = documents.place(change.at);
    const present = place ? documents.value(place) : undefined;
    if (!place || !isExpected(change, present)) conflicts.push({ at: change.at, present });
    else if (!isDeepStrictEqual(present, change.after)) {
      const patch = patchOf(change, place, documents);
      patches.push(patch);
      places.set(nameOf(patch), change.at);
    }
  }
  if (conflicts.length > 0) return { conflicts };
  const plan = planEdits(documents.texts, patches, documents.schemas);
  return plan.refusals.length === 0
    ? { files: plan.files }
    : {
        conflicts: plan.refusals.map(({ patch }) => ({
          at: places.get(nameOf(patch))!,
          present: documents.value(patch),
        })),
      };
}

const isExpected = ({ before, after }: FieldChange, present: unknown) =>
  isDeepStrictEqual(present, before) || isDeepStrictEqual(present, after);

const nameOf = ({ file, pointer }: FieldPlace) => JSON.stringify([file, pointer]);

/** What a change does to its document; the group around a section comes and goes with the only section in it. */
function patchOf(
  { at, after }: FieldChange,
  place: FieldPlace,
  documents: BusinessDocuments,
): Patch {
  const { file } = place;
  const [outer, inner] = at as [string, string];
  const around = documents.value({ file, pointer: [outer] }) ?? {};
  const isAlone =
    at.length === 2 &&
    sectionOf(at)?.length === 2 &&
    Object.keys(around).every((name) => name === inner);
  const pointer = isAlone ? [outer] : place.pointer;
  if (after === undefined) return { file, pointer, op: 'remove' };
  return { file, pointer, op: 'set', value: isAlone ? { [inner]: after } : after };
}
