import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textsIn } from '../../bench/site-texts.mjs';
import { checkSite } from '../../engine/load-site.ts';
import { root } from '../structure/tree.ts';

const { site } = checkSite(join(root, 'site'));
const documents = site?.pages.map(({ document }) => document) ?? [];
const slugOf = (path: string) => path.slice(1);
const regions = new Map(documents.flatMap(({ path, region }) => (region ? [[slugOf(path), region] as const] : [])));

/** Every name that a place of ours bears, longest first: "Santana de Parnaíba" is found before "Santana". */
const names = [...new Set([...regions.values()].flatMap(({ name, places = [] }) => [name, ...places]))].sort((a, b) => b.length - a.length);
const placeNames = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** What bears a place's name and is another thing, on every page. The longest phrase wins over the name inside it. */
const otherThings: readonly (readonly [phrase: string, because: string])[] = [
  ['Praça da Sé', 'the point from which all distances are counted'],
  ['Da Sé, em linha reta', 'the same point, on a tile'],
  ['Em linha reta da Sé', 'the same point, on a tile'],
  ['Em linha reta até a Sé', 'the same point, on a tile'],
  ['Marginal Pinheiros', 'the expressway along the river'],
];

const things = new RegExp(otherThings.map(([phrase]) => phrase).sort((a, b) => b.length - a.length).join('|'), 'gu');
/** The names of places in a text, those of other things left out. */
const placesIn = (text: string): string[] => text.replace(things, '·').match(placeNames) ?? [];

/** The texts of a document; the lines of a heading are one text, "Santana de" and "Parnaíba" are no two places. */
function textsOf(document: object): { pointer: string; text: string }[] {
  const merged = new Map<string, string>();
  for (const { pointer, text } of textsIn(document)) {
    const whole = pointer.replace(/(?<=\/heading)\/\d+$/, '');
    merged.set(whole, merged.has(whole) ? `${merged.get(whole)!} ${text}` : text);
  }
  return [...merged].map(([pointer, text]) => ({ pointer, text }));
}

interface PlacePage {
  readonly path: string;
  /** Its own place, the parent, the neighbours of the place. */
  readonly allowed: readonly string[];
  readonly texts: readonly { pointer: string; text: string }[];
}

const pages: readonly PlacePage[] = documents.flatMap((document) => {
  const { path, region, variant } = document;
  const place = region ?? (variant && regions.get(variant.region));
  if (!place) return [];
  const { region: _region, variant: _variant, ...read } = document;
  const parent = place.kind === 'neighbourhood' ? 'São Paulo' : undefined;
  const neighbours = (place.near ?? []).map((slug) => regions.get(slug)!.name);
  const own = [place.name, ...(place.places ?? []), ...(variant?.name ? [variant.name] : [])];
  return [{ path, allowed: [...own, ...neighbours, ...(parent ? [parent] : [])], texts: textsOf(read) }];
});

describe('the list of place names', () => {
  test('has every place of the site', () => {
    expect(pages).toHaveLength(131);
    expect(names).toEqual(expect.arrayContaining(['Sé', 'Santana', 'Santana de Parnaíba', 'São Caetano do Sul', 'ABC Paulista']));
  });

  test.each([
    ['Sério, no sé da casa', []],
    ['Na Sé e em Santana', ['Sé', 'Santana']],
    ['Em Santana de Parnaíba', ['Santana de Parnaíba']],
    ['Da Vila Mariana à Vila Maria', ['Vila Mariana', 'Vila Maria']],
    ['compare e pare no Pari', ['Pari']],
  ])('finds whole names only: %s', (text, found) => expect(placesIn(text)).toEqual(found));
});

test.each(pages.map((page) => [page.path, page] as const))('%s names no place but its own, its parent and its neighbours', (_, { allowed, texts }) => {
  const strangers = texts.flatMap(({ pointer, text }) => placesIn(text).filter((name) => !allowed.includes(name)).map((name) => `${name} in ${pointer}: ${text}`));
  expect(strangers).toEqual([]);
});

test('every exception is still needed', () => {
  const all = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('\n');
  expect(otherThings.filter(([phrase]) => !all.includes(phrase))).toEqual([]);
});
