// What blocks show on a site that has none of what they list: no service, place, hour, job, post or video.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../engine/check/check-site.ts';
import { createBlockPreview } from '../../engine/dev/preview.ts';
import { formatProblems } from '../../engine/diagnostics/format.ts';
import { schemas } from '../first-site.ts';
import { makeFolder } from '../folders.ts';
import { parseHtml } from '../parse-html.ts';
import { root, textOf } from '../structure/tree.ts';
import { examplesOf, htmlOf, renderedTypes } from './example-pages.ts';

/** A site of one page: the contacts, messages and claims of the first site, which examples name, and a menu of no places. */
function writeEmptySite(): string {
  const { url, contacts, messages, claims } = parse(textOf('site/site.yaml')) as Record<
    string,
    unknown
  >;
  const folder = makeFolder();
  const write = (file: string, document: object) =>
    writeFileSync(join(folder, file), stringify(document));
  write('site.yaml', {
    url,
    business: { name: 'Vila' },
    contacts,
    messages,
    claims,
    regionGroups: [{ id: 'lugares', label: 'Lugares' }],
    menus: {
      header: [
        { label: 'Lugares', heading: 'Onde', columns: [['lugares']] },
        { label: 'Dúvidas', link: '/' },
      ],
    },
  });
  mkdirSync(join(folder, 'pages'));
  write('pages/index.yaml', {
    path: '/',
    title: 'Vila',
    updated: '2026-01-01',
    blocks: [{ type: 'text', body: 'Vila.' }],
  });
  return folder;
}

function createEmptyPreview() {
  const { site, problems } = checkSite(writeEmptySite());
  if (!site) throw new Error(formatProblems(problems, 'en'));
  return createBlockPreview({ site, media: checkSite(join(root, 'site')).media! });
}

const preview = createEmptyPreview();

/** Those that list what the site has. */
const types = renderedTypes.filter((type) => (schemas.block(type)['x-facts'] ?? []).length > 0);

/** What promises that something follows; a page may begin with its name alone (`h1`). */
const promises = 'h2, h3, .lead, summary';
const seen = 'a, button, input, img, svg, picture, video';
/** The button of a menu that stands beside it. */
const switches = 'header > div > details';
/** Lists that a script fills. */
const filledLater = '[data-blog-list] > div > ol, form[role=search] ol';

/** Promises that nothing follows, and lists that hold nothing. */
function emptyParts(html: string): string[] {
  const document = parseHtml(html);
  for (const element of document.querySelectorAll('template, script, .skip')) element.remove();
  const lists = [...document.querySelectorAll('ul, ol, dl')].filter(
    (list) => list.children.length === 0 && !list.matches(filledLater),
  );
  const parts = [...document.querySelectorAll(`section, nav, details:not(${switches})`)].filter(
    (part) => {
      const rest = part.cloneNode(true) as Element;
      for (const promise of rest.querySelectorAll(promises)) promise.remove();
      return rest.textContent.trim() === '' && !rest.querySelector(seen);
    },
  );
  return [...lists, ...parts].map(({ outerHTML }) => outerHTML.slice(0, 120));
}

test('a heading over nothing is found, and one over something is not', () => {
  expect(emptyParts('<section><h2>A</h2><p class="lead">B</p><ul></ul></section>')).toHaveLength(2);
  expect(emptyParts('<details><summary>A</summary><div></div></details>')).toHaveLength(1);
  expect(emptyParts('<section><h2>A</h2><p>B</p><ul><li>C</li></ul></section>')).toEqual([]);
});

describe.each(types)('%s', (type) => {
  const shown = examplesOf(type, `blocks/${type}`)
    .map(({ block, name }) => ({ name, ...preview(block, name) }))
    // What an example says of a place can be said on the page of one alone.
    .filter(({ problems }) => !problems.some(({ code }) => code === 'reference-no-region'));

  test('is shown in an example', () => expect(shown).not.toEqual([]));

  test.each(shown)('$name has no heading over nothing', (example) => {
    expect(emptyParts(htmlOf(example))).toEqual([]);
  });
});
