import { backwards, type FieldChange } from '../../client/business.ts';
import type { FileChange } from '../edit-site.ts';
import { planTakeBack } from '../journal/take-back.ts';
import { FileChanged, lastEdits, undoEdits, type WrittenEdits } from '../write-changes.ts';
import { planChanges } from './plan-changes.ts';

/** Where the data of a business stands: in the folder of its site, and in the copy of it that is public; `journal` knows its edits. */
export interface UndoPlaces {
  readonly siteDir: string;
  readonly publicDir: string;
  readonly journal: string;
  /** Told what will change in the folder, before it is written. */
  readonly note: (undone: NotedChanges) => void;
}

/** What is to be committed of changes; `pictures` as `WrittenEdits` has them. */
export type NotedChanges = Pick<UndoneChanges, 'files' | 'changes'> &
  Pick<WrittenEdits, 'pictures'>;

/** Changes that were taken back. */
export interface UndoneChanges {
  readonly publish: readonly FileChange[];
  /** In the folder. */
  readonly files: readonly FileChange[];
  readonly changes: readonly FieldChange[];
}

/**
 * Takes the last edits back, if the panel wrote them (`planTakeBack`). Gives what is to be published then, and what changed back
 * in the folder; null, and nothing is done, where there is nothing to take back, or somebody changed one of its fields since.
 * Rejects with what the disk says.
 */
export async function undoChanges({
  siteDir,
  publicDir,
  journal,
  note,
}: UndoPlaces): Promise<UndoneChanges | null> {
  const edits = lastEdits(journal);
  if (!edits?.panel) return null;
  const ofFolder = planTakeBack(siteDir, edits);
  if ('conflicts' in ofFolder) return null;
  const back = backwards(edits.panel.changes);
  const plan = planChanges(publicDir, back);
  if ('conflicts' in plan) return null;
  const { files } = ofFolder;
  note({ files, changes: back, pictures: edits.pictures });
  try {
    await undoEdits(siteDir, edits, journal);
  } catch (error) {
    if (error instanceof FileChanged) return null;
    throw error;
  }
  return { publish: plan.files, files, changes: back };
}
