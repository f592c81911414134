import type { Command } from 'commander';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { addPlace, type NewPageSettings } from './add-place.ts';
import { findMunicipality, readMunicipalities } from './municipalities.ts';
import { addWritingOptions, settingsFrom, type WritingOptions } from './options.ts';
import { parseCoordinates } from './place.ts';
import { WrongUse } from '../command-line/command-error.ts';

/** Options of `portao new city`. */
export interface NewCity extends NewPageSettings {
  readonly name: string;
  readonly group?: string | undefined;
  /** As they were typed; needed for a municipality that the table does not have. */
  readonly coordinates?: string | undefined;
  readonly near?: readonly string[] | undefined;
  readonly in?: string | undefined;
  readonly variants?: boolean | undefined;
}

/** Adds the page of a city, with name and coordinates from the table of municipalities. Throws what `addPlace` throws. */
export async function runNewCity({
  name,
  group,
  coordinates,
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
  const looked = findMunicipality(name, readMunicipalities());
  if (looked.found)
    return addPlace(
      { ...place, name: looked.found.name, coordinates: looked.found.coordinates },
      settings,
    );
  const hint =
    looked.nearest === null
      ? ''
      : language === 'pt'
        ? ` Você quis dizer "${looked.nearest}"?`
        : ` Did you mean "${looked.nearest}"?`;
  throw new WrongUse(
    language === 'pt'
      ? `Não há município "${name}" na tabela do estado de São Paulo.${hint}\nSe o nome está certo, diga onde fica: --coordinates latitude,longitude`
      : `The table of the state of São Paulo has no municipality "${name}".${hint}\nIf the name is right, say where it is: --coordinates latitude,longitude`,
  );
}

/** `portao new city`. */
export function newCityCommand(context: CommandContext): Command {
  const pt = context.language === 'pt';
  const command = createCommand(
    'city',
    {
      about: pt ? 'cria a página de uma cidade' : 'adds the page of a city',
      examples: [
        'new city "Jundiaí"',
        'new city "Jundiaí" --group regiao-metropolitana --variants',
        'new city "Extrema" --coordinates -22.8547,-46.3183 --dry-run',
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
        near: options.near?.split(/[\s,]+/).filter(Boolean),
        in: options.in,
        variants: options.variants,
      }),
  );
}
