import { join } from 'node:path';
import type { Command } from 'commander';
import { generateSiteNames } from '../../engine/content/generate-site-schemas.ts';
import { changedSince, journalOf, lastEdits, undoEdits } from '../../engine/edit/write-changes.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { CommandError } from '../command-line/command-error.ts';
import { siteTimeZone } from '../command-line/arguments.ts';
import { shownPath } from '../output/shown-path.ts';
import { refuseNoSite } from '../site/generate.ts';
import { changedLines } from '../output/changed-lines.ts';
import {
  addEditOptions,
  editOptions,
  type EditOptions,
  type TypedOptions,
} from '../site/edit-options.ts';
import { isWanted } from '../site/offer-changes.ts';

/** Takes the last change of documents back, byte for byte; 0, or 1 where there is none. Throws `WrongUse`, `CommandError` where somebody changed a file since. */
export async function runUndo(options: EditOptions): Promise<number> {
  const { siteDir, language, colour, out } = options;
  const words = commandWordsOf(language).edit;
  refuseNoSite(siteDir);
  const journal = journalOf(siteDir);
  const edits = lastEdits(journal);
  if (!edits) {
    out(`${words.undo.nothing}\n`);
    return 1;
  }
  const changed = changedSince(siteDir, edits);
  if (changed.length > 0)
    throw new CommandError(
      words.undo.changed({
        files: changed.map((path) => shownPath(join(siteDir, path))).join(', '),
      }),
    );
  const at = new Date(edits.at).toLocaleString(language, {
    timeZone: siteTimeZone(siteDir),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const back = edits.files.map(({ path, before, after }) => ({
    path,
    before: after,
    after: before,
  }));
  out(`${words.undo.says({ by: edits.by, at })}\n\n`);
  out(`${changedLines(back, siteDir, words, colour)}\n`);
  if (!(await isWanted(options, 'undo', words.undo.ask))) return 0;
  await undoEdits(siteDir, edits, journal);
  await generateSiteNames(siteDir);
  out(`${words.undo.done({ count: back.length })}\n`);
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
