import { describe, expect, test } from 'vitest';
import {
  changeText,
  contactCsv,
  contactSums,
  summaryOf,
  type ContactSite,
} from '../../engine/panel/contacts/contact-figures.ts';
import { toCsv } from '../../engine/panel/data/csv.ts';
import { cityFinder } from '../../engine/panel/data/places.ts';
import { english, portuguese } from './spoken.ts';

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

/** A site with contacts of these kinds. */
const siteWith = (
  contactKinds: ContactSite['contactKinds'],
  cityKind: string | null = null,
): ContactSite => ({ contactKinds, cityKind });

const titles = {
  hero: { 'pt-BR': 'Abertura', en: 'Opening' },
  footer: { 'pt-BR': 'Rodapé', en: 'Footer' },
};

describe('contacts', () => {
  const rows = [
    row('/barueri', 'chat', 5, 2),
    row('/barueri', 'call', 1, 1, 'footer'),
    row('/mooca', 'chat', 2),
    row('/moema', 'call', 3),
    row('/', 'chat', 40, 10),
  ];
  const sums = contactSums(rows, cityOf, portuguese, siteWith(['whatsapp', 'telephone']), titles);

  test('add up by page, most first', () => {
    expect(
      sums.pages.map(({ name, byUse, before }) => [name, byUse.chat ?? 0, byUse.call ?? 0, before]),
    ).toEqual([
      ['/', 40, 0, 10],
      ['/barueri', 5, 1, 3],
      ['/moema', 0, 3, 0],
      ['/mooca', 2, 0, 0],
    ]);
  });

  test('add up by city, neighbourhoods to theirs; pages of no city come last', () => {
    expect(sums.cities.map(({ name, byUse }) => [name, byUse.chat ?? 0, byUse.call ?? 0])).toEqual([
      ['Barueri', 5, 1],
      ['São Paulo', 2, 3],
      ['Páginas sem cidade', 40, 0],
    ]);
  });

  test('call a city as the site does', () => {
    const town = siteWith(['whatsapp'], 'town');
    const { cities } = contactSums(rows, cityOf, english, town, titles);
    expect(cities.at(-1)?.name).toBe('Pages with no town');
    expect(contactCsv([], cityOf, english, town, titles)).toContain('Page,Town,Kind');
  });

  test('have a total of these days and of those before', () => {
    expect(sums.total).toEqual({
      name: '',
      clicks: 51,
      byUse: { chat: 47, call: 4 },
      before: 13,
    });
  });

  test('name the parts of a page in Portuguese', () => {
    expect(sums.blocks.map(({ name }) => name)).toEqual(['Abertura', 'Rodapé']);
  });

  test.each([
    ['other', 'Outra parte'],
    ['gone-since', 'gone-since'],
    ['constructor', 'constructor'],
  ])('of %s are those of "%s"', (block, name) => {
    const { blocks } = contactSums(
      [row('/', 'chat', 1, 0, block)],
      cityOf,
      portuguese,
      siteWith(['whatsapp']),
      titles,
    );
    expect(blocks.map((sum) => sum.name)).toEqual([name]);
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

describe('contacts of every kind', () => {
  const everyKind = ['whatsapp', 'telegram', 'telephone', 'email', 'booking', 'map'] as const;
  const rows = [
    row('/barueri', 'book', 4, 1),
    row('/barueri', 'write', 2),
    row('/', 'find', 3, 2),
    row('/', 'chat', 1),
    row('/', 'call', 1),
  ];

  test.each([
    [
      portuguese,
      '**11 contatos**, **1** por mensagem, **1** por telefone, **4** para agendar, **2** por e-mail e **3** pelo mapa',
    ],
    [
      english,
      '**11 contacts**, **1** by message, **1** by phone, **4** to book, **2** by email and **3** for directions',
    ],
  ])('are all in the total, its change and its sentences', (spoken, said) => {
    const sums = contactSums(rows, cityOf, spoken, siteWith(everyKind), titles);
    expect(sums.total).toMatchObject({ clicks: 11, before: 3 });
    expect(sums.pages.map(({ name, clicks, before }) => [name, clicks, before])).toEqual([
      ['/barueri', 6, 1],
      ['/', 5, 2],
    ]);
    const summary = summaryOf(sums, 7, spoken.words);
    expect(spoken.words.contacts.summary(summary)).toContain(said);
    expect(spoken.words.contacts.line(summary)).toContain(said);
    expect(summary.change).toMatch(/^8 /);
  });

  test('are columns where the site has them, in one order, and where one was clicked before it went', () => {
    const of = (kinds: ContactSite['contactKinds'], found: typeof rows) =>
      contactSums(found, cityOf, english, siteWith(kinds), titles).columns.map(({ use, names }) => [
        use,
        names,
      ]);
    expect(of(['booking'], [])).toEqual([['book', 'Bookings']]);
    expect(of(['email', 'telegram'], [])).toEqual([
      ['chat', 'Telegram'],
      ['write', 'Emails'],
    ]);
    expect(of(['booking'], [row('/', 'call', 0, 5)]).map(([use]) => use)).toEqual(['call', 'book']);
    expect(of(everyKind, []).map(([, names]) => names)).toEqual([
      'Messages',
      'Calls',
      'Bookings',
      'Emails',
      'Map',
    ]);
  });

  test('of one alone are told without telling them apart', () => {
    const sums = contactSums(
      [row('/', 'book', 4)],
      cityOf,
      portuguese,
      siteWith(['booking']),
      titles,
    );
    expect(portuguese.words.contacts.summary(summaryOf(sums, 30, portuguese.words))).toBe(
      'Últimos 30 dias: **4 contatos** para agendar. Nos 30 dias antes: 0 (4 a mais).',
    );
  });
});

describe('the CSV', () => {
  test('has a line a day, page, kind and part, for Brazilian spreadsheets', () => {
    const csv = contactCsv(
      [{ day: '2026-11-20', path: '/mooca', kind: 'call', block: 'footer', clicks: 3 }],
      cityOf,
      portuguese,
      siteWith(['whatsapp', 'telephone']),
      titles,
    );
    expect(csv).toBe(
      '\uFEFFDia;Página;Cidade;Tipo;Bloco;Cliques\r\n20/11/2026;/mooca;São Paulo;Ligação;Rodapé;3\r\n',
    );
  });

  test('names every kind', () => {
    const days = ['chat', 'call', 'book', 'write', 'find'].map((kind) => ({
      day: '2026-11-20',
      path: '/',
      kind,
      block: 'hero',
      clicks: 1,
    }));
    const kindsIn = (spoken: typeof portuguese) =>
      contactCsv(days, cityOf, spoken, siteWith(['telegram', 'booking', 'email', 'map']), titles)
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(spoken.format.separator)[3]);
    expect(kindsIn(portuguese)).toEqual(['Telegram', 'Ligação', 'Agendamento', 'E-mail', 'Mapa']);
    expect(kindsIn(english)).toEqual(['Telegram', 'Call', 'Booking', 'Email', 'Map']);
  });

  test('quotes what would break a line or a cell', () => {
    expect(toCsv(['a'], [['um; "dois"\ntrês']], ';')).toBe('\uFEFFa\r\n"um; ""dois""\ntrês"\r\n');
  });

  test.each(['=1+1', '+55', '-1', '@sum', '\tx'])('lets no spreadsheet run %j', (text) =>
    expect(toCsv(['a'], [[text]], ';')).toContain(`'${text}`),
  );
});
