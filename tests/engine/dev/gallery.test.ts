import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { readySite } from '../../ready-site.ts';
import { librarySchemas } from '../../../engine/content/schemas.ts';
import { hasWords } from '../../../engine/content/fold-words.ts';
import { readExamples } from '../../../engine/dev/block-examples.ts';
import { Gallery } from '../../../engine/dev/gallery.ts';
import { previewLook } from '../../../engine/dev/look-preview.ts';
import { readLooks } from '../../../engine/dev/looks.ts';
import { looksPage } from '../../../engine/dev/looks-page.ts';
import { namesOf } from '../../../engine/dev/site-names.ts';
import { DevState } from '../../../engine/dev/state.ts';
import { schemas, siteDir } from '../../first-site.ts';
import { root } from '../../structure/tree.ts';
import { fixtureDir, FixtureSite, makeFolder } from '../fixture.ts';

vi.mock('yaml', async (original) => {
  const yaml = await original<typeof import('yaml')>();
  return { ...yaml, parse: vi.fn(yaml.parse) };
});

/** A project with the examples of two blocks. */
function project(): { folder: string; file: string } {
  const folder = makeFolder();
  for (const type of ['accordion', 'text']) {
    mkdirSync(join(folder, 'blocks', type), { recursive: true });
    const file = join('blocks', type, `${type}.examples.yaml`);
    cpSync(join(root, file), join(folder, file));
  }
  return { folder, file: join(folder, 'blocks/text/text.examples.yaml') };
}

/** The gallery of the library, in Portuguese. */
const view = { schemas: librarySchemas, language: 'pt-BR', font: null } as const;

/** How many files of examples were parsed while `work` ran. */
function parsedDuring(work: () => void): number {
  vi.mocked(parse).mockClear();
  work();
  return vi.mocked(parse).mock.calls.length;
}

