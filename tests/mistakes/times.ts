import { confirmed } from '../engine/site-copy.ts';
import { home, page, type SiteMistake } from './mistake.ts';

/** A promotion that holds, with a claim of its own. */
const promotion: readonly (readonly [string, string])[] = [
  [
    '  technicians: {',
    `  oferta: { value: R$350, context: Preço da oferta.${confirmed}\n  technicians: {`,
  ],
  [
    'rating: {',
    'promotions:\n  maio: { from: "2026-01-01", until: "9999-12-31", claims: [oferta] }\n\nrating: {',
  ],
];
/** A block on the home page. */
const block = (text: string) => ({ [home]: [['blocks:\n', `blocks:\n  - ${text}\n`]] as const });
const linking = block('{ type: text, body: "Veja o [Natal](/natal)." }');

/** Mistakes with what is shown from a day on, or until one. */
export const timeMistakes: readonly SiteMistake[] = [
  {
    name: 'a block that ends before it begins',
    code: 'show-never',
    caption: 'um fim antes do começo',
    english: true,
    edits: block(
      '{ type: text, body: Feliz Natal., show: { from: "2026-12-26", until: "2026-12-24" } }',
    ),
  },
  {
    name: 'a block that is shown when its page is not',
    code: 'show-never',
    caption: 'um bloco que só aparece quando a página já saiu',
    english: true,
    edits: {
      'pages/natal.yaml': page('/natal', 'show: { until: "9999-01-01" }\n').replace(
        'body: Olá.',
        'body: Olá., show: { from: "9999-02-01" }',
      ),
    },
  },
  {
    name: 'a link to a page that is not shown yet',
    code: 'link-hidden',
    caption: 'um link para uma página que ainda não aparece',
    english: true,
    given: {
      'pages/natal.yaml': page('/natal', 'show: { from: "9999-12-01", until: "9999-12-26" }\n'),
    },
    edits: linking,
  },
  {
    name: 'a link to a draft',
    code: 'link-hidden',
    caption: 'um link para um rascunho',
    english: true,
    given: { 'pages/natal.yaml': page('/natal', 'draft: true\n') },
    edits: linking,
  },
  {
    name: 'a variant of a place whose page is a draft',
    code: 'variant-hidden',
    caption: 'uma variante de um lugar que é um rascunho',
    english: true,
    given: {
      'pages/cidades/aruja.yaml': page(
        '/aruja',
        'draft: true\nregion: { kind: city, group: cidades, name: Arujá, coordinates: [-23.4, -46.3] }\n',
      ),
    },
    edits: { 'pages/variante.yaml': page('/motor-em-aruja', 'variant: { region: aruja }\n') },
  },
  {
    name: 'a day of other hours that is nowhere in the calendar',
    code: 'hours-day',
    caption: 'um dia diferente sem dia',
    english: true,
    edits: { 'site.yaml': [['  emergency:\n', '  special: [{ name: Recesso }]\n  emergency:\n']] },
  },
  {
    name: 'days of other hours that end before they begin',
    code: 'hours-day',
    english: true,
    edits: {
      'site.yaml': [
        [
          '  emergency:\n',
          '  special: [{ from: "2027-01-02", until: "2026-12-24" }]\n  emergency:\n',
        ],
      ],
    },
  },
  {
    name: 'a promotion that there is not',
    code: 'promotion-unknown',
    caption: 'o nome de uma promoção escrito errado',
    english: true,
    given: { 'site.yaml': promotion },
    edits: block('{ type: text, body: Só em maio., show: { promotion: mayo } }'),
  },
  {
    name: 'the price of a promotion whose name is misspelt around it',
    code: 'promotion-unknown',
    given: { 'site.yaml': promotion },
    edits: block('{ type: text, body: "Só {{claims.oferta}}.", show: { promotion: mayo } }'),
  },
  {
    name: 'the price of a promotion in a block that stays after it',
    code: 'promotion-unguarded',
    caption: 'o preço de uma promoção num bloco que fica no site depois dela',
    english: true,
    given: { 'site.yaml': promotion },
    edits: block('{ type: text, body: "Só {{claims.oferta}}." }'),
  },
];
