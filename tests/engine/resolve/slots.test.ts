// Slots: a partial names them, and a page that uses it fills, adds to or leaves out what stands there.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { load } from '../../../engine/content/load.ts';
import { editText } from '../../../engine/edit/edit-document.ts';
import { fieldOrder } from '../../../engine/edit/tidy-value.ts';
import { createInlineHash } from '../../../engine/render/inline-hash.ts';
import { render } from '../../../blocks/entry/render.ts';
import { runWhy } from '../../../cli/commands/why.ts';
import { FixtureSite, pageAt, placeIn, type Edits } from '../fixture.ts';

const barueri = 'pages/cidades/barueri.yaml';
const osasco = 'pages/cidades/osasco.yaml';
const parte = 'partials/parte.yaml';
const noSlots = `blocks:
  - { type: text, body: Antes. }
  - { type: text, body: Pagamento. }
  - { type: text, body: "Depois {{region.in}}." }
`;
const partial = `blocks:
  - { type: text, body: Antes. }
  - type: slot
    name: pagamento
    blocks: [{ type: text, body: Pagamento. }]
  - { type: slot, name: perguntas }
  - { type: text, body: "Depois {{region.in}}." }
`;
const use = (more = '') => `- { type: partial, name: parte${more} }\n  - { type: near`;
/** The fixture with \`parte\` on the page of Barueri; \`more\` is what that says of its slots. */
const site = (more = '', edits: Edits = {}) =>
  new FixtureSite({
    [parte]: partial,
    [barueri]: [['- { type: near', use(more)]],
    ...edits,
  });
const textsOf = (one: FixtureSite, path = '/barueri') =>
  one.page(path).blocks.flatMap(({ type, props }) => (type === 'text' ? [props.body] : []));
const codesIn = (one: FixtureSite) =>
  checkSite(one.dir).problems.map(({ code, file, line }) => ({ code, file, line }));
const own = '[{ type: text, body: Só daqui. }]';

describe('a slot that a page', () => {
  it.each([
    ['says nothing of shows what the partial has', '', ['Pagamento.']],
    ['fills shows that instead', `, fill: { pagamento: ${own} }`, ['Só daqui.']],
    [
      'fills may be empty in the partial',
      `, fill: { perguntas: ${own} }`,
      ['Pagamento.', 'Só daqui.'],
    ],
    ['appends to shows both', `, append: { pagamento: ${own} }`, ['Pagamento.', 'Só daqui.']],
    ['omits shows nothing', ', omit: [pagamento]', []],
  ])('%s', (_, more, between) => {
    expect(textsOf(site(more))).toEqual(['Antes.', ...between, 'Depois em Barueri.']);
  });

  it('fills takes partials and references of the page', () => {
    const more =
      ', fill: { perguntas: [{ type: partial, name: duvidas }, { type: text, body: "Daqui, {{region.name}}." }] }';
    const { blocks } = site(more).page('/barueri');
    expect(blocks.map(({ type }) => type)).toContain('accordion');
    expect(textsOf(site(more))).toContain('Daqui, Barueri.');
  });

  it('fills does not know the values of the partial', () => {
    const one = site(
      ', values: { nome: Ana }, fill: { perguntas: [{ type: text, body: "{{values.nome}}" }] }',
      {
        [parte]: `values: { nome: { description: Nome } }\n${partial}`,
      },
    );
    expect(codesIn(one)).toContainEqual({
      code: 'reference-unknown',
      file: barueri,
      line: placeIn(one, barueri, '{{values.nome}}').line,
    });
  });
});

describe('a slot that is over', () => {
  it('shows neither its own blocks nor those of the page', () => {
    const over = partial.replace(
      '{ type: slot, name: perguntas }',
      '{ type: slot, show: { until: "2020-01-01" }, name: perguntas }',
    );
    const one = site(`, fill: { perguntas: ${own} }`, { [parte]: over });
    expect(textsOf(one)).toEqual(['Antes.', 'Pagamento.', 'Depois em Barueri.']);
  });
});

describe('a partial around another', () => {
  const around = {
    'partials/fora.yaml': `values: { nome: { description: Nome } }
blocks:
  - type: partial
    name: parte
    fill:
      perguntas:
        - { type: text, body: "Da parte de fora, {{values.nome}}." }
        - { type: slot, name: fim }
`,
    [barueri]: [
      [
        '- { type: near',
        `- { type: partial, name: fora, values: { nome: Ana }, fill: { fim: ${own} } }\n  - { type: near`,
      ],
    ],
  } satisfies Edits;

  it('fills its slots with its own values, and hands slots on', () => {
    expect(textsOf(site('', around))).toEqual([
      'Antes.',
      'Pagamento.',
      'Da parte de fora, Ana.',
      'Só daqui.',
      'Depois em Barueri.',
    ]);
  });

  it('is a circle where what it fills in uses itself', () => {
    const one = site('', {
      ...around,
      'partials/fora.yaml':
        'blocks: [{ type: partial, name: parte, fill: { perguntas: [{ type: partial, name: fora }] } }]\n',
      [barueri]: [['- { type: near', '- { type: partial, name: fora }\n  - { type: near']],
    });
    expect(codesIn(one).map(({ code }) => code)).toEqual(['partial-circle']);
  });
});

