import type { Command } from 'commander';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { addPlace, type NewPageSettings } from './add-place.ts';
import { addWritingOptions, settingsFrom, type WritingOptions } from './options.ts';
import { guessIn, parseCoordinates } from './place.ts';
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
  const pt = settings.language === 'pt';
  const typed =
    coordinates ??
    (await settings.ask?.(
      pt
        ? `Coordenadas de ${name} (latitude,longitude; em um mapa, botão direito): `
        : `Coordinates of ${name} (latitude,longitude; right-click on a map): `,
    ));
  if (typed === undefined)
    throw new WrongUse(
      pt
        ? 'Falta dizer onde fica o bairro: --coordinates latitude,longitude. Em um mapa na internet, clique com o botão direito no meio dele.'
        : 'Where the neighbourhood is is missing: --coordinates latitude,longitude. Right-click on its middle on a map.',
    );
  const said = preposition ?? guessIn(name.trim());
  return addPlace(
    {
      kind: 'neighbourhood',
      name: name.trim(),
      coordinates: parseCoordinates(typed, settings.language),
      group,
      near,
      in: said === `em ${name.trim()}` ? undefined : said,
      variants: false,
    },
    settings,
  );
}

/** `portao new neighbourhood`. */
export function newNeighbourhoodCommand(context: CommandContext): Command {
  const pt = context.language === 'pt';
  const command = createCommand(
    'neighbourhood',
    {
      about: pt ? 'cria a página de um bairro' : 'adds the page of a neighbourhood',
      examples: [
        'new neighbourhood "Vila Sônia" --group zona-oeste --coordinates -23.5986,-46.7393',
        'new neighbourhood "Penha" --group zona-leste --coordinates -23.5297,-46.5420 --in "na Penha" --near tatuape,cangaiba',
      ],
    },
    context,
  )
    .argument(
      pt ? '<nome>' : '<name>',
      pt ? 'nome do bairro, entre aspas' : 'name of the neighbourhood, in quotes',
    )
    .option(
      '--group <id>',
      pt ? 'grupo de site.yaml em que ele entra' : 'group of site.yaml that it belongs to',
    )
    .option('--coordinates <lat,lng>', pt ? 'onde fica' : 'where it is')
    .option(
      '--near <slugs>',
      pt
        ? 'vizinhos, com vírgulas (padrão: os mais próximos)'
        : 'neighbours, with commas (default: the nearest)',
    )
    .option(
      '--in <words>',
      pt
        ? 'como se diz «em» o bairro: "na Vila Sônia" (padrão: pelo começo do nome)'
        : 'how one says "in" it in Portuguese: "na Vila Sônia" (default: by the beginning of its name)',
    );
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
