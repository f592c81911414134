// Names of jobs done and of price tags that the site does not have.
import type { SiteMistake } from './mistake.ts';

const barueri = 'pages/cidades/barueri.yaml';

export const jobMistakes: readonly SiteMistake[] = [
  {
    name: 'a job in a place that the site does not have',
    code: 'work-place-unknown',
    caption: 'um trabalho em um lugar sem página',
    english: true,
    edits: { 'work/motor.yaml': 'what: Motor novo\nplace: baruerri\ndate: "2026-01-10"\n' },
  },
  {
    name: 'a job of a service that has no page',
    code: 'work-service-unknown',
    caption: 'um trabalho de um serviço sem página',
    english: true,
    edits: {
      'work/motor.yaml':
        'what: Motor novo\nplace: barueri\nservice: /conserto\ndate: "2026-01-10"\n',
    },
  },
  {
    name: 'a price tag that the site does not have',
    code: 'price-tag-unknown',
    caption: 'uma etiqueta de preço que não está em site.yaml',
    english: true,
    edits: { [barueri]: [['blocks:\n', 'priceTag: kit\nblocks:\n']] },
  },
  {
    name: 'a typo in the name of a price tag',
    code: 'price-tag-unknown',
    given: {
      'site.yaml': [
        ['layout:\n', 'priceTags: { kit: { label: Kit, value: "1", notes: [a] } }\nlayout:\n'],
      ],
    },
    edits: { [barueri]: [['blocks:\n', 'priceTag: kti\nblocks:\n']] },
  },
];
