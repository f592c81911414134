import { barueri, home, page, type SiteMistake } from './mistake.ts';

const inPage = (body: string) => ({
  'pages/z.yaml': page('/z').replace('  - { type: text, body: Olá. }\n', body),
});
const text = (body: string) => inPage(`  - type: text\n    body: ${body}\n`);

/** Documents beyond a limit, and what no document may hold. */
export const limitMistakes: readonly SiteMistake[] = [
  {
    name: 'a page is a link to another',
    code: 'file-link',
    caption: 'um atalho no lugar do arquivo',
    edits: { 'pages/z.yaml': { link: 'index.yaml' } },
  },
  {
    name: 'brackets in brackets without end',
    code: 'document-deep',
    caption: 'colchetes demais, um dentro do outro',
    edits: text('['.repeat(100)),
  },
  {
    name: 'a part is repeated too often',
    code: 'document-aliases',
    caption: 'a mesma parte repetida mais de 100 vezes',
    edits: inPage(`  - &bloco { type: text, body: Olá. }\n${'  - *bloco\n'.repeat(101)}`),
  },
  {
    name: 'a list of two hundred thousand numbers',
    code: 'document-slow',
    caption: 'uma lista enorme em uma só linha',
    edits: { 'pages/z.yaml': page('/z', `keywords: [${'1,'.repeat(200_000)}]\n`) },
  },
  {
    name: 'a list of 5001 words',
    code: 'document-long',
    caption: 'uma lista longa demais',
    edits: {
      'pages/z.yaml': page(
        '/z',
        `keywords: [${Array.from({ length: 5001 }, (_, index) => `k${index}`).join(', ')}]\n`,
      ),
    },
  },
  {
    name: 'partials that multiply',
    code: 'page-blocks-many',
    caption: 'uma parte usada vezes demais',
    edits: {
      ...inPage('  - { type: partial, name: muitos }\n'.repeat(21)),
      'partials/muitos.yaml': `blocks:\n${'  - { type: text, body: Olá. }\n'.repeat(50)}`,
    },
  },
  {
    name: 'a claim as long as a page',
    code: 'reference-long',
    caption: 'um dado longo demais',
    edits: {
      'site.yaml': [['value: "40"', `value: "${'quarenta '.repeat(300)}"`]],
      [barueri]: [
        [
          '"A {{region.distance}} km do centro, perto de {{region.near}}."',
          '"Até {{claims.coverageRadius}} km."',
        ],
      ],
      [home]: [['{{claims.coverageRadius}}', '40']],
    },
  },
  {
    name: 'a tag of YAML',
    code: 'document-tag',
    caption: 'uma etiqueta do YAML',
    edits: { [home]: [['heading: Onde atendemos', 'heading: !!binary Onde atendemos']] },
  },
  {
    name: 'a control character',
    code: 'text-character',
    caption: 'um caractere invisível, colado de outro programa',
    edits: { [home]: [['heading: Onde atendemos', 'heading: "Onde\\u0007 atendemos"']] },
  },
  {
    name: 'a heading of spaces',
    code: 'text-blank',
    caption: 'um texto só de espaços',
    edits: { [home]: [['heading: Onde atendemos', 'heading: "  "']] },
  },
  {
    name: 'a text as long as a book',
    code: 'text-long',
    caption: 'um texto longo demais em um só campo',
    edits: text(`Olá${', olá'.repeat(3000)}.`),
  },
  {
    name: 'a page full of mistakes',
    code: 'problems-many',
    caption: 'uma página cheia de erros',
    counts: 'block-unknown-type',
    edits: inPage(
      Array.from({ length: 150 }, (_, index) => `  - { type: tex, body: Parte ${index}. }\n`).join(
        '',
      ),
    ),
  },
];
