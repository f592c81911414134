// A field of a document is changed: what was recorded says what changes on a page, and nothing else does.
import { textsOf } from '../../engine/content/fields.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import type { Site } from '../../engine/content/validate.ts';
import type { Pointer } from '../../engine/diagnostics/problem.ts';
import { siteOrigins, type RecordedPage } from '../../engine/provenance/site-origins.ts';
import type { BlockLibrary } from '../../engine/render/registry.ts';
import type { OriginEntry, TextOrigin } from '../../engine/resolve/origins/origin.ts';
import { pageWordPieces } from './page-words.ts';
import { changedSite, documentsOf, htmlOf } from './recorded-site.ts';

/** What a trial found wrong; empty where all is as it was said. */
export interface Trial {
  readonly page: string;
  readonly file: string;
  readonly pointer: string;
  /** Places on the page that name the field. */
  readonly named: number;
  readonly wrong: readonly string[];
}

/** Nobody sees it, and no order of names changes by it. */
const mark = '\u2063';
const unmarked = (text: string) =>
  text.replaceAll(mark, '').replaceAll(encodeURIComponent(mark), '');

/** Numbers from 0 to below 1 that are the same in each run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What people read of some HTML, but for drawings: there a longer name takes the room of others. */
const readOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .split(/<[^>]*>/)
    .map((line) => line.trim());

/** What stands in one of two and not in the other. */
function differentLines(one: string, other: string): string[] {
  const [before, after] = [new Set(readOf(one)), new Set(readOf(other))];
  return [
    ...[...before].filter((line) => !after.has(line)),
    ...[...after].filter((line) => !before.has(line)),
  ];
}

interface Field {
  readonly file: SourceFile;
  readonly pointer: Pointer;
  readonly written: string;
}

const keyOf = (pointer: Pointer) => pointer.join('/');

/** Whether a text was made with a field. */
const isMadeOf = (source: TextOrigin, field: Field): boolean =>
  (source.file.path === field.file.path &&
    (keyOf(source.pointer) === keyOf(field.pointer) ||
      keyOf(field.pointer).startsWith(`${keyOf(source.pointer)}/`))) ||
  source.references.some(({ sources }) => sources.some((one) => isMadeOf(one, field)));

/** The texts that an entry is made of. */
export const sourcesOf = (entry: OriginEntry): readonly TextOrigin[] =>
  entry.kind === 'field'
    ? entry.sources
    : [...(entry.contact?.address ?? []), ...(entry.message ? [entry.message] : [])];

const placeOf = (entry: OriginEntry): Pointer =>
  entry.kind === 'field' ? entry.at : [...entry.at, 'href'];

/** True for a list in the props of a block. */
const isList = (props: object, at: Pointer) =>
  Array.isArray(at.reduce<unknown>((inside, step) => Reflect.get(inside as object, step), props));

/** Every entry of a block, its facts included. */
export const entriesOf = (
  { page, record }: RecordedPage,
  position: number,
  site: Site,
): readonly OriginEntry[] => {
  const { entries, ofFact } = record.blocks[position]!;
  return [...entries, ...site.schemas.factsOf(page.blocks[position]!.type).flatMap(ofFact)];
};

/** Pointers of the texts that differ. */
function differences(before: unknown, after: unknown, at: Pointer = []): string[] {
  if (before === after) return [];
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after)
    return [keyOf(at)];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    differences(Reflect.get(before, name), Reflect.get(after, name), [...at, name]),
  );
}

/** Changes fields of a site, each in a site of its own, and looks at a page. */
export class OriginTrials {
  readonly #random: () => number;
  readonly #origins: (path: string) => RecordedPage;
  /** A block may say one of them where its own text is another. */
  readonly #words: ReadonlySet<string>;

  constructor(
    readonly site: Site,
    readonly blocks: BlockLibrary['registry'],
    seed: number,
  ) {
    this.#random = randomNumbers(seed);
    this.#origins = siteOrigins(site);
    this.#words = new Set(pageWordPieces(site.settings.document));
  }

