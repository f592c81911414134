// Mistakes against the schemas and against YAML: one mistake gives one problem, at its place.
import { describe, expect, it } from 'vitest';
import { sentences, sortProblems } from '../../../engine/diagnostics/format.ts';
import { checkSite } from '../../../engine/check/check-site.ts';
import { FixtureSite, placeIn } from '../fixture.ts';

const home = 'pages/index.yaml';
const barueri = 'pages/cidades/barueri.yaml';

/** The problems that replacing `from` by `to` gives. */
function problemsAfter(file: string, from: string, to: string) {
  const site = new FixtureSite({ [file]: [[from, to]] });
  return { site, problems: sortProblems(checkSite(site.dir).problems) };
}

/** Code, place and what to do. */
const brief = (problems: ReturnType<typeof problemsAfter>['problems']) =>
  problems.map((problem) => ({
    code: problem.code,
    file: problem.file,
    line: problem.line,
    column: problem.column,
    fix: sentences(problem, 'pt-BR').fix,
  }));

const button = '{ label: Ligar agora, call: main }';

describe('one mistake', () => {
  it.each([
    [
      'a required field has a typo',
      barueri,
      'title: Motor de portão em Barueri',
      'tilte: Motor de portão em Barueri',
      'field-unknown',
      'tilte',
      'Você quis dizer "title"?',
    ],
    [
      'the type of a block is misspelt',
      home,
      '- type: coverage',
      '- tipe: coverage',
      'block-without-type',
      'tipe',
      'Troque "tipe" por "type".',
    ],
    [
      'a field that has set values gets a number',
      barueri,
      'kind: city',
      'kind: 3',
      'field-value',
      '3\n  group',
      'Use um destes: "city", "area", "neighbourhood". `city` (município), `area` (vários municípios) ou `neighbourhood` (bairro).',
    ],
    [
      'a field that has set values gets another text',
      barueri,
      'path: /barueri',
      'path: /barueri\nstatus: nada',
      'field-value',
      'nada',
      'Use um destes: "200", "404". 404 na página que responde a endereços desconhecidos; nas outras, não se escreve.',
    ],
    [
      'a field that has set numbers gets one in quotes',
      barueri,
      'path: /barueri',
      'path: /barueri\nstatus: "200"',
      'field-type',
      '"200"',
      'Escreva: status: 200',
    ],
    [
      'a field that has set values stays empty',
      barueri,
      'kind: city',
      'kind: null',
      'field-type',
      'null',
      'Escreva um texto.',
    ],
    [
      'a list is written as a text',
      barueri,
      'near: [osasco]',
      'near: osasco',
      'field-type',
      'osasco\n',
      'Escreva: near: [osasco]',
    ],
    [
      'a text is written as a list',
      home,
      'heading: Onde atendemos',
      'heading: [Onde, atendemos]',
      'field-type',
      '[Onde, atendemos]',
      'Escreva um texto só: heading: "Onde, atendemos"',
    ],
    [
      'true is written in quotes',
      home,
      'showMap: true',
      'showMap: "true"',
      'field-type',
      '"true"',
      'Escreva: showMap: true',
    ],
    [
      'a text reads like true',
      home,
      'heading: Onde atendemos',
      'heading: true',
      'field-type',
      'true\n    lead: "Num',
      'Ponha-o entre aspas: heading: "true"',
    ],
    [
      'a block is a bare name',
      home,
      '- { type: partial, name: duvidas }',
      '- duvidas',
      'field-type',
      'duvidas',
      'Comece o bloco com o tipo: - type: nome-do-bloco. Uma parte se chama com: - { type: partial, name: duvidas }',
    ],
    [
      'a button is a bare text',
      home,
      button,
      'Ligar agora',
      'field-type',
      'Ligar agora',
      'Escreva os campos dele, com o que falta no lugar de …: { label: Ligar agora, chat: … }',
    ],
    [
      'a button is a number',
      home,
      button,
      '24',
      'field-type',
      '24',
      'Escreva os campos dele, com o que falta no lugar de …: { label: …, chat: … }',
    ],
    [
      'a button is left empty',
      home,
      `- ${button}`,
      '- null',
      'field-type',
      'null',
      'Escreva os campos dele, com o que falta no lugar de …: { label: …, chat: … }',
    ],
    [
      'the action of a button has a typo',
      home,
      'call: main',
      'cal: main',
      'field-unknown',
      'cal:',
      'Você quis dizer "call"?',
    ],
    [
      'a button has no label',
      home,
      'label: Ligar agora, ',
      '',
      'field-missing',
      '{ call: main }',
      'Escreva-o aqui. O que se lê no botão. Por exemplo: label: Solicitar Orçamento',
    ],
    [
      'a date is not one of the calendar',
      barueri,
      '"2026-02-10"',
      '"2026-02-30"',
      'field-format',
      '"2026-02-30"',
      'Confira o dia e o mês.',
    ],
    [
      'a list is too short',
      barueri,
      '[-23.5112, -46.8765]',
      '[-23.5112]',
      'field-length',
      '[-23.5112]',
      'Acrescente pelo menos 1 item.',
    ],
    [
      'a number is out of range',
      barueri,
      '-46.8765',
      '-946.8765',
      'field-length',
      '-946.8765',
      'Escreva um número de -180 a 180.',
    ],
    [
      'a list names something twice',
      barueri,
      'near: [osasco]',
      'near: [osasco, osasco]',
      'field-length',
      'osasco]',
      'Apague um dos dois.',
    ],
    [
      'the name of a claim has an accent',
      'site.yaml',
      'technicians: { value',
      'técnicos: { value: "1", context: Um. }\n  technicians: { value',
      'field-format',
      'técnicos:',
      'Você quis dizer "tecnicos"? Nomes começam com letra minúscula e têm só letras e números, sem acento.',
    ],
    [
      'the name of a value has a typo',
      barueri,
      'values: { heading',
      'values: { headin',
      'partial-value-unknown',
      'headin:',
      'Você quis dizer "heading"?',
    ],
  ])('gives one problem when %s', (_, file, from, to, code, text, fix) => {
    const { site, problems } = problemsAfter(file, from, to);
    expect(brief(problems)).toEqual([{ code, ...placeIn(site, file, text), fix }]);
  });

  it('says the fields that exist where none is near', () => {
    const { problems } = problemsAfter(home, 'showMap: true', 'showMap: true\n    cor: azul');
    expect(problems.map((problem) => sentences(problem, 'pt-BR').fix)).toEqual([
      'Apague-o, ou use um destes: "type", "id", "show", "heading", "lead", "showMap". Se o site é de uma versão anterior: npm run portao -- upgrade',
    ]);
  });

  it('does not offer a name that is written already', () => {
    const { problems } = problemsAfter(barueri, 'order: 2', 'order: 2\n  ordem: 2');
    expect(problems.map((problem) => sentences(problem, 'pt-BR').fix)).toEqual([
      expect.not.stringContaining('Você quis dizer'),
    ]);
  });

  it('names the field by its place in the list', () => {
    const { problems } = problemsAfter(barueri, 'near: [osasco]', 'near: [osasco, 12]');
    expect(problems.map((problem) => sentences(problem, 'pt-BR').what)).toEqual([
      'O item 2 de "near" pede um texto, e 12 sem aspas é lido como número.',
    ]);
  });
});

