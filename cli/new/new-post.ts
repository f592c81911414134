import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { slugify } from '../../engine/blog/slug.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { Taken } from './add-documents.ts';
import type { NewPageSettings } from './add-place.ts';
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
  const pt = language === 'pt';
  const slug = slugify(title);
  if (slug === '')
    throw new WrongUse(
      pt
        ? `De "${title}" não sai um endereço. Escreva o título com letras.`
        : `No address can be made of "${title}". Write the title in letters.`,
    );
  const file = `${folder}/${slug}.md`;
  const shown = shownPath(join(siteDir, file));
  if (existsSync(join(siteDir, file)) && !force)
    throw new Taken(
      pt
        ? `Já existe: ${shown}. Nada foi gravado. Edite o que existe, ou escreva por cima com --force.`
        : `Exists already: ${shown}. Nothing was written. Edit what is there, or overwrite it with --force.`,
    );
  const text = fillTemplate(readTemplate(siteDir, 'post.md'), { title, slug });
  const texts = new Map([[file, text]]);

  out(titleAdvice(title, language));
  if (dryRun) return out(describeDryRun(texts, siteDir, language));
  writeFiles([{ path: join(siteDir, file), text }]);
  out(
    `${describeWritten(texts.keys(), siteDir, language)}\n${describeTodos(texts, siteDir, language)}\n`,
  );
  out(
    pt
      ? `O post ainda não está no blog; quando for publicado, o endereço será /blog/${slug}.\nAgora: escreva os textos e publique: npm run portao -- blog publish ${shown}\n`
      : `The post is not on the blog yet; published, its path will be /blog/${slug}.\nNow write the texts and publish it: npm run portao -- blog publish ${shown}\n`,
  );
}

/** `portao new post`. */
export function newPostCommand(context: CommandContext): Command {
  const pt = context.language === 'pt';
  const command = createCommand(
    'post',
    {
      about: pt
        ? 'cria um post do blog como arquivo Markdown'
        : 'adds a post of the blog as a Markdown file',
      examples: ['new post "O que olhar antes de chamar alguém"'],
    },
    context,
  ).argument(
    pt ? '<título>' : '<title>',
    pt
      ? 'título do post, de 30 a 60 letras, entre aspas'
      : 'title of the post, 30 to 60 characters, in quotes',
  );
  return addWritingOptions(command, context).action((title: string, options: WritingOptions) =>
    runNewPost({
      ...settingsFrom(options, siteFolder(context.root, options.site), context),
      title,
    }),
  );
}
