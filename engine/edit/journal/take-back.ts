// One set of edits taken back, also where others followed: field by field, and all of its files or none.
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { leadsTo, type FieldChange } from '../../client/business.ts';
import { valueAt } from '../../client/value-at.ts';
import { readSchemas } from '../../content/own-schemas.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import { planIn } from '../business/plan-changes.ts';
import { changedFields } from './changed-fields.ts';
import type { FileChange } from '../edit-site.ts';
import { readValue } from '../edit-document.ts';
import { readMarked } from './marked-text.ts';

/** Edits that were written. */
interface Edits {
  readonly files: readonly FileChange[];
}

/** A field that is another one since the edits were written. */
export interface ChangedSince {
  readonly file: string;
  /** Empty where the file as a whole came, went, or can no longer be read. */
  readonly pointer: Pointer;
  /** What the edits wrote there; undefined for nothing. */
  readonly wrote?: unknown;
  /** What is there now; undefined for nothing. */
  readonly present?: unknown;
}

/** What takes edits back in the folder of a site; or the fields that somebody changed since. */
export type TakeBack =
  { readonly files: readonly FileChange[] } | { readonly conflicts: readonly ChangedSince[] };

/**
 * What takes edits back. A file that nobody changed since is what it was, byte for byte; in any other the fields of the edits are,
 * and what others changed stays. Throws what the disk says.
 */
export function planTakeBack(siteDir: string, { files }: Edits): TakeBack {
  const whole: FileChange[] = [];
  const conflicts: ChangedSince[] = [];
  const changes: FieldChange[] = [];
  const texts = new Map<string, string>();
  const values = new Map<string, unknown>();
  for (const file of files) {
    const { path, before, after } = file;
    const present = readMarked(join(siteDir, path))?.text ?? null;
    if (present === before) continue;
    if (present === after) {
      whole.push({ path, before: present, after: before });
      continue;
    }
    const fields = changedFields(file);
    const now = present === null ? null : readValue(present);
    if (!fields || fields.length === 0 || !now) {
      conflicts.push({ file: path, pointer: [] });
      continue;
    }
    texts.set(path, present!);
    values.set(path, now.value);
    const written = readValue(after!)!.value;
    for (const { at, ...field } of fields) {
      const pointer = followed(at, written, now.value) ?? at;
      changes.push({ at: [path, ...pointer], before: field.after, after: field.before });
    }
  }
  const plan = planIn(
    {
      schemas: readSchemas(siteDir).schemas,
      texts,
      place: ([file, ...pointer]) => ({ file: String(file), pointer }),
      value: ({ file, pointer }) => valueAt(values.get(file), pointer),
    },
    changes,
  );
  if ('conflicts' in plan)
    for (const { at, present } of plan.conflicts) {
      const [file, ...pointer] = at;
      const wrote = changes.find((change) => isDeepStrictEqual(change.at, at))?.before;
      conflicts.push({ file: String(file), pointer, wrote, present });
    }
  if (conflicts.length > 0) return { conflicts };
  return { files: [...whole, ...('files' in plan ? plan.files : [])] };
}

/** Where a field stands by now: an item of a list that others have moved is the one that says the same. Null where none does. */
function followed(at: Pointer, written: unknown, present: unknown): Pointer | null {
  const pointer: (string | number)[] = [];
  for (const step of at) {
    const [list, now] = [valueAt(written, at.slice(0, pointer.length)), valueAt(present, pointer)];
    if (!Array.isArray(list) || !Array.isArray(now)) pointer.push(step);
    else {
      const item: unknown = list[Number(step)];
      const same = [...now.keys()].filter((index) => isDeepStrictEqual(now[index], item));
      if (same.includes(Number(step)) || (same.length !== 1 && now.length === list.length))
        pointer.push(step);
      else if (same.length === 1) pointer.push(same[0]!);
      else return null;
    }
  }
  return pointer;
}

/** The last of `later` edits that changed a field, or the file that it is in where that changed as a whole; null for none that is known. */
export const changedBy = <Later extends Edits>(
  { file, pointer }: ChangedSince,
  later: readonly Later[],
): Later | null =>
  later.findLast(({ files }) =>
    files.some(
      (change) =>
        change.path === file &&
        (pointer.length === 0 ||
          (changedFields(change)?.some(({ at }) => leadsTo(at, pointer) || leadsTo(pointer, at)) ??
            true)),
    ),
  ) ?? null;
