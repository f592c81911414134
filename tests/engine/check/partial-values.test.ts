// What a page fills into a partial is the page's: what is wrong with it is told where the page says it.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { formatProblem, sortProblems } from '../../../engine/diagnostics/format.ts';
import { FixtureSite, placeIn, type Edits } from '../fixture.ts';

const barueri = 'pages/cidades/barueri.yaml';
const parte = 'partials/parte.yaml';

/** A partial in whose fields a page writes everything that a page can write. */
const partial = `values:
  title: { description: Título, default: Título }
  text: { description: Texto, default: Um texto. }
  label: { description: Texto do botão, default: Ligar }
  path: { description: Página, default: dicas }
  message: { description: Mensagem, default: quote }
  contact: { description: Contato, default: main }
  picture: { description: Imagem, default: portao.svg }
blocks:
  - type: call-to-action
    tone: night
    heading: "Portões: {{values.title}}"
    text: "São {{claims.technicians}} técnicos. {{values.text}} Veja as [dicas](/dicas)."
    buttons:
      - { label: "{{values.label}}", link: "/{{values.path}}" }
      - { label: Conversar, chat: "{{values.message}}" }
      - { label: Ligar, call: "{{values.contact}}" }
  - type: text
    body: "{{values.text}}"
  - type: demo-video
    heading: Vídeo
    label: Vídeo
    linkLabel: Tocar
    poster: { src: "/media/{{values.picture}}", alt: Um portão }
    bullets: [Motor]
    button: { label: Dicas, link: /dicas }
`;

/** The page of Barueri with one value of the partial; `more` are edits besides. */
const given = (value: string, more: Edits = {}) =>
  new FixtureSite({
    [parte]: partial,
    'site.yaml': [
      ['value: "128", ', 'value: "128", unit: [técnicos], '],
      ['heading-skip: off, ', ''],
    ],
    [barueri]: [
      [
        '- { type: partial, name: contato',
        `- type: partial\n    name: parte\n    values:\n      ${value}\n  - { type: partial, name: contato`,
      ],
    ],
    ...more,
  });

const problemsOf = (site: FixtureSite) =>
  sortProblems(checkSite(site.dir, { lints: 'check' }).problems);

it('tells nothing of a page that fills everything in well', () => {
  expect(
    problemsOf(given('title: Bom'))
      .filter(({ level }) => level === 'error')
      .map((problem) => formatProblem(problem, 'pt-BR')),
  ).toEqual([]);
});

/** Warnings that the fixture has without a mistake. */
const usual = new Set(problemsOf(given('title: Bom')).map(({ file, code }) => `${file} ${code}`));
const told = (site: FixtureSite) =>
  problemsOf(site).filter(({ file, code }) => !usual.has(`${file} ${code}`));

