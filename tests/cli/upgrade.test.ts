// `portao upgrade` in a copy of the fixture site as an earlier version had it: what is written, what is asked, what is left to a person.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runUndo } from '../../cli/edit/undo.ts';
import type { EditOptions } from '../../cli/site/edit-options.ts';
import { runUpgrade } from '../../cli/upgrade/upgrade.ts';
import { WrongUse } from '../../cli/command-line/command-error.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { formatProblems } from '../../engine/diagnostics/format.ts';
import { filesBelow } from '../../engine/content/site-files.ts';
import { confirmed } from '../engine/site-copy.ts';
import { FixtureSite, fixtureDir, type Edits } from '../engine/fixture.ts';

const home = 'pages/index.yaml';
const old = '# yaml-language-server: $schema=../../schemas/page.schema.json';

let site: FixtureSite;
const read = (file: string) => readFileSync(join(site.dir, file), 'utf8');
const texts = () =>
  filesBelow(site.dir)
    .files.filter((file) => !file.startsWith('.portao/'))
    .map((file) => [file, read(file)]);

/** Runs the command; what it says, and its exit code. */
async function upgrade(options: Partial<EditOptions> = {}) {
  let out = '';
  const code = await runUpgrade({
    siteDir: site.dir,
    language: 'en',
    dryRun: false,
    yes: true,
    confirm: null,
    colour: false,
    out: (text) => (out += text),
    ...options,
  });
  return { code, out };
}

/** The fixture site with a home page of an earlier version, and other edits. */
function oldSite(edits: Edits = {}): void {
  site = new FixtureSite(edits);
  const text = read(home).replaceAll('\n', '\r\n');
  writeFileSync(join(site.dir, home), `# our home\r\n${old}   \r\n${text}# the end`);
}

