import type { Command } from 'commander';
import { join } from 'node:path';
import { fileOfCopy, planCopy } from '../../engine/edit/copy-page.ts';
import { pageAt } from '../../engine/edit/edited-site.ts';
import { dayOf } from '../../engine/words/days.ts';
import { localeOf } from '../../engine/words/locale.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { shownPath } from '../output/shown-path.ts';
import { freePath, pageNamed, refuseFile } from './chosen-page.ts';
import {
  addEditOptions,
  editOptions,
  typed,
  type EditOptions,
  type TypedOptions,
} from '../site/edit-options.ts';
import { offerChanges } from '../site/offer-changes.ts';
import { checkWith, describeRefusals, openToChange } from '../site/site-to-change.ts';

/** Options of `portao copy`. */
export interface CopyOptions extends EditOptions {
  /** As they were typed. */
  readonly path: string;
  readonly to: string;
  /** Of the place of the new page. */
  readonly name?: string | undefined;
}

/** Makes a page from another one, with what is the new one's own to be written; 0, or 1 where the document cannot be copied. Throws `WrongUse`, `SiteProblems`, `CommandError`. */
export async function runCopy(options: CopyOptions): Promise<number> {
  const { siteDir, language, out, name } = options;
  const words = commandWordsOf(language).edit.copy;
  const open = openToChange(siteDir);
  const from = pageNamed(options.path, open, language);
  const to = freePath(options.to, open, language);
  const { file, document } = pageAt(open, from);
  const isPlace = document.region !== undefined;
  if (isPlace && (name === undefined || name === document.region?.name))
    throw new WrongUse(words.nameMissing({ path: from }));
  const target = fileOfCopy(file.path, from, to);
  refuseFile(target, open, language);
  const { files, refusals } = planCopy(open, from, {
    path: to,
    title: words.title,
    description: words.description,
    updated: dayOf(new Date(), localeOf(open.site.settings.document).timeZone),
    name: isPlace ? (name ?? null) : null,
  });
  checkWith(open, files);
  out(`${words.says({ from, to })}\n\n`);
  const by = ['copy', from, to, ...(name === undefined ? [] : ['--name', name])];
  const isWritten = await offerChanges(options, typed(...by), files);
  out(describeRefusals(refusals, open, language));
  if (isWritten && isPlace) out(`${words.place({ file: shownPath(join(siteDir, target)) })}\n`);
  if (isWritten) out(`${words.todos}\n`);
  return refusals.length > 0 ? 1 : 0;
}

/** `portao copy`. */
export function copyCommand(context: CommandContext): Command {
  const { edit, examples } = commandWordsOf(context.language);
  const words = edit.copy;
  const texts = {
    about: words.about,
    examples: [`copy ${examples.copied}`, `copy ${examples.copiedPlace}`],
  };
  return addEditOptions(createCommand('copy', texts, context), context)
    .argument(edit.pathArgument, edit.path)
    .argument(edit.newPathArgument, edit.newPath)
    .option(words.nameFlag, words.name)
    .action(async (path: string, to: string, options: TypedOptions & { name?: string }) =>
      context.exit(
        await runCopy({ ...editOptions(options, context), path, to, name: options.name }),
      ),
    );
}
