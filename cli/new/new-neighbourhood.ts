import type { Command } from 'commander';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { addPlace, type NewPageSettings } from './places/add-place.ts';
import { addWritingOptions, settingsFrom, type WritingOptions } from './options.ts';
import { parseCoordinates } from './places/place.ts';
import { neighbourhoodExample } from './places/place-examples.ts';
import { WrongUse } from '../command-line/command-error.ts';

/** Options of `portao new neighbourhood`. */
export interface NewNeighbourhood extends NewPageSettings {
  readonly name: string;
  readonly group?: string | undefined;
  /** As they were typed. */
  readonly coordinates?: string | undefined;
  readonly near?: readonly string[] | undefined;
  readonly in?: string | undefined;
}

/** Adds the page of a neighbourhood. Throws what `addPlace` throws. */
export async function runNewNeighbourhood({
  name,
  group,
  coordinates,
  near,
  in: preposition,
  ...settings
}: NewNeighbourhood): Promise<void> {
  const words = commandWordsOf(settings.language).new.neighbourhood;
  const typed = coordinates ?? (await settings.ask?.(words.askCoordinates({ name })));
  if (typed === undefined) throw new WrongUse(words.coordinatesMissing);
  return addPlace(
    {
      kind: 'neighbourhood',
      name: name.trim(),
      coordinates: parseCoordinates(typed, settings.language),
      group,
      near,
      in: preposition,
      variants: false,
    },
    settings,
  );
}

/** `portao new neighbourhood`. */
export function newNeighbourhoodCommand(context: CommandContext): Command {
  const words = commandWordsOf(context.language).new.neighbourhood;
  const command = createCommand(
    'neighbourhood',
    {
      about: words.about,
      examples: () => [neighbourhoodExample(context)],
    },
    context,
  )
    .argument(commandWordsOf(context.language).new.nameArgument, words.name)
    .option('--group <id>', words.group)
    .option('--coordinates <lat,lng>', words.coordinates)
    .option('--near <slugs>', commandWordsOf(context.language).new.near)
    .option('--in <words>', words.in);
  return addWritingOptions(command, context).action(
    (
      name: string,
      options: WritingOptions & {
        group?: string;
        coordinates?: string;
        near?: string;
        in?: string;
      },
    ) =>
      runNewNeighbourhood({
        ...settingsFrom(options, siteFolder(context.root, options.site), context),
        name,
        group: options.group,
        coordinates: options.coordinates,
        near: options.near?.split(/[\s,]+/).filter(Boolean),
        in: options.in,
      }),
  );
}
