// Hostile texts in every field that takes a text: they are refused with a reason, or come out as text, in whatever is published.
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../engine/publish/build.ts';
import { hasErrors } from '../../engine/diagnostics/problem.ts';
import { feedText } from '../../engine/publish/host-files/feed.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import type { Post } from '../../engine/blog/post-store.ts';
import type { Bundle } from '../../engine/publish/bundle.ts';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { render } from '../../blocks/entry/render.ts';
import { parseHtml, parseXml } from '../parse-html.ts';
import { root } from '../structure/tree.ts';
import { BuiltSite, fakeBundle } from './fake-bundle.ts';
import { FixtureSite } from './fixture.ts';
import { hostileTexts } from './hostile-texts.ts';

const files = [
  'site.yaml',
  'pages/index.yaml',
  'pages/cidades/barueri.yaml',
  'pages/cidades/osasco.yaml',
  'pages/bairros/lapa.yaml',
  'pages/dicas.json',
  'partials/contato.yaml',
  'partials/duvidas.yaml',
] as const;
type Tree = Record<string, unknown>;
interface Leaf {
  readonly file: string;
  readonly steps: readonly string[];
}

/** Where the texts of a tree stand. */
function leavesOf(value: unknown, steps: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [steps];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, field]) => leavesOf(field, [...steps, name]))
    : [];
}

function put(tree: Tree, steps: readonly string[], text: string): void {
  const holder = steps.slice(0, -1).reduce<Tree>((at, step) => at[step] as Tree, tree);
  holder[steps.at(-1)!] = text;
}

const fixture = new FixtureSite();
const original = Object.fromEntries(files.map((file) => [file, fixture.read(file)]));

/** The documents with a text at each of some places; a number makes each its own, as titles have to be. */
function withTexts(leaves: readonly Leaf[], text: string): Record<string, string> {
  const trees = Object.fromEntries(files.map((file) => [file, parse(original[file]!) as Tree]));
  // What `check` refuses as pasted is shown as it is all the same.
  Object.assign(trees['site.yaml']!.checks as object, { 'markup-in-text': 'off' });
  leaves.forEach(({ file, steps }, index) => put(trees[file]!, steps, `${text} ${index}`));
  return Object.fromEntries(files.map((file) => [file, stringify(trees[file])]));
}

const assets = {
  scripts: { document: '/a.js', blog: '/a.js', panel: '/a.js', reader: '/a.js' },
  printSheet: '/assets/print.css',
  inlineHash: createInlineHash(),
};
const bundle: Bundle = { ...fakeBundle(), render: (page) => render(page, assets) };

/** Elements whose number no text may change. */
const counted = [
  'script',
  'style',
  'base',
  'iframe',
  'object',
  'embed',
  'form',
  'meta',
  'link',
  'title',
  'head',
  'body',
  'main',
  'img',
  'svg',
];
const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'srcset'];

/** What a browser would run of a page, or be led astray by. */
const dangersOf = (document: Document): string[] =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      // The engine's own word for "no icon yet".
      if (value === 'data:,' && element.matches('head > link[rel=icon][href]')) return [];
      if (name.startsWith('on') || name === 'style' || name === 'srcdoc')
        return [`<${element.localName} ${name}>`];
      return addresses.includes(name) &&
        /^(?:javascript|data|vbscript):/i.test(value.replace(/[\u0000-\u0020]/g, ''))
        ? [`<${element.localName} ${name}="${value}">`]
        : [];
    }),
  );

/** What a browser makes of a page, which is parsed once: its dangers, how many it has of the elements above, its data. */
function pageOf(html: string) {
  const document = parseHtml(html);
  const counts = Object.fromEntries(counted.map((name) => [name, 0]));
  for (const { localName } of document.querySelectorAll('*'))
    if (localName in counts) counts[localName]! += 1;
  return {
    dangers: dangersOf(document),
    counts,
    title: document.title,
    data: [...document.querySelectorAll('script[type$=json]')].map(
      (script) => JSON.parse(script.textContent) as unknown,
    ),
  };
}

async function published(site: FixtureSite): Promise<Record<string, string>> {
  const built = new BuiltSite(site);
  await build({ siteDir: site.dir, outDir: built.outDir, bundle });
  return Object.fromEntries(built.paths().map((path) => [path, built.file(path)]));
}

