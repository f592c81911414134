import { join } from 'node:path';
import { generateSiteNames } from '../../engine/content/generate-site-schemas.ts';
import type { FileChange } from '../../engine/edit/edit-site.ts';
import { FileChanged, journalOf, writeEdits } from '../../engine/edit/write-changes.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { CommandError } from '../command-line/command-error.ts';
import { shownPath } from '../output/shown-path.ts';

/**
 * Writes changed files of a site, all of them or none, with a journal for `undo`; `by` is the command as it can be typed. Gives
 * the files that editors read the names of the site in, where they are others now. Rejects with `CommandError` where somebody
 * changed a file meanwhile, and what the disk says.
 */
export async function writeDocuments(
  siteDir: string,
  by: string,
  files: readonly FileChange[],
  language: Language,
): Promise<readonly string[]> {
  if (files.length === 0) return [];
  try {
    await writeEdits(siteDir, { by, at: new Date().toISOString(), files }, journalOf(siteDir));
  } catch (error) {
    if (!(error instanceof FileChanged)) throw error;
    throw new CommandError(
      commandWordsOf(language).edit.changedMeanwhile({
        file: shownPath(join(siteDir, error.path)),
      }),
    );
  }
  return generateSiteNames(siteDir);
}
