import { confirmed } from '../engine/site-copy.ts';
import { png } from '../engine/picture.ts';
import { barueri, home, page, type SiteMistake } from './mistake.ts';

/** A table of three columns and two rows. */
const table =
  '- { type: table, heading: Folhas, columns: [Folha, Peso, Motor], rows: [{ cells: [Leve, 80 kg, Menor] }, { cells: [Pesada, 300 kg, Maior] }] }';

/** Mistakes with the values of fields, with blocks and with buttons. */
export const valueMistakes: readonly SiteMistake[] = [
  {
    name: 'a value that is not one of those allowed',
    code: 'field-value',
    caption: 'um valor que não está entre os possíveis',
    english: true,
    edits: { [barueri]: [['kind: city', 'kind: cidade']] },
  },
  {
    name: 'a typo in a value',
    code: 'field-value',
    edits: { [barueri]: [['kind: city', 'kind: ctiy']] },
  },
  {
    name: 'a path with capitals and accents',
    code: 'field-format',
    caption: 'um endereço com maiúsculas e acentos',
    english: true,
    edits: { [home]: [['path: /', 'path: /Início do Site']] },
  },
  {
    name: 'a path without its slash',
    code: 'field-format',
    edits: { [barueri]: [['path: /barueri', 'path: barueri']] },
  },
  {
    name: 'a date as people write it',
    code: 'field-format',
    caption: 'uma data escrita de outro jeito',
    english: true,
    edits: { [barueri]: [['"2026-02-10"', '10/02/2026']] },
  },
  {
    name: 'a moment as people write it',
    code: 'field-format',
    caption: 'um dia e uma hora escritos de outro jeito',
    english: true,
    edits: { [barueri]: [['region:\n', 'show: { until: "05/12/2026 18h30" }\nregion:\n']] },
  },
  {
    name: 'a date that is not in the calendar',
    code: 'field-format',
    english: true,
    edits: { [barueri]: [['"2026-02-10"', '"2026-02-30"']] },
  },
  {
    name: 'a date in words',
    code: 'field-format',
    edits: { [barueri]: [['"2026-02-10"', 'ontem']] },
  },
  {
    name: 'a phone number as people write it',
    code: 'field-format',
    edits: { 'site.yaml': [['"+551130000000"', '"(11) 3000-0000"']] },
  },
  {
    name: 'a phone number with letters',
    code: 'field-format',
    english: true,
    edits: { 'site.yaml': [['"+551130000000"', '"+55 11 9ABC-0000"']] },
  },
  {
    name: 'a phone number without its area',
    code: 'field-format',
    edits: { 'site.yaml': [['"+551130000000"', '"3000-0000"']] },
  },
  {
    name: 'a picture of another site',
    code: 'field-format',
    caption: 'uma imagem de outro site',
    english: true,
    edits: { [home]: [['/media/portao.svg', '"https://www.exemplo.com/portao.jpg"']] },
  },
  {
    name: 'a whole address for a canonical path',
    code: 'field-format',
    edits: {
      [barueri]: [['region:\n', 'canonical: https://www.exemplo.com.br/barueri\nregion:\n']],
    },
  },
  {
    name: 'a whole address for the old path of a redirect',
    code: 'field-format',
    edits: {
      'site.yaml': [
        [
          'menus:',
          'redirects:\n  - { from: "https://exemplo.com.br/velho", to: /dicas }\n\nmenus:',
        ],
      ],
    },
  },
  {
    name: 'a site below a path',
    code: 'field-format',
    edits: {
      'site.yaml': [['url: https://www.exemplo.com.br', 'url: https://www.exemplo.com.br/loja']],
    },
  },
  {
    name: 'two names of a list without a comma',
    code: 'field-format',
    caption: 'falta a vírgula entre dois nomes',
    english: true,
    edits: { [barueri]: [['near: [osasco]', 'near: [osasco lapa]']] },
  },
  {
    name: 'a day with the month first',
    code: 'field-format',
    edits: { [barueri]: [['"2026-02-10"', '02/20/2026']] },
  },
  {
    name: 'an hour as people write it',
    code: 'field-format',
    edits: { 'site.yaml': [['opens: "08:00"', 'opens: 8h']] },
  },
  {
    name: 'the name of a claim with an accent',
    code: 'field-format',
    edits: {
      'site.yaml': [
        [
          'technicians: { value',
          `técnicos: { value: "1", context: Um.${confirmed}\n  technicians: { value`,
        ],
      ],
    },
  },
  {
    name: 'a second item that lost its dash',
    code: 'field-format',
    edits: { [barueri]: [['near: [osasco]', 'near:\n    - osasco\n      lapa']] },
  },
  {
    name: 'an empty text',
    code: 'field-length',
    edits: { [barueri]: [['title: Motor de portão em Barueri', 'title: ""']] },
  },
  {
    name: 'a label that is too long',
    code: 'field-length',
    caption: 'um texto longo demais',
    english: true,
    edits: {
      [home]: [
        [
          'label: Ligar agora',
          'label: Ligar agora mesmo para a nossa central de atendimento em São Paulo',
        ],
      ],
    },
  },
  {
    name: 'a list that is too short',
    code: 'field-length',
    edits: { [barueri]: [['[-23.5112, -46.8765]', '[-23.5112]']] },
  },
  {
    name: 'coordinates without their point',
    code: 'field-length',
    edits: { [barueri]: [['-46.8765', '-468765']] },
  },
  {
    name: 'a list that names something twice',
    code: 'field-length',
    edits: { [barueri]: [['near: [osasco]', 'near: [osasco, lapa, osasco]']] },
  },
  {
    name: 'a row of a table that misses a value',
    code: 'row-length',
    caption: 'uma linha da tabela sem um dos valores',
    english: true,
    given: { [barueri]: [['- { type: near', `${table}\n  - { type: near`]] },
    edits: { [barueri]: [['Pesada, 300 kg, Maior', 'Pesada, 300 kg']] },
  },
  {
    name: 'a row of a table with a value too many',
    code: 'row-length',
    given: { [barueri]: [['- { type: near', `${table}\n  - { type: near`]] },
    edits: { [barueri]: [['Pesada, 300 kg, Maior', 'Pesada, 300 kg, 2 m, Maior']] },
  },
  {
    name: 'a picture for social networks that is too small for them',
    code: 'image-narrow',
    english: true,
    edits: {
      'media/foto.png': png(400, 210),
      [barueri]: [['region:\n', 'image: { src: /media/foto.png, alt: Portão }\nregion:\n']],
    },
  },
  {
    name: 'a form without an address, and no panel to read it in',
    code: 'form-unread',
    caption: 'um formulário que ninguém leria',
    english: true,
    edits: {
      [barueri]: [
        [
          '- { type: near',
          '- { type: form, heading: Recado, fields: [{ label: Nome }], submit: Enviar, privacy: Só para responder. }\n  - { type: near',
        ],
      ],
    },
  },
  {
    name: 'a form that promises other days than it keeps to',
    code: 'form-days',
    caption: 'um formulário que promete outro prazo',
    english: true,
    given: { 'pages/admin.yaml': page('/admin') },
    edits: {
      'pages/admin.yaml': page('/admin'),
      [barueri]: [
        [
          '- { type: near',
          '- { type: form, heading: Recado, fields: [{ label: Nome }], submit: Enviar, privacy: "Respondemos em 2 dias e apagamos em 90 dias.", keepDays: 30 }\n  - { type: near',
        ],
      ],
    },
  },
  {
    name: 'a typo in the type of a block',
    code: 'block-unknown-type',
    caption: 'um erro de digitação no tipo do bloco',
    english: true,
    edits: { [home]: [['type: coverage', 'type: coverag']] },
  },
  {
    name: 'a number with a comma between braces',
    code: 'field-comma',
    caption: 'uma vírgula entre chaves',
    english: true,
    edits: {
      [home]: [
        [
          '- { type: partial, name: duvidas }',
          '- type: accordion\n    heading: Preços\n    items:\n      - { question: Quanto custa?, answer: 10,50 }',
        ],
      ],
    },
  },
  {
    name: 'a text with commas between braces',
    code: 'field-comma',
    edits: { [home]: [['label: Ligar agora, ', 'label: Sim, quero, agora, ']] },
  },
  {
    name: 'a text with a comma beside a list between braces',
    code: 'field-comma',
    edits: {
      [home]: [
        [
          '- { type: partial, name: duvidas }',
          '- { type: accordion, heading: Quanto é, e quando?, items: [{ question: "Um, dois?", answer: Sim. }] }',
        ],
      ],
    },
  },
  {
    name: 'a type in Portuguese',
    code: 'block-unknown-type',
    caption: 'o nome do bloco em português',
    english: true,
    edits: { [home]: [['- { type: services-grid, heading', '- { type: serviços, heading']] },
  },
  {
    name: 'a type in Portuguese that several blocks may be',
    code: 'block-unknown-type',
    edits: { [home]: [['type: coverage', 'type: cidades']] },
  },
  {
    name: 'a type that is nothing like one',
    code: 'block-unknown-type',
    edits: { [home]: [['type: coverage', 'type: banner-principal']] },
  },
  {
    name: 'a block without a type',
    code: 'block-without-type',
    caption: 'um bloco sem tipo',
    edits: { [home]: [['- type: coverage\n    heading', '- heading']] },
  },
  {
    name: 'the word type misspelt',
    code: 'block-without-type',
    edits: { [home]: [['- type: coverage', '- tipe: coverage']] },
  },
  {
    name: 'a block with an empty type',
    code: 'block-without-type',
    edits: { [home]: [['- type: coverage', '- type:']] },
  },
  {
    name: 'a button without an action',
    code: 'button-without-action',
    caption: 'um botão que não faz nada',
    english: true,
    edits: { [home]: [[', call: main', '']] },
  },
  {
    name: 'a typo in the action of a button',
    code: 'field-unknown',
    edits: { [home]: [['call: main', 'cal: main']] },
  },
  {
    name: 'a button with two actions',
    code: 'button-many-actions',
    caption: 'um botão com duas ações',
    edits: { [home]: [['call: main', 'call: main, link: /dicas']] },
  },
  {
    name: 'a picture that nobody is told of',
    code: 'choice-missing',
    caption: 'falta o texto de uma foto',
    english: true,
    edits: { [home]: [[', alt: Portão fechado', '']] },
  },
  {
    name: 'a picture that says something and says nothing',
    code: 'choice-many',
    caption: 'uma foto com texto que diz que só enfeita',
    edits: { [home]: [['alt: Portão fechado', 'alt: Portão fechado, decorative: true']] },
  },
  {
    name: 'a picture in a text in Markdown with nothing between its brackets',
    code: 'image-alt',
    caption: 'uma imagem de um texto sem nada entre os colchetes',
    english: true,
    lint: true,
    edits: {
      [home]: [
        [
          'blocks:\n',
          'blocks:\n  - type: text\n    body: |\n      Uma linha.\n\n      ![](portao.svg)\n',
        ],
      ],
    },
  },
];
