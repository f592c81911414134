// Every lint with a site in which it speaks, and sites that look alike and in which it is silent.
import type { LintCode } from '../../../../engine/diagnostics/catalogue.ts';
import { FixtureSite, type Edits } from '../../fixture.ts';
import { confirmed } from '../../site-copy.ts';
import { announcing, promotion, switched, withoutCoverage } from './lint-codes.ts';

export const home = 'pages/index.yaml';
export const barueri = 'pages/cidades/barueri.yaml';
export const lapa = 'pages/bairros/lapa.yaml';
export const [on, levels] = [(code: LintCode) => switched(code, 'warning'), 'site.yaml'];
export const long =
  'Um texto comprido sobre portões que abrem e fecham, motores que puxam e técnicos que vêm, medem e instalam sem pressa';
/** Edits of the lead of Barueri's page. */
export const leadOf = (text: string): Edits => ({
  [barueri]: [
    ['"A {{region.distance}} km do centro, perto de {{region.near}}."', JSON.stringify(text)],
  ],
});
export const words =
  'O portão da garagem abre devagar quando chove e fecha depressa demais quando venta na rua de trás';
export const plain = (path: string, body: string, more = '') =>
  `path: ${path}\ntitle: Página ${path}\ndescription: Sobre ${path}.\nupdated: "2026-01-01"\n${more}blocks:\n  - { type: page-heading, heading: Olá }\n  - type: text\n    heading: Um\n    body: ${JSON.stringify(body)}\n`;
export const claims = (list: string) =>
  [
    `context: Técnicos na região.${confirmed}\n`,
    `context: Técnicos na região., unit: [técnicos]${confirmed}\n  ${list.replaceAll(' }', confirmed)}\n`,
  ] as const;
/** A claim that holds for the parts alone. */
const guarantee = 'guarantee: { value: 1 ano, context: Do kit, covers: [peças] }';
export const linkTo = (path: string): readonly [string, string] => [
  'Num raio de',
  `[Aqui](${path}) e num raio de`,
];

/** The documents of the fixture whose fields are out of order, fixed. */
export const ordered: Edits = {
  [home]: [
    [
      'updated: "2026-01-31"\nimage: { src: /media/portao.svg, alt: Portão fechado }',
      'image: { src: /media/portao.svg, alt: Portão fechado }\nupdated: "2026-01-31"',
    ],
  ],
  'partials/contato.yaml': [
    ['    tone: amber\n', ''],
    ['chat: quote }\n', 'chat: quote }\n    tone: amber\n'],
  ],
};

/** A site with one rule of what no text may advise. */
const rule = (within: 'sentence' | 'section'): Edits => ({
  'safety.yaml': `rules:
  - id: travar-de-novo
    rule: Quem destrava trava de novo.
    why: Destravado, o portão abre com um empurrão.
    instead: Destrave, feche e trave de novo.
    within: ${within}
    finds: [destrave]
    unless: [trav* de novo]
    breaks: [Destrave.]
    fine: [Destrave e trave de novo.]
`,
});

/** A lint, the edit with which it speaks once, where (the text that stands there), and edits with which it is silent. */
export interface Case {
  readonly code: LintCode;
  readonly speaks: Edits;
  readonly at: readonly [file: string, text: string];
  readonly says: string;
  readonly silent: Readonly<Record<string, Edits>>;
}

