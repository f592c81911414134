import type { Command } from 'commander';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { addPlace, type NewPageSettings } from './places/add-place.ts';
import { loadSettings } from '../../engine/content/load-settings.ts';
import { localeOf } from '../../engine/words/locale.ts';
import { findMunicipality, readMunicipalities, stateNames } from './municipalities.ts';
import { addWritingOptions, settingsFrom, type WritingOptions } from './options.ts';
import { parseCoordinates } from './places/place.ts';
import type { NewPlace } from './places/place-options.ts';
import { cityExamples } from './places/place-examples.ts';
import { WrongUse } from '../command-line/command-error.ts';

/** Options of `portao new city`. */
export interface NewCity extends NewPageSettings {
  readonly name: string;
  readonly group?: string | undefined;
  /** As they were typed; needed for a municipality that the table does not have. */
  readonly coordinates?: string | undefined;
  /** Abbreviation of the state in Brazil, in any case. */
  readonly state?: string | undefined;
  readonly near?: readonly string[] | undefined;
  readonly in?: string | undefined;
  readonly variants?: boolean | undefined;
}

/** Adds the page of a city, with name and coordinates from the table of municipalities. Throws what `addPlace` throws. */
export async function runNewCity({
  name,
  group,
  coordinates,
  state,
  near,
  in: preposition,
  variants = false,
  ...settings
}: NewCity): Promise<void> {
  const { language } = settings;
  const place = { kind: 'city', group, near, in: preposition, variants } as const;
  if (coordinates !== undefined)
    return addPlace(
      { ...place, name: name.trim(), coordinates: parseCoordinates(coordinates, language) },
      settings,
    );
  return addPlace(
    { ...place, ...municipalityOf(name, stateOf(state, language), settings) },
    settings,
  );
}

/** The abbreviation of a state as it was typed. Throws `WrongUse` where there is no such state. */
function stateOf(typed: string | undefined, language: Language): string | undefined {
  const state = typed?.trim().toUpperCase();
  if (state === undefined || stateNames.includes(state)) return state;
  throw new WrongUse(
    commandWordsOf(language).new.city.noState({ typed: typed!, states: stateNames.join(', ') }),
  );
}

/** Name and coordinates of a municipality of Brazil. Throws `WrongUse` where the site is in another country, or there is none of the name. */
function municipalityOf(
  name: string,
  state: string | undefined,
  { siteDir, language }: NewPageSettings,
): Pick<NewPlace, 'name' | 'coordinates'> {
  const words = commandWordsOf(language).new.city;
  const site = loadSettings(siteDir);
  const { country } = localeOf(site);
  if (country !== 'BR') throw new WrongUse(words.otherCountry({ country }));
  const { address, coordinates: base } = site.business;
  const { found, nearest } = findMunicipality(name, readMunicipalities(), {
    state,
    home: address.region,
    base,
  });
  if (found) return found;
  throw new WrongUse(words.unknown({ name, state: state ?? null, nearest }));
}

/** `portao new city`. */
export function newCityCommand(context: CommandContext): Command {
  const { city: words, ...common } = commandWordsOf(context.language).new;
  const command = createCommand(
    'city',
    {
      about: words.about,
      examples: () => cityExamples(context),
    },
    context,
  )
    .argument(common.nameArgument, words.name)
    .option('--group <id>', words.group)
    .option('--coordinates <lat,lng>', words.coordinates)
    .option('--state <UF>', words.state)
    .option('--near <slugs>', common.near)
    .option('--in <words>', words.in)
    .option('--variants', words.variants);
  return addWritingOptions(command, context).action(
    (
      name: string,
      options: WritingOptions & {
        group?: string;
        coordinates?: string;
        state?: string;
        near?: string;
        in?: string;
        variants?: boolean;
      },
    ) =>
      runNewCity({
        ...settingsFrom(options, siteFolder(context.root, options.site), context),
        name,
        group: options.group,
        coordinates: options.coordinates,
        state: options.state,
        near: options.near?.split(/[\s,]+/).filter(Boolean),
        in: options.in,
        variants: options.variants,
      }),
  );
}