describe('a mistake that a page fills into a partial is told in the page', () => {
  it.each([
    ['a broken link', 'text: "Veja o [guia](/guiaa)."', '/guiaa', 'link-unknown'],
    ['a broken anchor', 'text: "Veja [isto](/dicas#nada)."', '/dicas#nada', 'anchor-unknown'],
    [
      'a Markdown image that there is not',
      'text: "![Portão](/media/nada.png)"',
      '/media/nada.png',
      'image-missing',
    ],
    [
      'a Markdown image where the partial shows no Markdown',
      'title: "![Portão](portao.svg)"',
      '![Portão](portao.svg)',
      'image-in-text',
    ],
    [
      'a Markdown image of elsewhere',
      'text: "![Portão](https://fotos.exemplo/x.png)"',
      '![Portão](https://fotos.exemplo/x.png)',
      'image-in-text',
    ],
    [
      'a number that nobody knows',
      'text: "[Chame](tel:+5511911112222)"',
      '"[Chame](tel:+5511911112222)"',
      'contact-number-unknown',
    ],
    ['an unknown reference', 'title: "{{claims.nada}}"', '{{claims.nada}}', 'reference-unknown'],
    [
      'braces that are not closed',
      'title: "{{claims.technicians"',
      '{{claims.technicians',
      'reference-broken',
    ],
    ['a link made of it', 'path: guiaa', 'guiaa', 'link-unknown'],
    ['an unknown message', 'message: quotte', 'quotte', 'message-unknown'],
    ['an unknown contact', 'contact: mian', 'mian', 'contact-unknown'],
    ['a contact of another use', 'contact: mainChat', 'mainChat', 'contact-wrong-use'],
    ['a picture that there is not', 'picture: portaoo.svg', 'portaoo.svg', 'image-missing'],
    [
      'a text that is too long for its field',
      `label: ${'Ligar '.repeat(12).trim()}`,
      'Ligar '.repeat(12).trim(),
      'field-length',
    ],
    ['an empty text', 'label: ""', '""', 'field-length'],
    [
      'a value that is too long',
      `title: "${'muito '.repeat(400).trim()}"`,
      `"${'muito '.repeat(400).trim()}"`,
      'reference-long',
    ],
    ['a claim by hand', 'text: São 128 técnicos.', 'São 128 técnicos.', 'claim-by-hand'],
    ['a measure by hand', 'text: Até 900 kg.', 'Até 900 kg.', 'number-by-hand'],
    [
      'a phone number',
      'text: Ligue para (11) 91234-5678.',
      'Ligue para (11) 91234-5678.',
      'phone-in-text',
    ],
    [
      'a place elsewhere',
      'text: Atendemos o Ipiranga e a Lapa.',
      'Atendemos o Ipiranga e a Lapa.',
      'place-foreign',
    ],
    ['a text to be written', 'text: "TODO: escreva"', 'TODO: escreva', 'todo'],
    ['a heading that skips a level', 'text: "#### Fundo"', '"#### Fundo"', 'heading-skip'],
    [
      'a picture without words',
      'text: "![](/media/portao.svg)"',
      '![](/media/portao.svg)',
      'image-alt',
    ],
    ['an unknown value', 'titel: Bom', 'titel', 'partial-value-unknown'],
  ])('%s', (_, value, mark, code) => {
    const site = given(value);
    const problems = told(site);
    expect(problems.map((one) => one.code)).toContain(code);
    expect(problems.map(({ file }) => file)).toEqual(problems.map(() => barueri));
    const { line, column } = problems.find((one) => one.code === code)!;
    expect({ file: barueri, line, column }).toEqual(placeIn(site, barueri, mark));
  });

  it('with the place where the partial shows it', () => {
    const site = given('text: "Veja o [guia](/guiaa)."');
    const [problem] = told(site);
    expect(formatProblem(problem!, 'pt-BR')).toContain(`Veja também: ${parte}:13:11`);
  });

  it('of a default, in the partial', () => {
    const site = given('title: Bom', {
      [parte]: partial.replace('default: dicas', 'default: dicass'),
    });
    const [problem, ...more] = told(site);
    const { file, line, column, code } = problem!;
    expect([code, more]).toEqual(['link-unknown', []]);
    expect({ file, line, column }).toEqual(placeIn(site, parte, 'dicass'));
  });

  it('of what the partial says beside it, in the partial', () => {
    const site = given('text: "[Nada](#x)"', {
      [parte]: partial.replace('](/dicas)', '](/dicass)'),
    });
    expect(told(site).map(({ file, code }) => `${file} ${code}`)).toEqual([
      `${barueri} anchor-unknown`,
      `${parte} link-unknown`,
    ]);
  });

  it('through partials inside of partials', () => {
    const site = given('title: Bom', {
      'partials/fora.yaml':
        'values: { onde: { description: Onde } }\nblocks:\n  - { type: partial, name: parte, values: { text: "Leia [isto]({{values.onde}})." } }\n',
      [barueri]: [
        [
          '- { type: partial, name: contato',
          '- { type: partial, name: fora, values: { onde: /guiaa } }\n  - { type: partial, name: contato',
        ],
      ],
    });
    const [problem, ...more] = told(site);
    expect([problem?.code, more]).toEqual(['link-unknown', []]);
    expect(problem).toMatchObject(placeIn(site, barueri, '/guiaa'));
  });

  it('of a required value that is missing, and nothing that follows from it', () => {
    const site = given('title: Bom', {
      [parte]: partial.replace(
        'path: { description: Página, default: dicas }',
        'path: { description: Página }',
      ),
    });
    expect(told(site).map(({ file, code }) => `${file} ${code}`)).toEqual([
      `${barueri} partial-value-missing`,
    ]);
  });
});

describe('a partial that does not suit a page is told in the page', () => {
  const region = 'blocks:\n  - { type: text, body: "Aqui {{region.in}}, {{region.name}}." }\n';

  it('on each page without a region, once', () => {
    const use = '- { type: partial, name: lugar }\n';
    const site = new FixtureSite({
      'partials/lugar.yaml': region,
      'pages/um.yaml': `path: /um\ntitle: Um\ndescription: Um.\nupdated: "2026-01-01"\nblocks:\n  ${use}`,
      'pages/dois.yaml': `path: /dois\ntitle: Dois\ndescription: Dois.\nupdated: "2026-01-01"\nblocks:\n  ${use}`,
      [barueri]: [['- { type: partial, name: contato', `${use}  - { type: partial, name: contato`]],
    });
    const problems = checkSite(site.dir).problems.filter(({ level }) => level === 'error');
    expect(problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
      'pages/dois.yaml:6 partial-no-region',
      'pages/um.yaml:6 partial-no-region',
    ]);
  });

  it('with an anchor that the page has already', () => {
    const site = new FixtureSite({
      'pages/um.yaml':
        'path: /um\ntitle: Um\ndescription: Um.\nupdated: "2026-01-01"\nblocks:\n  - { type: partial, name: duvidas }\n  - { type: partial, name: duvidas }\n',
    });
    const problems = checkSite(site.dir).problems.filter(({ code }) => code === 'anchor-duplicate');
    expect(new Set(problems.map(({ file, line }) => `${file}:${line}`))).toEqual(
      new Set(['pages/um.yaml:7']),
    );
  });
});
