// `portao why`: where a text of a page was written.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runWhy, type WhyOptions } from '../../cli/commands/why.ts';
import { WrongUse } from '../../cli/command-line/command-error.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { schemas } from '../first-site.ts';
import { FixtureSite, fixtureDir, placeIn, type Edits } from '../engine/fixture.ts';
import { root } from '../structure/tree.ts';
import { called, minimalView, realView, said, viewOf } from './call-command.ts';
import { portao } from './run-portao.ts';

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}
interface Reference {
  readonly name: string;
  readonly text: string;
  readonly computed: boolean;
  readonly sources: readonly (Place & { readonly text: string })[];
  readonly references: readonly Reference[];
}
interface Text extends Place {
  readonly field: string;
  readonly role: string;
  readonly text: string;
  readonly written: string;
  readonly computed: boolean;
  readonly references: readonly Reference[];
  readonly via: readonly (Place & { readonly value: string })[];
}
interface Answer {
  readonly head: readonly Text[];
  readonly blocks: readonly (Place & {
    readonly type: string;
    readonly through: readonly (Place & { readonly partial: string })[];
    readonly texts: readonly Text[];
    readonly computed: readonly { readonly fact: string; readonly texts: readonly Text[] }[];
  })[];
}

const why = (options: WhyOptions) => called((streams) => runWhy(options, streams));
const answered = (edits: Edits, page: string, find?: string) => {
  const site = new FixtureSite(edits);
  return {
    site,
    answer: JSON.parse(why({ ...viewOf(site.dir), json: true, page, find }).out) as Answer,
  };
};
const own = ({ head, blocks }: Answer) => [...head, ...blocks.flatMap(({ texts }) => texts)];
const all = (answer: Answer) => [
  ...own(answer),
  ...answer.blocks.flatMap(({ computed }) => computed.flatMap(({ texts }) => texts)),
];
const textIn = (answer: Answer, text: string) => {
  const found = own(answer).filter((one) => one.text === text);
  if (found.length !== 1) throw new Error(`${found.length} texts "${text}"`);
  return found[0]!;
};
/** Place of a text of the site as the answer has it. */
const placed = (site: FixtureSite, file: string, text: string) => ({
  ...placeIn(site, file, text),
  file: `site/${file}`,
});

const barueri = 'pages/cidades/barueri.yaml';
const osasco = 'pages/cidades/osasco.yaml';

