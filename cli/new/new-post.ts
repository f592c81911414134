import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { slugify } from '../../engine/blog/slug.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { Taken } from './add-documents.ts';
import type { NewPageSettings } from './places/add-place.ts';
import { addWritingOptions, settingsFrom, type WritingOptions } from './options.ts';
import { describeDryRun, describeTodos, describeWritten, titleAdvice } from './report.ts';
import { shownPath } from '../output/shown-path.ts';
import { fillTemplate, readTemplate } from './template.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { writeFiles } from '../output/write-files.ts';

/** Options of `portao new post`. */
export interface NewPost extends Omit<NewPageSettings, 'ask' | 'today'> {
  readonly title: string;
}

/** Folder of posts that are written as files, below the site's. */
const folder = 'blog/posts';

/** Writes a post as a Markdown file with front matter; publishing it is another command. Throws `WrongUse`, `Taken`, `WriteFailed`. */
export function runNewPost({ title, siteDir, language, dryRun, force, out }: NewPost): void {
  const words = commandWordsOf(language).new.post;
  const slug = slugify(title);
  if (slug === '') throw new WrongUse(words.noAddress({ title }));
  const file = `${folder}/${slug}.md`;
  const shown = shownPath(join(siteDir, file));
  if (existsSync(join(siteDir, file)) && !force)
    throw new Taken(commandWordsOf(language).new.fileExists({ files: shown }));
  const text = fillTemplate(readTemplate(siteDir, 'post.md'), { title, slug });
  const texts = new Map([[file, text]]);

  out(titleAdvice(title, language));
  if (dryRun) return out(describeDryRun(texts, siteDir, language));
  writeFiles([{ path: join(siteDir, file), text }]);
  out(
    `${describeWritten(texts.keys(), siteDir, language)}\n${describeTodos(texts, siteDir, language)}\n`,
  );
  out(words.next({ slug, shown }));
}

/** `portao new post`. */
export function newPostCommand(context: CommandContext): Command {
  const words = commandWordsOf(context.language).new.post;
  const command = createCommand(
    'post',
    {
      about: words.about,
      examples: [`new post "${commandWordsOf(context.language).examples.post}"`],
    },
    context,
  ).argument(commandWordsOf(context.language).new.titleArgument, words.title);
  return addWritingOptions(command, context).action((title: string, options: WritingOptions) =>
    runNewPost({
      ...settingsFrom(options, siteFolder(context.root, options.site), context),
      title,
    }),
  );
}
