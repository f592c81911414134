import { describe, expect, test } from 'vitest';
import {
  changeText,
  contactCsv,
  contactSums,
} from '../../blocks/admin-panel/app/contacts/contact-figures.ts';
import { toCsv } from '../../blocks/admin-panel/app/contacts/csv.ts';
import { cityFinder } from '../../blocks/admin-panel/app/data/places.ts';
import { portuguese } from './spoken.ts';

const cityOf = cityFinder({
  home: 'São Paulo',
  cities: {
    'sao-paulo-capital': 'São Paulo',
    barueri: 'Barueri',
    'abc-paulista': 'ABC Paulista',
    'santo-andre': 'Santo André',
  },
  neighbourhoods: ['mooca', 'moema'],
});
const row = (path: string, kind: string, clicks: number, clicks_before = 0, block = 'hero') => ({
  path,
  kind,
  block,
  clicks,
  clicks_before,
});

describe('the city of a page', () => {
  test.each([
    ['/barueri', 'Barueri'],
    ['/mooca', 'São Paulo'],
    ['/motor-de-portao-automatico-barueri', 'Barueri'],
    ['/motor-para-portao-automatico-sao-paulo', 'São Paulo'],
    ['/motor-para-portao-automatico-santo-andre', 'Santo André'],
    ['/', null],
    ['/guia-completo', null],
    ['/blog/barueri', null],
  ])('%s: %s', (path, city) => expect(cityOf(path)).toBe(city));
});

describe('contacts', () => {
  const rows = [
    row('/barueri', 'chat', 5, 2),
    row('/barueri', 'call', 1, 1, 'footer'),
    row('/mooca', 'chat', 2),
    row('/moema', 'call', 3),
    row('/', 'chat', 40, 10),
  ];
  const sums = contactSums(rows, cityOf, portuguese);

  test('add up by page, most first', () => {
    expect(sums.pages.map(({ name, chat, call, before }) => [name, chat, call, before])).toEqual([
      ['/', 40, 0, 10],
      ['/barueri', 5, 1, 3],
      ['/moema', 0, 3, 0],
      ['/mooca', 2, 0, 0],
    ]);
  });

  test('add up by city, neighbourhoods to theirs; pages of no city come last', () => {
    expect(sums.cities.map(({ name, chat, call }) => [name, chat, call])).toEqual([
      ['Barueri', 5, 1],
      ['São Paulo', 2, 3],
      ['Páginas sem cidade', 40, 0],
    ]);
  });

  test('have a total of these days and of those before', () => {
    expect(sums.total).toEqual({ name: '', chat: 47, call: 4, before: 13 });
  });

  test('name the parts of a page in Portuguese', () => {
    expect(sums.blocks.map(({ name }) => name)).toEqual(['Abertura', 'Rodapé']);
  });

  test.each([
    [15, 10, '5 a mais (+50%)'],
    [5, 10, '5 a menos (−50%)'],
    [7, 7, 'igual'],
    [3, 0, '3 a mais'],
  ])('%i against %i: %s', (now, before, text) =>
    expect(changeText(portuguese.words, now, before)).toBe(text),
  );
});

describe('the CSV', () => {
  test('has a line a day, page, kind and part, for Brazilian spreadsheets', () => {
    const csv = contactCsv(
      [{ day: '2026-11-20', path: '/mooca', kind: 'call', block: 'footer', clicks: 3 }],
      cityOf,
      portuguese,
    );
    expect(csv).toBe(
      '\uFEFFDia;Página;Cidade;Tipo;Bloco;Cliques\r\n20/11/2026;/mooca;São Paulo;Ligação;Rodapé;3\r\n',
    );
  });

  test('quotes what would break a line or a cell', () => {
    expect(toCsv(['a'], [['um; "dois"\ntrês']], ';')).toBe('\uFEFFa\r\n"um; ""dois""\ntrês"\r\n');
  });

  test.each(['=1+1', '+55', '-1', '@sum', '\tx'])('lets no spreadsheet run %j', (text) =>
    expect(toCsv(['a'], [[text]], ';')).toContain(`'${text}`),
  );
});
