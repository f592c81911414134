import type { Command } from 'commander';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { addPlace, type NewPageSettings, type NewPlace } from './add-place.ts';
import { loadSettings } from '../../engine/content/load-settings.ts';
import { localeOf } from '../../engine/words/locale.ts';
import { findMunicipality, readMunicipalities, stateNames } from './municipalities.ts';
import { addWritingOptions, settingsFrom, type WritingOptions } from './options.ts';
import { parseCoordinates } from './place.ts';
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
    language === 'pt'
      ? `Não há estado "${typed}". Escreva a sigla: ${stateNames.join(', ')}.`
      : `There is no state "${typed}". Write its abbreviation: ${stateNames.join(', ')}.`,
  );
}

/** Name and coordinates of a municipality of Brazil. Throws `WrongUse` where the site is in another country, or there is none of the name. */
function municipalityOf(
  name: string,
  state: string | undefined,
  { siteDir, language }: NewPageSettings,
): Pick<NewPlace, 'name' | 'coordinates'> {
  const pt = language === 'pt';
  const site = loadSettings(siteDir);
  const { country } = localeOf(site);
  if (country !== 'BR')
    throw new WrongUse(
      pt
        ? `A tabela de cidades é a do Brasil, e o site é de outro país (country: ${country}): ${whereFrom.pt}`
        : `The table of cities is that of Brazil, and the site is in another country (country: ${country}): ${whereFrom.en}`,
    );
  const { address, coordinates: base } = site.business;
  const { found, nearest } = findMunicipality(name, readMunicipalities(), {
    state,
    home: address.region,
    base,
  });
  if (found) return found;
  const hint =
    nearest === null ? '' : pt ? ` Você quis dizer "${nearest}"?` : ` Did you mean "${nearest}"?`;
  const brazil = pt ? 'do Brasil' : 'of Brazil';
  const among = state === undefined ? brazil : `${pt ? 'do estado' : 'of the state'} ${state}`;
  throw new WrongUse(
    pt
      ? `Não há município "${name}" na tabela ${among}.${hint}\nSe o nome está certo, ${whereFrom.pt}`
      : `The table ${among} has no municipality "${name}".${hint}\nIf the name is right, ${whereFrom.en}`,
  );
}

/** Where coordinates come from that no table has. */
const whereFrom = {
  pt: 'diga onde fica: --coordinates latitude,longitude. Os dois números estão em www.openstreetmap.org: botão direito no centro da cidade, «Mostrar endereço».',
  en: 'say where it is: --coordinates latitude,longitude. Both numbers are on www.openstreetmap.org: right-click the centre of the city, "Show address".',
};

/** `portao new city`. */
export function newCityCommand(context: CommandContext): Command {
  const pt = context.language === 'pt';
  const command = createCommand(
    'city',
    {
      about: pt ? 'cria a página de uma cidade' : 'adds the page of a city',
      examples: [
        'new city "Salto"',
        'new city "Salto" --state SP --variants',
        'new city "Vila Nova" --coordinates -23.2007,-47.2869 --dry-run',
      ],
    },
    context,
  )
    .argument(
      pt ? '<nome>' : '<name>',
      pt ? 'nome da cidade, entre aspas' : 'name of the city, in quotes',
    )
    .option(
      '--group <id>',
      pt ? 'grupo de site.yaml em que ela entra' : 'group of site.yaml that it belongs to',
    )
    .option(
      '--coordinates <lat,lng>',
      pt ? 'onde fica, se a tabela não tem a cidade' : 'where it is, if the table does not have it',
    )
    .option(
      '--state <UF>',
      pt
        ? 'estado, se vários têm uma cidade com o nome (padrão: o do site, ou o mais próximo)'
        : 'state in Brazil, if several have a city of the name (default: that of the site, or the nearest)',
    )
    .option(
      '--near <slugs>',
      pt
        ? 'vizinhos, com vírgulas (padrão: os mais próximos)'
        : 'neighbours, with commas (default: the nearest)',
    )
    .option(
      '--in <words>',
      pt
        ? 'como se diz «em» a cidade, se não é «em» e o nome: "no Guarujá"'
        : 'how one says "in" the city in Portuguese, if not "em" and its name: "no Guarujá"',
    )
    .option(
      '--variants',
      pt ? 'cria também as variantes de busca' : 'adds its search variants too',
    );
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
