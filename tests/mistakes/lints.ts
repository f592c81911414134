import type { LintCode } from '../../engine/diagnostics/catalogue.ts';
import { switched, withoutCoverage, withoutServices } from '../engine/check/lints/lint-codes.ts';
import { confirmed, type Edits } from '../engine/site-copy.ts';
import { barueri, home, page, type SiteMistake } from './mistake.ts';
import { demandingRules, safetyRules } from './safety-rules.ts';

const [osasco, lapa] = ['pages/cidades/osasco.yaml', 'pages/bairros/lapa.yaml'];

/** The fixture with a lint that it switches off, and with `more`. */
const on = (code: LintCode, more: Edits = {}): Edits => ({
  ...more,
  'site.yaml': [
    switched(code, 'warning'),
    ...((more['site.yaml'] ?? []) as readonly (readonly [string, string])[]),
  ],
});
/** Another lead on Barueri's page. */
const lead = (text: string): Edits => ({
  [barueri]: [['"A {{region.distance}} km do centro, perto de {{region.near}}."', text]],
});
const schemaLine = (up: string, name: string) =>
  `# yaml-language-server: $schema=${up}schemas/${name}.schema.json\n`;
const lapaDescription =
  'Motor de portão instalado na Lapa em uma manhã, por um técnico que mede, mostra o kit e deixa tudo regulado.';
const tips = (body: string) =>
  `path: /dicas\ntitle: Dicas\ndescription: Antes de chamar o técnico.\nupdated: "2026-02-13"\nblocks:\n  - { type: page-heading, heading: Dicas }\n  - type: text\n    id: seguranca\n    heading: Segurança\n    body: |\n${body}`;
const words =
  'O portão da garagem abre devagar quando chove e fecha depressa demais quando venta na rua de trás';
const ownWords = 'Motor queimado volta a funcionar em um dia com peça nova e garantia do serviço';
const repair = (path: string, body: string) =>
  page(path).replace(
    '{ type: text, body: Olá. }',
    `{ type: page-heading, heading: Conserto, lead: ${body} }`,
  );

