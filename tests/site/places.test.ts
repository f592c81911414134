import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../engine/diagnostics/format.ts';
import { placeNamesOf } from '../../engine/check/lints/places/place-names.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { root } from '../structure/tree.ts';

const { site, problems } = checkSite(join(root, 'site'), { lints: 'check' });
const names = placeNamesOf(site!);

describe('the names of places', () => {
  test('are those of every place of the site', () => {
    expect(site!.pages.filter(({ document }) => document.region ?? document.variant)).toHaveLength(
      134,
    );
  });

  test.each([
    ['Sério, no sé da casa', []],
    ['Na Sé e em Santana', ['Sé', 'Santana']],
    ['Em Santana de Parnaíba', ['Santana de Parnaíba']],
    ['Da Vila Mariana à Vila Maria', ['Vila Mariana', 'Vila Maria']],
    ['compare e pare no Pari', ['Pari']],
    ['Em São Caetano do Sul, no ABC Paulista', ['São Caetano do Sul', 'ABC Paulista']],
  ])('are found whole only: %s', (text, found) => expect(names.in(text)).toEqual(found));
});

test('no page of a place names one but its own, its city and its neighbours', () => {
  expect(
    problems
      .filter(({ code }) => code === 'place-foreign')
      .map((problem) => formatProblem(problem, 'en')),
  ).toEqual([]);
});

test('every group of neighbourhoods says which city it belongs to', () => {
  const groups = new Set(
    site!.pages.flatMap(({ document: { region } }) =>
      region?.kind === 'neighbourhood' ? [region.group] : [],
    ),
  );
  expect(
    [...groups].filter(
      (group) => !site!.settings.document.regionGroups.find(({ id }) => id === group)?.parent,
    ),
  ).toEqual([]);
});
