import { posix } from 'node:path';
import { slugOf } from '../resolve/site-index.ts';
import { planEdits, type EditPlan } from './edit-site.ts';
import { pageAt, type EditedSite } from './edited-site.ts';
import { fileAt, renamedFile } from './page-file.ts';
import type { Patch } from './patch.ts';

/** What a copy says that its page does not. */
export interface CopiedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601, of the day. */
  readonly updated: string;
  /** Of the place; null for a page of none. */
  readonly name: string | null;
}

/** What belongs to one page alone. */
const ownFields = ['canonical', 'languages', 'breadcrumb', 'status'] as const;

/** The file of a copy: named as the page's own is where that follows the path, else by the new path beside it. */
export function fileOfCopy(file: string, from: string, to: string): string {
  const target = fileAt(file, from, to);
  const { dir, ext } = posix.parse(file);
  return target === file ? posix.join(dir, `${slugOf(to)}${ext}`) : target;
}

/** A new document from the page at `from`. How the place of the page is called in a sentence (`region.in`) goes, and its place in the order and in menus. */
export function planCopy(edited: EditedSite, from: string, copy: CopiedPage): EditPlan {
  const { loaded } = edited;
  const { file, document } = pageAt(edited, from);
  const set = (pointer: readonly string[], value: string): Patch => ({
    file: file.path,
    pointer,
    op: 'set',
    value,
  });
  const remove = (...pointer: string[]): Patch => ({ file: file.path, pointer, op: 'remove' });
  const { region } = document;
  const { files, refusals } = planEdits(
    new Map([[file.path, file.text]]),
    [
      set(['path'], copy.path),
      set(['title'], copy.title),
      set(['description'], copy.description),
      set(['updated'], copy.updated),
      ...ownFields.filter((name) => document[name] !== undefined).map((name) => remove(name)),
      ...(region && copy.name !== null
        ? [
            set(['region', 'name'], copy.name),
            ...(['in', 'order', 'menu'] as const)
              .filter((name) => region[name] !== undefined)
              .map((name) => remove('region', name)),
          ]
        : []),
    ],
    loaded.schemas,
  );
  const target = fileOfCopy(file.path, from, copy.path);
  const made = files.flatMap((change) => renamedFile(change, target, loaded.dir));
  return { files: made.filter(({ before }) => before === null), refusals };
}
