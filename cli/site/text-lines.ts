// How a text and what it is made of are printed, for people and for programs.
import type { ShownReference, ShownText, ShownValue } from '../../engine/provenance/shown-text.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { oneLine, shorten } from '../output/layout.ts';
import { shownFile, shownLocation, type ViewOptions } from './site-view.ts';

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

/** What stands behind a text: the other places, the values in it, the partials that ask for it. */
export function behindLines(text: ShownText, indent: string, options: ViewOptions): string[] {
  const words = commandWordsOf(options.language).why;
  return [
    ...otherLines(text.others, indent, options),
    ...referenceLines(text.references, indent, options),
    ...text.via.map(
      (location) =>
        `${indent}${words.value({ value: location.value })} ${shownLocation(options, location)}`,
    ),
  ];
}

/** Texts at their places, each with what stands behind it. */
export function textLines(
  texts: readonly ShownText[],
  indent: string,
  options: ViewOptions,
): string[] {
  const words = commandWordsOf(options.language).why;
  const width = Math.max(0, ...texts.map((text) => shownLocation(options, text).length));
  return texts.flatMap((text) => [
    shorten(
      `${indent}${shownLocation(options, text).padEnd(width)}  ${words.roles[text.role]}${text.computed ? words.computed : ''}${oneLine(text.text)}`,
      options.width,
    ),
    ...behindLines(text, `${indent}    `, options),
  ]);
}

const valueRecords = (values: readonly ShownValue[], options: ViewOptions) =>
  values.map((value) => ({ ...value, file: shownFile(options, value.file) }));

const referenceRecords = (references: readonly ShownReference[], options: ViewOptions): object[] =>
  references.map(({ sources, references: inside, ...reference }) => ({
    ...reference,
    sources: valueRecords(sources, options),
    references: referenceRecords(inside, options),
  }));

/** A text as a program reads it, with where its values were written. */
export const textRecord = (
  { file, others, references, via, ...text }: ShownText,
  options: ViewOptions,
) => ({
  ...text,
  file: shownFile(options, file),
  others: valueRecords(others, options),
  references: referenceRecords(references, options),
  via: via.map((location) => ({ ...location, file: shownFile(options, location.file) })),
});
