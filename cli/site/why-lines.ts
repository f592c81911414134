import { join } from 'node:path';
import { librarySchemas } from '../../engine/content/schemas.ts';
import type { BlockTexts, PageOrigins } from '../../engine/provenance/page-origins.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { schemaText } from '../../engine/words/schemas.ts';
import { shownPath } from '../output/shown-path.ts';
import { factWords } from './fact-words.ts';
import { shownLocation, type ViewOptions } from './site-view.ts';
import { textLines } from './text-lines.ts';

/** How many texts of a computed list are shown; `--find` and `--json` know all. */
const shownOfFact = 4;

/** Facts that bring something in which no document has: they are named even without texts. */
const fromElsewhere = new Set(['post', 'posts', 'videoEmbed']);

/** Where a block stands, and the chain of partials that brought it. */
function headLines(
  { type, title, placement, through, location }: BlockTexts,
  options: ViewOptions,
): string[] {
  const words = commandWordsOf(options.language).why;
  return [
    `${type} (${schemaText(title, options.language)})  ${shownLocation(options, location)}`,
    ...(placement === 'main' ? [] : [words.layout]),
    ...through.map(({ name, slot: filled, location: use }) =>
      words.partial({ name, slot: filled, location: shownLocation(options, use) }),
    ),
  ];
}

function factLines(
  { name, texts }: BlockTexts['facts'][number],
  all: boolean,
  options: ViewOptions,
): string[] {
  if (texts.length === 0 && !fromElsewhere.has(name)) return [];
  const words = commandWordsOf(options.language).why;
  const shown = all || texts.length <= shownOfFact + 1 ? texts : texts.slice(0, shownOfFact);
  const left = texts.length - shown.length;
  return [
    `  ${words.added}: ${factWords(name, options.language)}`,
    ...textLines(shown, '    ', options),
    ...(left > 0 ? [`    ${words.moreTexts({ count: left })}`] : []),
  ];
}

/** The folders of the site's own blocks on a page: words may stand in their code. */
const ownBlocks = (blocks: PageOrigins['blocks'], { siteDir }: ViewOptions): string[] =>
  [...new Set(blocks.map(({ type }) => type))]
    .filter((type) => !librarySchemas.blockTypes.includes(type))
    .map((type) => shownPath(join(siteDir, 'blocks', type)));

/** Where every text of a page was written, block by block; `all` shows computed lists whole, and is for a part of the texts. */
export function whyLines(
  { head, blocks }: PageOrigins,
  all: boolean,
  options: ViewOptions,
): string[] {
  const words = commandWordsOf(options.language).why;
  return [
    ...(head.length > 0 ? [words.head, ...textLines(head, '  ', options), ''] : []),
    ...blocks.flatMap((block) => [
      ...headLines(block, options),
      ...textLines(block.texts, '  ', options),
      ...block.facts.flatMap((fact) => factLines(fact, all, options)),
      '',
    ]),
    ...(all ? [] : [words.rest({ own: ownBlocks(blocks, options) })]),
  ];
}