test('what a description has in backticks is code in the gallery', () => {
  const page = new Gallery(root).page(view);
  expect(page).toMatch(/<p class="lead">[^<]*<code>site.yaml<\/code>/);
  expect(page).not.toMatch(/<p class="lead">[^<]*`/);
});

test('the gallery parses examples once, and those of a block again after a change', () => {
  const { folder, file } = project();
  const gallery = new Gallery(folder);
  const ready = readySite(fixtureDir('minimal'));
  expect(parsedDuring(() => gallery.page(view))).toBeGreaterThan(20);
  expect(parsedDuring(() => gallery.page(view))).toBe(0);
  expect(parsedDuring(() => gallery.example(ready, '/_blocks/text/0'))).toBe(0);

  const text = readFileSync(file, 'utf8').replace(/title: .*/, 'title: Outro título');
  writeFileSync(file, text);
  utimesSync(file, 1, 1);
  let page = '';
  expect(parsedDuring(() => (page = gallery.page(view)))).toBe(1);
  expect(page).toContain('Outro título');
});

test('an example to copy stands as a block does below "blocks:", with names of the site', () => {
  const { site } = readySite(fixtureDir('minimal'));
  const page = new Gallery(project().folder).page({ ...view, names: namesOf(site) });
  const copied = [...page.matchAll(/<pre [^>]*>([^]*?)<\/pre>/g)].map(([, yaml]) => yaml!);
  expect(copied.length).toBeGreaterThan(60);
  expect(copied.filter((yaml) => !/^ {2}- type: [\w-]+\n(?: {4}|$|\n)/.test(yaml))).toEqual([]);
  expect(copied.join('')).not.toContain('link: /guia');
});

test('an example stands alone on a page of the site, of the state that it is in now', () => {
  const gallery = new Gallery(project().folder);
  const ready = readySite(fixtureDir('minimal'));
  const { page } = gallery.example(ready, '/_blocks/text/0');
  expect(page?.blocks.map(({ type }) => type)).toEqual(['text']);
  const later = new FixtureSite({ 'site.yaml': [['name: Portões', 'name: Dois Portões']] });
  const renamed = gallery.example(readySite(later.dir), '/_blocks/text/0').page;
  expect(renamed?.head.siteName).toContain('Dois');
  for (const path of ['/_blocks/text/999', '/_blocks/nada/0'])
    expect(gallery.example(ready, path)).toEqual({ page: null, problems: [] });
});

test.each(['admin-panel', 'post-reader'])(
  'the app of an example of %s, which asks the address what to show, is not started',
  (type) => {
    const gallery = new Gallery(siteDir);
    const { page } = gallery.example(readySite(fixtureDir('minimal')), `/_blocks/${type}/0`);
    expect(page?.script).toBe('document');
  },
);

test.each(['- nope\n', 'title: x\n', '- title: [\n', ''])(
  'the gallery shows the other blocks where the examples of one are %j',
  (text) => {
    const { folder, file } = project();
    writeFileSync(file, text);
    const page = new Gallery(folder).page(view);
    expect(page).toContain('<section id="text">');
    expect(page).toContain('<section id="accordion">');
  },
);

test('an example that breaks its schema says so, by its file and title', () => {
  const { folder, file } = project();
  writeFileSync(file, '- { title: Quebrado, block: { type: text, boddy: Oi } }');
  const { page, problems } = new Gallery(folder).example(
    readySite(fixtureDir('minimal')),
    '/_blocks/text/0',
  );
  expect(page).toBeNull();
  expect(problems.map(({ code }) => code)).toContain('field-unknown');
  expect(new Set(problems.map((problem) => problem.file))).toEqual(
    new Set(['blocks/text/text.examples.yaml: Quebrado']),
  );
});

test('examples are shown of a site that had errors from the start', () => {
  const broken = new FixtureSite({ 'pages/index.yaml': [['title:', 'titel:']] });
  const state = new DevState(broken.dir, []);
  expect(state.errors).not.toEqual([]);
  expect(state.shown?.isGood).toBe(false);
  expect(new Gallery(siteDir).example(state.shown!.open, '/_blocks/text/0').page).not.toBeNull();
});

test('the looks are shown on the first page of the site, with the lines that give them', () => {
  const page = looksPage('en');
  expect(page).toContain('<h2>mint <small>Mint</small></h2>');
  expect(page).toContain('src="/_looks/mint"');
  const ready = readySite(fixtureDir('minimal'));
  const looks = readLooks();
  const shown = looks.map((look) => previewLook(ready, look).page);
  expect(shown.map((one) => one?.path)).toEqual(looks.map(() => '/'));
  expect(shown.map((one) => one?.head.layout)).toContain(
    'header-one-row hero-mirrored sectionHeads-top',
  );
  expect(new Set(shown.map((one) => one?.head.themeCss)).size).toBe(looks.length);
  const copied = [...page.matchAll(/<pre [^>]*>([^]*?)<\/pre>/g)].map(([, yaml]) => yaml!);
  expect(
    copied.map(
      (yaml) =>
        (parse(yaml.replaceAll('&quot;', '"').replaceAll('&#39;', "'")) as { theme: object }).theme,
    ),
  ).toEqual(looks.map(({ theme }) => theme));
});

test('the gallery speaks to a reader in English', () => {
  const page = new Gallery(makeFolder()).page({ ...view, language: 'en' });
  expect(page).toMatch(/<html lang="en"><head>.*<title>Blocks \| Portão<\/title>/);
  expect(page).toContain('<h2>accordion <small>Questions and answers</small></h2>');
  expect(page).toContain('<caption>* required</caption>');
  expect(page).not.toMatch(/Largura|Copiar|Blocos/);
  expect(page).not.toContain('<td></td>');
});

test('examples are in the language of the site, whoever looks at them', () => {
  const site = new FixtureSite({ 'site.yaml': [['\nbusiness:', '\nlanguage: en\nbusiness:']] });
  const ready = readySite(site.dir);
  mkdirSync(join(site.dir, 'blocks/near'), { recursive: true });
  writeFileSync(
    join(site.dir, 'blocks/near/near.examples.yaml'),
    '- { title: Um só, block: { type: near, heading: Perto } }',
  );
  const gallery = new Gallery(site.dir);
  const page = gallery.page({ ...view, names: namesOf(ready.site) });
  expect(page).toContain('<h3>Three questions, the first one open</h3>');
  expect(page).not.toContain('<h3>Três perguntas, a primeira aberta</h3>');
  expect(page, 'a block that has no example in English').toContain('<h3>Um só</h3>');
  expect(gallery.example(ready, '/_blocks/accordion/0').page?.blocks[0]?.props).toMatchObject({
    heading: 'Before you order',
  });
});

test.each(['pt-BR', 'en'] as const)(
  'every example of the library is shown of a site that has no places, no services and no trade in common (%s)',
  (language) => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="16"/>';
    const site = new FixtureSite(
      {
        'media/poster.svg': picture,
        'site.yaml': [['\nbusiness:', `\nlanguage: ${language}\nbusiness:`]],
      },
      'no-places',
    );
    const ready = readySite(site.dir);
    const gallery = new Gallery(site.dir);
    const examples = [...readExamples(site.dir, librarySchemas, language)];
    const wrong = examples.flatMap(([type, list]) =>
      list.flatMap(({ title }, index) => {
        const { page, problems } = gallery.example(ready, `/_blocks/${type}/${index}`);
        return page && problems.length === 0 ? [] : [{ type, title, problems }];
      }),
    );
    expect(wrong).toEqual([]);
  },
);

describe('the list of blocks', () => {
  const items = [
    ...new Gallery(siteDir)
      .page({ ...view, schemas })
      .matchAll(/<li data-words="([^"]*)"><a href="#([^"]*)">(.*?)<\/a>/g),
  ].map(([, words = '', type = '', shown = '']) => ({ words, type, shown }));

  test('has the Portuguese title beside each name', () => {
    expect(items.length).toBeGreaterThan(30);
    for (const { type, shown } of items)
      expect(shown).toContain(`${type} <small>${schemas.block(type).title}</small>`);
  });

  test.each([
    ['depoimentos', ['testimonials']],
    ['Depoimento', ['testimonials']],
    ['foto', ['gallery', 'gate-kinds', 'image', 'motor-prices', 'services-grid', 'team', 'work']],
    ['preço', ['call-to-action', 'motor-prices', 'promo', 'service-cards', 'table']],
    ['PRECOS motor', ['motor-prices']],
    ['motor-p', ['motor-prices']],
    ['um desconto', ['promo']],
    ['prazo', ['promo']],
    ['orçamento', ['call-to-action', 'service-cards']],
    ['avaliação', ['testimonials']],
    ['quem somos', ['text']],
    ['zap', ['floating-chat']],
    ['xyzzy', []],
  ])('finds by "%s" %j', (typed, types) => {
    const found = items.filter(({ words }) => hasWords(words, typed));
    expect(found.map(({ type }) => type)).toEqual(types);
  });

  test('is whole where nothing is typed', () => {
    expect(items.filter(({ words }) => hasWords(words, ''))).toEqual(items);
  });
});
