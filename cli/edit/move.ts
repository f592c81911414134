import type { Command } from 'commander';
import { pageAt, type EditedSite } from '../../engine/edit/edited-site.ts';
import { planMove } from '../../engine/edit/move-page.ts';
import { fileAt } from '../../engine/edit/page-file.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { freePath, movableNamed, refuseFile } from './chosen-page.ts';
import { postsLinkingTo, readPosts, type LinkingPost } from './linking-posts.ts';
import {
  addEditOptions,
  editOptions,
  typed,
  type EditOptions,
  type TypedOptions,
} from '../site/edit-options.ts';
import { offerChanges } from '../site/offer-changes.ts';
import { checkWith, describeRefusals, openToChange } from '../site/site-to-change.ts';

/** Options of `portao move`. */
export interface MoveOptions extends EditOptions {
  /** As they were typed. */
  readonly path: string;
  readonly to: string;
  /** Published posts, once the page has moved; null where they cannot be read. */
  readonly readPosts: () => Promise<readonly LinkingPost[] | null>;
}

/** Gives a page another address, and everything that names it follows; 0. Throws `WrongUse`, `SiteProblems`, `CommandError`. */
export async function runMove(options: MoveOptions): Promise<number> {
  const { siteDir, language, out } = options;
  const words = commandWordsOf(language).edit;
  const open = openToChange(siteDir);
  const from = movableNamed(options.path, open, language);
  if (options.to.replace(/\/+$/, '') === from) throw new WrongUse(words.samePath({ path: from }));
  const to = freePath(options.to, open, language);
  const { file } = pageAt(open, from);
  const target = fileAt(file.path, from, to);
  if (target !== file.path) refuseFile(target, open, language);
  const { files, refusals } = planMove(open, from, to);
  checkWith(open, files);
  out(`${words.move.says({ from, to })}\n\n`);
  const isWritten = await offerChanges(options, typed('move', from, to), files);
  out(describeRefusals(refusals, open, language));
  if (isWritten && open.site.settings.document.blog) out(await describePosts(from, open, options));
  return 0;
}

/** The posts that link to the old address; the empty string where none does. */
async function describePosts(
  from: string,
  { site }: EditedSite,
  { language, readPosts }: MoveOptions,
): Promise<string> {
  const words = commandWordsOf(language).edit.move;
  const posts = await readPosts();
  if (!posts) return `${words.postsUnread}\n`;
  const found = postsLinkingTo(posts, from, site.settings.document.url);
  const titles = found.map(({ title }) => `«${title}»`).join(', ');
  return found.length === 0 ? '' : `${words.posts({ count: found.length, titles })}\n`;
}

/** `portao move`. */
export function moveCommand(context: CommandContext): Command {
  const words = commandWordsOf(context.language).edit;
  const { moved } = commandWordsOf(context.language).examples;
  const texts = {
    about: words.move.about,
    examples: [`move ${moved} --dry-run`, `move ${moved}`],
  };
  return addEditOptions(createCommand('move', texts, context), context)
    .argument(words.pathArgument, words.path)
    .argument(words.newPathArgument, words.newPath)
    .action(async (path: string, to: string, options: TypedOptions) =>
      context.exit(
        await runMove({
          ...editOptions(options, context),
          path,
          to,
          readPosts: () => readPosts(options.site, context),
        }),
      ),
    );
}