describe('several mistakes in one document', () => {
  it('are told in words, where a button without an action has a group for its label', () => {
    const { problems } = problemsAfter(
      barueri,
      '{ label: Pedir orçamento, chat: quote }',
      '{ label: { title: Pedir } }',
    );
    expect(problems.map(({ code }) => code)).toEqual(['button-without-action', 'field-type']);
    expect(problems.map((problem) => sentences(problem, 'pt-BR').what).join()).not.toContain(
      '[object',
    );
  });

  it('are all reported, from top to bottom', () => {
    const site = new FixtureSite({
      [barueri]: [
        ['title: ', 'titel: '],
        ['"2026-02-10"', 'ontem'],
        ['order: 2', 'ordem: 2'],
        ['type: near, heading', 'type: near, headin'],
      ],
    });
    expect(
      sortProblems(checkSite(site.dir).problems).map(({ code, line, column }) => [
        code,
        line,
        column,
      ]),
    ).toEqual([
      ['field-unknown', 2, 1],
      ['field-format', 4, 10],
      ['field-unknown', 11, 3],
      ['field-unknown', 19, 19],
    ]);
  });
});

describe('a text that is not YAML', () => {
  it.each([
    [
      'a line begins with a tab',
      '  kind: city',
      '\tkind: city',
      '\tkind',
      'O recuo desta linha tem uma tabulação (a tecla Tab)',
    ],
    [
      'a line is indented too little',
      '  group: cidades',
      ' group: cidades',
      ' group',
      'O recuo desta linha (1 espaço) não combina com o das linhas de cima.',
    ],
    [
      'a line is indented too much',
      '  group: cidades',
      '    group: cidades',
      '    group: cidades',
      'O recuo desta linha (4 espaços) não combina',
    ],
    [
      'a text holds a colon',
      'title: Motor de portão em Barueri',
      'title: Motor: em Barueri',
      'Motor: em',
      'Há dois-pontos dentro do texto',
    ],
    [
      'a field has no colon',
      'updated: "2026-02-10"',
      'updated "2026-02-10"',
      'updated',
      'Faltam os dois-pontos depois de "updated".',
    ],
    [
      'quotes stay open',
      'updated: "2026-02-10"',
      'updated: "2026-02-10',
      '"2026-02-10',
      'As aspas (") que abrem aqui não fecham.',
    ],
    [
      'there are two documents',
      'updated: "2026-02-10"',
      '---\nupdated: "2026-02-10"',
      '---',
      'começa um segundo documento',
    ],
    [
      'a text begins with an asterisk',
      'title: Motor de portão em Barueri',
      'title: *Motor',
      '*Motor',
      'não pode começar com *',
    ],
  ])('is reported where it goes wrong when %s', (_, from, to, text, says) => {
    const { site, problems } = problemsAfter(barueri, from, to);
    expect(problems.map(({ code, file, line, column }) => ({ code, file, line, column }))).toEqual([
      { code: 'syntax', ...placeIn(site, barueri, text) },
    ]);
    expect(sentences(problems[0]!, 'pt-BR').what).toContain(says);
  });

  it('is refused where it would grow without end', () => {
    const site = new FixtureSite({
      [barueri]: `a: &a [${'x, '.repeat(9)}x]\nb: &b [${'*a, '.repeat(9)}*a]\nc: &c [${'*b, '.repeat(9)}*b]\nd: [${'*c, '.repeat(9)}*c]\n`,
    });
    expect(checkSite(site.dir).problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      `${barueri} document-aliases`,
    ]);
  });
});

