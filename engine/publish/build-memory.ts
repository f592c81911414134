// What the next build knows of this one: a summary of each page, and hashes of what pages are made from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownInputs } from '../check/pages/page-inputs.ts';
import { isUnchanged, stampOf, type FileSnapshot } from '../content/file-snapshot.ts';
import { maxProblems } from '../content/limits.ts';
import type { ProblemCode } from '../diagnostics/catalogue.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { replaceFile } from '../files/replace-file.mjs';
import type { InputName } from '../resolve/inputs/shared-inputs.ts';
import { TextPool, type BlockSummary, type PageSummary } from '../resolve/summary.ts';
import { codeSignature } from './output/code-signature.ts';

/** Raised when the meaning of the file changes: older ones are not read. */
const version = 4;
/** Letters that are written at once. */
const writeSize = 1 << 20;

/** A page that was built. Plain JSON. */
export interface BuiltPage {
  readonly summary: PageSummary;
  /** Hash of everything that its HTML is made from. */
  readonly key: string;
  /** Of its document as it was read; empty where that cannot be trusted, and for a post. */
  readonly signature: string;
  /** Codes of its warnings, one each. */
  readonly warnings: readonly ProblemCode[];
  /** What is missing on it before the site may be public. */
  readonly missing: readonly Problem[];
  /** True where its file was written in this build. */
  readonly staged: boolean;
  /** Hash of the text that it shows (`shownHash`), where its file was written in this build; else empty. */
  readonly shown: string;
}

/** What a build remembers of the one before. */
export interface BuildMemory extends KnownInputs {
  /** Hash of the own schemas that documents were held to. */
  readonly schemas: string;
  /** By source. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
}

/** Nothing remembered. */
export const noMemory: BuildMemory = {
  schemas: '',
  ofAll: '',
  inputs: new Map(),
  pages: new Map(),
};

/** The page of a document that is as it was when the page was built, or null. */
export function unchangedPage(
  { pages }: BuildMemory,
  { files }: FileSnapshot,
  source: string,
): BuiltPage | null {
  const page = pages.get(source);
  // More warnings than are told of one file are counted anew.
  return page &&
    isUnchanged(page.signature, files.get(source)) &&
    page.warnings.length <= maxProblems
    ? page
    : null;
}

const file = (state: string) => join(state, 'pages.jsonl');

/** What pages and blocks were made from: a name where it is written for the first time, else how many there were before it. */
type WrittenInputs = readonly (InputName | number)[];
type WrittenBlock = Omit<BlockSummary, 'inputs'> & { readonly inputs: WrittenInputs };

/** A page as a line of text: its blocks, which pages share, are lines before it, and are named by their number. */
interface PageLine {
  readonly page: BuiltPage;
  readonly blocks: readonly number[];
  readonly inputs: WrittenInputs;
}

/** The number of what is known; else undefined, and it has one from then on. */
function numberOf<Thing>(known: Map<Thing, number>, thing: Thing): number | undefined {
  const number = known.get(thing);
  if (number === undefined) known.set(thing, known.size);
  return number;
}

/** Turns pages into lines of JSON; what several share, a block or a name, is written once. */
export class PageEncoder {
  readonly #blocks = new Map<BlockSummary, number>();
  readonly #names = new Map<InputName, number>();

