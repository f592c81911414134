// `portao new site`: small sites that are complete and right from the first minute.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { runNewBlock } from '../../cli/new/new-block.ts';
import { runNewCity } from '../../cli/new/new-city.ts';
import { runNewNeighbourhood } from '../../cli/new/new-neighbourhood.ts';
import { runNewPage } from '../../cli/new/new-page.ts';
import { runNewPost } from '../../cli/new/new-post.ts';
import { runNewSite, type NewSite } from '../../cli/new/new-site.ts';
import { describeFailure } from '../../cli/command-line/failure.ts';
import { schemaFolder } from '../../engine/content/locale/schema-folder.ts';
import { readLooks } from '../../engine/dev/looks.ts';
import { readLocale } from '../../engine/content/locale/site-locale.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { formatProblems } from '../../engine/diagnostics/format.ts';
import { makeFolder } from '../engine/fixture.ts';
import { errorsIn, failureOf, settingsFor } from './new-site.ts';
import { siteWithPackages } from '../site-with-packages.ts';
import { root } from '../structure/tree.ts';

const brazilian = { trade: 'encanador', name: 'Água Certa', city: 'Curitiba', language: 'pt-BR' };
const english = {
  trade: 'plumber',
  name: 'Wellworth',
  city: 'Leeds',
  language: 'en',
  coordinates: '53.7974,-1.5438',
};

/** Makes a site in a new folder; the folder, and what was said. */
async function newSite(options: Partial<NewSite>): Promise<{ folder: string; said: string }> {
  const folder = options.folder ?? join(makeFolder(), 'site');
  let said = '';
  await runNewSite({
    blog: false,
    install: false,
    today: '2026-11-22',
    ask: null,
    speaks: 'en',
    out: (text) => void (said += text),
    ...options,
    folder,
  });
  return { folder, said };
}

const problemsOf = (folder: string) =>
  formatProblems(
    checkSite(folder, {
      lints: 'check',
      schemaDir: schemaFolder(folder, readLocale(folder).language),
    }).problems,
    'en',
  );
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
const refusal = (options: Partial<NewSite>) =>
  newSite(options).then(
    () => 'made',
    (error: unknown) => describeFailure(error, 'en'),
  );