describe('pages of one partial', () => {
  it('share its blocks, those that fill a slot as well', () => {
    const one = site(`, fill: { perguntas: ${own} }`, {
      [osasco]: [['- { type: near', use()]],
    });
    const pages = one.ready().pages;
    const first = (path: string) =>
      pageAt(pages, path).blocks.find(({ props }) => props.body === 'Antes.');
    expect(first('/barueri')).toBe(first('/osasco'));
  });

  it('come out byte for byte as without slots where they fill none', () => {
    const html = (one: FixtureSite) =>
      render(one.page('/barueri'), {
        scripts: { document: '/a.js', blog: '/b.js', panel: '/p.js', reader: '/r.js' },
        printSheet: '/assets/print.css',
        inlineHash: createInlineHash(),
      });
    expect(html(site())).toBe(html(site('', { [parte]: noSlots })));
  });
});

describe('what a page fills in', () => {
  it('is told of at its line', () => {
    const one = site(', fill: { perguntas: [{ type: text, body: "[Guia](/guiaa)" }] }');
    expect(codesIn(one)).toEqual([
      { code: 'link-unknown', file: barueri, line: placeIn(one, barueri, '/guiaa').line },
    ]);
  });

  it('is held to the schema of its block', () => {
    const one = site(', fill: { perguntas: [{ type: text, corpo: Olá. }] }');
    expect(codesIn(one)).toContainEqual({
      code: 'field-unknown',
      file: barueri,
      line: placeIn(one, barueri, 'corpo').line,
    });
  });

  it('is found by why, with the slot', () => {
    const one = site(`, fill: { perguntas: ${own} }`);
    const out: string[] = [];
    const streams = { out: (text: string) => void out.push(text), error: () => undefined };
    const options = { siteDir: one.dir, from: one.dir, language: 'pt-BR', width: null } as const;
    runWhy({ ...options, json: true, page: '/barueri', find: 'Só daqui' }, streams as never);
    const answer = JSON.parse(out.join('')) as {
      blocks: { file: string; line: number; through: { partial: string; slot?: string }[] }[];
    };
    const { line } = placeIn(one, barueri, 'Só daqui.');
    expect(answer.blocks).toMatchObject([
      { file: barueri, line, through: [{ partial: 'parte', slot: 'perguntas', line }] },
    ]);
  });

  it('is reached by patches, with the fields of a new block in order', () => {
    const one = site(`, fill: { perguntas: ${own} }`);
    const at = ['blocks', 2, 'fill', 'perguntas'];
    const text = editText(
      { path: barueri, text: one.read(barueri) },
      [
        { file: barueri, op: 'set', pointer: [...at, 0, 'body'], value: 'Outra.' },
        {
          file: barueri,
          op: 'insert',
          pointer: [...at, 1],
          value: { body: 'Nova.', type: 'text' },
        },
      ],
      fieldOrder(barueri, load(one.dir).schemas),
    );
    expect(text).toContain(
      'fill: { perguntas: [{ type: text, body: Outra. }, { type: text, body: Nova. }] }',
    );
  });
});

describe('ten thousand slots', () => {
  const many = (count: number, one: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => one(at)).join('\n');

  it.each([
    ['in a partial', many(10_000, (at) => `  - { type: slot, name: s${at} }`), ''],
    [
      'in lists of other blocks',
      many(
        10,
        (list) =>
          `  - type: partial\n    name: duvidas\n    fill:\n      a:\n${many(1000, (at) => `        - { type: slot, name: s${list}-${at} }`)}`,
      ),
      '',
    ],
    [
      'on a page',
      '  - { type: slot, name: a }',
      `, fill: { ${Array.from({ length: 10_000 }, (_, at) => `s${at}: ${own}`).join(', ')} }`,
    ],
    [
      'on a page that names them',
      many(900, (at) => `  - { type: slot, name: s${at}x }`),
      `, omit: [${Array.from({ length: 5000 }, (_, at) => `t${at}`).join(', ')}]`,
    ],
  ])('%s end as an error in words', (_, blocks, more) => {
    const { problems } = checkSite(site(more, { [parte]: `blocks:\n${blocks}\n` }).dir);
    expect(problems.some(({ level }) => level === 'error')).toBe(true);
  });
});
