// Links that lead somewhere: to pages, to anchors on them, to other sites.
import { describe, expect, it } from 'vitest';
import { sortProblems } from '../../../engine/diagnostics/format.ts';
import { checkSite } from '../../../engine/check/check-site.ts';
import { FixtureSite, placeIn, type Edits } from '../fixture.ts';

const home = 'pages/index.yaml';
const duvidas = '{ type: partial, name: duvidas }';
/** The codes that a Markdown link on the home page gives. */
const codesFor = (link: string, edits: Edits = {}) =>
  sortProblems(
    checkSite(new FixtureSite({ [home]: [['(/barueri)', `(${link})`]], ...edits }).dir).problems,
  ).map(({ code }) => code);

describe('a link in a text', () => {
  it.each([
    '/',
    '/dicas',
    '/dicas#seguranca',
    '/dicas?a=1#seguranca',
    '#duvidas',
    '#barulho',
    '#trava-eletrica',
    '#main',
    '/blog/um-texto',
    'https://outro.com.br/x',
    'http://exemplo.com.br',
    'mailto:a@b.c',
    'tel:+5511900000000',
    "/dicas 'um título'",
    '</dicas>',
  ])('may lead to %s', (link) => {
    expect(codesFor(link)).toEqual([]);
  });

  it.each([
    ['to a path without a page', '/nada', 'link-unknown'],
    ['to a page with a slash at its end', '/dicas/', 'link-unknown'],
    ['to a page with its ending', '/dicas.html', 'link-unknown'],
    ['without a slash at its start', 'dicas', 'link-unknown'],
    ['to a script', 'javascript:alert(1)', 'link-unknown'],
    ['to data', 'data:text/html,x', 'link-unknown'],
    ['to another site without its protocol', '//exemplo.com.br', 'link-unknown'],
    ['to an anchor that its page does not have', '#seguranca', 'anchor-unknown'],
    ['to an anchor that the other page does not have', '/dicas#duvidas', 'anchor-unknown'],
    ['to the id of a group, which no page shows', '/dicas#cidades', 'anchor-unknown'],
    ['with a title to a path without a page', "/nada 'um título'", 'link-unknown'],
  ])('may not lead %s', (_, link, code) => {
    expect(codesFor(link)).toEqual([code]);
  });

  it('may lead to an address that is redirected', () => {
    expect(
      codesFor('/velha', {
        'site.yaml': [['limits:', 'redirects: [{ from: /velha, to: /dicas }]\nlimits:']],
      }),
    ).toEqual([]);
  });

  it('to the page of a service is looked up as well', () => {
    const codes = (path: string) =>
      checkSite(
        new FixtureSite({
          'site.yaml': [['drawing: shield }', `drawing: shield, page: ${path} }`]],
        }).dir,
      ).problems.map(({ code, file, line }) => ({ code, file, line }));
    expect(codes('/dicas')).toEqual([]);
    expect(codes('/nada')).toEqual([{ code: 'link-unknown', file: 'site.yaml', line: 48 }]);
  });

  it('of what the search puts first is looked up as well', () => {
    const site = new FixtureSite({
      'site.yaml': [
        ['layout:\n', 'search: { promoted: [{ words: [valor], link: /nada }] }\nlayout:\n'],
      ],
    });
    expect(checkSite(site.dir).problems.map(({ code }) => code)).toEqual(['link-unknown']);
  });

  it('of a partial is looked up on every page that uses it', () => {
    const site = new FixtureSite({
      'partials/duvidas.yaml': [['(/dicas)', '(#onde)']],
      [home]: [['type: coverage', 'type: coverage\n    id: onde']],
    });
    expect(
      checkSite(site.dir).problems.map(({ code, file, line, column }) => ({
        code,
        file,
        line,
        column,
      })),
    ).toEqual([{ code: 'anchor-unknown', ...placeIn(site, 'partials/duvidas.yaml', '#onde') }]);
  });
});