/** What builds, and is better not published so. */
export const lintMistakes: readonly SiteMistake[] = (
  [
    {
      name: 'a text is still to be written',
      code: 'todo',
      caption: 'um texto que falta escrever',
      english: true,
      edits: lead('TODO dizer o que é só de Barueri'),
    },
    {
      name: 'a text advises what hurts',
      code: 'safety',
      caption: 'um conselho que machuca',
      english: true,
      given: { 'safety.yaml': safetyRules },
      edits: { 'safety.yaml': safetyRules, ...lead('Faltou luz? Destrave e empurre a folha.') },
    },
    {
      name: 'an advice without what has to be said beside it',
      code: 'safety',
      caption: 'um conselho sem as condições dele',
      given: { 'safety.yaml': demandingRules },
      edits: {
        'safety.yaml': demandingRules,
        ...lead('Faltou luz? Destrave e trave de novo.'),
      },
    },
    {
      name: 'a picture in a text',
      code: 'image-in-text',
      caption: 'uma imagem no meio de um texto',
      english: true,
      edits: lead('Veja como fica ![Portão pronto](https://fotos.exemplo/portao.jpg)'),
    },
    {
      name: 'a picture in a text whose name has a space',
      code: 'image-in-text',
      caption: 'uma imagem cujo nome tem espaço',
      english: true,
      edits: lead('Veja como fica ![Portão pronto](portao pronto.jpg "Em casa")'),
    },
    {
      name: 'a text that only holds a place',
      code: 'todo',
      caption: 'um texto de enchimento',
      english: true,
      edits: lead('Lorem ipsum dolor sit amet.'),
    },
    {
      name: 'brackets to be filled',
      code: 'todo',
      edits: lead('Atendemos em [PREENCHER AQUI].'),
    },
    {
      name: 'HTML in a text',
      code: 'markup-in-text',
      caption: 'HTML colado em um texto',
      english: true,
      edits: lead('Peça <a href="/osasco">em Osasco</a>.'),
    },
    {
      name: 'a link torn apart',
      code: 'markup-in-text',
      caption: 'um link com um espaço no meio',
      edits: lead('Veja [em Osasco] (/osasco).'),
    },
    {
      name: 'a reference in single braces',
      code: 'markup-in-text',
      caption: 'uma referência com uma chave só',
      english: true,
      edits: lead('Motor de portão em {region.name}.'),
    },
    {
      name: 'coordinates without a minus',
      code: 'coordinates-far',
      caption: 'coordenadas sem o sinal de menos',
      english: true,
      edits: { [barueri]: [['[-23.5112, -46.8765]', '[23.5112, 46.8765]']] },
    },
    {
      name: 'the coordinates of the company the wrong way round',
      code: 'coordinates-far',
      edits: { 'site.yaml': [['[-23.5503, -46.6339]', '[-46.6339, -23.5503]']] },
    },
    {
      name: 'coordinates with a wrong digit',
      code: 'coordinates-far',
      english: true,
      edits: { [barueri]: [['[-23.5112, -46.8765]', '[-13.5112, -46.8765]']] },
    },
    {
      name: 'two openings on one page',
      code: 'heading-twice',
      caption: 'duas aberturas na mesma página',
      english: true,
      edits: {
        [barueri]: [
          [
            '  - { type: near,',
            '  - { type: page-heading, heading: Outra vez }\n  - { type: near,',
          ],
        ],
      },
    },
    {
      name: 'a second header on a page',
      code: 'block-twice',
      caption: 'um segundo cabeçalho na página',
      english: true,
      edits: {
        [barueri]: [
          [
            '  - { type: near,',
            '  - { type: header, menuLabel: Menu, closeLabel: Fechar }\n  - { type: near,',
          ],
        ],
      },
    },
    {
      name: 'a list of what the site has not',
      code: 'block-empty',
      caption: 'um bloco que lista o que o site não tem',
      english: true,
      edits: { 'site.yaml': withoutServices },
    },
    {
      name: 'a day that has not come',
      code: 'updated-future',
      caption: 'um dia que ainda não chegou',
      english: true,
      edits: { [barueri]: [['"2026-02-10"', '"9999-02-10"']] },
    },
    {
      name: 'the name of a place with another accent',
      code: 'place-misspelt',
      caption: 'um lugar com o acento errado',
      english: true,
      edits: lead('Também em Osásco.'),
    },
    {
      name: 'a rule of safety with a list that is not there',
      code: 'safety-list-unknown',
      caption: 'o nome de uma lista com um erro de digitação',
      english: true,
      given: { 'safety.yaml': demandingRules },
      edits: { 'safety.yaml': demandingRules.replace('[DESTRAVE]', '[DESTRAVAR]') },
    },
    {
      name: 'a list of safety that names another',
      code: 'safety-list-unknown',
      edits: { 'safety.yaml': demandingRules.replace('[destrave|', '[NOVA|') },
    },
    {
      name: 'a rule of safety with a capital letter',
      code: 'field-format',
      edits: { 'safety.yaml': safetyRules.replace('finds: [destrave]', 'finds: [Destrave]') },
    },
    {
      name: 'a claim was not confirmed',
      code: 'sample',
      caption: 'um valor que ainda não foi confirmado',
      edits: {
        'site.yaml': [[`em km."${confirmed}`, 'em km." }']],
      },
    },
    {
      name: 'the rating is a sample',
      code: 'sample',
      caption: 'uma nota de exemplo',
      edits: { 'site.yaml': [['count: 847,', 'count: 847, sample: true,']] },
    },
    {
      name: 'two testimonials are samples',
      code: 'sample',
      edits: {
        [home]: [
          [
            '  - { type: services-grid',
            '  - type: testimonials\n    heading: Quem instalou conta\n    sampleLabel: Depoimento ilustrativo\n    items:\n      - { name: Ana, location: Osasco, rating: 5, text: Abriu e fechou., sample: true }\n      - { name: Rui, location: Barueri, rating: 5, text: Ficou ótimo., sample: true }\n  - { type: services-grid',
          ],
        ],
      },
    },
    {
      name: 'a promotion that nobody sees',
      code: 'promotion-unseen',
      caption: 'o anúncio de uma promoção que nenhuma página mostra',
      english: true,
      edits: {
        'site.yaml': [
          [
            'rating: {',
            'promotions:\n  janeiro: { notice: Revisão pela metade, from: "2026-01-01", until: "9999-12-31" }\n\nrating: {',
          ],
        ],
      },
    },
    {
      name: 'a promotion is over',
      code: 'promotion-over',
      caption: 'uma promoção que passou do último dia',
      english: true,
      edits: {
        'site.yaml': [
          [
            'rating: {',
            'promotions:\n  janeiro: { from: "2026-01-01", until: "2026-01-31", claims: [oferta] }\n\nrating: {',
          ],
          [
            '  technicians: {',
            `  oferta: { value: R$350, context: Preço da oferta.${confirmed}\n  technicians: {`,
          ],
        ],
      },
    },
    {
      name: 'a page speaks of another place',
      code: 'place-foreign',
      caption: 'o nome de outro lugar, que ficou de uma cópia',
      english: true,
      edits: lead('Instalamos o motor do seu portão na Lapa.'),
    },
    {
      name: 'a claim in words',
      code: 'claim-by-hand',
      caption: 'um valor que já tem nome',
      english: true,
      given: {
        'site.yaml': [
          ['context: Técnicos na região.,', 'context: Técnicos na região., unit: [técnicos],'],
        ],
      },
      edits: {
        [barueri]: [
          [
            '"A {{region.distance}} km do centro, perto de {{region.near}}."',
            'São cento e vinte e oito técnicos na região.',
          ],
        ],
      },
    },
    {
      name: 'the price range repeats a claim',
      code: 'claim-by-hand',
      caption: 'a faixa de preço com o valor de uma afirmação',
      english: true,
      given: {
        'site.yaml': [
          ['priceRange: R$900-R$1.800', 'priceRange: "{{claims.kit}}-R$1.800"'],
          ['claims:\n', `claims:\n  kit: { value: R$900, context: Preço do kit.${confirmed}\n`],
        ],
      },
      edits: { 'site.yaml': [['"{{claims.kit}}-R$1.800"', 'R$900-R$1.800']] },
    },
    {
      name: 'a price in a text',
      code: 'number-by-hand',
      caption: 'um preço escrito no texto',
      english: true,
      edits: lead('A visita custa R$ 90.'),
    },
    {
      name: 'opening hours in a text',
      code: 'hours-by-hand',
      caption: 'um horário de atendimento escrito no texto',
      english: true,
      edits: lead('Atendemos de segunda a sábado, das 9h às 17h.'),
    },
    {
      name: 'a claim that does not say what it covers',
      code: 'claim-uncovered',
      caption: 'uma garantia que não diz de quê',
      given: {
        'site.yaml': [
          [
            'claims:\n',
            `claims:\n  guarantee: { value: 1 ano, context: Garantia das peças do kit, covers: [peças]${confirmed}\n`,
          ],
        ],
      },
      edits: lead('A garantia é de {{claims.guarantee}}.'),
    },
    {
      name: 'two claims that contradict each other',
      code: 'claims-contradict',
      caption: 'duas garantias para a mesma coisa',
      given: {
        'site.yaml': [
          [
            'claims:\n',
            `claims:\n  guarantee: { value: 1 ano, context: Do kit, subject: garantia${confirmed}\n  warranty: { value: 90 dias, context: Da mão de obra, subject: garantia${confirmed}\n`,
          ],
        ],
      },
      edits: { 'site.yaml': [['context: Da mão de obra', 'context: Do kit']] },
    },
    {
      name: 'a title that is too long',
      code: 'title-length',
      caption: 'um título longo demais',
      edits: {
        [barueri]: [
          [
            'title: Motor de portão em Barueri',
            'title: Motor de portão em Barueri com instalação, regulagem e garantia',
          ],
        ],
      },
    },
    {
      name: 'a description that is too short',
      code: 'description-length',
      caption: 'uma descrição curta demais',
      english: true,
      given: on('description-length', {
        ...Object.fromEntries(
          [home, barueri, osasco].map((file) => [
            file,
            [
              [
                'description: Motor',
                'description: O técnico mede o portão, mostra o kit e deixa tudo regulado em uma manhã de trabalho. Motor',
              ],
            ],
          ]),
        ),
        [lapa]: [['Motor de portão instalado na Lapa.', `${lapaDescription} Peça o orçamento.`]],
        'pages/dicas.json': [
          [
            'O que fazer antes',
            'O que olhar, o que limpar e o que nunca mexer em um portão que parou no meio do caminho: tudo o que dá para fazer antes',
          ],
        ],
      }),
      edits: {
        [lapa]: [[`${lapaDescription} Peça o orçamento.`, 'Motor de portão instalado na Lapa.']],
      },
    },
    {
      name: 'a page is a copy with a few other words',
      code: 'pages-alike',
      caption: 'uma página copiada de outra',
      english: true,
      given: on('pages-alike', {
        [osasco]: null,
        [lapa]: null,
        [barueri]: null,
        'partials/contato.yaml': null,
        [home]: [
          ['[Barueri](/barueri)', '[conserto](/conserto) e [reparo](/reparo)'],
          withoutCoverage,
        ],
        'pages/conserto.yaml': repair('/conserto', `${words}. Quase sempre é a roldana`),
        'pages/reparo.yaml': repair('/reparo', ownWords),
      }),
      edits: { 'pages/reparo.yaml': [[ownWords, `${words}. O vizinho já reclamou do barulho`]] },
    },
    {
      name: 'a page that no other leads to',
      code: 'page-orphan',
      caption: 'uma página sem nenhum link para ela',
      english: true,
      edits: { 'pages/promocao.yaml': page('/promocao') },
    },
    {
      name: 'a heading that skips a level',
      code: 'heading-skip',
      caption: 'um título que pula um nível',
      given: on('heading-skip', {
        'pages/dicas.json': null,
        'pages/dicas.yaml': tips('      ### Antes\n\n      Desligue o motor.\n'),
      }),
      edits: { 'pages/dicas.yaml': [['### Antes', '#### Antes']] },
    },
    {
      name: 'a page without its main heading',
      code: 'heading-skip',
      caption: 'uma página sem título principal',
      given: on('heading-skip', {
        'pages/dicas.json': null,
        'pages/dicas.yaml': tips('      Desligue o motor.\n'),
      }),
      edits: { 'pages/dicas.yaml': [['  - { type: page-heading, heading: Dicas }\n', '']] },
    },
    {
      name: 'an image is described by its file name',
      code: 'image-alt',
      caption: 'o nome do arquivo no lugar da descrição',
      edits: { [home]: [['alt: Portão fechado', 'alt: portao.svg']] },
    },
    {
      name: 'a phone number in a text',
      code: 'phone-in-text',
      caption: 'um telefone escrito no texto',
      edits: lead('Ligue (11) 91234-5678 agora.'),
    },
    ...(['lacks its schema line', 'has a schema line that leads nowhere'] as const).map(
      (what): Omit<SiteMistake, 'lint'> => ({
        name: `a document ${what}`,
        code: 'schema-line',
        caption: what.startsWith('lacks')
          ? 'falta a linha do editor'
          : 'a linha do editor ficou a de outra pasta',
        given: on('schema-line', {
          'site.yaml': [['# The smallest', `${schemaLine('../', 'site')}# The smallest`]],
          [home]: [['path: /\n', `${schemaLine('../../', 'page')}path: /\n`]],
          ...Object.fromEntries(
            [barueri, osasco, lapa].map((file) => [
              file,
              [['path: ', `${schemaLine('../../../', 'page')}path: `]],
            ]),
          ),
          'partials/contato.yaml': [['values:\n', `${schemaLine('../../', 'partial')}values:\n`]],
          'partials/duvidas.yaml': [['blocks:\n', `${schemaLine('../../', 'partial')}blocks:\n`]],
        }),
        edits: {
          [lapa]: [
            what.startsWith('lacks')
              ? [schemaLine('../../../', 'page'), '']
              : ['$schema=../../../', '$schema=../../'],
          ],
        },
      }),
    ),
    {
      name: 'fields in an order of their own',
      code: 'key-order',
      caption: 'campos fora de ordem',
      given: on('key-order', {
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
      }),
      edits: {
        [lapa]: [
          [
            'path: /lapa\ntitle: Motor de portão na Lapa\n',
            'title: Motor de portão na Lapa\npath: /lapa\n',
          ],
        ],
      },
    },
    {
      name: 'an exception that nothing needs',
      code: 'exception-unused',
      caption: 'uma exceção que sobrou',
      given: {
        'site.yaml': [['checks:', 'exceptions:\n  place-foreign: [Rua da Lapa]\nchecks:']],
        ...lead('Na Rua da Lapa, em Barueri.'),
      },
      edits: { 'site.yaml': [['[Rua da Lapa]', '[Rua da Lapa, Praça da Sé]']] },
    },
  ] satisfies Omit<SiteMistake, 'lint'>[] as Omit<SiteMistake, 'lint'>[]
).map((mistake) => ({ ...mistake, lint: true }));