describe('portao why', () => {
  it.each(['pt-BR', 'en'] as const)('goes through a page block by block (%s)', async (language) => {
    const { code, out, err } = why({ ...minimalView(language), page: '/barueri' });
    expect([code, err]).toEqual([0, '']);
    await expect(out).toMatchFileSnapshot(said('why', language));
  });

  it.each([
    'barueri',
    '/barueri/',
    '/barueri.html',
    'https://www.exemplo.com.br/barueri?x=1#y',
    '/barueri#y',
  ])('understands %s', (page) => {
    expect(why({ ...minimalView(), page }).out).toMatch(
      /^\/barueri {2}minimal\/pages\/cidades\/barueri\.yaml\n/,
    );
  });

  it('leads through a partial to the value that the page gave it', () => {
    const { site, answer } = answered({}, '/osasco');
    const text = textIn(answer, 'Hoje mesmo.');
    expect(text).toMatchObject(placed(site, osasco, 'Hoje mesmo.'));
    expect(text.via).toEqual([
      { value: 'text', ...placed(site, 'partials/contato.yaml', '"{{values.text}}"') },
    ]);
    expect(answer.blocks.find(({ type }) => type === 'call-to-action')?.through).toEqual([
      { partial: 'contato', ...placed(site, osasco, 'contato, values') },
    ]);
  });

  it('leads to the default of a partial where the page gave no value, and on to the claim in it', () => {
    const { site, answer } = answered({}, '/barueri');
    const text = textIn(answer, 'São 128 técnicos.');
    expect(text).toMatchObject(placed(site, 'partials/contato.yaml', '"São {{claims'));
    expect(text.references).toEqual([
      {
        name: 'claims.technicians',
        text: '128',
        computed: false,
        sources: [{ text: '128', ...placed(site, 'site.yaml', '"128"') }],
        references: [],
      },
    ]);
  });

  it('follows values through a partial in a partial', () => {
    const { site, answer } = answered(
      {
        'partials/fora.yaml':
          'values: { nome: { description: Nome } }\nblocks:\n  - { type: partial, name: contato, values: { heading: "{{values.nome}}", text: "Em {{values.nome}}." } }',
        [osasco]: [
          [
            '- { type: partial, name: duvidas }',
            '- { type: partial, name: fora, values: { nome: Oficina } }\n  - { type: partial, name: duvidas }',
          ],
        ],
      },
      '/osasco',
    );
    expect(textIn(answer, 'Oficina')).toMatchObject(placed(site, osasco, 'Oficina }'));
    expect(textIn(answer, 'Oficina').via.map(({ file }) => file)).toEqual([
      'site/partials/contato.yaml',
      'site/partials/fora.yaml',
    ]);
    expect(textIn(answer, 'Em Oficina.').references).toEqual([
      {
        name: 'values.nome',
        text: 'Oficina',
        computed: false,
        sources: [{ text: 'Oficina', ...placed(site, osasco, 'Oficina }') }],
        references: [],
      },
    ]);
  });

  it('says where the place of the page was written, and what was computed from it', () => {
    const { site, answer } = answered({}, '/barueri');
    const [distance, near] = textIn(answer, 'A 25 km do centro, perto de Osasco.').references;
    expect(distance).toMatchObject({
      name: 'region.distance',
      text: '25',
      computed: true,
      sources: [placed(site, barueri, '[-23.5112'), placed(site, 'site.yaml', '[-23.5503')],
    });
    expect(near).toMatchObject({
      name: 'region.near',
      text: 'Osasco',
      computed: true,
      sources: [
        placed(site, barueri, '[osasco]'),
        { text: 'Osasco', ...placed(site, osasco, 'Osasco\n  coordinates') },
      ],
    });
  });

  it('finds the place of a variant in the page of its region', () => {
    const { site, answer } = answered(
      {
        'pages/variante.yaml':
          'path: /motor\ntitle: Motor\ndescription: Uma página.\nupdated: "2026-01-31"\nvariant: { region: lapa }\nblocks: [{ type: page-heading, heading: "Motor {{region.in}}" }]',
      },
      '/motor',
    );
    expect(textIn(answer, 'Motor na Lapa').references).toEqual([
      {
        name: 'region.in',
        text: 'na Lapa',
        computed: false,
        sources: [
          {
            text: 'na Lapa',
            ...placed(site, 'pages/bairros/lapa.yaml', 'na Lapa\n  coordinates'),
          },
        ],
        references: [],
      },
    ]);
  });

  it('has each line of a text below a | at its own line', () => {
    const { site, answer } = answered(
      {
        'pages/z.yaml':
          'path: /z\ntitle: Z\ndescription: Zê.\nupdated: "2026-01-31"\nblocks:\n  - type: text\n    body: |\n\n      Primeira linha.\n\n        - recuada\n  - type: text\n    body: >\n      Dobrada\n      em duas.',
      },
      '/z',
    );
    const body = own(answer).filter(({ field }) => field === 'body');
    expect(body.map(({ text, line, column }) => ({ text: text.trim(), line, column }))).toEqual([
      { text: 'Primeira linha.', line: placeIn(site, 'pages/z.yaml', 'Primeira').line, column: 7 },
      { text: '- recuada', line: placeIn(site, 'pages/z.yaml', '- recuada').line, column: 9 },
      { text: 'Dobrada em duas.', line: placeIn(site, 'pages/z.yaml', 'Dobrada').line, column: 7 },
    ]);
  });

  it('tells what a button says in the chat, and the number', () => {
    const { site, answer } = answered({}, '/barueri');
    const [message] = own(answer).filter(
      ({ role, text }) => role === 'message' && text.startsWith('Olá! Quero um orçamento'),
    );
    expect(message).toMatchObject({
      text: 'Olá! Quero um orçamento em Barueri.',
      ...placed(site, 'site.yaml', '"Olá! Quero um orçamento {{region'),
    });
    expect(own(answer).find(({ role }) => role === 'number')).toMatchObject({
      text: '(11) 90000-0001',
      ...placed(site, 'site.yaml', '"+5511900000001"'),
    });
  });

  it('tells the address that a button reaches, and names no contact as a text', () => {
    const view = { ...realView, siteDir: join(root, 'examples/dentista-curitiba') };
    const answer = JSON.parse(why({ ...view, json: true, page: '/' }).out) as Answer;
    const hero = answer.blocks.find(({ type }) => type === 'hero');
    const file = 'examples/dentista-curitiba/site.yaml';
    expect(hero?.texts.filter(({ role }) => role !== 'text')).toMatchObject([
      { role: 'address', text: 'https://agenda.example/pinhao', file, line: 21 },
      { role: 'number', text: '(41) 90000-0000', file, line: 22 },
    ]);
    expect(own(answer).filter(({ text }) => ['booking', 'map', 'phone'].includes(text))).toEqual(
      [],
    );
  });

  it("names the company's e-mail, which the footer shows", () => {
    const { site, answer } = answered({}, '/');
    const footer = answer.blocks.find(({ type }) => type === 'footer');
    const mail = 'contato@exemplo.com.br';
    const texts = footer?.computed.flatMap((fact) => fact.texts);
    expect(texts?.find(({ text }) => text === mail)).toMatchObject(placed(site, 'site.yaml', mail));
  });

  it("names the site's own blocks, whose code may have words", () => {
    const last = (siteDir: string) =>
      why({ ...viewOf(siteDir), page: '/' })
        .out.trimEnd()
        .split('\n')
        .at(-1);
    expect(last(join(root, 'examples/dentista-curitiba'))).toMatch(/blocks\/procedimentos\.$/);
    expect(last(new FixtureSite().dir)).toMatch(/no idioma do site\.$/);
  });

  it('names what the site computes, and finds the names in it', () => {
    const { site, answer } = answered({}, '/barueri', 'osasco');
    const header = answer.blocks.find(({ type }) => type === 'header');
    expect(header?.computed.map(({ fact }) => fact)).toEqual(['headerMenu', 'mobilePlaces']);
    expect(header?.computed[0]?.texts[0]).toMatchObject({
      text: 'Osasco',
      ...placed(site, osasco, 'Osasco\n  coordinates'),
    });
  });
});