describe('places', () => {
  it('are counted as editors count where letters take two units', () => {
    const { site, problems } = problemsAfter(
      home,
      '{ label: Ligar agora, call: main }',
      '{ label: "🚪 Ligar", call: mian }',
    );
    expect(problems.map(({ line, column, length }) => ({ line, column, length }))).toEqual([
      { line: 13, column: 36, length: 4 },
    ]);
    expect(placeIn(site, home, 'mian')).toEqual({ file: home, line: 13, column: 36 });
  });

  it('are the same in a file with a byte order mark and Windows line ends', () => {
    const site = new FixtureSite();
    site.apply({
      [barueri]: `\uFEFF${site.read(barueri).replace('order: 2', 'odrer: 2').replaceAll('\n', '\r\n')}`,
    });
    expect(
      checkSite(site.dir).problems.map(({ code, line, column, length }) => ({
        code,
        line,
        column,
        length,
      })),
    ).toEqual([{ code: 'field-unknown', line: 11, column: 3, length: 5 }]);
  });

  it('of an item are those of the item, not of its list', () => {
    const site = new FixtureSite({
      [barueri]: [['near: [osasco]', 'near:\n    - osasco\n    - lappa']],
    });
    expect(
      checkSite(site.dir).problems.map(({ code, line, column }) => ({ code, line, column })),
    ).toEqual([{ code: 'neighbour-unknown', line: 12, column: 7 }]);
  });

  it('of a mistake in the default of a partial are in the partial', () => {
    const { site, problems } = problemsAfter(
      'partials/contato.yaml',
      'claims.technicians',
      'claims.tecnicians',
    );
    expect(problems.map(({ code, file, line, column }) => ({ code, file, line, column }))).toEqual([
      {
        code: 'reference-unknown',
        ...placeIn(site, 'partials/contato.yaml', '{{claims.tecnicians'),
      },
    ]);
  });
});
