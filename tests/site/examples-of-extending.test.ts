// The examples of docs/extending.md, each written into a site as the page says and looked at by the engine.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runNewSite } from '../../cli/new/new-site.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { type contactKinds } from '../../engine/client/contact-kinds.ts';
import { formatProblem } from '../../engine/diagnostics/format.ts';
import { hosts } from '../../engine/hosting/hosts.ts';
import { languages } from '../../engine/words/language.ts';
import { makeFolder } from '../engine/fixture.ts';
import { filesBelow, root, textOf } from '../structure/tree.ts';

const paper = textOf('docs/extending.md');

/** What stands below a heading, to the next one of its level. */
const section = (heading: string) =>
  paper.split(/^## /m).find((text) => text.startsWith(`${heading}\n`))!;

/** The boxes of a section that are named after a file. */
const filesIn = (heading: string) =>
  [...section(heading).matchAll(/`([a-z][\w./-]+\/[\w.-]+)`:\n\n```\w+\n([^]*?)^```$/gm)].map(
    ([, file, text]) => ({ file: file!, text: text! }),
  );

/** Paths of the engine's files that a section names. */
const pathsIn = (heading: string) =>
  [...section(heading).matchAll(/`((?:engine|schemas|blocks|cli|tests)\/[\w./-]+)`/g)].map(
    ([, path]) => path!,
  );

let dir: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
};
const problems = () =>
  checkSite(dir, { lints: 'check', schemaDir: null }).problems.map((one) =>
    formatProblem(one, 'en'),
  );

beforeAll(async () => {
  dir = join(makeFolder(), 'site');
  await runNewSite({
    trade: 'bakery',
    name: 'Example',
    city: 'Newtown',
    language: 'en',
    coordinates: '52.5,-3.3',
    folder: dir,
    blog: false,
    install: false,
    today: '2026-11-22',
    ask: null,
    speaks: 'en',
    out: () => undefined,
  });
  // No menu leads to the examples.
  const settings = readFileSync(join(dir, 'site.yaml'), 'utf8');
  write('site.yaml', settings.replace('sample: off', 'sample: off, page-orphan: off'));
});

test('the files of the engine that the page names are there', () => {
  const headings = [...paper.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading!);
  const named = headings.filter((heading) => heading !== 'A block').flatMap(pathsIn);
  expect(named.filter((path) => !path.includes('/fr/') && !existsSync(join(root, path)))).toEqual(
    [],
  );
});

describe('a fact', () => {
  test('is a value of texts, titles and descriptions', () => {
    for (const { file, text } of filesIn('A fact')) write(file, text);
    const { pages } = checkSite(dir);
    const page = pages.find(({ path }) => path === '/visits')!;
    expect(problems()).toEqual([]);
    expect(page.head.title).toBe('Visits on 5 days a week | Example');
    expect(page.blocks.find(({ type }) => type === 'page-heading')!.props).toMatchObject({
      heading: '5 days a week',
    });
  });
});

describe('a lint', () => {
  test('is told with the line and the words that it means', () => {
    for (const { file, text } of [...filesIn('A fact'), ...filesIn('A lint')])
      write(file, text.replace('suits you.', 'suits you!'));
    const [problem, ...others] = problems();
    expect(others).toEqual([]);
    const [printed] = /^```text\n(.*)\n```$/m.exec(section('A lint'))!.slice(1);
    expect(problem!.split('\n')[0]).toBe(printed);
    expect(problem).toContain('This text shouts.\n');
  });
});

describe('a kind of contact', () => {
  test('is a few lines of site.yaml', () => {
    const [, contacts] = /^```yaml\n([^]*?)^```$/m.exec(section('A kind of contact'))!;
    const before = textOf('cli/create/template/en/site.yaml');
    expect(before).toMatch(/^contacts:\n/m);
    const settings = checkSite(dir).site!.settings.file.text;
    write(
      'site.yaml',
      settings.replace(/^contacts:\n(?: .*\n)*/m, () => contacts!),
    );
    const { site } = checkSite(dir);
    expect(site!.settings.document.contacts).toMatchObject({ main: { kind: 'booking' } });
    write('site.yaml', settings);
  });

  test('stands in the files that the page names, and in no other', () => {
    const rare = 'telegram' satisfies keyof typeof contactKinds;
    const having = ['engine', 'blocks', 'cli', 'schemas']
      .flatMap((house) => filesBelow(house))
      .filter((file) => /\.(?:tsx?|json)$/.test(file) && !file.startsWith('schemas/generated/'))
      .filter((file) => new RegExp(String.raw`\b${rare}\b`).test(textOf(file)));
    expect([...new Set(pathsIn('A kind of contact'))].sort()).toEqual(having.sort());
  });
});

test('a language is named in the files of engine/words and where the page says', () => {
  const rare = languages[0];
  const having = filesBelow('engine')
    .filter((file) => file.endsWith('.ts') && !languages.some((one) => file.includes(`/${one}/`)))
    .filter((file) => new RegExp(`/${rare}/`).test(textOf(file)));
  expect(having.filter((file) => !/^engine\/words\/[\w-]+\.ts$/.test(file))).toEqual([]);
});

test('a host says of itself what the page shows', () => {
  const shown = [...section('A host').matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name!);
  for (const profile of Object.values(hosts)) expect(Object.keys(profile)).toEqual(shown);
});