  encode(page: BuiltPage): string[] {
    const { inputs, blocks } = page.summary;
    const fresh = blocks.filter((block) => numberOf(this.#blocks, block) === undefined);
    const lines = fresh.map((block): WrittenBlock => ({
      ...block,
      inputs: this.#written(block.inputs),
    }));
    const line: PageLine = {
      page: { ...page, summary: { ...page.summary, blocks: [], inputs: [] } },
      blocks: blocks.map((block) => this.#blocks.get(block)!),
      inputs: this.#written(inputs),
    };
    return [...lines, line].map((each) => JSON.stringify(each));
  }

  #written(inputs: readonly InputName[]): WrittenInputs {
    return inputs.map((name) => numberOf(this.#names, name) ?? name);
  }
}

/** Reads lines that one `PageEncoder` wrote, in their order. Throws where one is no JSON. */
export class PageDecoder {
  readonly #blocks: BlockSummary[] = [];
  readonly #names: InputName[] = [];
  readonly #pool = new TextPool();

  decode(lines: Iterable<string>): BuiltPage[] {
    const pages: BuiltPage[] = [];
    for (const line of lines) {
      const one = JSON.parse(line) as WrittenBlock | PageLine;
      const inputs = one.inputs.map((input) => this.#named(input));
      if ('page' in one) {
        const { summary } = one.page;
        pages.push({
          ...one.page,
          summary: {
            ...summary,
            blocks: one.blocks.map((index) => this.#blocks[index]!),
            types: this.#pool.list(summary.types),
            media: this.#pool.list(summary.media),
            partials: this.#pool.list(summary.partials),
            inputs: this.#pool.list(inputs),
          },
        });
        continue;
      }
      const { links, media, anchors } = one;
      this.#blocks.push({
        ...one,
        links: this.#pool.all(links),
        media: this.#pool.all(media),
        anchors: this.#pool.list(anchors),
        inputs: this.#pool.all(inputs),
      });
    }
    return pages;
  }

  #named(input: InputName | number): InputName {
    if (typeof input === 'number') return this.#names[input]!;
    this.#names.push(input);
    return input;
  }
}

/** What this process wrote last, and the signature of its file: a process that builds again need not read it. */
let latest: {
  readonly state: string;
  readonly signature: string;
  readonly memory: BuildMemory;
} | null = null;

/** Lines that end with a line break, each made a text when it is asked for: 40 MB as one text take twice as long. */
function* linesOf(bytes: Buffer): Generator<string> {
  // A byte is found sooner than a text.
  const lineBreak = 0x0a;
  for (let at = 0, end; (end = bytes.indexOf(lineBreak, at)) >= 0; at = end + 1)
    yield bytes.toString('utf8', at, end);
}

/** What the last build left in `state`; nothing where there is no such file, or one that is cut short, of another version or of another engine. */
export function readMemory(state: string): BuildMemory {
  try {
    if (latest?.state === state && latest.signature === stampOf(file(state)).signature)
      return latest.memory;
    const lines = linesOf(readFileSync(file(state)));
    const { schemas, ofAll, inputs, ...found } = JSON.parse(lines.next().value ?? '') as Pick<
      BuildMemory,
      'schemas' | 'ofAll'
    > & {
      inputs: [InputName, string][];
      version: number;
      engine: string;
      count: number;
    };
    if (found.version !== version || found.engine !== codeSignature()) return noMemory;
    const pages = new PageDecoder().decode(lines);
    return pages.length === found.count
      ? {
          schemas,
          ofAll,
          inputs: new Map(inputs),
          pages: new Map(pages.map((page) => [page.summary.source, page])),
        }
      : noMemory;
  } catch {
    return noMemory;
  }
}

/** The text of what is remembered, in parts of about `writeSize`. */
function* partsOf({ schemas, ofAll, inputs, pages }: BuildMemory): Generator<string> {
  const encoder = new PageEncoder();
  const head = {
    version,
    engine: codeSignature(),
    count: pages.size,
    schemas,
    ofAll,
    inputs: [...inputs],
  };
  let text = `${JSON.stringify(head)}\n`;
  for (const page of pages.values()) {
    text += `${encoder.encode(page).join('\n')}\n`;
    if (text.length <= writeSize) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Replaces what is remembered. A disk that takes no more costs the memory alone: the site is published. */
export function writeMemory(state: string, memory: BuildMemory): void {
  latest = null;
  try {
    const pages = new Map([...memory.pages].map(([source, page]) => [source, asKept(page)]));
    const kept = { ...memory, pages };
    replaceFile(file(state), partsOf(kept));
    latest = { state, signature: stampOf(file(state)).signature, memory: kept };
  } catch {
    // The next build makes everything anew.
  }
}

/** A page without what is true for one build alone. */
const asKept = (page: BuiltPage): BuiltPage =>
  page.staged || page.shown !== '' ? { ...page, staged: false, shown: '' } : page;
