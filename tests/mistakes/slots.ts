import type { Edits } from '../engine/site-copy.ts';
import { barueri, home, type SiteMistake } from './mistake.ts';

/** A partial with two slots on the page of Barueri; `more` is what that says of them. */
const slotted = (more: string): Edits => ({
  'partials/espacos.yaml':
    'blocks:\n  - type: slot\n    name: pagamento\n    blocks: [{ type: text, body: Pagamento. }]\n  - { type: slot, name: perguntas }\n',
  [barueri]: [['- { type: near', `- { type: partial, name: espacos${more} }\n  - { type: near`]],
});

/** Layouts and slots that a page does not know, or knows twice, and what it puts into slots. */
export const slotMistakes: readonly SiteMistake[] = [
  {
    name: 'a layout that the site does not have',
    code: 'layout-unknown',
    caption: 'uma moldura que não está em site.yaml',
    english: true,
    edits: { [barueri]: [['blocks:\n', 'layout: campanha\nblocks:\n']] },
  },
  {
    name: 'a typo in the name of a layout',
    code: 'layout-unknown',
    given: { 'site.yaml': [['layout:\n', 'layouts: { campanha: {} }\nlayout:\n']] },
    edits: { [barueri]: [['blocks:\n', 'layout: campahna\nblocks:\n']] },
  },
  {
    name: 'a layout for a page without a frame',
    code: 'layout-unframed',
    caption: 'uma moldura em uma página que não tem nenhuma',
    given: { 'site.yaml': [['layout:\n', 'layouts: { campanha: {} }\nlayout:\n']] },
    edits: { [barueri]: [['blocks:\n', 'frame: false\nlayout: campanha\nblocks:\n']] },
  },
  {
    name: 'a slot that a partial does not have',
    code: 'slot-unknown',
    caption: 'um espaço que a parte não tem',
    english: true,
    given: slotted(''),
    edits: {
      [barueri]: [
        ['name: espacos }', 'name: espacos, fill: { extras: [{ type: text, body: Olá. }] } }'],
      ],
    },
  },
  {
    name: 'a typo in the name of a slot that a page leaves out',
    code: 'slot-unknown',
    given: slotted(''),
    edits: { [barueri]: [['name: espacos }', 'name: espacos, omit: [pagamneto] }']] },
  },
  {
    name: 'a slot of a partial without slots',
    code: 'slot-unknown',
    edits: { [home]: [['name: duvidas }', 'name: duvidas, omit: [fim] }']] },
  },
  {
    name: 'a slot that a page fills and leaves out',
    code: 'slot-given-twice',
    caption: 'um espaço preenchido e deixado de fora',
    given: slotted(', omit: [pagamento]'),
    edits: {
      [barueri]: [
        [
          'omit: [pagamento]',
          'append: { perguntas: [{ type: text, body: Olá. }] }, omit: [perguntas]',
        ],
      ],
    },
  },
  {
    name: 'a slot that a page leaves out twice',
    code: 'slot-given-twice',
    given: slotted(', omit: [pagamento]'),
    edits: { [barueri]: [['omit: [pagamento]', 'omit: [pagamento, pagamento]']] },
  },
  {
    name: 'two slots of one name',
    code: 'slot-duplicate',
    caption: 'dois espaços com o mesmo nome',
    given: slotted(''),
    edits: { 'partials/espacos.yaml': [['name: perguntas', 'name: pagamento']] },
  },
  {
    name: 'a slot on a page',
    code: 'slot-misplaced',
    caption: 'um espaço fora de uma parte',
    english: true,
    edits: { [barueri]: [['- { type: near', '- { type: slot, name: extras }\n  - { type: near']] },
  },
  {
    name: 'a slot in a slot',
    code: 'slot-misplaced',
    given: slotted(''),
    edits: {
      'partials/espacos.yaml': [
        [
          '- { type: slot, name: perguntas }',
          '- { type: slot, name: perguntas, blocks: [{ type: slot, name: extras }] }',
        ],
      ],
    },
  },
  {
    name: 'an unknown field of a block in a slot',
    code: 'field-unknown',
    given: slotted(''),
    edits: {
      [barueri]: [
        [
          'name: espacos }',
          'name: espacos, fill: { perguntas: [{ type: text, body: Olá., cor: azul }] } }',
        ],
      ],
    },
  },
  {
    name: 'an unknown block in a slot',
    code: 'block-unknown-type',
    given: slotted(''),
    edits: {
      [barueri]: [
        ['name: espacos }', 'name: espacos, fill: { perguntas: [{ type: texto, body: Olá. }] } }'],
      ],
    },
  },
  {
    name: 'a slot that is filled with one block and no list',
    code: 'field-type',
    given: slotted(''),
    edits: {
      [barueri]: [
        ['name: espacos }', 'name: espacos, fill: { perguntas: { type: text, body: Olá. } } }'],
      ],
    },
  },
];
