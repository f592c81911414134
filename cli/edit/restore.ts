import type { Command } from 'commander';
import { setPicturesAside } from '../../engine/edit/journal/brought-pictures.ts';
import { planTakeBack } from '../../engine/edit/journal/take-back.ts';
import { allEdits, editsId, finishEdits, journalOf } from '../../engine/edit/write-changes.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { CommandError, WrongUse } from '../command-line/command-error.ts';
import { refuseNoSite } from '../site/generate.ts';
import {
  addEditOptions,
  editOptions,
  typed,
  typedFor,
  type EditOptions,
  type TypedOptions,
} from '../site/edit-options.ts';
import { offerChanges } from '../site/offer-changes.ts';
import { checkWith, openToChange } from '../site/site-to-change.ts';
import { goneLines, momentOf, sinceLines, writerOf } from './edit-lines.ts';

/** Options of `portao restore`. */
export interface RestoreOptions extends EditOptions {
  /** Of `editsId`. */
  readonly id: string;
}

/**
 * Takes one change of documents back, all of its files or none; what others changed since stays. It is a change itself, which `undo`
 * takes back. 0. Throws `WrongUse`, `SiteProblems`, `CommandError` where somebody changed one of its fields since.
 */
export async function runRestore(options: RestoreOptions): Promise<number> {
  const { siteDir, language, out, id } = options;
  const words = commandWordsOf(language).edit;
  refuseNoSite(siteDir);
  const journal = journalOf(siteDir);
  await finishEdits(siteDir, journal);
  const all = allEdits(journal);
  const index = all.findIndex((edits) => editsId(edits) === id);
  const edits = all[index];
  if (!edits)
    throw new WrongUse(words.restore.unknown({ id, history: typedFor(options, 'history') }));
  const plan = planTakeBack(siteDir, edits);
  if ('conflicts' in plan) {
    const fields = sinceLines(plan.conflicts, edits, all.slice(index + 1), options);
    throw new CommandError(words.restore.changed({ fields }));
  }
  checkWith(openToChange(siteDir), plan.files);
  out(`${words.undo.says({ by: writerOf(edits, language), at: momentOf(edits, options) })}\n\n`);
  const isDone = await offerChanges(options, typed('restore', id), plan.files);
  if (!isDone) return 0;
  out(goneLines(await setPicturesAside(siteDir, edits.pictures ?? [], journal), options));
  if (edits.panel) out(`${words.undo.stillPublic({ build: typedFor(options, 'build') })}\n`);
  return 0;
}

/** `portao restore`. */
export function restoreCommand(context: CommandContext): Command {
  const words = commandWordsOf(context.language).edit.restore;
  const texts = { about: words.about, examples: ['restore 3f2a91c --dry-run', 'restore 3f2a91c'] };
  return addEditOptions(createCommand('restore', texts, context), context)
    .argument(words.idArgument, words.id)
    .action(async (id: string, options: TypedOptions) =>
      context.exit(await runRestore({ ...editOptions(options, context), id })),
    );
}