export const siteCases: readonly Case[] = [
  {
    code: 'todo',
    speaks: leadOf('TODO diga o que é só desta cidade'),
    at: [barueri, 'TODO diga'],
    says: 'ainda não foi escrito: "TODO diga',
    silent: { 'the word "todo"': leadOf('Todo portão merece. Faça TODO dia.') },
  },
  {
    code: 'safety',
    speaks: { ...rule('section'), ...leadOf('Faltou luz? Destrave e empurre.') },
    at: [barueri, 'Destrave e'],
    says: 'Quem destrava trava de novo. Destravado,',
    silent: {
      'what saves the text, in the same section': {
        ...rule('section'),
        ...leadOf('Destrave e empurre. Depois, trave de novo.'),
      },
      'a rule that is kept in the sentence': {
        ...rule('sentence'),
        ...leadOf('Destrave, empurre e trave de novo.'),
      },
      'a site without rules': leadOf('Destrave e empurre.'),
    },
  },
  {
    code: 'image-in-text',
    speaks: leadOf('Fica assim: ![Portão](https://fotos.exemplo/x.png) pronto.'),
    at: [barueri, '![Portão]'],
    says: '"![Portão](https://fotos.exemplo/x.png)" é uma imagem',
    silent: { 'a link after a mark': leadOf('Pronto! [Veja](/dicas)') },
  },
  {
    code: 'placeholder',
    speaks: { [levels]: [['"+5511900000001" }', '"+5511900000001", placeholder: true }']] },
    at: [levels, 'mainChat: {'],
    says: '"contacts.mainChat"',
    silent: {
      'data that is real': {
        [levels]: [['"+5511900000001" }', '"+5511900000001", placeholder: false }']],
      },
      'an address that is real': {
        [levels]: [['exemplo.com.br }', 'exemplo.com.br, placeholder: false }']],
      },
    },
  },
  {
    code: 'sample',
    speaks: {
      [levels]: [
        [`context: Técnicos na região.${confirmed}`, 'context: Técnicos na região. }'],
        [`em km."${confirmed}`, 'em km." }'],
      ],
    },
    at: [levels, 'claims:'],
    says: '2 afirmações ainda não foram confirmadas: technicians, coverageRadius.',
    silent: { 'claims that were confirmed': {} },
  },
  {
    code: 'promotion-unseen',
    speaks: { [levels]: announcing },
    at: [levels, '"Só em maio"'],
    says: 'O que a oferta "maio" anuncia não aparece em página nenhuma.',
    silent: {
      'one that a page shows': {
        [levels]: announcing,
        'pages/index.yaml': [['blocks:\n', 'blocks:\n  - { type: offer-bar, label: Ofertas }\n']],
      },
      'a promotion that announces nothing': { [levels]: promotion('9999-12-31') },
    },
  },
  {
    code: 'promotion-over',
    speaks: { [levels]: promotion('2026-01-31') },
    at: [levels, '"2026-01-31", claims: [oferta'],
    says: 'A oferta "maio" acabou em 2026-01-31',
    silent: { 'a promotion that goes on': { [levels]: promotion('9999-12-31') } },
  },
  {
    code: 'place-foreign',
    speaks: leadOf('Atendemos também a Lapa.'),
    at: [barueri, '"Atendemos'],
    says: 'O texto fala de Lapa, e a página /barueri é de Barueri.',
    silent: {
      'a neighbour': leadOf('Perto de Osasco.'),
      'a part of a word': leadOf('Uma Lapada de óleo.'),
      'a link to the page of the place': leadOf('Veja também a [Lapa](/lapa).'),
      'a page of no place': { [home]: [linkTo('/dicas'), ['Onde atendemos', 'Lapa e Osasco']] },
    },
  },
  {
    code: 'claim-by-hand',
    speaks: { ...leadOf('São cento e vinte e oito técnicos.'), [levels]: [claims('')] },
    at: [barueri, '"São'],
    says: '"cento e vinte e oito técnicos" está escrito direto no texto, e é o valor de "{{claims.technicians}}".',
    silent: {
      'what the privacy line of a form says': {
        [home]: [
          [
            'blocks:\n',
            'blocks:\n  - { type: form, id: recado, heading: Recado, fields: [{ label: Nome }], submit: Enviar, to: "https://f.exemplo.com/f", privacy: São cento e vinte e oito técnicos. }\n',
          ],
        ],
        [levels]: [claims('')],
      },
      'the same number of something else': { ...leadOf('São 128 casas.'), [levels]: [claims('')] },
      'the claim by its name': {
        ...leadOf('São {{claims.technicians}} técnicos.'),
        [levels]: [claims('')],
      },
    },
  },
  {
    code: 'number-by-hand',
    speaks: leadOf('A visita custa R$ 90.'),
    at: [barueri, '"A visita'],
    says: '"R$ 90" está escrito direto no texto.',
    silent: { 'a number that measures nothing': leadOf('São 3 passos, 2x2 nunca, às 8h.') },
  },
  {
    code: 'hours-by-hand',
    speaks: leadOf('Atendemos das 9h às 17h30.'),
    at: [barueri, '9h às 17h30'],
    says: '"9h às 17h30" está escrito direto no texto; o horário do site está em "hours", em site.yaml:',
    silent: {
      'times that are no range': leadOf('Das 8h em diante; a partir das 18h, de 2 a 3 horas.'),
      'the reference': leadOf('{{hours.business}}.'),
      'holidays and other days, which are no reference': {
        [levels]: [
          ['hours:\n', 'hours:\n  holidays: brazil\n  special: [{ from: "2026-12-24" }]\n'],
        ],
      },
    },
  },
  {
    code: 'claims-contradict',
    speaks: {
      [levels]: [
        claims(
          'guarantee: { value: 1 ano, context: Do kit, subject: garantia }\n  warranty: { value: 2 anos, context: do kit., subject: Garantia }',
        ),
      ],
    },
    at: [levels, 'do kit.'],
    says: '"warranty" diz "2 anos" e "guarantee" diz "1 ano", no mesmo contexto.',
    silent: {
      'contexts that differ': {
        [levels]: [
          claims(
            'guarantee: { value: 1 ano, context: Do kit, subject: garantia }\n  warranty: { value: 90 dias, context: Da mão de obra, subject: garantia }',
          ),
        ],
      },
      'one value in two forms': {
        [levels]: [
          claims(
            'opens: { value: "4", context: Abertura }\n  opening: { value: 4 segundos, context: Abertura }',
          ),
        ],
      },
    },
  },
  {
    code: 'claim-uncovered',
    speaks: {
      ...leadOf('A garantia é de {{claims.guarantee}}.'),
      [levels]: [claims(guarantee)],
    },
    at: [barueri, '{{claims.guarantee}}'],
    says: '"1 ano" está aqui sem dizer o que cobre.',
    silent: {
      'a paragraph that says it': {
        ...leadOf('A garantia é de {{claims.guarantee}} nas Peças.'),
        [levels]: [claims(guarantee)],
      },
      'a block that says it in another text': {
        [barueri]: [
          [
            '"A {{region.distance}} km do centro, perto de {{region.near}}."',
            'A garantia é de {{claims.guarantee}}.',
          ],
          ['"Motor de portão {{region.in}}"', 'Peças de portão'],
        ],
        [levels]: [claims(guarantee)],
      },
      'a claim that covers everything': {
        ...leadOf('São {{claims.technicians}} técnicos.'),
        [levels]: [claims(guarantee)],
      },
    },
  },
  {
    code: 'title-length',
    speaks: { [barueri]: [['title: Motor de portão em Barueri', `title: ${long.slice(0, 61)}`]] },
    at: [barueri, long.slice(0, 61)],
    says: 'tem 61 letras; o buscador mostra até 60',
    silent: {
      'a title of 60': {
        [barueri]: [['title: Motor de portão em Barueri', `title: ${long.slice(0, 60).trim()}`]],
      },
    },
  },
  {
    code: 'description-length',
    at: [lapa, 'Motor de portão instalado na Lapa.'],
    says: 'A descrição tem 34 letras',
    speaks: Object.fromEntries([
      [levels, [on('description-length')]],
      ...[barueri, 'pages/cidades/osasco.yaml', home].map((file, at) => [
        file,
        [['description: Motor', `description: ${long.slice(0, 90)}${at}, motor`]],
      ]),
      ['pages/dicas.json', [['"description": "O', `"description": "${long.slice(0, 90)} o`]]],
    ]) as Edits,
    silent: { 'a lint that is off': {} },
  },
  {
    code: 'pages-alike',
    speaks: {
      [levels]: [on('pages-alike')],
      'pages/cidades/osasco.yaml': null,
      [lapa]: null,
      [barueri]: null,
      'partials/contato.yaml': null,
      'pages/a.yaml': plain('/a', `${words} também`),
      'pages/b.yaml': plain('/b', words),
      [home]: [['[Barueri](/barueri)', '[A](/a) [B](/b)'], withoutCoverage],
    },
    at: ['pages/b.yaml', 'type: text'],
    says: '100% do que esta página diz também está em /a. O que mais se repete é o bloco "Texto".',
    silent: {
      'pages that say one sentence alike': {
        [levels]: [on('pages-alike')],
        'pages/cidades/osasco.yaml': null,
        [lapa]: null,
        [barueri]: null,
        'partials/contato.yaml': null,
        'pages/a.yaml': plain(
          '/a',
          `${words}. E na frente da casa há um muro baixo com grade, onde o cachorro espera o carteiro toda manhã.`,
        ),
        'pages/b.yaml': plain(
          '/b',
          `${words}. Já no prédio ao lado moram três irmãs que pintaram o deslizante de azul por causa de uma aposta antiga.`,
        ),
        [home]: [['[Barueri](/barueri)', '[A](/a) [B](/b)'], withoutCoverage],
      },
    },
  },
  {
    code: 'page-orphan',
    speaks: { 'pages/z.yaml': plain('/z', 'Um texto.') },
    at: ['pages/z.yaml', '/z\ntitle'],
    says: 'Ninguém chega a /z seguindo links a partir da página inicial.',
    silent: {
      'a page that another one links to': {
        'pages/z.yaml': plain('/z', 'Um texto.'),
        [home]: [linkTo('/z')],
      },
      'a page that search engines do not show': {
        'pages/z.yaml': plain('/z', 'Um texto.', 'robots: noindex, follow\n'),
      },
      'a search variant that its city links to': {
        'pages/z.yaml': plain('/z', 'Um texto.', 'variant: { region: osasco }\n'),
        'pages/cidades/osasco.yaml': [
          ['  - { type: same', '  - { type: place-variants, label: Mais }\n  - { type: same'],
        ],
      },
      'a page at the end of a chain of links': {
        'pages/z.yaml': plain('/z', 'Um texto.'),
        'pages/y.yaml': plain('/y', '[Z](/z)'),
        [home]: [linkTo('/y')],
      },
    },
  },
  {
    code: 'heading-skip',
    speaks: {
      [levels]: [on('heading-skip')],
      'pages/dicas.json': null,
      [home]: [['[dicas](/dicas#seguranca)', 'dicas']],
      'partials/duvidas.yaml': [['[dicas](/dicas)', 'dicas']],
      ...dicas('### Antes\n\nDesligue.\n\n##### Depois\n\nLigue.'),
    },
    at: ['pages/dicas.yaml', '"### Antes'],
    says: 'Um título de nível 5 vem logo depois de um de nível 3.',
    silent: {
      'levels one after the other': {
        [levels]: [on('heading-skip')],
        'pages/dicas.json': null,
        [home]: [['[dicas](/dicas#seguranca)', 'dicas']],
        ...dicas('### Antes\n\n#### Agora\n\n## Depois\n\n```\n##### código\n```'),
      },
    },
  },
  {
    code: 'image-alt',
    speaks: { [home]: [['alt: Portão fechado', 'alt: portao.svg']] },
    at: [home, 'portao.svg }'],
    says: 'O texto da imagem "/media/portao.svg" não diz o que ela mostra.',
    silent: {
      'an image that says what it shows': {
        [home]: [['alt: Portão fechado', 'alt: O arquivo portao.svg aberto']],
      },
    },
  },
  {
    code: 'phone-in-text',
    speaks: leadOf('Ligue (11) 91234-5678 agora.'),
    at: [barueri, '"Ligue'],
    says: '"(11) 91234-5678" está escrito direto no texto.',
    silent: {
      'a postal code and years': leadOf('CEP 01000-000, de 2019 a 2026-2027, às 10 1234.'),
      'a contact by its name': leadOf('Ligue {{contacts.main.phone}}.'),
      'the number of somebody else': {
        ...leadOf('Emergência do gás: 0800 123 4567.'),
        [levels]: [['checks:', 'exceptions: { phone-in-text: [0800 123 4567] }\nchecks:']],
      },
    },
  },
  {
    code: 'schema-line',
    speaks: {
      [levels]: [on('schema-line')],
      ...schemaLines('# yaml-language-server: $schema=page.json\n'),
    },
    at: [lapa, 'path: /lapa'],
    says: 'A linha que diz ao editor quais campos existem leva ao lugar errado: "# yaml-language-server: $schema=page.json".',
    silent: {
      'the right line': {
        [levels]: [on('schema-line')],
        ...schemaLines('# yaml-language-server: $schema=../../../schemas/page.schema.json\r\n'),
      },
    },
  },
  {
    code: 'key-order',
    speaks: {
      [levels]: [on('key-order')],
      ...ordered,
      [lapa]: [
        [
          'path: /lapa\ntitle: Motor de portão na Lapa\n',
          'title: Motor de portão na Lapa\npath: /lapa\n',
        ],
      ],
    },
    at: [lapa, 'title:'],
    says: 'A ordem é: path, title,',
    silent: { 'fields in order': { [levels]: [on('key-order')], ...ordered } },
  },
  {
    code: 'own-lint',
    speaks: {
      'lints/no-shouting.ts': `export default ({ texts }) => texts
        .filter(({ text }) => text.includes('Num raio de'))
        .map(({ file, pointer }) => ({ file, pointer, mark: 'Num raio de', what: 'Não diga raio.', fix: 'Diga até onde.' }));`,
    },
    at: [home, 'Num raio de'],
    says: 'Não diga raio.',
    silent: {
      'a lint that finds nothing': {
        'lints/no-shouting.ts': 'export default () => [];',
      },
    },
  },
  {
    code: 'exception-unused',
    speaks: {
      [levels]: [['checks:', 'exceptions: { place-foreign: [Rua da Lapa, Praça da Sé] }\nchecks:']],
      ...leadOf('Na Rua da Lapa.'),
    },
    at: [levels, 'Praça da Sé'],
    says: 'A exceção "Praça da Sé" não está em nenhum texto.',
    silent: {
      'exceptions of a lint that is off': {
        [levels]: [
          [
            'checks: {',
            'exceptions: { place-foreign: [Praça da Sé] }\nchecks: { place-foreign: off,',
          ],
        ],
      },
    },
  },
];

function dicas(body: string): Edits {
  return {
    'pages/dicas.yaml': `path: /dicas\ntitle: Dicas\ndescription: Antes de chamar o técnico.\nupdated: "2026-02-13"\nblocks:\n  - { type: page-heading, heading: Dicas }\n  - type: text\n    id: seguranca\n    heading: Segurança\n    body: ${JSON.stringify(body)}\n`,
  };
}

/** A schema line on every document of the fixture, that of Lapa as given. */
function schemaLines(line: string): Edits {
  const minimal = new FixtureSite();
  const right = (file: string, name: string) =>
    `# yaml-language-server: $schema=${'../'.repeat(file.split('/').length)}schemas/${name}.schema.json\n${minimal.read(file)}`;
  return {
    ...Object.fromEntries(
      [home, barueri, 'pages/cidades/osasco.yaml'].map((file) => [file, right(file, 'page')]),
    ),
    ...Object.fromEntries(
      ['partials/contato.yaml', 'partials/duvidas.yaml'].map((file) => [
        file,
        right(file, 'partial'),
      ]),
    ),
    [levels]: right(levels, 'site').replace(...on('schema-line')),
    [lapa]: `${line}${minimal.read(lapa)}`,
  };
}
