// What a site leaves out is not missed: no warning without sense, no empty place, no file that nothing asks for.
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { prepareBundle, type Bundle } from '../../../engine/publish/bundle.ts';
import { createHtmlCheck } from '../../html-rules.ts';
import { root } from '../../structure/tree.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite, type Edits } from '../fixture.ts';
import { parseHtml } from '../../parse-html.ts';

const checkHtml = createHtmlCheck();
/** What every site has beside its pages and scripts. */
const always = [
  '404.html',
  '_headers',
  '_redirects',
  'favicon.svg',
  'index.html',
  'manifest.webmanifest',
  'nginx.conf',
  'robots.txt',
  'sitemap.xml',
];

let bundle: Bundle;
beforeAll(async () => {
  bundle = await prepareBundle(root);
});

/** The files of the page script that every page loads. */
const pageScript = () =>
  bundle.files.document.flatMap(({ file, block }) => (block === null ? [file] : []));

describe.each(['one-page', 'no-places', 'booking'])('the site %s', (name) => {
  let built: BuiltSite;
  beforeAll(async () => {
    built = new BuiltSite(new FixtureSite({}, name));
    await built.build({ bundle });
  });
  const pages = () => built.paths().filter((path) => path.endsWith('.html'));
  const document = (path: string) => parseHtml(built.file(path));

  it('is told of nothing but a block that lists what it has not', () => {
    const { problems } = checkSite(built.site.dir, { lints: 'check' });
    expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual(
      name === 'no-places' ? [['block-empty', 'pages/index.yaml', 13]] : [],
    );
  });

  it('consists of its pages, a page for unknown addresses, and the script that they load', () => {
    const ofCoverage = bundle.files.document.filter(({ block }) => block === 'coverage');
    const others =
      name === 'no-places' ? ['perguntas.html', ...ofCoverage.map(({ file }) => file)] : [];
    expect(built.paths()).toEqual([...always, ...others, ...pageScript()].sort());
  });

  it('has valid pages', async () => {
    for (const path of pages()) expect(await checkHtml(built.file(path)), path).toEqual([]);
  });

  it('says at unknown addresses that there is nothing', () => {
    const unknown = document('404.html');
    expect(unknown.querySelector('main h1')?.textContent).toBe('Página não encontrada');
    expect(unknown.querySelector('main a')?.getAttribute('href')).toBe('/');
    expect(unknown.querySelector('meta[name=robots]')?.getAttribute('content')).toContain(
      'noindex',
    );
  });

  it('shows no map, no list and no heading without anything below it', () => {
    for (const path of pages()) {
      const page = document(path);
      expect(
        page.querySelectorAll('svg [href^="/"], main details, ul:empty, nav:empty'),
      ).toHaveLength(0);
      expect([...page.querySelectorAll('h2')].map((heading) => heading.textContent)).not.toContain(
        'Perto daqui',
      );
    }
  });

  it('claims no place, no hours and no radius', () => {
    const graph = document('index.html').querySelector('script[type="application/ld+json"]')!;
    expect(graph.textContent).not.toMatch(/undefined|address|geo|areaServed|openingHours|""/);
  });
});

describe('a site in English that has no page for unknown addresses', () => {
  it('gets one in English', async () => {
    const built = new BuiltSite(
      new FixtureSite({ 'site.yaml': [['url:', 'language: en\nurl:']] }, 'one-page'),
    );
    await built.build({ bundle });
    expect(built.file('404.html')).toContain('Page not found');
  });
});

describe('a site that is reached by a booking link and by e-mail alone', () => {
  const home = async () => {
    const built = new BuiltSite(new FixtureSite({}, 'booking'));
    await built.build({ bundle });
    return parseHtml(built.file('index.html'));
  };

  it('shows the booking link in header, opening, bar and floating button, and no empty place', async () => {
    const page = await home();
    const booking = 'a[href="https://agenda.exemplo.com.br/modelo"]';
    const counts = ['header', 'main', 'body > nav > div', 'body > nav'].map(
      (place) => page.querySelectorAll(`${place} > ${booking}, ${place} div > ${booking}`).length,
    );
    expect(counts).toEqual([1, 1, 1, 2]);
    expect(page.querySelectorAll('[href^="tel:"], [href*="wa.me"]')).toHaveLength(0);
    expect([...page.querySelectorAll('a')].filter((link) => link.textContent === '')).toEqual([]);
  });

  it('says to search engines where one books, writes and finds it', async () => {
    const text = (await home()).querySelector('script[type="application/ld+json"]')!.textContent;
    const graph = (JSON.parse(text) as { '@graph': object[] })['@graph'];
    expect(graph[0]).toMatchObject({
      email: 'contato@exemplo.com.br',
      potentialAction: {
        '@type': 'ReserveAction',
        target: 'https://agenda.exemplo.com.br/modelo',
      },
      hasMap: expect.stringContaining('-25.4284,-49.2733') as string,
    });
    expect(graph[0]).not.toHaveProperty('telephone');
  });

  it('is never called, whatever its contacts are named', async () => {
    const edits: Edits = {
      'site.yaml': [
        ['agenda: {', 'main: {'],
        ['provas: agenda', 'provas: main'],
      ],
    };
    const site = new FixtureSite(edits, 'booking');
    expect(checkSite(site.dir, { lints: 'check' }).problems).toEqual([]);
    const built = new BuiltSite(site);
    await built.build({ bundle });
    expect(built.file('index.html')).not.toContain('tel:');
    expect(built.file('index.html')).toContain('ReserveAction');
  });
});
