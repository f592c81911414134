import type { Command } from 'commander';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { alikePages, type AlikePage } from '../../engine/check/pages/likeness.ts';
import { pageLooker } from '../../engine/check/pages/linted-page.ts';
import { filesOf, tooAlike } from '../../engine/check/lints/pages-alike.ts';
import { locationAt } from '../../engine/provenance/file-location.ts';
import { schemaText } from '../../engine/words/schemas.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { columns, terminalWidth } from '../output/layout.ts';
import {
  endView,
  shownLocation,
  viewSite,
  type Streams,
  type ViewOptions,
} from '../site/site-view.ts';

/** A share below which pages are no more alike than any two of one trade. */
const least = 0.15;

const ofOne = (share: number) => share.toFixed(2);

/** Lists pages by how much they say alike, with the block that makes them so; 0, or 1 if the site has errors. */
export function runAlike(options: ViewOptions, streams: Streams): number {
  const view = viewSite(options, streams);
  if (!view) return 1;
  const words = commandWordsOf(options.language).alike;
  const files = filesOf(view.site);
  /** Where the block stands that makes a page like the other: in a partial that all use, or in the page. */
  const locationOf = ({ block: { origin } }: AlikePage) =>
    shownLocation(options, locationAt(files.get(origin.file)!, origin.pointer));
  const found = alikePages(view.pages.map(pageLooker(view.site)), least);
  if (options.json)
    streams.out(
      `${JSON.stringify(
        found.map((one) => ({
          path: one.page.path,
          other: one.other.path,
          share: one.share,
          block: { type: one.block.type, location: locationOf(one) },
        })),
        null,
        2,
      )}\n`,
    );
  else {
    const rows = found.map((one) => [
      ofOne(one.share),
      one.page.path,
      one.other.path,
      `${schemaText(view.site.schemas.block(one.block.type).title, options.language)}  ${locationOf(one)}`,
    ]);
    const above = found.filter(({ share }) => share >= tooAlike).length;
    streams.out(
      [
        ...columns([[...words.columns], ...rows]),
        '',
        words.count({ above, limit: ofOne(tooAlike), median: ofOne(medianOf(found)) }),
        '',
      ].join('\n'),
    );
  }
  return endView(view, options.language, streams);
}

const medianOf = (found: readonly AlikePage[]) => found[Math.floor(found.length / 2)]?.share ?? 0;

/** `portao alike`. */
export function alikeCommand(context: CommandContext): Command {
  const { root, language, exit } = context;
  const { alike: words, shared } = commandWordsOf(language);
  return createCommand(
    'alike',
    { about: words.about, examples: ['alike', 'alike | head -20', 'alike --json'] },
    context,
  )
    .option('--json', shared.json)
    .action((options: { site: string; json?: boolean }) =>
      exit(
        runAlike(
          {
            siteDir: siteFolder(root, options.site),
            from: process.cwd(),
            language,
            json: options.json === true,
            width: terminalWidth(),
          },
          context,
        ),
      ),
    );
}
