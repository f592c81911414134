// How much of what is read in `<main>` has an origin.
import { JSDOM } from 'jsdom';
import type { Site } from '../../engine/content/validate.ts';
import type { RecordedPage } from '../../engine/provenance/site-origins.ts';
import type { BlockLibrary } from '../../engine/render/registry.ts';
import { entriesOf } from './origin-trials.ts';
import { pageWordPieces } from './page-words.ts';
import { htmlOf } from './recorded-site.ts';

/** Letters, counted without white space. */
export interface Coverage {
  readonly all: number;
  /** Those that a document has, or that are computed from what one has. */
  readonly written: number;
  /** Those of the words of the language. */
  readonly words: number;
  /** What is left, with how often it is met. */
  readonly left: ReadonlyMap<string, number>;
}

const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);

/** The texts below a node, each as the browser has it. */
function textNodes(node: Node): string[] {
  if (node.nodeType === 3) return [node.nodeValue ?? ''];
  return silent.has(node.nodeName) ? [] : [...node.childNodes].flatMap(textNodes);
}

/** White space as one space; what Markdown and typography write otherwise, alike. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const letters = (text: string) => text.replace(/\s/g, '').length;

/** What Markdown and links of a text become. */
const readable = (text: string) =>
  plain(
    text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]|^\s*(?:#+|[-+]|\d+\.)\s/gm, ''),
  );

/** A text without another that stands in it, from word to word. */
function without(text: string, part: string): string {
  if (!text.includes(part)) return text;
  const literal = part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'gu'), '\n');
}

/** A value of the props of a block. */
export const valueAt = (value: unknown, at: readonly (string | number)[]) =>
  at.reduce<unknown>(
    (inside, step) => (inside as Readonly<Record<string | number, unknown>> | undefined)?.[step],
    value,
  );

/** Every string and number of a value. */
const leaves = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number'
    ? [String(value)]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(leaves)
      : [];

/** The main part of some pages, letter by letter. */
export function originCoverage(
  site: Site,
  pages: readonly string[],
  origins: (path: string) => RecordedPage,
  blocks: BlockLibrary['registry'],
): Coverage {
  const pieces = [...pageWordPieces(site.settings.document)].sort((a, b) => b.length - a.length);
  let [all, written, words] = [0, 0, 0];
  const left = new Map<string, number>();
  const { document } = new JSDOM('').window;
  for (const path of pages) {
    const recorded = origins(path);
    const html = htmlOf(recorded, blocks);
    for (const [position, { placement, props }] of recorded.page.blocks.entries()) {
      if (placement !== 'main') continue;
      const known = entriesOf(recorded, position, site)
        .flatMap((entry) =>
          entry.kind === 'button'
            ? []
            : entry.sources.length > 0
              ? leaves(valueAt(props, entry.at))
              : [],
        )
        .flatMap((text) => [readable(text), ...text.split('\n').map(readable), plain(text)])
        .filter((text) => text !== '')
        .sort((a, b) => b.length - a.length);
      const whole = new Set(known);
      const joined = known.join('\n');
      const body = document.createElement('div');
      body.innerHTML = html[position]!;
      for (const node of textNodes(body)) {
        const text = plain(node);
        const count = letters(text);
        if (count === 0) continue;
        all += count;
        if (whole.has(text) || (count > 1 && joined.includes(text))) {
          written += count;
          continue;
        }
        // A text that a block puts together: its longest parts first, then words of the language.
        let rest = text;
        for (const part of known) rest = without(rest, part);
        written += count - letters(rest);
        const unwritten = letters(rest);
        for (const piece of pieces) rest = without(rest, piece);
        words += unwritten - letters(rest);
        for (const part of rest.split('\n').map(plain))
          if (letters(part) > 0) left.set(part, (left.get(part) ?? 0) + letters(part));
      }
    }
  }
  return { all, written, words, left };
}