describe('every field of a site that takes any text', () => {
  let free: Leaf[];
  let clean: Record<string, string>;
  let cleanCounts: Record<string, object>;

  beforeAll(async () => {
    clean = await published(new FixtureSite());
    cleanCounts = Object.fromEntries(
      Object.entries(clean)
        .filter(([path]) => path.endsWith('.html'))
        .map(([path, html]) => [path, pageOf(html).counts]),
    );
    const site = new FixtureSite();
    free = files
      .flatMap((file) => leavesOf(parse(original[file]!)).map((steps) => ({ file, steps })))
      .filter((leaf) => {
        site.apply(withTexts([leaf], `Um texto ${'qualquer '.repeat(8)}e longo`));
        return !hasErrors(checkSite(site.dir).problems);
      });
  });

  it('is one of many: titles, descriptions, headings, labels, items, answers, alternative texts, names', () => {
    const names = new Set(free.map(({ steps }) => steps.at(-1)));
    expect(
      [
        'title',
        'description',
        'heading',
        'label',
        'lead',
        'body',
        'question',
        'answer',
        'alt',
        'name',
        'text',
        'value',
        'tagline',
        'onRegion',
        'note',
        'in',
      ].filter((name) => !names.has(name)),
    ).toEqual([]);
    expect(free.length).toBeGreaterThan(60);
  });

  /** The list of what is missing names lines, and texts of several lines move them. */
  const withoutLines = (content: string) => content.replaceAll(/"line":\d+/g, '');

  it.each(hostileTexts)('is text everywhere with %j, or refused', async (text) => {
    const site = new FixtureSite(withTexts(free, text));
    const errors = checkSite(site.dir).problems.filter(({ level }) => level === 'error');
    if (errors.length > 0) {
      expect(new Set(errors.map(({ code }) => code))).toEqual(
        new Set([
          text.startsWith('![')
            ? 'image-in-text'
            : text.includes('](') || text.includes('<javascript')
              ? 'link-unknown'
              : 'reference-broken',
        ]),
      );
      return;
    }
    const files = await published(site);
    for (const [path, content] of Object.entries(files)) {
      if (path.endsWith('.html')) {
        const { dangers, counts, data } = pageOf(content);
        expect([path, dangers]).toEqual([path, []]);
        expect([path, counts]).toEqual([path, cleanCounts[path]]);
        expect(JSON.stringify(data)).toContain(JSON.stringify(text).slice(1, -1));
        expect(content).not.toMatch(/<script[^>]*json[^>]*>[^<]*[\u2028\u2029]/);
      } else if (path.endsWith('.xml'))
        expect(parseXml(content).querySelector('parsererror')).toBeNull();
      else if (/\.(?:json|webmanifest)$/.test(path))
        expect(JSON.stringify(JSON.parse(content))).toContain(JSON.stringify(text).slice(1, -1));
      else if (['_redirects', 'nginx.conf', '_headers', 'robots.txt'].includes(path))
        expect(withoutLines(content)).toBe(withoutLines(clean[path]!));
    }
  });
});

describe('a redirect', () => {
  it.each(hostileTexts)(
    'to an address with %j is one rule that leads there, or refused',
    async (text) => {
      const site = new FixtureSite({
        'site.yaml': [
          [
            'limits:',
            `redirects:\n  - { from: /velho, to: ${JSON.stringify(`https://exemplo.com/${text}`)} }\n  - { from: ${JSON.stringify(`/a ${text}`)}, to: /dicas }\nlimits:`,
          ],
        ],
      });
      const { problems } = checkSite(site.dir);
      if (hasErrors(problems)) {
        expect(['redirect-refused', 'reference-broken']).toContain(problems[0]!.code);
        return;
      }
      const { _redirects: rules, 'nginx.conf': nginx } = await published(site);
      const lines = rules!.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      expect(lines.map((line) => line.split(' '))).toEqual([
        ['/velho', expect.stringMatching(/^https:\/\/exemplo\.com\/[^\s"'<>{};$]*$/), '301'],
        [expect.stringMatching(/^\/a%20[^\s"<>{};$]*$/), '/dicas', '301'],
      ]);
      // The others lead from an address with a capital letter to its page.
      const locations = nginx!
        .split('\n')
        .filter((line) => line.startsWith('location = "') && !/^location = "\/[A-Z]/.test(line));
      expect(locations).toHaveLength(2);
      for (const line of locations)
        expect(line).toMatch(
          /^location = "(?:[^"\\]|\\.)*" \{ return 301 "(?:[^"\\$]|\\.|\$is_args\$args)*"; \}$/,
        );
    },
  );
});

describe('a post', () => {
  const postWith = (text: string, slug = 'um-post'): Post =>
    ({
      id: slug,
      title: `Um ${text}`,
      slug,
      content: `## ${text}\n\n${text}\n\n- ${text}\n\n> ${text}\n\n| ${text.replaceAll('\n', ' ')} | b |\n| - | - |\n| c | d |\n`,
      meta_description: `Dois ${text}`,
      tags: [`três ${text}`],
      status: 'published',
      published_at: '2026-01-31T10:00:00+00:00',
      created_at: '2026-01-31T10:00:00+00:00',
      updated_at: '2026-01-31T10:00:00+00:00',
      views: 0,
      seo_score: 85,
    }) as unknown as Post;
  /** Every text in a post of its own, all of them in one site, which is resolved once. */
  const posts = ['palavras', ...hostileTexts].map((text, index) => postWith(text, `post-${index}`));
  let htmls: string[];
  let plain: object;
  beforeAll(() => {
    const { pages } = checkSite(join(root, 'site'), { posts });
    htmls = posts.map(({ slug }) =>
      render(
        pages.find(({ path }) => path === `/blog/${slug}`)!,
        assets,
      ),
    );
    plain = pageOf(htmls.shift()!).counts;
  });

  const numbered = hostileTexts.map((text, index) => [text, index] as const);
  it.each(numbered)(
    'whose words are all %j is text, on its page and in the feed',
    (text, index) => {
      const { dangers, counts, data, title } = pageOf(htmls[index]!);
      expect(dangers).toEqual([]);
      expect(counts).toEqual(plain);
      expect(title.replace(/\s+/g, ' ')).toContain(`Um ${text}`.replace(/\s+/g, ' ').trim());
      expect(JSON.stringify(data)).toContain(JSON.stringify(`Um ${text}`));
      const feed = parseXml(
        feedText({
          title: text,
          description: text,
          language: 'pt-BR',
          url: 'https://www.exemplo.com.br',
          posts: [postWith(text)],
        }),
      );
      expect(feed.querySelector('parsererror')).toBeNull();
      expect(feed.querySelector('item > title')?.textContent).toBe(`Um ${text}`);
    },
  );
});