  #one<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)]!;
  }

  /** A field that the page says it shows, or any that people read. */
  #field(page: RecordedPage): Field {
    const { site } = this;
    if (this.#random() < 0.7) {
      const position = Math.floor(this.#random() * page.page.blocks.length);
      const sources = entriesOf(page, position, site).flatMap(sourcesOf);
      const read = sources.filter(({ file, pointer }) => this.#texts(file).has(keyOf(pointer)));
      if (read.length > 0) {
        let found = this.#one(read);
        for (;;) {
          const inside = found.references
            .flatMap(({ sources }) => sources)
            .filter(({ file, pointer }) => this.#texts(file).has(keyOf(pointer)));
          if (inside.length === 0 || this.#random() < 0.3) return found;
          found = this.#one(inside);
        }
      }
    }
    const files = documentsOf(site);
    const file = this.#random() < 0.4 ? site.settings.file : this.#one(files);
    const [pointer, written] = this.#one([...this.#texts(file)]);
    return { file, pointer: pointer.split('/'), written };
  }

  readonly #known = new Map<SourceFile, ReadonlyMap<string, string>>();

  #texts(file: SourceFile): ReadonlyMap<string, string> {
    let known = this.#known.get(file);
    if (!known) {
      const texts = textsOf(file, this.site.schemas).flatMap(({ pointer, value }) =>
        Array.isArray(value)
          ? value.map((line, at) => [`${keyOf(pointer)}/${at}`, String(line)] as const)
          : [[keyOf(pointer), String(value)] as const],
      );
      this.#known.set(file, (known = new Map(texts)));
    }
    return known;
  }

  /** The text with the mark behind one of its words; none in a reference. */
  #marked(written: string): string {
    const open = written.replace(/\{\{.*?\}\}/g, (name) => ' '.repeat(name.length));
    const ends = [...open.matchAll(/[\p{L}\d](?![\p{L}\d])/gu)].map(({ index }) => index + 1);
    const at = ends.length > 0 ? this.#one(ends) : written.length;
    return written.slice(0, at) + mark + written.slice(at);
  }

  next(): Trial {
    const { site } = this;
    const path = this.#one(site.pages).document.path;
    const before = this.#origins(path);
    const field = this.#field(before);
    const changed = changedSite(site, field.file, field.pointer, this.#marked(field.written));
    const after = siteOrigins(changed)(path);
    const wrong: string[] = [];
    let named = 0;
    const compare = (
      where: string,
      entries: readonly OriginEntry[],
      props: readonly [unknown, unknown],
      free: readonly string[],
    ) => {
      const made = entries.filter((entry) => sourcesOf(entry).some((one) => isMadeOf(one, field)));
      const said = new Set(made.map((entry) => keyOf(placeOf(entry))));
      const seen = differences(...props);
      named += said.size;
      for (const at of said)
        if (!seen.some((one) => one === at || one.startsWith(`${at}/`)))
          wrong.push(`${where}/${at} is named and stays`);
      for (const at of seen)
        if (
          ![...said].some((one) => one === at || at.startsWith(`${one}/`)) &&
          !free.includes(at.split('/')[0]!)
        )
          wrong.push(`${where}/${at} changes and is not named`);
      return made;
    };
    const shownHead = ({ page: { head } }: RecordedPage) => ({
      title: head.title,
      description: head.description,
      keywords: head.keywords,
      ...(head.image ? { image: { alt: head.image.alt } } : {}),
    });
    compare('head', before.record.head, [shownHead(before), shownHead(after)], []);
    const [html, newHtml] = [htmlOf(before, this.blocks), htmlOf(after, this.blocks)];
    for (const [position, block] of before.page.blocks.entries()) {
      const { type, props } = block;
      const free = site.schemas.factsOf(type).filter((name) => site.code.facts.has(name));
      const where = `${position} ${type}`;
      const made = compare(
        where,
        entriesOf(before, position, site),
        [props, after.page.blocks[position]?.props],
        free,
      );
      const [old, fresh] = [html[position]!, newHtml[position] ?? ''];
      if (old === fresh) continue;
      if (made.length === 0 && free.length === 0) wrong.push(`${where} reads otherwise`);
      // What chooses the items of a list takes the words around it along.
      if (made.some((entry) => entry.kind === 'field' && entry.computed && isList(props, entry.at)))
        continue;
      for (const line of differentLines(old, unmarked(fresh)))
        if (!this.#words.has(line)) wrong.push(`${where} reads otherwise at "${line}"`);
    }
    return { page: path, file: field.file.path, pointer: keyOf(field.pointer), named, wrong };
  }
}