describe('portao why --find', () => {
  const found = (page: string, find: string, edits: Edits = {}) =>
    own(answered(edits, page, find).answer).map(({ text }) => text);

  it.each([
    [
      'without accents and in capitals',
      '/barueri',
      'MOTOR DE PORTAO EM',
      ['Motor de portão em Barueri', 'Motor de portão em Barueri'],
    ],
    ['across a value that was put in', '/barueri', 'são 128 técnicos', ['São 128 técnicos.']],
    [
      'across marks of emphasis',
      '/osasco',
      'pode ser a roldana',
      ['Pode ser a **roldana**. Veja as [dicas](/dicas).'],
    ],
    ['with white space doubled', '/osasco', ' hoje   mesmo ', ['Hoje mesmo.']],
  ])('finds words %s', (_, page, find, texts) => {
    expect(found(page, find)).toEqual(texts);
  });

  it('finds words that run over the lines of a heading', () => {
    const edits: Edits = {
      'pages/dicas.json': [
        [
          '"type": "text",',
          '"type": "hero", "heading": ["Motor bom", "e instalado"], "lead": "Já.", "scene": "none", "buttons": [{ "label": "Ligar", "call": "main" }]\n    },\n    {\n      "type": "text",',
        ],
      ],
    };
    expect(found('/dicas', 'bom e inst', edits)).toEqual(['Motor bom', 'e instalado']);
  });

  it('ends with 1 where no text has the words, and says so', () => {
    expect(why({ ...minimalView(), page: '/', find: 'xyz' })).toEqual({
      code: 1,
      out: 'Nenhum texto de / contém "xyz". Tente com menos palavras. O texto de um post está no painel; palavras de botões como "Menu" são do programa.\n',
      err: '',
    });
  });

  it('refuses nothing as words', () => {
    expect(() => why({ ...minimalView(), page: '/', find: '  ' })).toThrow(WrongUse);
  });
});

describe('a path without a page', () => {
  it.each([
    [
      'gets the nearest',
      {},
      '/baruery',
      'Não há página em "/baruery". Você quis dizer "/barueri"?',
    ],
    ['gets the page of its last part', {}, '/bairros/lapa', 'Você quis dizer "/lapa"?'],
    ['gets the list where none is near', {}, '/xyzxyzxyz', 'npm run portao -- routes'],
    [
      'gets where it is redirected',
      { 'site.yaml': [['limits:', 'redirects: [{ from: /velha, to: /dicas }]\nlimits:']] },
      '/velha',
      'leva a "/dicas"',
    ],
  ] as [string, Edits, string, string][])('%s', (_, edits, page, says) => {
    const run = () => why({ ...viewOf(new FixtureSite(edits).dir), page });
    expect(run).toThrow(WrongUse);
    expect(run).toThrow(says);
  });
});

