import type { Command } from 'commander';
import { pageOrigins, type PageOrigins } from '../../engine/provenance/page-origins.ts';
import { anyPostPath, samplePost } from '../../engine/provenance/any-post.ts';
import type { ShownText } from '../../engine/provenance/shown-text.ts';
import { siteOrigins } from '../../engine/provenance/site-origins.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { foldText, textsWith } from '../site/find-text.ts';
import { knownPath } from '../site/known-path.ts';
import { endView, shownFile, viewSite, type Streams, type ViewOptions } from '../site/site-view.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { terminalWidth } from '../output/layout.ts';
import { textRecord } from '../site/text-lines.ts';
import { whyLines } from '../site/why-lines.ts';

/** Options of `portao why`. */
export interface WhyOptions extends ViewOptions {
  /** Path of the page, as a person writes it. */
  readonly page: string;
  /** Words that the shown texts must hold; accents and case do not count. */
  readonly find?: string | undefined;
}

/** The blocks and texts that hold the words, computed ones included. */
function filter(origins: PageOrigins, find: string): PageOrigins {
  const wanted = foldText(find);
  const blocks = origins.blocks.map((block) => ({
    ...block,
    texts: textsWith(block.texts, wanted),
    facts: block.facts
      .map((fact) => ({ ...fact, texts: textsWith(fact.texts, wanted) }))
      .filter(({ texts }) => texts.length > 0),
  }));
  return {
    ...origins,
    head: textsWith(origins.head, wanted),
    blocks: blocks.filter(({ texts, facts }) => texts.length > 0 || facts.length > 0),
  };
}

const records = (texts: readonly ShownText[], options: ViewOptions) =>
  texts.map((text) => textRecord(text, options));

function toJson({ path, file, head, blocks }: PageOrigins, options: ViewOptions) {
  return {
    path,
    file: shownFile(options, file),
    head: records(head, options),
    blocks: blocks.map(({ type, placement, location, through, texts, facts }) => ({
      type,
      placement,
      ...location,
      file: shownFile(options, location.file),
      through: through.map(({ name, slot: filled, location: use }) => ({
        partial: name,
        ...(filled === undefined ? {} : { slot: filled }),
        ...use,
        file: shownFile(options, use.file),
      })),
      texts: records(texts, options),
      computed: facts.map((fact) => ({ fact: fact.name, texts: records(fact.texts, options) })),
    })),
  };
}

/** Says where every text of a page was written, or those that hold some words; 0, or 1 if there are none or the site has errors. Throws `WrongUse` for an unknown page. */
export function runWhy(options: WhyOptions, streams: Streams): number {
  const { language, json, find } = options;
  const words = commandWordsOf(language).why;
  if (find !== undefined && foldText(find) === '') throw new WrongUse(words.sayWords);
  const view = viewSite(options, streams, { posts: [samplePost] });
  if (!view) return 1;
  const path = knownPath(options.page, view, language);
  const origins = pageOrigins(view.site, siteOrigins(view.site)(path));
  const wanted = find === undefined ? origins : filter(origins, find);
  const found = wanted.head.length > 0 || wanted.blocks.length > 0;
  if (json) streams.out(`${JSON.stringify(toJson(wanted, options), null, 2)}\n`);
  else if (found) {
    // Words that were asked for are not cut off.
    const about = path === anyPostPath ? words.aroundPosts : shownFile(options, origins.file);
    streams.out(
      `${path}  ${about}\n\n${whyLines(
        wanted,
        find !== undefined,
        find === undefined ? options : { ...options, width: null },
      )
        .join('\n')
        .trimEnd()}\n`,
    );
  } else streams.out(words.notFound({ path, find }));
  return Math.max(found ? 0 : 1, endView(view, language, streams));
}

/** `portao why`. */
export function whyCommand(context: CommandContext): Command {
  const { root, language, exit } = context;
  const words = commandWordsOf(language).why;
  return createCommand(
    'why',
    {
      about: words.about,
      examples: [
        'why /',
        `why / --find "${commandWordsOf(language).examples.find}"`,
        'why https://www.example.com/',
        'why / --json',
      ],
    },
    context,
  )
    .argument(words.pathArgument, words.pathOption)
    .option(words.findFlag, words.findOption)
    .option('--json', commandWordsOf(language).shared.json)
    .action((page: string, options: { site: string; find?: string; json?: boolean }) =>
      exit(
        runWhy(
          {
            siteDir: siteFolder(root, options.site),
            from: process.cwd(),
            language,
            json: options.json === true,
            width: terminalWidth(),
            page,
            find: options.find,
          },
          context,
        ),
      ),
    );
}
