// What the next build knows of this one: a summary of each page, and hashes of what pages are made from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownInputs } from '../check/pages/page-inputs.ts';
import { isUnchanged, type FileSnapshot } from '../content/file-snapshot.ts';
import { maxProblems } from '../content/limits.ts';
import type { ProblemCode } from '../diagnostics/catalogue.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { replaceFile } from '../files/replace-file.mjs';
import type { InputName } from '../resolve/shared-inputs.ts';
import { TextPool, type BlockSummary, type PageSummary } from '../resolve/summary.ts';
import { codeSignature } from './code-signature.ts';

/** Raised when the meaning of the file changes: older ones are not read. */
const version = 3;
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

/** A page as a line of text: its blocks, which pages share, are lines before it, and are named by their number. */
interface PageLine {
  readonly page: BuiltPage;
  readonly blocks: readonly number[];
}

/** Turns pages into lines of JSON, each ended by a line break; a block that pages share is written once. */
export class PageEncoder {
  readonly #known = new Map<BlockSummary, number>();

  encode(page: BuiltPage): string {
    let text = '';
    for (const block of page.summary.blocks) {
      if (this.#known.has(block)) continue;
      this.#known.set(block, this.#known.size);
      text += `${JSON.stringify(block)}\n`;
    }
    const line: PageLine = {
      page: { ...page, summary: { ...page.summary, blocks: [] } },
      blocks: page.summary.blocks.map((block) => this.#known.get(block)!),
    };
    return `${text}${JSON.stringify(line)}\n`;
  }
}

/** Reads what one `PageEncoder` wrote, in its order. Throws where it is no JSON. */
export class PageDecoder {
  readonly #blocks: BlockSummary[] = [];
  readonly #pool = new TextPool();

  decode(text: string): BuiltPage[] {
    return text.split('\n').flatMap((line): BuiltPage[] => {
      if (line === '') return [];
      const one = JSON.parse(line) as BlockSummary | PageLine;
      if ('page' in one) {
        const blocks = one.blocks.map((index) => this.#blocks[index]!);
        const inputs = one.page.summary.inputs.map((name) => this.#pool.of(name));
        return [{ ...one.page, summary: { ...one.page.summary, blocks, inputs } }];
      }
      const pooled = <Text extends string>(texts: readonly Text[]) =>
        texts.map((each) => this.#pool.of(each));
      const { links, media, anchors, inputs } = one;
      this.#blocks.push({
        ...one,
        links: pooled(links),
        media: pooled(media),
        anchors: pooled(anchors),
        inputs: pooled(inputs),
      });
      return [];
    });
  }
}

/** What the last build left in `state`; nothing where there is no such file, or one that is cut short, of another version or of another engine. */
export function readMemory(state: string): BuildMemory {
  try {
    const text = readFileSync(file(state), 'utf8');
    const head = text.slice(0, text.indexOf('\n'));
    const { schemas, ofAll, inputs, ...found } = JSON.parse(head) as Pick<
      BuildMemory,
      'schemas' | 'ofAll'
    > & {
      inputs: [InputName, string][];
      version: number;
      engine: string;
      count: number;
    };
    if (found.version !== version || found.engine !== codeSignature()) return noMemory;
    const pages = new PageDecoder().decode(text.slice(head.length + 1));
    const whole = pages.length === found.count && text.endsWith('\n');
    return whole
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
    text += encoder.encode({ ...page, staged: false, shown: '' });
    if (text.length <= writeSize) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Replaces what is remembered. A disk that takes no more costs the memory alone: the site is published. */
export function writeMemory(state: string, memory: BuildMemory): void {
  try {
    replaceFile(file(state), partsOf(memory));
  } catch {
    // The next build makes everything anew.
  }
}
