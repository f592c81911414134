import { barueri, home, type SiteMistake } from './mistake.ts';

const button = '{ label: Ligar agora, call: main }';

/** Mistakes with fields: their names, their places, their values. */
export const fieldMistakes: readonly SiteMistake[] = [
  {
    name: 'a country by a code that is not its own',
    code: 'field-format',
    english: true,
    edits: {
      'site.yaml': [
        ['\nbusiness:\n', '\ncountry: UK\n\nbusiness:\n'],
        [', postalCode: "01000-000"', ''],
      ],
    },
  },
  {
    name: 'a country that there is not',
    code: 'field-format',
    edits: { 'site.yaml': [['\nbusiness:\n', '\ncountry: XX\n\nbusiness:\n']] },
  },
  {
    name: 'a site below the root of a domain',
    code: 'field-format',
    english: true,
    edits: {
      'site.yaml': [['url: https://www.exemplo.com.br', 'url: https://www.exemplo.com.br/loja']],
    },
  },
  {
    name: 'a typo in the name of a field',
    code: 'field-unknown',
    caption: 'um erro de digitação no nome do campo',
    english: true,
    edits: { [barueri]: [['order: 2', 'odrer: 2']] },
  },
  {
    name: 'a typo in the name of a required field',
    code: 'field-unknown',
    edits: { [barueri]: [['title: Motor', 'titel: Motor']] },
  },
  {
    name: 'a field by its Portuguese name',
    code: 'field-unknown',
    caption: 'o nome do campo em português',
    edits: { [home]: [['heading: Onde atendemos', 'título: Onde atendemos']] },
  },
  {
    name: 'the buttons by their Portuguese name',
    code: 'field-unknown',
    edits: { [home]: [['    buttons:', '    botoes:']] },
  },
  {
    name: 'a field that there is not, in Portuguese',
    code: 'field-unknown',
    caption: 'um campo que não existe',
    edits: { [home]: [['showMap: true', 'showMap: true\n    cor: azul']] },
  },
  {
    name: 'a field that lost its indentation',
    code: 'field-unknown',
    caption: 'um campo fora do lugar',
    english: true,
    edits: { [barueri]: [['  near: [osasco]\n  order: 2\n', 'near: [osasco]\norder: 2\n']] },
  },
  {
    name: 'a page field inside the region',
    code: 'field-unknown',
    edits: { [barueri]: [['updated: "2026-02-10"\nregion:', 'region:\n  updated: "2026-02-10"']] },
  },
  {
    name: 'a block field that fell out of its block',
    code: 'field-unknown',
    edits: {
      [home]: [
        [
          '  - type: coverage\n    heading: Onde atendemos\n    lead: "Num raio de {{claims.coverageRadius}} km."\n    showMap: true\n  - { type: services-grid, heading: Serviços, layout: grid }\n  - { type: partial, name: duvidas }',
          '  - { type: services-grid, heading: Serviços, layout: grid }\n  - { type: partial, name: duvidas }\n  - type: coverage\nheading: Onde atendemos\nlead: Perto de você.\nshowMap: true',
        ],
      ],
    },
  },
  {
    name: 'all fields of a group without indentation',
    code: 'field-type',
    edits: {
      [barueri]: [
        [
          '  kind: city\n  group: cidades\n  name: Barueri\n  coordinates: [-23.5112, -46.8765]\n  near: [osasco]\n  order: 2\n',
          'kind: city\ngroup: cidades\nname: Barueri\ncoordinates: [-23.5112, -46.8765]\nnear: [osasco]\norder: 2\n',
        ],
      ],
    },
  },
  {
    name: 'a required field is missing',
    code: 'field-missing',
    caption: 'falta um campo obrigatório',
    english: true,
    edits: { [barueri]: [['updated: "2026-02-10"\n', '']] },
  },
  {
    name: 'a button without a label',
    code: 'field-missing',
    edits: { [home]: [['label: Ligar agora, ', '']] },
  },
  {
    name: 'a phone code without quotes',
    code: 'field-type',
    caption: 'um código sem aspas, que vira número',
    english: true,
    edits: { 'site.yaml': [['"+551130000000"', '011']] },
  },
  {
    name: 'a version number without quotes',
    code: 'field-type',
    edits: { 'site.yaml': [['value: "40"', 'value: 1.0']] },
  },
  {
    name: 'a text that reads like true',
    code: 'field-type',
    edits: { [home]: [['heading: Onde atendemos', 'heading: true']] },
  },
  {
    name: 'a yes or no in Portuguese',
    code: 'field-type',
    caption: '«não» no lugar de false',
    edits: { [home]: [['showMap: true', 'showMap: não']] },
  },
  {
    name: 'true in quotes',
    code: 'field-type',
    edits: { [home]: [['showMap: true', 'showMap: "true"']] },
  },
  {
    name: 'a number in quotes',
    code: 'field-type',
    edits: { 'site.yaml': [['chatDelay: 3000', 'chatDelay: "3000"']] },
  },
  {
    name: 'a number with a decimal comma',
    code: 'field-type',
    caption: 'vírgula no lugar do ponto',
    edits: { 'site.yaml': [['value: 4.9', 'value: "4,9"']] },
  },
  {
    name: 'a number with its unit',
    code: 'field-type',
    edits: { 'site.yaml': [['chatDelay: 3000', 'chatDelay: 3000 ms']] },
  },
  {
    name: 'a text that begins with a hash',
    code: 'field-type',
    caption: 'um texto que começa com #',
    edits: {
      [barueri]: [['title: Motor de portão em Barueri', 'title: #1 em portões em Barueri']],
    },
  },
  {
    name: 'a field left empty',
    code: 'field-type',
    edits: { [barueri]: [['title: Motor de portão em Barueri', 'title:']] },
  },
  {
    name: 'a text for a list',
    code: 'field-type',
    caption: 'um texto no lugar de uma lista',
    english: true,
    edits: { [barueri]: [['near: [osasco]', 'near: osasco, lapa']] },
  },
  {
    name: 'names of a list as they are read',
    code: 'field-type',
    edits: { [barueri]: [['near: [osasco]', 'near: Osasco; Lapa']] },
  },
  {
    name: 'coordinates in quotes',
    code: 'field-type',
    caption: 'coordenadas entre aspas',
    english: true,
    edits: { [barueri]: [['[-23.5112, -46.8765]', '"-23.5112, -46.8765"']] },
  },
  {
    name: 'coordinates with degrees and letters',
    code: 'field-type',
    edits: { [barueri]: [['[-23.5112, -46.8765]', '-23.5112° S, -46.8765° W']] },
  },
  {
    name: 'coordinates with decimal commas',
    code: 'field-comma',
    caption: 'vírgula decimal nas coordenadas',
    english: true,
    edits: { [barueri]: [['[-23.5112, -46.8765]', '[-23,5112, -46,8765]']] },
  },
  {
    name: 'an hour that is a number',
    code: 'field-type',
    edits: { 'site.yaml': [['opens: "08:00"', 'opens: 8']] },
  },
  {
    name: 'the name of a picture alone',
    code: 'field-type',
    caption: 'só o nome da imagem',
    english: true,
    edits: { [home]: [['{ src: /media/portao.svg, alt: Portão fechado }', 'portao.svg']] },
  },
  {
    name: 'the name of a region alone',
    code: 'field-type',
    edits: {
      [barueri]: [
        [
          'region:\n  kind: city\n  group: cidades\n  name: Barueri\n  coordinates: [-23.5112, -46.8765]\n  near: [osasco]\n  order: 2\n',
          'region: barueri\n',
        ],
        [
          ' {{region.in}}"\n    lead: "A {{region.distance}} km do centro, perto de {{region.near}}."',
          '"',
        ],
        ['"Fale com a gente {{region.in}}"', 'Fale com a gente'],
      ],
    },
  },
  {
    name: 'a list without spaces after its dashes',
    code: 'field-type',
    edits: { [barueri]: [['near: [osasco]', 'near:\n    -osasco\n    -lapa']] },
  },
  {
    name: 'a list of groups without any dash',
    code: 'field-type',
    caption: 'uma lista sem traços',
    edits: {
      [home]: [
        [
          `      - { label: Pedir orçamento, chat: quote }\n      - ${button}`,
          '      label: Ligar agora\n      call: main',
        ],
      ],
    },
  },
  {
    name: 'a single button without brackets',
    code: 'field-type',
    edits: {
      [barueri]: [
        [
          'buttons:\n      - { label: Pedir orçamento, chat: quote }',
          'buttons: { label: Pedir orçamento, chat: quote }',
        ],
      ],
    },
  },
  {
    name: 'a list for a text',
    code: 'field-type',
    caption: 'uma lista no lugar de um texto',
    edits: { [home]: [['heading: Onde atendemos', 'heading: [Onde, atendemos]']] },
  },
  {
    name: 'a block that is a bare name',
    code: 'field-type',
    caption: 'um bloco só com o nome',
    edits: { [home]: [['- { type: partial, name: duvidas }', '- duvidas']] },
  },
  {
    name: 'a button that is a bare text',
    code: 'field-type',
    edits: { [home]: [[button, 'Ligar agora']] },
  },
  {
    name: 'a page that begins with dashes',
    code: 'field-type',
    edits: { 'pages/z.yaml': '- path: /z\n- title: Z\n' },
  },
  {
    name: 'an item of a list is a number',
    code: 'field-type',
    edits: { [barueri]: [['near: [osasco]', 'near: [osasco, 12]']] },
  },
];
