import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { SafetyRules, SiteDocument } from '#schemas/types';
import { checkSite } from '../../engine/check/check-site.ts';
import { unsafeAdvice } from '../../engine/blog/safety/unsafe-advice.ts';
import { contrast } from '../../engine/resolve/checks/contrast.ts';
import { createHtmlCheck } from '../html-rules.ts';
import { buildExample, examples, filesOf, folderOf, type Example } from './example-sites.ts';

/** Words of the trade of the site in site/, and none of these two. */
const otherTrade: Readonly<Record<Example, RegExp>> = {
  'locksmith-leeds': /\b(?:gates?|motors?|PPA|port(?:ão|ões)|S[ãa]o Paulo|Brazil|Brasil)\b/gi,
  // Portão is a part of Curitiba.
  'dentista-curitiba': /\b(?:portões|motor(?:es)?|PPA|basculantes?|deslizantes?|S[ãa]o Paulo)\b/gi,
};

type Pair = readonly [colour: string, ground: string, least: number];

/** Colours that words or marks have, what they stand on, and how much they have to differ. */
const pairs: readonly Pair[] = [
  ...['paper', 'wall', 'face'].flatMap((ground): Pair[] => [
    ['ink', ground, 4.5],
    ['soft', ground, 4.5],
  ]),
  ...['paper', 'wall'].flatMap((ground): Pair[] => [
    ['chat-word', ground, 4.5],
    ['edge', ground, 3],
  ]),
  ['chat-on', 'chat', 4.5],
  ['chat-on', 'chat-press', 4.5],
  ['on-amber', 'amber', 4.5],
];
/** The same inside of dark bands. */
const bandPairs: readonly Pair[] = [
  ...['night', 'night-2'].flatMap((ground): Pair[] => [
    ['night-ink', ground, 4.5],
    ['night-soft', ground, 4.5],
  ]),
  ['chat-word', 'night', 4.5],
  ['chat-on', 'chat', 4.5],
  ['chat-on', 'chat-press', 4.5],
];

/** The pairs of a scheme that differ too little. */
const faintIn = (scheme: string, colours: Readonly<Record<string, string>>, of: readonly Pair[]) =>
  of
    .filter(([one, other, least]) => contrast(colours[one]!, colours[other]!) < least)
    .map(([one, other]) => `${scheme}: ${one} on ${other}`);

const settingsOf = (example: Example) =>
  parse(readFileSync(join(folderOf(example), 'site.yaml'), 'utf8')) as SiteDocument;

describe.each(examples)('%s', (example) => {
  const dir = folderOf(example);
  const checkHtml = createHtmlCheck();
  let dist: string;
  let files: readonly string[];
  beforeAll(async () => {
    dist = await buildExample(example);
    files = filesOf(dist);
  });
  const pages = () => files.filter((file) => file.endsWith('.html'));
  const html = (page: string) => readFileSync(join(dist, page), 'utf8');

  test('has nothing that a check complains of', () => {
    expect(checkSite(dir, { lints: 'check' }).problems).toEqual([]);
  });

  test('has valid pages', async () => {
    expect(pages().length).toBeGreaterThan(12);
    for (const page of pages()) expect(await checkHtml(html(page)), page).toEqual([]);
  });

  test('says nothing of the trade and the place of another site', () => {
    const said = pages().flatMap((page) => {
      const text = html(page).replace(/<style>[^]*?<\/style>| class="[^"]*"/g, '');
      return [...text.matchAll(otherTrade[example])].map(([word]) => `${page}: ${word}`);
    });
    expect(said).toEqual([]);
  });

  test('has its own colours, which can be read by day and by night', () => {
    const { light = {}, dark = {}, night = {} } = settingsOf(example).theme ?? {};
    const dusk = { ...light, ...dark };
    const faint = [
      ...faintIn('by day', light, pairs),
      ...faintIn('by night', dusk, pairs),
      ...faintIn('dark band by day', { ...light, ...night }, bandPairs),
      ...faintIn('dark band by night', { ...dusk, ...night }, bandPairs),
    ];
    expect(faint).toEqual([]);
  });

  test('draws every place of its map by an outline of its own', () => {
    const map = /<svg[^>]*viewBox="0 0 500 .*?<\/svg>/s.exec(html('index.html'))![0];
    const shapes = [...map.matchAll(/<a href="(\/[a-z-]+)"><title>[^<]*<\/title><path /g)];
    const places = filesOf(dir).filter((file) => /^pages\/(?:areas|bairros)\//.test(file));
    expect(shapes).toHaveLength(places.length);
  });

  test('has a licence beside every letter', () => {
    const media = filesOf(join(dir, 'media'));
    const letters = media.filter((file) => file.endsWith('.woff2'));
    expect(letters.length).toBeGreaterThan(0);
    expect(media).toEqual(
      expect.arrayContaining(letters.map((file) => file.replace('.woff2', '-OFL.txt'))),
    );
  });

  test('keeps to its own rules of safety', () => {
    const file = join(dir, 'safety.yaml');
    if (!existsSync(file)) return;
    const safety = parse(readFileSync(file, 'utf8')) as SafetyRules;
    for (const rule of safety.rules) {
      for (const text of rule.breaks)
        expect(
          unsafeAdvice({ ...safety, rules: [rule] }, [text]),
          `${rule.id}: ${text}`,
        ).not.toEqual([]);
      for (const text of [...rule.fine, rule.instead])
        expect(unsafeAdvice(safety, [text]), `${rule.id}: ${text}`).toEqual([]);
    }
  });
});

test('a site without a blog and a panel publishes nothing of them', async () => {
  const files = filesOf(await buildExample('dentista-curitiba'));
  expect(files.filter((file) => /admin|blog|feed|post|panel|reader/i.test(file))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.html'))).toHaveLength(14);
  expect(files.filter((file) => file.startsWith('assets/')).length).toBeLessThan(12);
});
