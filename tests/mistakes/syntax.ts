import { barueri, home, type SiteMistake } from './mistake.ts';

const title = 'title: Motor de portão em Barueri';
const code = 'syntax' as const;

/** Texts that are not YAML. */
export const syntaxMistakes: readonly SiteMistake[] = [
  {
    name: 'a tab in the indentation',
    code,
    caption: 'uma tabulação no recuo',
    english: true,
    edits: { [barueri]: [['  kind: city', '\tkind: city']] },
  },
  {
    name: 'a tab in a text of several lines',
    code,
    english: true,
    edits: {
      [home]: [
        ['lead: "Num raio de {{claims.coverageRadius}} km."', 'lead: |\n      Perto.\n\t\tLonge.'],
      ],
    },
  },
  {
    name: 'a special space in the indentation',
    code,
    caption: 'espaços que vieram de um texto copiado',
    edits: { [barueri]: [['  group: cidades', '\u00a0\u00a0group: cidades']] },
  },
  {
    name: 'a line indented too little',
    code,
    caption: 'recuo de menos',
    english: true,
    edits: { [barueri]: [['  group: cidades', ' group: cidades']] },
  },
  {
    name: 'a line indented too much',
    code,
    caption: 'recuo demais',
    edits: { [barueri]: [['  group: cidades', '    group: cidades']] },
  },
  { name: 'a field of the page indented', code, edits: { [barueri]: [[title, `  ${title}`]] } },
  {
    name: 'a block field below its dash',
    code,
    caption: 'um campo alinhado ao traço do bloco',
    edits: { [home]: [['    heading: Onde atendemos', '  heading: Onde atendemos']] },
  },
  {
    name: 'a block field one space off',
    code,
    edits: { [home]: [['    heading: Onde atendemos', '   heading: Onde atendemos']] },
  },
  {
    name: 'a block one space off',
    code,
    edits: { [home]: [['  - type: coverage', '   - type: coverage']] },
  },
  {
    name: 'a missing dash before a block',
    code,
    caption: 'falta o traço de um bloco',
    english: true,
    edits: { [home]: [['  - type: coverage\n', '  type: coverage\n']] },
  },
  {
    name: 'a missing dash before an item that repeats the fields of the one above',
    code,
    caption: 'falta o traço, e os campos se repetem',
    english: true,
    edits: { 'partials/duvidas.yaml': [['      - id: prazo', '        id: prazo']] },
  },
  {
    name: 'the first field of an item twice',
    code,
    english: true,
    edits: { [home]: [['- type: coverage\n', '- type: coverage\n    type: near\n']] },
  },
  {
    name: 'a missing dash before an item',
    code,
    edits: { [barueri]: [['near: [osasco]', 'near:\n    - osasco\n    lapa']] },
  },
  {
    name: 'a missing dash before a button',
    code,
    edits: {
      [home]: [
        ['      - { label: Ligar agora, call: main }', '      { label: Ligar agora, call: main }'],
      ],
    },
  },
  {
    name: 'a dash without a space',
    code,
    caption: 'um traço sem espaço',
    edits: { [home]: [['  - type: coverage', '  -type: coverage']] },
  },
  {
    name: 'a list on the line of its name',
    code,
    caption: 'a lista na linha do nome',
    edits: { [barueri]: [['near: [osasco]', 'near: - osasco']] },
  },
  {
    name: 'a field without a colon',
    code,
    caption: 'faltam os dois-pontos',
    edits: { [barueri]: [['updated: "2026-02-10"', 'updated "2026-02-10"']] },
  },
  {
    name: 'a field with an equals sign',
    code,
    edits: { [barueri]: [['updated: "2026-02-10"', 'updated = "2026-02-10"']] },
  },
  {
    name: 'a colon without a space',
    code,
    caption: 'falta o espaço depois dos dois-pontos',
    edits: { [barueri]: [['path: /barueri', 'path:/barueri']] },
  },
  {
    name: 'a field written twice',
    code,
    caption: 'um campo duas vezes',
    english: true,
    edits: { [barueri]: [['order: 2', 'order: 2\n  order: 3']] },
  },
  {
    name: 'quotes left open',
    code,
    caption: 'aspas que não fecham',
    english: true,
    edits: { [barueri]: [['updated: "2026-02-10"', 'updated: "2026-02-10']] },
  },
  {
    name: 'quotes left open in a button',
    code,
    edits: {
      [home]: [['{ label: Ligar agora, call: main }', '{ label: "Ligar agora, call: main }']],
    },
  },
  {
    name: 'a colon inside a text',
    code,
    caption: 'dois-pontos dentro do texto',
    english: true,
    edits: { [barueri]: [[title, 'title: Motor de portão: Barueri']] },
  },
  {
    name: 'a colon inside the text of a button',
    code,
    edits: {
      [home]: [['{ label: Ligar agora, call: main }', '{ label: Ligar: agora, call: main }']],
    },
  },
  {
    name: 'a text that begins with an asterisk',
    code,
    caption: 'um texto que começa com um sinal',
    edits: { [barueri]: [[title, 'title: *Motor* de portão em Barueri']] },
  },
  {
    name: 'a text that begins with bold type',
    code,
    edits: {
      [home]: [
        ['lead: "Num raio de {{claims.coverageRadius}} km."', 'lead: **Num raio** de 40 km.'],
      ],
    },
  },
  {
    name: 'a single word with an asterisk',
    code,
    edits: { [barueri]: [[title, 'title: *Motor']] },
  },
  {
    name: 'a text that begins with an at sign',
    code,
    edits: { [barueri]: [[title, 'title: @portoes']] },
  },
  {
    name: 'a text that begins with a backtick',
    code,
    edits: { [barueri]: [[title, 'title: `Motor` de portão']] },
  },
  {
    name: 'a text that begins with a percent sign',
    code,
    edits: { [barueri]: [[title, 'title: %10 de desconto']] },
  },
  {
    name: 'a text that begins with an exclamation mark',
    code,
    edits: { [barueri]: [[title, 'title: !Motor novo']] },
  },
  {
    name: 'a text that begins with a bracket',
    code,
    caption: 'um texto que começa com colchete',
    edits: { [barueri]: [[title, 'title: [Novo] Motor de portão']] },
  },
  {
    name: 'a text that begins with a reference',
    code,
    caption: 'um texto que começa com uma referência',
    english: true,
    edits: {
      [home]: [
        [
          'lead: "Num raio de {{claims.coverageRadius}} km."',
          'lead: {{claims.coverageRadius}} km de raio.',
        ],
      ],
    },
  },
  {
    name: 'a text that is a reference',
    code,
    edits: { [home]: [['heading: Onde atendemos', 'heading: {{business.name}}']] },
  },
  {
    name: 'text after the closing quotes',
    code,
    caption: 'texto depois das aspas',
    edits: { [barueri]: [[title, 'title: "Motor" de portão em Barueri']] },
  },
  {
    name: 'quotes within quotes',
    code,
    caption: 'aspas dentro de aspas',
    edits: { [barueri]: [[title, 'title: "Motor "PPA" em Barueri"']] },
  },
  {
    name: 'an apostrophe within single quotes',
    code,
    caption: 'um apóstrofo entre aspas simples',
    edits: { [barueri]: [[title, "title: 'Motor à prova d'água'"]] },
  },
  {
    name: 'a backslash within quotes',
    code,
    caption: 'uma barra invertida entre aspas',
    edits: { [barueri]: [[title, 'title: "Motor\\portão"']] },
  },
  {
    name: 'curly quotes around a text with a colon',
    code,
    caption: 'aspas curvas',
    edits: { [barueri]: [[title, 'title: “Motor: Barueri”']] },
  },
  {
    name: 'a bar before a text on the same line',
    code,
    caption: 'texto na linha da barra',
    edits: { [barueri]: [[title, 'title: | Motor de portão']] },
  },
  {
    name: 'a long text whose second line is not indented',
    code,
    caption: 'a segunda linha de um texto sem recuo',
    edits: {
      [barueri]: [
        [
          'description: Motor de portão instalado em Barueri.',
          'description: Motor de portão\ninstalado em Barueri.',
        ],
      ],
    },
  },
  {
    name: 'a bracket left open',
    code,
    caption: 'um colchete que não fecha',
    edits: { [barueri]: [['near: [osasco]', 'near: [osasco']] },
  },
  {
    name: 'a brace left open',
    code,
    edits: { [home]: [['{ label: Ligar agora, call: main }', '{ label: Ligar agora, call: main']] },
  },
  {
    name: 'a comma missing between two fields',
    code,
    caption: 'falta uma vírgula',
    edits: {
      [home]: [['{ label: Ligar agora, call: main }', '{ label: "Ligar agora" call: main }']],
    },
  },
  {
    name: 'two documents in one file',
    code,
    caption: 'dois documentos em um arquivo',
    edits: { [barueri]: [['updated: "2026-02-10"', '---\nupdated: "2026-02-10"']] },
  },
  {
    name: 'the marks of a git conflict',
    code,
    caption: 'um conflito do git',
    edits: { [barueri]: [[title, `<<<<<<< HEAD\n${title}\n=======\ntitle: Outro\n>>>>>>> outra`]] },
  },
];
