import type { Command } from 'commander';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { schemaText } from '../../engine/words/schemas.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { columns, terminalWidth } from '../output/layout.ts';
import { alikePages, type AlikePage } from '../site/alike-pages.ts';
import {
  endView,
  shownLocation,
  viewSite,
  type Streams,
  type ViewOptions,
} from '../site/site-view.ts';

/** From here on a search engine may take one page for the other. */
const tooAlike = 0.45;

const ofOne = (share: number) => share.toFixed(2);

/** Where the block stands that makes a page like the other: in a partial that all use, or in the page. */
function blockText({ block }: AlikePage, options: ViewOptions): string {
  if (!block) return '';
  const title = schemaText(block.title, options.language);
  return `${title}  ${shownLocation(options, block.location)}`;
}

/** Lists pages by how much they say alike, with the block that makes them so; 0, or 1 if the site has errors. */
export function runAlike(options: ViewOptions, streams: Streams): number {
  const view = viewSite(options, streams);
  if (!view) return 1;
  const words = commandWordsOf(options.language).alike;
  const found = alikePages(view);
  if (options.json)
    streams.out(
      `${JSON.stringify(
        found.map(({ block, ...page }) => ({
          ...page,
          block: block && { type: block.type, location: shownLocation(options, block.location) },
        })),
        null,
        2,
      )}\n`,
    );
  else {
    const rows = found.map((page) => [
      ofOne(page.share),
      page.path,
      page.other,
      blockText(page, options),
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
