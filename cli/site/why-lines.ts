import type { BlockTexts, PageOrigins } from '../../engine/provenance/page-origins.ts';
import type { ShownReference, ShownText, ShownValue } from '../../engine/provenance/shown-text.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { schemaText } from '../../engine/words/schemas.ts';
import { factWords } from './fact-words.ts';
import { oneLine, shorten } from '../output/layout.ts';
import { shownLocation, type ViewOptions } from './site-view.ts';

/** How many texts of a computed list are shown; `--find` and `--json` know all. */
const shownOfFact = 4;

/** The further places that something is made of. */
const otherLines = (values: readonly ShownValue[], indent: string, options: ViewOptions) =>
  values.map((value) =>
    shorten(
      `${indent}${shownLocation(options, value)}  ${oneLine(value.text)}`.trimEnd(),
      options.width,
    ),
  );

function referenceLines(
  references: readonly ShownReference[],
  indent: string,
  options: ViewOptions,
): string[] {
  const words = commandWordsOf(options.language).why;
  return references.flatMap(({ name, text, computed, sources, references: inside }) => {
    const [first, ...others] = sources;
    if (!first) return [];
    const from = computed ? words.computedFrom : '←';
    const line = `${indent}{{${name}}} ${from} ${shownLocation(options, first)}  ${oneLine(text)}`;
    return [
      shorten(line, options.width),
      ...otherLines(others, `${indent}    `, options),
      ...referenceLines(inside, `${indent}    `, options),
    ];
  });
}

/** Facts that bring something in which no document has: they are named even without texts. */
const fromElsewhere = new Set(['post', 'posts', 'videoEmbed']);

/** A text at its place, then the values that stand in it and the partials that ask for it. */
function textLines(texts: readonly ShownText[], indent: string, options: ViewOptions): string[] {
  const words = commandWordsOf(options.language).why;
  const width = Math.max(0, ...texts.map((text) => shownLocation(options, text).length));
  return texts.flatMap((text) => [
    shorten(
      `${indent}${shownLocation(options, text).padEnd(width)}  ${words.roles[text.role]}${text.computed ? words.computed : ''}${oneLine(text.text)}`,
      options.width,
    ),
    ...otherLines(text.others, `${indent}    `, options),
    ...referenceLines(text.references, `${indent}    `, options),
    ...text.via.map(
      (location) =>
        `${indent}    ${words.value({ value: location.value })} ${shownLocation(options, location)}`,
    ),
  ]);
}

/** Where a block stands, and the chain of partials that brought it. */
function headLines(
  { type, title, slot, through, location }: BlockTexts,
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
    ...(all ? [] : [words.rest]),
  ];
}
