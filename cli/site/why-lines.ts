import type { BlockOrigins, PageOrigins } from '../../engine/provenance/page-origins.ts';
import type { ReferenceOrigin } from '../../engine/provenance/reference-origins.ts';
import { locationAt } from '../../engine/provenance/file-location.ts';
import type { TextOrigin } from '../../engine/provenance/text-origins.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { schemaText } from '../../engine/words/schemas.ts';
import { factWords } from './fact-words.ts';
import { oneLine, shorten } from '../output/layout.ts';
import { shownLocation, type ViewOptions } from './site-view.ts';

/** How many texts of a computed list are shown; `--find` and `--json` know all. */
const shownOfFact = 4;

function referenceLines(
  references: readonly ReferenceOrigin[],
  indent: string,
  options: ViewOptions,
): string[] {
  const words = commandWordsOf(options.language).why;
  return references.map(({ name, text, source, computed }) => {
    const from = computed ? words.computedFrom : '←';
    return shorten(
      `${indent}{{${name}}} ${from} ${shownLocation(options, locationAt(source.file, source.pointer))}  ${oneLine(text)}`,
      options.width,
    );
  });
}

/** Facts that bring something in which no document has: they are named even without texts. */
const fromElsewhere = new Set(['post', 'posts', 'videoEmbed']);

/** A text at its place, then the values that stand in it and the partials that ask for it. */
function textLines(texts: readonly TextOrigin[], indent: string, options: ViewOptions): string[] {
  const words = commandWordsOf(options.language).why;
  const width = Math.max(0, ...texts.map((text) => shownLocation(options, text).length));
  return texts.flatMap((text) => [
    shorten(
      `${indent}${shownLocation(options, text).padEnd(width)}  ${words.roles[text.role]}${oneLine(text.text)}`,
      options.width,
    ),
    ...referenceLines(text.references, `${indent}    `, options),
    ...text.via.map(
      (location) =>
        `${indent}    ${words.value({ value: location.value })} ${shownLocation(options, location)}`,
    ),
  ]);
}

/** Where a block stands, and the chain of partials that brought it. */
function headLines(
  { type, title, slot, through, location }: BlockOrigins,
  options: ViewOptions,
): string[] {
  const words = commandWordsOf(options.language).why;
  return [
    `${type} (${schemaText(title, options.language)})  ${shownLocation(options, location)}`,
    ...(slot === 'main' ? [] : [words.layout]),
    ...through.map(({ name, location: use }) =>
      words.partial({ name, location: shownLocation(options, use) }),
    ),
  ];
}

function factLines(
  { name, texts }: BlockOrigins['facts'][number],
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

/** Where every text of a page was written, block by block; `all` shows computed lists whole. */
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
  ];
}