describe('a site of an earlier version', () => {
  beforeEach(() => oldSite());

  it('is brought to this one, and no other byte changes', async () => {
    const before = new Map(texts() as [string, string][]);
    const { code, out } = await upgrade();
    expect(out).toContain('The schema line says where the schemas of the site are now.');
    expect(out).toContain('1 file written. To take it back: npm run portao -- undo\n');
    expect(code).toBe(0);
    const [, line = ''] = read(home).split('\r\n');
    expect(line).toMatch(/^# yaml-language-server: \$schema=\S+\/schemas\/page\.schema\.json$/);
    expect(line).not.toContain(old);
    expect(texts()).toEqual(
      [...before].map(([file, text]) => [
        file,
        file === home ? text.replace(`${old}   `, line) : text,
      ]),
    );
  });

  it('has nothing to be done the second time', async () => {
    await upgrade();
    const before = texts();
    expect((await upgrade()).out).toContain('The documents are those of this version already.\n');
    expect(texts()).toEqual(before);
  });

  it('is not advised to upgrade for what an upgrade leaves', async () => {
    writeFileSync(
      join(site.dir, home),
      `${read(home)}\n  - { type: zzzzzz }\n  - { type: near, heading: Near, zzzzzz: 1 }\n`,
    );
    const { code, out } = await upgrade();
    expect([code, out.match(/block-unknown-type|field-unknown/g)]).toEqual([
      1,
      ['block-unknown-type', 'field-unknown'],
    ]);
    expect(out).not.toContain('portao -- upgrade');
    const checked = formatProblems(checkSite(site.dir).problems, 'en');
    expect(checked.match(/portao -- upgrade/g)).toHaveLength(2);
  });

  it('stays as it is in a dry run, which shows each line', async () => {
    const before = texts();
    const { code, out } = await upgrade({ dryRun: true, yes: false });
    expect(out).toContain(`pages/index.yaml:2\n  -${old}`);
    expect(out).toContain('Nothing was written.');
    expect([code, texts()]).toEqual([0, before]);
  });

  it('is written after a yes, and not after a no', async () => {
    const before = texts();
    const ask = (answer: boolean) =>
      upgrade({ yes: false, confirm: () => Promise.resolve(answer) });
    expect(await ask(false)).toEqual({
      code: 1,
      out: expect.stringMatching(/Nothing was written\.\n$/) as string,
    });
    expect(texts()).toEqual(before);
    expect((await ask(true)).out).toContain('1 file written.');
  });

  it('is not written where nobody can be asked', async () => {
    const before = texts();
    await expect(upgrade({ yes: false })).rejects.toThrow(WrongUse);
    expect(texts()).toEqual(before);
  });
});

describe('fields that are no more', () => {
  const opening = `blocks:
  - type: hero
    heading: [Bread, that lasts]
    lead: Baked today.
    # the oven that opens
    scene: oven # at night
    seconds: "4"
    caption: >-
      opens in
      4 seconds
    sceneLabel: An oven
    buttons: [{ label: Call, call: telefone }]
  - { type: hero, heading: [Cake], lead: Too., buttons: [{ label: Call, call: telefone }], scene: oven, seconds: "2" }
`;
  const page = (blocks: string) =>
    `path: /bread\ntitle: Bread that lasts\ndescription: Bread.\nupdated: "2026-01-31"\n${blocks}`;
  beforeEach(() => (site = new FixtureSite({ 'pages/bread.yaml': page(opening) }, 'one-page')));

  it('are taken from the openings of the library, and comments stay', async () => {
    expect((await upgrade()).out).toContain('Changes 1 document.');
    expect(read('pages/bread.yaml')).toBe(
      page(
        opening
          .replace('scene: oven #', 'scene: none #')
          .replace(/ {4}seconds[^]*An oven\n/, '')
          .replace('scene: oven, seconds: "2"', 'scene: none'),
      ),
    );
    expect((await upgrade()).out).toContain('The documents are those of this version already.');
  });

  it('stay where the site has an opening of its own', async () => {
    mkdirSync(join(site.dir, 'blocks/hero'), { recursive: true });
    expect((await upgrade({ dryRun: true })).out).toContain('already');
  });

  it('stay where only the picture is not known, which may be mistyped today', async () => {
    const mistyped = page(
      opening.replace(/ {4}seconds[^]*4 seconds\n/, '').replace(/ {2}- {.*\n/, ''),
    );
    site = new FixtureSite({ 'pages/bread.yaml': mistyped }, 'one-page');
    expect((await upgrade()).out).toContain('already');
    expect(read('pages/bread.yaml')).toBe(mistyped);
  });

  it('are no errors of a dry run, which tells those that will be left', async () => {
    const { code, out } = await upgrade({ dryRun: true });
    expect([code, out.slice(out.indexOf('Nothing was written.'))]).toEqual([
      0,
      expect.stringContaining('No problems.'),
    ]);
    expect(await upgrade()).toMatchObject({ code });
  });

  it('come where one is missing: the page that the search opens', async () => {
    const search =
      'blocks:\n  - type: problem-search\n    heading: What is wrong?\n  - type: text\n';
    const answers = page('').replace('/bread', '/duvidas-frequentes');
    site = new FixtureSite({ 'pages/bread.yaml': page(search) }, 'one-page');
    expect((await upgrade()).out).toContain('already');
    site = new FixtureSite(
      { 'pages/bread.yaml': page(search), 'pages/duvidas-frequentes.yaml': answers },
      'one-page',
    );
    await upgrade();
    expect(read('pages/bread.yaml')).toBe(
      page(search.replace('wrong?\n', 'wrong?\n    link: /duvidas-frequentes\n')),
    );
    const own = { 'pages/bread.yaml': page(search), 'blocks/problem-search/a.tsx': '' };
    site.apply(own);
    expect((await upgrade({ dryRun: true })).out).toContain('those of this version already.');
  });
});

describe('what no upgrade can do', () => {
  it('is said with the places that could not be edited', async () => {
    const blocks = `blocks:
  - &bread
    seconds: "3"
    type: hero
    scene: oven
    heading: [Bread]
    lead: Today.
    buttons: [{ label: Call, call: telefone }]
  - *bread
  - { type: hero, heading: [Cake], lead: Too., buttons: [{ label: Call, call: telefone }], scene: oven, seconds: "2" }
`;
    const page = `path: /bread\ntitle: Bread\ndescription: Bread.\nupdated: "2026-01-31"\n${blocks}`;
    site = new FixtureSite({ 'pages/bread.yaml': page }, 'one-page');
    for (const changed of ['Changes 1 document.', '']) {
      const { code, out } = await upgrade();
      expect(code).toBe(1);
      expect(out).toContain(changed);
      expect(out).not.toContain('already');
      expect(out.slice(out.indexOf('Left to do by hand:'))).toContain(
        ' pages/bread.yaml:7, pages/bread.yaml:13. Put',
      );
    }
    expect(read('pages/bread.yaml')).toContain(blocks.slice(0, blocks.indexOf('  - { type')));
  });

  it('is said with the errors that are left', async () => {
    const [page = ''] = filesBelow(fixtureDir('english')).files.filter((file) =>
      file.startsWith('pages/'),
    );
    site = new FixtureSite(
      { [page]: [['blocks:\n', 'blocks:\n  - { type: price-list, rows: [] }\n']] },
      'english',
    );
    mkdirSync(join(site.dir, 'entry'));
    writeFileSync(join(site.dir, 'entry/render.ts'), '');
    const { code, out } = await upgrade();
    expect(code).toBe(1);
    expect(out).toContain(page);
    expect(out).toContain('block-unknown-type');
    expect(out.slice(out.indexOf('Left to do by hand:'))).toMatch(
      /price-list[^]*blog\.keyPhrases[^]*entry\//,
    );
  });

  it('is not said of a site that is up to date', async () => {
    site = new FixtureSite({}, 'english');
    expect((await upgrade()).out).toBe(
      'The documents are those of this version already.\nNo problems.\n',
    );
  });
});

describe('a document that is no YAML', () => {
  it('is left to the check', async () => {
    oldSite({ 'pages/broken.yaml': `${old}\ntitle: "\n` });
    const { code, out } = await upgrade();
    expect(code).toBe(1);
    expect(out).toContain('pages/broken.yaml');
    expect(read('pages/broken.yaml')).toContain(old);
  });
});

describe('a site whose own blocks do not say what their texts are', () => {
  const file = 'blocks/notice/notice.schema.json';
  const schemaOf = (text: string) => `{
  "type": "object",
  "additionalProperties": false,
  "required": ["type"],
  "properties": {
    "type": { "const": "notice" },
    "link": { ${text} },
    "days": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "side": {"type": "string", "enum": ["left"]}
  }
}
`;
  beforeEach(() => {
    site = new FixtureSite({
      [file]: schemaOf('"x-names": "page", "type": "string"'),
      'blocks/notice/Notice.tsx': 'export const Notice = () => null;\n',
    });
  });

  it('has them said, and no other byte changes', async () => {
    const { code, out } = await upgrade();
    expect(out).toContain('The schemas of own blocks say in x-role what each text is');
    expect(code).toBe(0);
    expect(read(file)).toBe(
      schemaOf('"x-role": "link", "type": "string"').replace(
        '"items": {\n',
        '"items": {\n        "x-role": "text",\n',
      ),
    );
    expect((await upgrade()).out).toContain('The documents are those of this version already.\n');
  });

  it('is shown as it will be, and keeps its schema', async () => {
    const before = read(file);
    const { code, out } = await upgrade({ dryRun: true });
    expect(out).toContain('"x-role": "text"');
    expect(out).not.toContain('block-schema');
    expect(code).toBe(0);
    expect(read(file)).toBe(before);
  });
});

describe('a site whose claims say that they are samples', () => {
  const claims = (technicians: string) =>
    [
      [`context: Técnicos na região.${confirmed}`, `context: Técnicos na região.${technicians} }`],
    ] as const;

  it.each([
    ['are open then', ', sample: true', ''],
    ['are as they were, where they were none', ', sample: false', ''],
    [
      'say who confirmed them, as far as they said so',
      ', source: Cadastro, date: "2026-01-20"',
      ', confirmed: { by: TODO, date: 2026-01-20, source: Cadastro }',
    ],
  ])('%s', async (_, old, now) => {
    site = new FixtureSite({ 'site.yaml': claims(old) });
    await upgrade();
    expect(read('site.yaml')).toBe(new FixtureSite({ 'site.yaml': claims(now) }).read('site.yaml'));
  });
});

describe('a site whose promotions end by what its texts refer to', () => {
  const show = 'show: { promotion: may }';
  /** The fixture site with texts about a promotion: without `show`, and as the upgrade leaves them. `title`: what that of the page says of it. */
  const siteWith = (isUpgraded: boolean, title = '') => {
    const lines = (indent: string) =>
      isUpgraded ? `${indent}show:\n${indent}  promotion: may\n` : '';
    const field = isUpgraded ? `${show}, ` : '';
    return new FixtureSite({
      'site.yaml': [
        ['claims:\n', `claims:\n  off: { value: "10%", context: Em maio.${confirmed}\n`],
        [
          '\nmenus:',
          '\npromotions:\n  may: { from: "2020-05-01", until: "2099-05-31", claims: [off] }\n\nmenus:',
        ],
        [
          '            - { label: Fixo,',
          `            - { label: "{{claims.off}}", link: /dicas${isUpgraded ? `, ${show}` : ''} }\n            - { label: Fixo,`,
        ],
      ],
      [home]: [
        ['Motor de portão em São Paulo', `Motor de portão em São Paulo${title}`],
        [
          '  - type: coverage\n',
          `  - type: text # of the offer
${lines('    ')}    heading: Oferta
    body: Até {{promotions.may.until}}.
  - type: accordion
    heading: Dúvidas
    items:
      - id: quanto
${lines('        ')}        question: Quanto?
        answer: São {{claims.off}}.
      - { id: de-novo, ${field}question: De novo?, answer: "{{claims.off}}" }
      - id: depois
        show:
          from: "2020-05-02"
${isUpgraded ? '          promotion: "may"\n' : ''}        question: E depois?
        answer: "{{claims.off}}"
      - { id: antes, question: E antes?, answer: Nada. }
  - type: coverage
`,
        ],
      ],
    });
  };
  const options = {
    language: 'en',
    dryRun: false,
    yes: true,
    confirm: null,
    colour: false,
    out: () => undefined,
  } as const;

  it('has show in the nearest item or block, no other byte changes, and undo takes it back', async () => {
    site = siteWith(false);
    const before = texts();
    const { code, out } = await upgrade();
    expect(out).toContain('What speaks of a promotion says in show');
    const after = siteWith(true);
    for (const file of ['site.yaml', home]) expect(read(file)).toBe(after.read(file));
    expect(code).toBe(0);
    expect((await upgrade()).out).toContain('The documents are those of this version already.');
    await runUndo({ siteDir: site.dir, ...options });
    expect(texts()).toEqual(before);
  });

  it('keeps a title of a page as it is, which the check names', async () => {
    site = siteWith(true, ' {{claims.off}}');
    const before = texts();
    const { code, out } = await upgrade();
    expect([code, out]).toEqual([1, expect.stringContaining('promotion-unguarded')]);
    expect(texts()).toEqual(before);
  });
});
