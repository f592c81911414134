// The lints of slips that nobody sees in the document: pasted marks, numbers in the wrong order, things twice on a page.
import { barueri, home, leadOf, type Case } from './lint-cases.ts';
import { withoutServices } from './lint-codes.ts';

export const slipCases: readonly Case[] = [
  {
    code: 'markup-in-text',
    speaks: leadOf('Veja <b>agora</b> o portão.'),
    at: [barueri, '<b>agora'],
    says: 'O visitante leria "<b>agora</b>" letra por letra.',
    silent: {
      'an address in angle brackets': leadOf('Veja <https://example.com/a> e 2 < 3 > 1.'),
      'HTML that stands there as code': leadOf('Escreva `<b>` assim.'),
      'words in brackets and in parentheses': leadOf('Portão [novo] (de alumínio) {leve}.'),
      'a reference with all its braces': leadOf('Em {{ region.name }}.'),
    },
  },
  {
    code: 'coordinates-far',
    speaks: { [barueri]: [['[-23.5112, -46.8765]', '[-46.8765, -23.5112]']] },
    at: [barueri, '[-46.8765'],
    says: 'Escreva: [-23.5112, -46.8765]',
    silent: {
      'a town of the next state': { [barueri]: [['[-23.5112, -46.8765]', '[-22.9068, -43.1729]']] },
    },
  },
  {
    code: 'heading-twice',
    speaks: {
      [barueri]: [
        ['  - { type: near,', '  - { type: page-heading, heading: Outra vez }\n  - { type: near,'],
      ],
    },
    at: [barueri, 'Outra vez'],
    says: 'Este é o segundo título principal de pages/cidades/barueri.yaml',
    silent: { 'a heading of a block below': leadOf('Uma só.') },
  },
  {
    code: 'block-twice',
    speaks: {
      [barueri]: [
        ['  - { type: near,', '  - { type: breadcrumb, homeLabel: Começo }\n  - { type: near,'],
      ],
    },
    at: [barueri, 'breadcrumb,'],
    says: 'A página pages/cidades/barueri.yaml tem "breadcrumb" duas vezes.',
    silent: {
      'a block that a page may have often': {
        [barueri]: [['  - { type: near,', '  - { type: near, heading: Ali }\n  - { type: near,']],
      },
    },
  },
  {
    code: 'block-empty',
    speaks: { 'site.yaml': withoutServices },
    at: [home, 'services-grid,'],
    says: '"services-grid" não aparece na página: a lista que ele mostra está vazia.',
    silent: { 'a list with an entry': {} },
  },
  {
    code: 'updated-future',
    speaks: { [barueri]: [['"2026-02-10"', '"9999-02-10"']] },
    at: [barueri, '"9999-02-10"'],
    says: 'O dia "9999-02-10" ainda não chegou.',
    silent: { 'a day that was': { [barueri]: [['"2026-02-10"', '"2025-02-10"']] } },
  },
  {
    code: 'place-misspelt',
    speaks: leadOf('Também em Osásco.'),
    at: [barueri, 'Osásco'],
    says: 'o lugar se chama Osasco.',
    silent: { 'the name as it is': leadOf('Também em Osasco.') },
  },
];
