import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { nameUnknownPage } from '../../engine/client/unknown-page.ts';
import { root, textOf } from '../structure/tree.ts';
import { useBuiltSite } from './built-site.ts';
import { deviations } from './specified-otherwise.ts';
import { specifiedPanel } from './specified-panel.ts';
import type { Place, SpecifiedText } from './specified-text.ts';
import { specifiedTexts } from './specified-texts.ts';

const site = useBuiltSite();
const chatsOf = (path: string) =>
  [...site().document(path).querySelectorAll('a[href*="wa.me"]')].map((link) =>
    decodeURIComponent(link.getAttribute('href')!),
  );
const htmlOf = (path: string) => site().file(path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** A source; code with each statement on one line, as if the formatter had broken none. */
const onOneLine = (file: string) =>
  file.endsWith('.yaml')
    ? textOf(file)
    : textOf(file)
        .replace(/([([{>])\n\s*/g, '$1')
        .replace(/,?\n\s*([)\]}<])/g, '$1')
        .replace(/\s*\n\s*/g, ' ');

const readers: Record<Place, (page: string) => string> = {
  // Beside the specification's words of a button stands by what it opens.
  text: (page) => site().text(page).replaceAll(' pelo WhatsApp', ''),
  chats: (page) => chatsOf(page).join('\n'),
  data: (page) =>
    site().document(page).querySelector('script[type="application/ld+json"]')!.textContent,
  description: (page) =>
    site().document(page).querySelector('meta[name="description"]')!.getAttribute('content')!,
  style: (page) => /<style>(.*?)<\/style>/s.exec(htmlOf(page))![1]!,
  html: htmlOf,
  script: (page) => onOneLine(`blocks/${page}`),
  source: onOneLine,
};

function checkRow({ says, page, in: place = 'text', shows = says, count }: SpecifiedText): void {
  if (count) {
    const [selector, least, most = least] = count;
    const found = site().document(page).querySelectorAll(selector).length;
    expect(found, selector).toBeGreaterThanOrEqual(least);
    expect(found, selector).toBeLessThanOrEqual(most);
  } else if (typeof shows === 'string') expect(readers[place](page)).toContain(shows);
  else expect(readers[place](page)).toMatch(shows);
}

describe('what the specification says of the public site is there', () => {
  test.each(specifiedTexts.map((row) => [row.page, row.says, row] as const))(
    'on %s: %s',
    (_page, _says, row) => checkRow(row),
  );
});

describe('what it says of blog and panel is in their sources', () => {
  test.each(specifiedPanel.map((row) => [row.says, row.page, row] as const))(
    '%s: %s',
    (_says, _page, row) => checkRow(row),
  );
});

describe('the numbers to call and to write to', () => {
  const number = (link: Element | null) =>
    link?.getAttribute('href')?.replace(/\D/g, '').slice(0, 13);
  const footer = () => site().document('/').querySelector('footer')!;

  test('are different ones in the header, in the footer and on the floating button', () => {
    const header = number(site().document('/').querySelector('header a[href*="wa.me"]'));
    const below = number(footer().querySelector('a[href*="wa.me"]'));
    const floating = number(site().document('/').querySelector('nav > a[href*="wa.me"]'));
    expect(new Set([header, below, floating]).size).toBe(3);
    expect([header, below, floating]).not.toContain(undefined);
  });

  test('have a landline in the footer that no chat uses', () => {
    const landline = footer()
      .querySelector('a[href^="tel:"]')
      ?.getAttribute('href')
      ?.replace('tel:+', '');
    expect(landline).toMatch(/^55\d{10}$/);
    expect(
      site()
        .ready.pages.flatMap(({ path }) => (path === '/' ? chatsOf(path) : []))
        .join(),
    ).not.toContain(landline);
  });
});

describe('an unknown path', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('gives the fallback page its title and its description, dashes turned into spaces, and is logged', () => {
    const { document } = new JSDOM(htmlOf('/404')).window;
    const { title } = document;
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('document', document);
    vi.stubGlobal('location', { pathname: '/motor-de-port%C3%A3o-em-jundiai' });
    nameUnknownPage();
    expect(document.title).toBe(`Motor de portão em jundiai | ${title}`);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(
      /^Motor de portão em jundiai\. /,
    );
    expect(log).toHaveBeenCalledWith('404', '/motor-de-port%C3%A3o-em-jundiai');
    log.mockRestore();
  });
});

const specificationFile = join(root, '..', 'shared', 'specification.md');
const missing = existsSync(specificationFile)
  ? false
  : `there is no ${specificationFile} beside the repository`;

const sections = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const promised = [...specifiedTexts, ...specifiedPanel];
const specification = missing
  ? ''
  : readFileSync(specificationFile, 'utf8')
      .split(/^## /m)
      .filter((section) => sections.includes(section[0]!))
      .map((section) => section.replace(/^.*\n/, ''))
      .join('\n');

/** Everything that matches, but what stands inside a fragment of the tables. */
function uncovered(pattern: RegExp): string[] {
  const spans = [...promised.map(({ says }) => says), ...deviations].flatMap((says) => {
    const found: [number, number][] = [];
    for (let at = specification.indexOf(says); at >= 0; at = specification.indexOf(says, at + 1))
      found.push([at, at + says.length]);
    return found;
  });
  return [...specification.matchAll(pattern)]
    .filter(
      ({ index, 0: { length } }) =>
        !spans.some(([from, to]) => from <= index && index + length <= to),
    )
    .map(({ index, 0: { length } }) =>
      specification.slice(Math.max(0, index - 30), index + length + 30).replaceAll('\n', ' '),
    );
}

describe('the specification itself', () => {
  test.skipIf(missing)(
    `says every fragment of our tables, letter by letter${missing ? `: ${missing}` : ''}`,
    () => {
      expect(
        [...promised.map(({ says }) => says), ...deviations].filter(
          (says) => !specification.includes(says),
        ),
      ).toEqual([]);
    },
  );

  test.skipIf(missing)(
    `quotes no text that is neither in the product nor a named deviation${missing ? `: ${missing}` : ''}`,
    () => {
      expect(specification.match(/'[^'\n]+'/g)!.length).toBeGreaterThan(30);
      expect(uncovered(/(?<!\w)'[^'\n]+'(?!\w)/g)).toEqual([]);
    },
  );

  test.skipIf(missing)(
    `has no number that is neither in the product nor a named deviation${missing ? `: ${missing}` : ''}`,
    () => {
      expect(uncovered(/\d(?:[\d.,]*\d)?/g)).toEqual([]);
    },
  );

  test('is deviated from only where docs/deviations.md says so', () => {
    const text = textOf('docs/deviations.md');
    expect(deviations.filter((says) => !text.includes(says))).toEqual([]);
  });
});
