import type { Command } from 'commander';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { terminalWidth } from '../output/layout.ts';
import { foldText } from '../site/find-text.ts';
import { behindLines, textRecord } from '../site/text-lines.ts';
import { pagesInRow, seenTexts, type SeenText } from '../site/seen-texts.ts';
import {
  endView,
  shownLocation,
  viewSite,
  type Streams,
  type ViewOptions,
} from '../site/site-view.ts';

/** Options of `portao find`. */
export interface FindOptions extends ViewOptions {
  /** As it is read, or some words of it. */
  readonly text: string;
}

/** Says where a text is written that pages show, and which; 0, or 1 if none does or the site has errors. Throws `WrongUse` where there are no words. */
export function runFind(options: FindOptions, streams: Streams): number {
  const { language, json, text } = options;
  const words = commandWordsOf(language).edit.find;
  if (foldText(text) === '') throw new WrongUse(words.sayWords);
  const view = viewSite(options, streams);
  if (!view) return 1;
  const found = seenTexts(view, text);
  if (json)
    streams.out(
      `${JSON.stringify(
        found.map(({ pages, ...text }) => ({ ...textRecord(text, options), pages })),
        null,
        2,
      )}\n`,
    );
  else if (found.length === 0) streams.out(words.notFound({ text }));
  else streams.out(found.map((one) => describe(one, view.pages.length, options)).join('\n'));
  return Math.max(found.length > 0 ? 0 : 1, endView(view, language, streams));
}

/** A text with its place, its references and its pages. */
function describe(seen: SeenText, all: number, options: FindOptions): string {
  const { edit, shared, why } = commandWordsOf(options.language);
  const { pages } = seen;
  const where =
    pages.length > 1 && pages.length === all
      ? edit.find.allPages({ count: all })
      : pagesInRow(pages, shared.andMore);
  return [
    `${shownLocation(options, seen)}  ${seen.field}`,
    `  ${why.roles[seen.role]}${seen.text}`,
    ...behindLines(seen, '    ', options),
    `  ${where}`,
    '',
  ].join('\n');
}

/** `portao find`. */
export function findCommand(context: CommandContext): Command {
  const { root, language, exit } = context;
  const { edit, examples, shared } = commandWordsOf(language);
  const words = edit.find;
  const texts = { about: words.about, examples: [`find "${examples.find}"`] };
  return createCommand('find', texts, context)
    .argument(words.textArgument, words.text)
    .option('--json', shared.json)
    .action((text: string, { site, json }: { site: string; json?: boolean }) =>
      exit(
        runFind(
          {
            siteDir: siteFolder(root, site),
            from: process.cwd(),
            language,
            json: json === true,
            width: terminalWidth(),
            text,
          },
          context,
        ),
      ),
    );
}
