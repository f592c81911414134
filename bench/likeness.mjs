// How much the place pages repeat each other: `node bench/likeness.mjs` prints the pairs that share most.
import { dirname, join } from 'node:path';
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { readDocuments, textsIn } from './site-texts.mjs';

/** Words of one shingle. */
const shingleWords = 5;
/** Pairs that the command prints. */
const printed = 20;

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Lower case, references as one token each, place names as one token, no punctuation: the words of a text. */
function wordsOf(text, placePattern) {
  return text
    .replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, name) => ` ref${name.replace(/\W/g, '')} `)
    .replace(placePattern, ' lugar ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The shingles of one document's own texts; none reaches from one text into the next. */
function shinglesOf(document, placePattern) {
  const { keywords: _keywords, region: _region, ...read } = document;
  const shingles = new Set();
  for (const { text } of textsIn(read)) {
    const words = wordsOf(text, placePattern);
    for (let at = 0; at + shingleWords <= words.length; at++) shingles.add(words.slice(at, at + shingleWords).join(' '));
  }
  return shingles;
}

/** Part of the smaller text's shingles that the other one has as well, 0 to 1. */
function shareOf(one, other) {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let common = 0;
  for (const shingle of small) if (large.has(shingle)) common += 1;
  return small.size === 0 ? 0 : common / small.size;
}

/**
 * Every two place pages (regions and search variants) with the share of 5-word shingles of their own texts that they
 * have in common, highest first. Partials are left out (what a page hands to a partial is its own), place names are
 * masked, references are kept as tokens, the two search variants of a city count like any pair.
 */
export function likenessOf(siteDir) {
  const places = readDocuments(siteDir, 'pages').filter(({ document }) => document.region || document.variant);
  const names = [...new Set(places.flatMap(({ document }) => [document.region?.name, document.variant?.name, ...(document.region?.places ?? [])]).filter(Boolean))];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.sort((a, b) => b.length - a.length).map(escape).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const pages = places.map(({ document }) => ({ path: document.path, shingles: shinglesOf(document, pattern) }));
  const pairs = pages.flatMap((one, index) => pages.slice(index + 1).map((other) => ({ one: one.path, other: other.path, share: shareOf(one.shingles, other.shingles) })));
  return { pages: pages.map(({ path, shingles }) => ({ path, shingles: shingles.size })), pairs: pairs.sort((a, b) => b.share - a.share) };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { pages, pairs } = likenessOf(join(dirname(dirname(fileURLToPath(import.meta.url))), 'site'));
  stdout.write(`${pages.length} place pages, ${pairs.length} pairs; shared ${shingleWords}-word shingles of their own texts\n`);
  for (const { one, other, share } of pairs.slice(0, printed)) stdout.write(`${(share * 100).toFixed(1).padStart(5)} %  ${one}  ${other}\n`);
}
