// Slots of partials and layouts of the site that are not there, or are there twice.
import { home, type Mistake } from './problem-cases.ts';

export const slotCases: readonly Mistake[] = [
  {
    code: 'layout-unknown',
    when: 'a page chooses a layout that site.yaml does not have',
    edits: {
      'site.yaml': [['layout:\n', 'layouts: { campanha: {} }\nlayout:\n']],
      [home]: [['blocks:\n', 'layout: campana\nblocks:\n']],
    },
    at: [home, 'campana'],
    says: 'Você quis dizer "campanha"?',
  },
  {
    code: 'layout-unframed',
    when: 'a page chooses a layout and has no frame',
    edits: {
      'site.yaml': [['layout:\n', 'layouts: { campanha: {} }\nlayout:\n']],
      [home]: [['blocks:\n', 'frame: false\nlayout: campanha\nblocks:\n']],
    },
    at: [home, 'campanha'],
    says: 'Apague "layout" ou "frame".',
  },
  {
    code: 'slot-unknown',
    when: 'a page fills a slot that the partial does not have',
    edits: {
      'partials/duvidas.yaml': [['blocks:\n', 'blocks:\n  - { type: slot, name: inicio }\n']],
      [home]: [
        ['name: duvidas }', 'name: duvidas, fill: { inicoi: [{ type: text, body: Oi }] } }'],
      ],
    },
    at: [home, 'inicoi'],
    says: 'Você quis dizer "inicio"?',
  },
  {
    code: 'slot-given-twice',
    when: 'a page fills a slot and leaves it out',
    edits: {
      'partials/duvidas.yaml': [['blocks:\n', 'blocks:\n  - { type: slot, name: inicio }\n']],
      [home]: [
        [
          'name: duvidas }',
          'name: duvidas, fill: { inicio: [{ type: text, body: Oi }] }, omit: [inicio] }',
        ],
      ],
    },
    at: [home, 'inicio] }'],
    says: 'O espaço "inicio" já está em "fill".',
  },
  {
    code: 'slot-duplicate',
    when: 'a partial has two slots of one name',
    edits: {
      'partials/duvidas.yaml': [
        [
          'blocks:\n',
          'blocks:\n  - { type: slot, name: inicio }\n  - { name: inicio, type: slot }\n',
        ],
      ],
    },
    at: ['partials/duvidas.yaml', 'inicio, type'],
    says: 'A parte tem dois espaços com o nome "inicio".',
  },
  {
    code: 'slot-misplaced',
    when: 'a page has a slot',
    edits: { [home]: [['{ type: partial, name: duvidas }', '{ type: slot, name: duvidas }']] },
    at: [home, 'duvidas }'],
    says: 'O espaço "duvidas" não está em uma parte.',
  },
];
