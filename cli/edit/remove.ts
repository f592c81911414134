import type { Command } from 'commander';
import { join } from 'node:path';
import { locate } from '../../engine/content/source-file.ts';
import type { PageName } from '../../engine/edit/page-names.ts';
import { pageAbove, planRemoval } from '../../engine/edit/remove-page.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { shownPath } from '../output/shown-path.ts';
import { movableNamed, pageNamed } from './chosen-page.ts';
import {
  addEditOptions,
  editOptions,
  typed,
  type EditOptions,
  type TypedOptions,
} from '../site/edit-options.ts';
import { offerChanges } from '../site/offer-changes.ts';
import { checkWith, describeRefusals, openToChange } from '../site/site-to-change.ts';

/** Options of `portao remove`. */
export interface RemoveOptions extends EditOptions {
  /** As it was typed. */
  readonly path: string;
  /** The page that stands in its place, as it was typed. */
  readonly to?: string | undefined;
}

/** Deletes a page and takes it out of lists; its address leads to another page. 0. Throws `WrongUse`, `SiteProblems`, `CommandError`. */
export async function runRemove(options: RemoveOptions): Promise<number> {
  const { siteDir, language, out } = options;
  const words = commandWordsOf(language).edit.remove;
  const open = openToChange(siteDir);
  const from = movableNamed(options.path, open, language);
  const to =
    options.to === undefined ? pageAbove(open, from) : pageNamed(options.to, open, language);
  if (to === from) throw new WrongUse(words.toItself({ path: from }));
  const { files, refusals, left } = planRemoval(open, from, to, options.to !== undefined);
  checkWith(open, files);
  out(`${words.says({ from, to })}\n\n`);
  const by = ['remove', from, ...(options.to === undefined ? [] : ['--to', to])];
  await offerChanges(options, typed(...by), files);
  const rest = describeRefusals(refusals, open, language);
  out(rest === '' && left.length > 0 ? `${commandWordsOf(language).edit.byHand}\n` : rest);
  for (const name of left) out(describeLink(name, options));
  return 0;
}

/** A link that a person may want elsewhere. */
function describeLink({ file, pointer, kind, value }: PageName, options: RemoveOptions): string {
  const { remove } = commandWordsOf(options.language).edit;
  const at = `${shownPath(join(options.siteDir, file.path))}:${locate(file, pointer).line}`;
  const what = kind === 'link' ? remove.link({ link: value }) : remove.inText;
  return `- ${at}  ${pointer.join('.')}: ${what}\n`;
}

/** `portao remove`. */
export function removeCommand(context: CommandContext): Command {
  const { edit, examples } = commandWordsOf(context.language);
  const words = edit.remove;
  const [page] = examples.moved.split(' ');
  const texts = {
    about: words.about,
    examples: [`remove ${page} --dry-run`, `remove ${page} --to /`],
  };
  return addEditOptions(createCommand('remove', texts, context), context)
    .argument(edit.pathArgument, edit.path)
    .option(words.toFlag, words.to)
    .action(async (path: string, options: TypedOptions & { to?: string }) =>
      context.exit(await runRemove({ ...editOptions(options, context), path, to: options.to })),
    );
}
