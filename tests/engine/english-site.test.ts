// A site in English, in another country and time zone, as it is published: nothing in it is of the first site's language.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../engine/publish/build.ts';
import { prepareBundle, type Bundle } from '../../engine/publish/bundle.ts';
import { samplePost } from '../../engine/provenance/any-post.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { formatProblems } from '../../engine/diagnostics/format.ts';
import { createHtmlCheck } from '../html-rules.ts';
import { root } from '../structure/tree.ts';
import { fixtureDir, FixtureSite, makeFolder } from './fixture.ts';

const siteDir = fixtureDir('english');

/** Half past midnight on the first of June in London, and half an hour before midnight in UTC; then the same in winter. */
const posts = [
  ['summer', '2026-05-31T23:30:00Z'],
  ['winter', '2026-02-28T23:30:00Z'],
].map(([slug, moment]) => ({
  ...samplePost,
  id: slug!,
  slug: slug!,
  title: `A post of ${slug}`,
  content: 'A piano likes an even climate.\n',
  meta_description: 'What a piano likes.',
  tags: ['care'],
  published_at: moment!,
  created_at: moment!,
  updated_at: moment!,
}));

/** Words that stand in no English text, and letters with accents. */
const portuguese =
  /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f]|\b(?:não|nao|para|pelo|pela|por|uma|dos|das|mapa|perto|ligar|ver|todos|telefone|inicio|empresa|pagina|trilha|perguntas|pergunta|servico|emergencia|buscando|fechar|janeiro|maio|hora|Brasil|Sao_Paulo|pt-BR|pt_BR|BRL|de)\b/i;

let out: string;
let bundle: Bundle;

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
const textOf = (path: string) => readFileSync(join(out, path), 'utf8');
/** Without class names, styles and hashes. */
const wordsIn = (html: string) =>
  html
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/(?:class|content="default-src|d|viewBox)="[^"]*"/g, '')
    .replace(/sha256-[\w+/=]+/g, '')
    .replace(/\b[\w-]+\.(?:js|png|woff2)\b/g, '');
const jsonLdOf = (path: string) =>
  (
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(textOf(path))![1]!) as {
      '@graph': Record<string, unknown>[];
    }
  )['@graph'];

beforeAll(async () => {
  bundle = await prepareBundle(root, { siteDir });
  out = join(makeFolder(), 'dist');
  await build({ siteDir, outDir: out, bundle, posts, now: '2026-04-01' });
});

describe('a site in English', () => {
  test('has no word of another language in pages, feed, manifest and search', () => {
    const texts = files(out).filter((file) =>
      ['.html', '.xml', '.webmanifest', '.json', '.txt'].includes(extname(file)),
    );
    expect(texts.length).toBeGreaterThan(8);
    const found = texts.flatMap((file) => {
      const match = portuguese.exec(wordsIn(readFileSync(file, 'utf8')));
      return match ? `${file.slice(out.length)}: ${match[0]}` : [];
    });
    expect(found).toEqual([]);
  });

  test('has scripts that hold its language alone', () => {
    const scripts = files(join(bundle.clientDir, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(file, 'utf8'));
    const holding = (words: string) => scripts.filter((script) => script.includes(words)).length;
    expect(holding('The search did not respond.')).toBe(1);
    for (const words of ['A busca não respondeu', 'Pular para o conteúdo', 'pelo WhatsApp'])
      expect(holding(words), words).toBe(0);
    expect(holding('Europe/London')).toBeGreaterThan(0);
  });

  test('is told in its language how to write what the law asks for', () => {
    const site = new FixtureSite(
      { 'site.yaml': [['  email: { value: hello@example.org }\n', '']] },
      'english',
    );
    const { missing } = checkSite(site.dir);
    expect(formatProblems(missing, 'en')).toContain('email: { value: hello@example.com }');
  });

  test('names its language and country', () => {
    const page = textOf('index.html');
    expect(page).toContain('<html lang="en-GB"');
    expect(page).toContain('<meta property="og:locale" content="en_GB">');
    expect(textOf('feed.xml')).toContain('<language>en-GB</language>');
    expect(JSON.parse(textOf('manifest.webmanifest'))).toMatchObject({ lang: 'en-GB' });
    expect(jsonLdOf('index.html')[0]).toMatchObject({
      '@id': 'https://www.example.org/#business',
      telephone: '+441134960000',
      address: { addressCountry: 'GB' },
      currenciesAccepted: 'GBP',
    });
    expect(jsonLdOf('blog/summer.html')).toContainEqual(
      expect.objectContaining({ '@type': 'BlogPosting', inLanguage: 'en-GB' }),
    );
  });

  test('writes days by the clock of London, in summer and in winter', () => {
    expect(textOf('blog/summer.html')).toContain('>1 June 2026</time>');
    expect(textOf('blog/winter.html')).toContain('>28 February 2026</time>');
    expect(textOf('blog.html')).toContain('>1 June 2026</time>');
  });

  test('writes numbers, names and the day of an offer as people there do', () => {
    const page = textOf('index.html');
    for (const words of [
      '0113 496 0000',
      'We accept card, bank transfer and cash.',
      'Until 1 May 2026',
      'Skip to content',
      'Rated 5 out of 5',
      'on WhatsApp',
    ])
      expect(page).toContain(words);
    expect(textOf('otley.html')).toContain('Map of our service area, with Otley highlighted');
    expect(textOf('otley.html')).toContain('Piano tuning in Otley');
  });

  test('is told of mistakes with what the schemas say in its language', () => {
    const broken = new FixtureSite(
      {
        'pages/index.yaml': [
          ['updated: "2026-01-31"\n', ''],
          ['type: promo', 'type: prromo'],
          ['scene: map', 'scene: mapp'],
        ],
      },
      'english',
    );
    const told = formatProblems(checkSite(broken.dir).problems, 'en');
    expect(told).toContain('Day on which the content last changed');
    expect(told).toContain('Did you mean "promo" (Promotion)?');
    expect(told.replace(/`[^`]*`/g, '')).not.toMatch(portuguese);
  });

  test('is valid HTML', async () => {
    const faultsOf = createHtmlCheck();
    for (const page of ['index.html', 'otley.html', 'blog.html', 'blog/summer.html', '404.html'])
      expect(await faultsOf(textOf(page)), page).toEqual([]);
  });
});