/** Every line of every text below a value that has more than one word: names of drawings, addresses and anchors have not. */
const sentencesIn = (value: unknown): string[] => {
  if (typeof value === 'string')
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.includes(' '));
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesIn)
    : [];
};

describe('every text of the real site', () => {
  const { pages } = checkSite(realView.siteDir);
  const lines = new Map<string, string[]>();
  const lineAt = ({ file, line }: Place) => {
    if (!lines.has(file)) lines.set(file, readFileSync(join(root, file), 'utf8').split('\n'));
    return lines.get(file)![line - 1]!;
  };
  /** What stands at a place, quotes and their escapes undone. */
  const standsAt = (place: Place) => {
    const rest = lineAt(place).slice(place.column - 1);
    return rest.startsWith('"')
      ? rest.slice(1).replace(/\\"/g, '"')
      : rest.startsWith("'")
        ? rest.slice(1).replace(/''/g, "'")
        : rest;
  };
  const paths = [
    '/',
    '/barueri',
    '/aruja',
    '/lapa',
    '/mooca',
    '/guarulhos',
    '/guia-completo',
    '/duvidas-frequentes',
    '/motor-de-portao-automatico-suzano',
    '/motor-para-portao-automatico-santo-andre',
    '/blog/um-post',
    '/404',
  ];

  it.each(paths)('of %s stands where it is said to', (page) => {
    const answer = JSON.parse(why({ ...realView, page }).out) as Answer;
    expect(all(answer).length).toBeGreaterThan(50);
    for (const text of all(answer)) {
      const [words = ''] = text.written.split('\n');
      expect(`${text.file}:${text.line} ${standsAt(text).slice(0, words.length)}`).toBe(
        `${text.file}:${text.line} ${words}`,
      );
      const written = text.references.filter(
        ({ computed, name, references }) =>
          !computed && references.length === 0 && !name.startsWith('contacts.'),
      );
      for (const { text: value, sources } of written)
        expect(standsAt(sources[0]!).slice(0, value.length)).toBe(value);
    }
  });

  it.each(paths.filter((path) => !path.startsWith('/blog/')))(
    'of %s is what the page shows, and nothing is left out',
    (path) => {
      const answer = JSON.parse(why({ ...realView, page: path }).out) as Answer;
      const page = pages.find((one) => one.path === path)!;
      expect(answer.head.slice(0, 2).map(({ text }) => text)).toEqual([
        page.head.title,
        page.head.description,
      ]);
      expect(answer.blocks.map(({ type }) => type)).toEqual(page.blocks.map(({ type }) => type));
      answer.blocks.forEach((block, position) => {
        const shown = JSON.stringify(page.blocks[position]!.props);
        for (const { text, role, field } of block.texts.filter((one) => one.role === 'text'))
          expect(
            `${field} ${role} ${shown.includes(JSON.stringify(text).slice(1, -1))} ${text}`,
          ).toBe(`${field} ${role} true ${text}`);
        const facts = schemas.factsOf(block.type);
        const props = Object.fromEntries(
          Object.entries(page.blocks[position]!.props).filter(([name]) => !facts.includes(name)),
        );
        const told = block.texts.map(({ text }) => text.trim()).join('\n');
        expect(sentencesIn(props).filter((sentence) => !told.includes(sentence))).toEqual([]);
      });
    },
  );
});

describe('portao why as a process', () => {
  beforeAll(() => portao(['--help']));

  it('finds a sentence, without colours', async () => {
    const { code, out, err } = await portao([
      'why',
      '/barueri',
      '--find',
      'sao 128',
      '--site',
      fixtureDir('minimal'),
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(
      'tests/fixtures/sites/minimal/partials/contato.yaml:3:44  São 128 técnicos.\n',
    );
  });

  it.each([
    [
      'an unknown path',
      ['why', '/baruery', '--lang', 'en'],
      'There is no page at "/baruery". Did you mean "/barueri"?\n',
    ],
    ['no path', ['why'], 'Erro: falta dizer <endereço>.\n'],
  ])('ends with 2 for %s', async (_, args, err) => {
    expect(await portao([...args, '--site', fixtureDir('minimal')])).toEqual({
      code: 2,
      out: '',
      err,
    });
  });
});