describe('a new site', () => {
  test.each([
    ['in Portuguese', brazilian],
    ['in English', english],
    [
      'with long names',
      {
        ...brazilian,
        name: 'Encanamentos e Consertos Irmãos de Almeida',
        city: 'São José do Rio Preto',
      },
    ],
    ['beyond the 90th meridian', { ...english, city: 'Seattle', coordinates: '47.61,-122.33' }],
    ['with a trade of two letters and a city of three', { ...brazilian, trade: 'TI', city: 'Itu' }],
  ])('%s has no error and no warning, with a blog or without', async (_, answers) => {
    for (const blog of [false, true]) {
      const { folder } = await newSite({ ...answers, blog });
      expect(problemsOf(folder)).toBe('No problems.');
    }
  });

  test.each([brazilian, english])(
    'names in its pages no service that its contacts may cease to be',
    async (answers) => {
      const { folder } = await newSite({ ...answers, blog: true });
      const pages = filesOf(folder).filter((file) => file.startsWith('pages/'));
      expect(pages.length).toBeGreaterThan(8);
      for (const file of pages)
        expect([file, readFileSync(join(folder, file), 'utf8')]).toEqual([
          file,
          expect.not.stringMatching(/whatsapp|telegram|messenger|instagram/i),
        ]);
    },
  );

  test.each([
    [brazilian, ''],
    [english, 'generated/en/'],
  ])('leads the editor to schemas in its language', async (answers, inside) => {
    const { folder } = await newSite(answers);
    const settings = JSON.parse(readFileSync(join(folder, '.vscode/settings.json'), 'utf8')) as {
      'yaml.schemas': object;
    };
    const named = Object.keys(settings['yaml.schemas']);
    expect(named[0]).toBe(`./node_modules/portao/schemas/${inside}site.schema.json`);
    for (const file of named)
      expect(existsSync(file.replace('./node_modules/portao', root)), file).toBe(true);
  });

  test('has pages of its city and of two places nearby, and no mark that nobody filled', async () => {
    const { folder } = await newSite(brazilian);
    expect(filesOf(folder)).toMatchSnapshot();
    for (const file of filesOf(folder))
      expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/<<|# if |# end/);
  });

  test('has files for a server of its own, which name what a site has', async () => {
    const { folder } = await newSite(english);
    const deploy = filesOf(folder).filter((file) => file.startsWith('deploy/'));
    expect(deploy).toEqual(filesOf(join(root, 'deploy')).map((file) => `deploy/${file}`));
    const texts = deploy.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    expect(texts).not.toMatch(/cli\/launch|\.npmrc|(?<!portao\/)docs\//);
    expect(texts).toContain('ExecStart=/usr/bin/node node_modules/portao/cli/packaged.mjs start');
  });

  test('has blog, panel and reader where they are wanted, and nothing of them elsewhere', async () => {
    const blogFiles = (folder: string) =>
      filesOf(folder).filter((file) => /blog|admin|post/.test(file));
    expect(blogFiles((await newSite({ ...brazilian, blog: true })).folder)).toHaveLength(3);
    const without = (await newSite(brazilian)).folder;
    expect(blogFiles(without)).toEqual([]);
    expect(readFileSync(join(without, 'site.yaml'), 'utf8')).not.toContain('blog');
  });

  test('takes a name in any script, and a folder that has nothing but a repository', async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, '.git'));
    await newSite({ ...english, name: 'Ёлка "№ 1": #東京', folder });
    expect(problemsOf(folder)).toBe('No problems.');
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string;
    };
    expect(name).toMatch(/^[a-z0-9-]+$/);
  });

  test('depends on the package, and asks a person for what was not said', async () => {
    const asked: string[] = [];
    const answers = ['plumber', 'Wellworth', 'Leeds', 'en', '53.7974,-1.5438', '4'];
    const { folder } = await newSite({
      folder: siteWithPackages(),
      source: 'file:portao.tgz',
      ask: async (question) => {
        asked.push(question);
        return answers[asked.length - 1]!;
      },
    });
    const { dependencies, scripts } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Record<string, object>;
    expect([dependencies, scripts]).toMatchObject([
      { portao: 'file:portao.tgz' },
      { dev: 'portao dev' },
    ]);
    expect(asked).toHaveLength(answers.length);
    expect(asked.at(-1)).toContain('4 mint (Mint)');
    expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toContain('hero: mirrored');
    expect(problemsOf(folder)).toBe('No problems.');
  });
});

describe('the look of a new site', () => {
  test.each(readLooks().map(({ name }) => name))(
    '%s is right from the first minute',
    async (look) => {
      const { folder } = await newSite({ ...brazilian, look, folder: siteWithPackages() });
      expect(problemsOf(folder)).toBe('No problems.');
    },
  );

  test('installs the typefaces and drawings of the look, and no others', async () => {
    const dependenciesOf = async (look: string) => {
      const { folder } = await newSite({ ...brazilian, look });
      const text = readFileSync(join(folder, 'package.json'), 'utf8');
      return (JSON.parse(text) as { dependencies: Record<string, string> }).dependencies;
    };
    const version = expect.stringMatching(/^\d+\.\d+\.\d+$/) as string;
    expect(await dependenciesOf('ledger')).toEqual({
      portao: expect.any(String) as string,
      '@fontsource-variable/lora': version,
      '@fontsource-variable/figtree': version,
      '@iconify-json/lucide': version,
    });
    expect(Object.keys(await dependenciesOf('violet'))).toEqual(['portao', '@iconify-json/lucide']);
  });

  test('is the usual one unless somebody wants another', async () => {
    const { folder } = await newSite(brazilian);
    expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).not.toContain('theme:');
  });

  test('has to be one that there is', async () => {
    expect(await refusal({ ...brazilian, look: 'mnt' })).toContain(
      'There is no look "mnt". Did you mean "mint"? Use one of these: brick, harbour, ',
    );
  });
});

