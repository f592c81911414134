// The engine serves any trade in any place: its folders name neither those of the three sites nor where they work.
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { foldText, slugify } from '../../engine/blog/slug.ts';
import { filesBelow, textOf } from './tree.ts';

/** Words of each trade, without accents, in lower case; the source of a regular expression each. */
const trades: Readonly<Record<string, readonly string[]>> = {
  'gate motors': [
    ...['motor(?:es|s)?', 'motoriz\\w+', 'portoes', 'ppa', 'deslizantes?', 'basculantes?'],
    ...['pivotantes?', 'cremalheiras?', 'trilhos?', 'fotocelulas?', 'garage(?:m|ns|s)?'],
    ...['controles? remotos?', 'cabos? de aco', 'travas? eletricas?', 'fim de curso'],
    ...['gates?', 'remote controls?', 'garage doors?', 'photocells?'],
  ],
  dentistry: [
    ...['dentistas?', 'dentari[oa]s?', 'odonto\\w+', 'ortodont\\w+', 'clinicas?', 'implantes?'],
    ...['dentists?', 'dentistry', 'dental', 'orthodont\\w+', 'clinics?', 'tooth', 'teeth'],
  ],
  locksmithing: [
    ...['chaveiros?', 'fechaduras?', 'cadeados?', 'copias? de chaves?', 'chave codificada'],
    ...['locksmith\\w*', 'padlocks?', 'deadbolts?', 'key cutting', 'lock cylinders?', 'locked out'],
  ],
};

/** The product is called Portão; the thing is not, which is written small, or stands before a word that says of what kind it is or what it does. */
const thing =
  /(?<!\p{L})(?:portão|[Pp]ort[aã]o(?:[ -](?:que|de|do|da|na|no|n[aã]o|abre|fecha|trava|avisa|el[eé]tric[oa]|eletr[oô]nic[oa]|autom[aá]tic[oa]|industrial|social)))(?!\p{L})/u;

/** Capitals of the states of Brazil. */
const capitals =
  'Aracaju, Belém, Belo Horizonte, Boa Vista, Brasília, Campo Grande, Cuiabá, Curitiba, Florianópolis, Fortaleza, Goiânia, João Pessoa, Macapá, Maceió, Manaus, Natal, Palmas, Porto Alegre, Porto Velho, Recife, Rio Branco, Rio de Janeiro, Salvador, São Luís, São Paulo, Teresina, Vitória'.split(
    ', ',
  );

/** The three sites that the engine was set free of. */
const sites = ['site', 'examples/dentista-curitiba', 'examples/locksmith-leeds'];

interface PlaceNames {
  readonly business?: { readonly address?: { readonly locality?: string } };
  readonly region?: { readonly name: string; readonly places?: readonly string[] };
  readonly variant?: { readonly name?: string };
}

/** Names of places in a document: the business's own, the page's, those that an area brings together. */
function placesOf(file: string): (string | undefined)[] {
  const { business, region, variant } = parse(textOf(file)) as PlaceNames;
  return [business?.address?.locality, region?.name, ...(region?.places ?? []), variant?.name];
}

const places = new Set([
  ...capitals,
  ...sites
    .flatMap((site) => [`${site}/site.yaml`, ...filesBelow(`${site}/pages`)])
    .filter((file) => file.endsWith('.yaml'))
    .flatMap(placesOf)
    .filter((name) => name !== undefined),
]);
// A neighbourhood of one of them has the product's name.
places.delete('Portão');

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (words: Iterable<string>) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...words].join('|')})(?![\\p{L}\\p{N}])`, 'gu');

const tradeWord = whole(Object.values(trades).flat());
const placeName = whole([...places].map(escape));
/** As addresses have them, `/sao-paulo`. Short ones are also other words. */
const placeSlug = whole([...places].map(slugify).filter((slug) => slug.length > 5));

/** Words of a trade and names of places in a text, as they stand there, each once. */
function found(text: string): string[] {
  // What is one word in code is read as its words: `gateKind`.
  const words = foldText(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return [
    ...new Set([
      ...(words.match(tradeWord) ?? []),
      ...(thing.exec(text) ?? []),
      ...(text.match(placeName) ?? []),
      ...(text.match(placeSlug) ?? []),
    ]),
  ];
}

/** What may stand where, and why. */
const exceptions: readonly { files: RegExp; words: readonly string[]; why: string }[] = [
  {
    files: /^engine\/(?:database|blog|panel\/frame)\//,
    words: ['gate', 'gates'],
    why: 'what says who may ask the data service what (docs/decisions/017), and who sees the panel',
  },
  {
    files: /^engine\/words\/en\/word-forms\.ts$/,
    words: ['tooth', 'teeth'],
    why: 'a plural of English that no rule makes',
  },
  {
    files: /^schemas\/shared\/business-type\.schema\.json$/,
    words: ['dentist', 'locksmith', 'clinic'],
    why: 'names of types of schema.org',
  },
  {
    files: /^schemas\/(?:drawing-families\.mjs|shared\/drawing\.schema\.json)$/,
    words: ['garage', 'tooth'],
    why: 'pictures of what any trade may be about',
  },
];

const isExcepted = (file: string, word: string) =>
  exceptions.some(({ files, words }) => files.test(file) && words.includes(word));

const texts = ['engine', 'blocks', 'cli', 'schemas']
  .flatMap(filesBelow)
  .filter((file) => !file.endsWith('.csv'))
  .map((file) => ({ file, words: found(textOf(file)) }));

describe('the engine', () => {
  test('is read whole, for the places of three sites', () => {
    expect(texts.length).toBeGreaterThan(400);
    expect(places.size).toBeGreaterThan(100);
    for (const name of ['Curitiba', 'Leeds', 'São Paulo']) expect(places).toContain(name);
  });

  test.each([
    ['const gateKinds = [];', 'gate'],
    ['A chave abre a Fechadura.', 'fechadura'],
    ["'portao-que-nao-fecha'", 'portao-que'],
    ['o portão', 'portão'],
    ['Portões e mais', 'portoes'],
    ['in North Leeds', 'Leeds'],
    ["'/sao-paulo'", 'sao-paulo'],
  ])('would be found to say %s', (text, word) => expect(found(text)).toEqual([word]));

  test.each([
    "import { Action } from 'portao/blocks';",
    'Oldest Node that runs Portão, and create-portao',
    'the key of a lock',
    'the investigate button',
  ])('may say %s', (text) => expect(found(text)).toEqual([]));

  test('names no trade and no place', () => {
    expect(
      texts.flatMap(({ file, words }) =>
        words.filter((word) => !isExcepted(file, word)).map((word) => `${file}: ${word}`),
      ),
    ).toEqual([]);
  });

  test('has no exception that is none', () => {
    expect(
      exceptions.filter(
        (one) =>
          !one.words.some((word) =>
            texts.some(({ file, words }) => one.files.test(file) && words.includes(word)),
          ),
      ),
    ).toEqual([]);
  });
});
