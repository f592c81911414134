// Facts are written once: `{{name}}` in a text of a document.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { FixtureSite, propsOf, type Edits } from '../fixture.ts';

const home = 'pages/index.yaml';
const barueri = 'pages/cidades/barueri.yaml';

/** A text on the page of Barueri, after its references were replaced. */
const said = (text: string, edits: Edits = {}) =>
  propsOf(
    new FixtureSite({
      [barueri]: [['"Motor de portão {{region.in}}"', JSON.stringify(text)]],
      ...edits,
    }).page('/barueri'),
    'page-heading',
  ).heading;
/** A text on the page of a neighbourhood. */
const inLapa = (text: string) =>
  propsOf(
    new FixtureSite({
      'pages/bairros/lapa.yaml': [['"Motor de portão {{region.in}}"', JSON.stringify(text)]],
    }).page('/lapa'),
    'page-heading',
  ).heading;

describe('a reference', () => {
  it.each([
    ['{{claims.technicians}}', '128'],
    ['{{contacts.main.phone}}', '(11) 90000-0000'],
    ['{{contacts.landline.phone}}', '(11) 3000-0000'],
    ['{{business.name}}', 'Portões Modelo'],
    ['{{business.tagline}}', 'Instala e conserta'],
    ['{{business.email}}', 'contato@exemplo.com.br'],
    ['{{business.locality}}', 'São Paulo'],
    ['{{hours.business}}', 'segunda e sexta, das 8h às 18h'],
    ['{{hours.emergency.1}}', 'domingo, 24 horas'],
    ['{{region.name}}', 'Barueri'],
    ['{{region.in}}', 'em Barueri'],
    ['{{region.distance}}', '25'],
    ['{{region.near}}', 'Osasco'],
    ['{{ claims.technicians }}', '128'],
    ['{{claims.technicians}}+ em {{region.name}}, {{region.name}}', '128+ em Barueri, Barueri'],
  ])('%s becomes %s', (reference, text) => {
    expect(said(reference)).toBe(text);
  });

  it.each([
    ['2026-11-27', 'sexta-feira, 27 de novembro, das 8h às 18h'],
    ['2026-11-27T23:59', 'sexta-feira, 27 de novembro, das 8h às 18h'],
    ['2026-11-28T00:00', 'sábado, 28 de novembro, fechado'],
    ['2026-12-25', 'sexta-feira, 25 de dezembro, fechado'],
    ['2027-01-01', 'sexta-feira, 1º de janeiro, das 9h ao meio-dia e das 13h às 15h'],
  ])('tells on %s the hours of the day', (now, text) => {
    const spans = '[{ opens: "09:00", closes: "12:00" }, { opens: "13:00", closes: "15:00" }]';
    const site = new FixtureSite({
      [barueri]: [['"Motor de portão {{region.in}}"', '"{{hours.today}}"']],
      'site.yaml': [
        [
          'hours:\n',
          `hours:\n  holidays: brazil\n  special: [{ from: 2027-01-01, spans: ${spans} }]\n`,
        ],
      ],
    });
    expect(propsOf(site.page('/barueri', { now }), 'page-heading').heading).toBe(text);
  });

  it('tells them in English', () => {
    const lead = 'At your home in {{business.locality}}.';
    const site = new FixtureSite({ 'pages/index.yaml': [[lead, '{{hours.today}}']] }, 'english');
    const said = (now: string) => propsOf(site.page('/', { now }), 'hero').lead;
    expect(said('2026-11-27')).toBe('Friday 27 November, 8am to 6pm');
    expect(said('2026-11-28')).toBe('Saturday 28 November, closed');
  });

  it('names the place with the preposition of its document', () => {
    expect(inLapa('Motor {{region.in}}')).toBe('Motor na Lapa');
  });

  it('lists neighbours as people say them', () => {
    const near = (list: string) =>
      said('{{region.near}}', {
        [barueri]: [
          ['"Motor de portão {{region.in}}"', '"{{region.near}}"'],
          ['near: [osasco]', `near: [${list}]`],
        ],
      });
    expect([near('osasco'), near('osasco, lapa')]).toEqual(['Osasco', 'Osasco e Lapa']);
  });

  it('is replaced in title, description, keywords and lists', () => {
    const page = new FixtureSite({
      [home]: [
        ['title: Motor de portão em São Paulo', 'title: "{{claims.technicians}} técnicos"'],
        ['[motor de portão]', '["{{business.name}}", motor]'],
      ],
      'site.yaml': [['[O portão abre.]', '["{{claims.technicians}} abrem."]']],
    }).page('/');
    expect(page.head).toMatchObject({
      title: '128 técnicos',
      description: 'Motor de portão instalado por 128 técnicos em São Paulo.',
      keywords: ['Portões Modelo', 'motor'],
    });
    expect(propsOf(page, 'footer').slogan).toEqual(['128 abrem.']);
  });

  it('is replaced in the text beside an image for social networks', () => {
    expect(
      new FixtureSite({
        [home]: [['alt: Portão fechado', 'alt: "Portão de {{business.name}}"']],
      }).page('/').head.image?.alt,
    ).toBe('Portão de Portões Modelo');
  });

  it('in the text of a claim is not looked for', () => {
    expect(
      said('{{claims.technicians}}', {
        'site.yaml': [['value: "128"', 'value: "{{claims.coverageRadius}}"']],
      }),
    ).toBe('{{claims.coverageRadius}}');
  });

  it.each([
    '{{claims}}',
    '{{claims.technicians.value}}',
    '{{contacts.main}}',
    '{{region}}',
    '{{values.heading}}',
    '{{nada.nada}}',
    '{{claims technicians}}',
    '{{técnicos}}',
  ])('%s is unknown', (reference) => {
    const site = new FixtureSite({
      [home]: [['heading: Onde atendemos', `heading: "${reference}"`]],
    });
    expect(checkSite(site.dir).problems.map(({ code }) => code)).toEqual(['reference-unknown']);
  });

  it.each(['{{ }}', '{{claims.technicians}', 'técnicos}}', '{{{{claims.technicians'])(
    '%s is broken',
    (text) => {
      const site = new FixtureSite({ [home]: [['heading: Onde atendemos', `heading: "${text}"`]] });
      expect(checkSite(site.dir).problems.map(({ code }) => code)).toEqual(['reference-broken']);
    },
  );

  it('of which one text has several wrong is reported for each', () => {
    const site = new FixtureSite({
      [home]: [['heading: Onde atendemos', 'heading: "{{claims.a}} {{region.name}} {{b"']],
    });
    expect(
      checkSite(site.dir)
        .problems.map(({ code }) => code)
        .sort(),
    ).toEqual(['reference-broken', 'reference-no-region', 'reference-unknown']);
  });

  it.each([
    [
      'the text of a service',
      'site.yaml',
      'text: O portão fica trancado.',
      'text: "Fica {{claims.nada}}."',
    ],
    ['the label of a group', 'site.yaml', 'label: Bairros', 'label: "{{claims.nada}}"'],
    ['the name of a region', 'pages/bairros/lapa.yaml', 'name: Lapa', 'name: "{{claims.nada}}"'],
    [
      'a name on the breadcrumb',
      'pages/bairros/lapa.yaml',
      'path: /lapa',
      'path: /lapa\nbreadcrumb: "{{claims.nada}}"',
    ],
  ])('in %s is looked up as well', (_, file, from, to) => {
    expect(
      checkSite(new FixtureSite({ [file]: [[from, to]] }).dir).problems.map(({ code }) => code),
    ).toContain('reference-unknown');
  });
});

