import type { FileChange } from '../../engine/edit/edit-site.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { changedLines } from '../output/changed-lines.ts';
import { typedFor, type EditOptions } from './edit-options.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * Shows changes, asks and writes them, with a journal for `undo`; `by` is the command as it can be typed. True where they are
 * written. Throws `WrongUse` where nobody can be asked, `CommandError` where somebody changed a file meanwhile.
 */
export async function offerChanges(
  options: EditOptions,
  by: string,
  files: readonly FileChange[],
): Promise<boolean> {
  const { siteDir, language, colour, out } = options;
  const words = commandWordsOf(language).edit;
  if (files.length === 0) {
    out(`${words.nothing}\n`);
    return false;
  }
  out(`${changedLines(files, siteDir, words, colour)}\n`);
  if (!(await isWanted(options, by, words.ask))) return false;
  await writeDocuments(siteDir, by, files, language);
  out(`${words.written({ count: files.length, undo: typedFor(options, 'undo') })}\n`);
  return true;
}

/** Whether a person, or `--yes`, wants what was shown; says so where nothing is written. Throws `WrongUse` where nobody can be asked. */
export async function isWanted(
  options: EditOptions,
  by: string,
  question: string,
): Promise<boolean> {
  const { language, dryRun, yes, confirm, out } = options;
  const words = commandWordsOf(language).edit;
  if (!dryRun && !yes && !confirm)
    throw new WrongUse(words.cannotAsk({ command: typedFor(options, by) }));
  if (!dryRun && (yes || (await confirm!(question)))) return true;
  out(`${words.nothingWritten}\n`);
  return false;
}
