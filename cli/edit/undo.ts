import type { Command } from 'commander';
import { generateSiteNames } from '../../engine/content/generate-site-schemas.ts';
import { planTakeBack } from '../../engine/edit/journal/take-back.ts';
import { finishEdits, journalOf, lastEdits, undoEdits } from '../../engine/edit/write-changes.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { CommandError } from '../command-line/command-error.ts';
import { refuseNoSite } from '../site/generate.ts';
import { changedLines } from '../output/changed-lines.ts';
import {
  addEditOptions,
  editOptions,
  typedFor,
  type EditOptions,
  type TypedOptions,
} from '../site/edit-options.ts';
import { isWanted } from '../site/offer-changes.ts';
import { goneLines, momentOf, sinceLines, writerOf } from './edit-lines.ts';

/** Takes the last change of documents back; 0, or 1 where there is none. Throws `WrongUse`, `CommandError` where somebody changed one of its fields since. */
export async function runUndo(options: EditOptions): Promise<number> {
  const { siteDir, language, colour, out } = options;
  const words = commandWordsOf(language).edit;
  refuseNoSite(siteDir);
  const journal = journalOf(siteDir);
  await finishEdits(siteDir, journal);
  const edits = lastEdits(journal);
  if (!edits) {
    out(`${words.undo.nothing}\n`);
    return 1;
  }
  const plan = planTakeBack(siteDir, edits);
  if ('conflicts' in plan) {
    const fields = sinceLines(plan.conflicts, edits, [], options);
    throw new CommandError(words.restore.changed({ fields }));
  }
  const by = writerOf(edits, language);
  out(`${words.undo.says({ by, at: momentOf(edits, options) })}\n\n`);
  out(`${changedLines(plan.files, siteDir, words, colour)}\n`);
  if (!(await isWanted(options, 'undo', words.undo.ask))) return 0;
  const gone = await undoEdits(siteDir, edits, journal);
  await generateSiteNames(siteDir);
  out(`${words.undo.done({ count: plan.files.length })}\n`);
  out(goneLines(gone, options));
  if (edits.panel) out(`${words.undo.stillPublic({ build: typedFor(options, 'build') })}\n`);
  return 0;
}

/** `portao undo`. */
export function undoCommand(context: CommandContext): Command {
  const words = commandWordsOf(context.language).edit;
  const texts = { about: words.undo.about, examples: ['undo --dry-run', 'undo'] };
  return addEditOptions(createCommand('undo', texts, context), context).action(
    async (options: TypedOptions) => context.exit(await runUndo(editOptions(options, context))),
  );
}
