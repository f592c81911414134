import { isDeepStrictEqual } from 'node:util';
import type { BusinessAnswer, FieldChange } from '../../client/business.ts';
import { readSchemas } from '../../content/own-schemas.ts';
import { planEdits, type FileChange } from '../edit-site.ts';
import { readValue } from '../edit-text.ts';
import type { Patch } from '../patch.ts';
import { valueAt } from '../../client/value-at.ts';
import { businessFile, businessSections, businessText } from './business-state.ts';

type Conflict = Extract<BusinessAnswer, { is: 'conflict' }>['changes'][number];

/** What changes do to the document: its texts, null where nothing is to be done; or the values that somebody else changed meanwhile. */
export type ChangePlan =
  { readonly file: FileChange | null } | { readonly conflicts: readonly Conflict[] };

/**
 * What changes of the panel do to the document in the folder of a site. A value that is there already is no change, one that is
 * neither that nor what its author saw is a conflict: changes of other fields by somebody else stay. Throws what the disk says.
 */
export function planChanges(dir: string, changes: readonly FieldChange[]): ChangePlan {
  const text = businessText(dir);
  const said = readValue(text);
  const { schemas } = readSchemas(dir);
  const open = changes.filter(
    ({ at, after }) => !isDeepStrictEqual(valueAt(said?.value, at), after),
  );
  const conflicts = open.flatMap(({ at, before }): Conflict[] => {
    const present = valueAt(said?.value, at);
    const isOurs = isSectionField(at) && said !== null && isDeepStrictEqual(present, before);
    return isOurs ? [] : [{ at, present }];
  });
  if (conflicts.length > 0) return { conflicts };
  const plan = planEdits(new Map([[businessFile, text]]), open.map(patchOf), schemas);
  return plan.refusals.length === 0
    ? { file: plan.files[0] ?? null }
    : {
        conflicts: plan.refusals.map(({ patch: { pointer } }) => ({
          at: pointer,
          present: valueAt(said?.value, pointer),
        })),
      };
}

/** True for a field that the panel may change. */
const isSectionField = ([section]: FieldChange['at']) =>
  businessSections.some((name) => name === section);

const patchOf = ({ at, after }: FieldChange): Patch =>
  after === undefined
    ? { file: businessFile, pointer: at, op: 'remove' }
    : { file: businessFile, pointer: at, op: 'set', value: after };