describe('a partial', () => {
  it('gets the values of each page that uses it', () => {
    const site = new FixtureSite().ready();
    const action = (path: string) =>
      propsOf(
        site.pages.find((page) => page.path === path)!,
        'call-to-action',
      );
    expect(action('/barueri')).toMatchObject({
      heading: 'Fale com a gente em Barueri',
      text: 'São 128 técnicos.',
    });
    expect(action('/osasco')).toMatchObject({
      heading: 'Fale com a gente em Osasco',
      text: 'Hoje mesmo.',
    });
  });

  it('is replaced by its blocks, in their order, wherever it stands', () => {
    const types = (path: string) => new FixtureSite().page(path).blocks.map((block) => block.type);
    expect(types('/osasco')).toEqual([
      'header',
      'breadcrumb',
      'page-heading',
      'accordion',
      'call-to-action',
      'near',
      'same-group',
      'footer',
    ]);
  });

  it('may use another with values of its own', () => {
    const site = new FixtureSite({
      [home]: [
        ['{ type: partial, name: duvidas }', '{ type: partial, name: tudo, values: { who: Nós } }'],
      ],
      'partials/tudo.yaml':
        'values: { who: { description: Quem } }\nblocks:\n  - { type: partial, name: duvidas }\n  - { type: partial, name: contato, values: { heading: "{{values.who}} atendemos" } }\n',
    });
    const page = site.page('/');
    expect(
      page.blocks.filter((block) => block.placement === 'main').map((block) => block.type),
    ).toEqual(['page-heading', 'coverage', 'services-grid', 'accordion', 'call-to-action']);
    expect(propsOf(page, 'call-to-action').heading).toBe('Nós atendemos');
  });

  it('may be used twice on one page', () => {
    const site = new FixtureSite({
      [home]: [
        [
          '{ type: partial, name: duvidas }',
          '{ type: partial, name: contato, values: { heading: Um } }\n  - { type: partial, name: contato, values: { heading: Dois } }',
        ],
      ],
    });
    const headings = site
      .page('/')
      .blocks.filter((block) => block.type === 'call-to-action')
      .map((block) => block.props.heading);
    expect(headings).toEqual(['Um', 'Dois']);
  });

  it('does not see the values of the partial around it', () => {
    const site = new FixtureSite({
      [home]: [
        ['{ type: partial, name: duvidas }', '{ type: partial, name: fora, values: { who: Nós } }'],
      ],
      'partials/fora.yaml':
        'values: { who: { description: Quem } }\nblocks:\n  - { type: text, body: "{{values.who}}" }\n  - { type: partial, name: dentro }\n',
      'partials/dentro.yaml': 'blocks: [{ type: text, body: "{{values.who}}" }]\n',
    });
    expect(checkSite(site.dir).problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'partials/dentro.yaml reference-unknown',
    ]);
  });

  it('in the layout of the site is used by all pages', () => {
    const site = new FixtureSite({
      'site.yaml': [
        [
          '  after:\n',
          '  after:\n    - { type: partial, name: contato, values: { heading: Rodapé } }\n',
        ],
      ],
    });
    expect(site.page('/dicas').blocks.map((block) => [block.type, block.placement])).toEqual([
      ['header', 'before'],
      ['breadcrumb', 'before'],
      ['text', 'main'],
      ['call-to-action', 'after'],
      ['footer', 'after'],
    ]);
  });
});