describe('a number in a link', () => {
  it.each([
    'tel:+5511900000000',
    'tel:+55-11-90000-0000',
    'tel:11900000000',
    'tel:011900000000',
    'tel:+551130000000',
    'https://wa.me/5511900000001',
    'https://wa.me/+5511900000001?text=Oi',
    'https://api.whatsapp.com/send?phone=5511900000001&text=Oi',
    'https://wa.me/?text=Veja',
    'tel:193',
    'https://www.whatsapp.com/channel/0029',
  ])('may be that of a contact, of a public service or of nobody: %s', (link) => {
    expect(codesFor(link)).toEqual([]);
  });

  it.each([
    ['a call of another number', 'tel:+5511912345678'],
    ['a call whose country is another', 'tel:+1511900000000'],
    ['a chat with another number', 'https://wa.me/5511912345678'],
    ['a chat without the country', 'https://wa.me/11900000001'],
    ['a chat through the longer address', 'https://api.whatsapp.com/send?phone=5511912345678'],
    ['a chat behind a code', 'https://wa.me/message/ABCDEF123'],
  ])('may not be unknown: %s', (_, link) => {
    expect(codesFor(link)).toEqual(['contact-number-unknown']);
  });

  it('is looked at where a text writes the address alone', () => {
    expect(
      codesFor('/dicas', {
        'partials/duvidas.yaml': [['Uma manhã.', '"Pergunte: <https://wa.me/5511912345678>"']],
      }),
    ).toEqual(['contact-number-unknown']);
  });

  it.each([
    [
      'a redirect',
      'limits:',
      'redirects: [{ from: /zap, to: "https://wa.me/5511912345678" }]\nlimits:',
    ],
    [
      'a menu',
      'mobile:\n    - { label: Dicas, link: /dicas }',
      'mobile:\n    - { label: Ligue, link: "tel:+5511912345678" }',
    ],
    [
      'the layout of the site',
      '{ label: Fixo, call: landline }',
      '{ label: Fixo, link: "tel:+5511912345678" }',
    ],
  ])('is reported once in %s, at its place', (_, from, to) => {
    const site = new FixtureSite({ 'site.yaml': [[from, to]] });
    const [link] = /"(?:tel|https:..wa.me).*?"/.exec(site.read('site.yaml'))!;
    expect(
      checkSite(site.dir).problems.map(({ code, file, line, column }) => ({
        code,
        file,
        line,
        column,
      })),
    ).toEqual([{ code: 'contact-number-unknown', ...placeIn(site, 'site.yaml', link) }]);
  });

  it('gets the contact that was probably meant', () => {
    const site = new FixtureSite({ [home]: [['call: main', 'link: "tel:+5511900000009"']] });
    expect(checkSite(site.dir).problems[0]?.params).toEqual({
      link: 'tel:+5511900000009',
      kind: 'call',
      nearest: { name: 'main', phone: '+5511900000000' },
    });
  });
});

describe('every broken link', () => {
  it('is reported in one run, wherever a document writes it', () => {
    const site = new FixtureSite({
      'site.yaml': [
        [
          '[bairros]] }\n    - { label: Dicas, heading: Ajuda, link: /dicas }',
          '[bairros]] }\n    - { label: Dicas, heading: Ajuda, link: /dicas1 }',
        ],
        [
          'mobile:\n    - { label: Dicas, link: /dicas }',
          'mobile:\n    - { label: Dicas, link: /dicas2 }',
        ],
        [
          'items:\n            - { label: Dicas, link: /dicas }',
          'items:\n            - { label: Dicas, link: /dicas3 }',
        ],
        ['limits:', 'redirects: [{ from: /velha, to: /dicas4 }]\nlimits:'],
      ],
      [home]: [
        ['(/barueri)', '(/barueri5)'],
        ['call: main', 'link: /dicas6'],
        [
          duvidas,
          '{ type: place-list, heading: Lugares, places: [{ name: Um, link: /dicas7 }, { name: Dois }] }',
        ],
      ],
    });
    const places = [
      ['site.yaml', '/dicas1'],
      ['site.yaml', '/dicas2'],
      ['site.yaml', '/dicas3'],
      ['site.yaml', '/dicas4'],
      [home, '/barueri5'],
      [home, '/dicas6'],
      [home, '/dicas7'],
    ] as const;
    const byPlace = (one: { file: string; line: number }, other: { file: string; line: number }) =>
      one.file.localeCompare(other.file) || one.line - other.line;
    expect(
      sortProblems(checkSite(site.dir).problems).map(({ code, file, line, column }) => ({
        code,
        file,
        line,
        column,
      })),
    ).toEqual(
      places
        .map(([file, text]) => ({ code: 'link-unknown', ...placeIn(site, file, text) }))
        .sort(byPlace),
    );
  });

  it('in the layout of the site is reported once, though it stands on every page', () => {
    const site = new FixtureSite({
      'site.yaml': [
        [
          'items:\n            - { label: Dicas, link: /dicas }',
          'items:\n            - { label: Dicas, link: /dicass }',
        ],
      ],
    });
    expect(checkSite(site.dir).problems).toHaveLength(1);
  });
});

describe('a group in the menu', () => {
  it('that does not exist is reported at its place', () => {
    const site = new FixtureSite({
      'site.yaml': [['[[cidades], [bairros]]', '[[cidades], [bairos]]']],
    });
    expect(
      checkSite(site.dir).problems.map(({ code, file, line, column }) => ({
        code,
        file,
        line,
        column,
      })),
    ).toEqual([{ code: 'group-unknown', ...placeIn(site, 'site.yaml', 'bairos') }]);
  });
});