describe('what is added to a new site', () => {
  /** Everything but a block, added to a new site in a language; the texts of the new files. `near` is where the site is. */
  const addedTo = async (answers: Partial<NewSite>, near: string) => {
    const { folder } = await newSite({ ...answers, blog: true });
    const before = filesOf(folder);
    const settings = settingsFor(folder, { language: 'en' });
    await runNewCity({ ...settings, name: 'Elsewhere', coordinates: near });
    await runNewNeighbourhood({ ...settings, name: 'Old Town', coordinates: near });
    await runNewPage({ ...settings, title: 'Offers', path: '/offers' });
    runNewPost({ ...settings, title: 'Before winter' });
    await runNewBlock({ ...settings, type: 'price-table' });
    expect(errorsIn(folder)).toEqual([]);
    const added = filesOf(folder).filter((file) => !before.includes(file));
    expect(added.filter((file) => file.startsWith('pages/'))).toHaveLength(3);
    return added
      .filter((file) => !/^(?:generated|\.portao)\/|\.css$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  };

  test('is in the language of the site and says what is to be written', async () => {
    for (const [file, text] of await addedTo(english, '53.8,-1.5')) {
      expect([file, text]).toEqual([file, expect.stringMatching(/TODO: (?:write|say)|Heading/)]);
      expect([file, text]).toEqual([file, expect.not.stringMatching(/escreva|título|diga/i)]);
    }
    for (const [file, text] of await addedTo(brazilian, '-25.5,-49.3'))
      if (!file.endsWith('.tsx'))
        expect([file, text]).toEqual([
          file,
          expect.stringMatching(/TODO: (?:escreva|diga)|título/),
        ]);
  });

  test('asks for a group where the site has none', async () => {
    const { folder } = await newSite(english);
    const settings = readFileSync(join(folder, 'site.yaml'), 'utf8');
    writeFileSync(
      join(folder, 'site.yaml'),
      settings.replace(/^regionGroups:\n.*\n/m, '').replace(/^.*columns: \[\[places\]\].*\n/m, ''),
    );
    const place = { ...settingsFor(folder), name: 'Elsewhere', coordinates: '-25.5,-49.3' };
    expect((await failureOf(() => runNewCity(place), folder, 'en')).says).toContain('regionGroups');
  });
});

describe('no site is made', () => {
  test('where something was not said and nobody can be asked', async () => {
    expect(await refusal({ ...english, trade: undefined, city: ' ' })).toContain('--trade, --city');
  });

  test('in a language without texts, for a city that nobody knows, or without its coordinates', async () => {
    expect(await refusal({ ...english, language: 'de' })).toContain(
      '"de". Use one of these: pt-BR, en',
    );
    expect(await refusal({ ...brazilian, city: 'Curitba' })).toContain('Did you mean "Curitiba"?');
    expect(await refusal({ ...english, coordinates: undefined })).toContain('--coordinates');
  });

  test('for a city whose name gives no address, or that of another page', async () => {
    expect(await refusal({ ...english, city: '東京' })).toContain('Write it in Latin letters');
    const contact = await refusal({ ...english, city: 'Contact' });
    expect(contact).toContain('/contact, which is that of another page');
    const { folder } = await newSite({ ...english, city: 'Contact City' });
    expect(problemsOf(folder)).toBe('No problems.');
  });

  test('with signs that mean something in documents', async () => {
    expect(await refusal({ ...english, name: 'A {{name}}' })).toContain('Leave them out');
    expect(await refusal({ ...english, name: 'a'.repeat(61) })).toContain(
      '61 characters, and 60 fit',
    );
  });

  test('where a file has the name of its folder', async () => {
    const folder = join(makeFolder(), 'site');
    writeFileSync(folder, '');
    expect(await refusal({ ...english, folder })).toContain('is a file');
  });

  test('in a folder that has files', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'notes.txt'), '');
    expect(await refusal({ ...english, folder })).toContain('is not empty');
    expect(filesOf(folder)).toEqual(['notes.txt']);
  });
});

describe('where npm cannot install', () => {
  test.each([
    ['npm is not there', '', 'npm was not found'],
    ['npm fails', '#!/bin/sh\nexit 1\n', 'Check the connection'],
  ])('%s: the site is made, and what is left to do is said', async (_, npm, words) => {
    const bin = makeFolder();
    if (npm) writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
    vi.stubEnv('PATH', npm ? `${bin}:/bin` : bin);
    const folder = join(makeFolder(), 'site');
    expect(await refusal({ ...english, folder, install: true })).toContain(words);
    vi.unstubAllEnvs();
    expect(problemsOf(folder)).toBe('No problems.');
  });
});
