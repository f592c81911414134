// What `check` knows of the pages in which the one before found nothing: it resolves only what changed since.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageDocument } from '#schemas/types';
import {
  isSameSite,
  snapshotFiles,
  stampOf,
  type FileSnapshot,
} from '../../content/file-snapshot.ts';
import { KeptFile, projectState } from '../../content/own-code/kept-file.ts';
import type { Sourced } from '../../content/validate.ts';
import { hashOf } from '../../media/content-hash.ts';
import type { OpenSite } from '../../resolve/open-site.ts';
import type { InputName } from '../../resolve/inputs/shared-inputs.ts';
import type { BlockSummary, PageSummary } from '../../resolve/summary.ts';
import type { LintedBlock, LintedPage } from './linted-page.ts';
import { PageInputs } from './page-inputs.ts';

/** What is left of a page in which nothing is wrong. */
export interface CheckedPage {
  readonly summary: PageSummary;
  readonly linted: () => LintedPage;
}

/** A `CheckedPage` in the file: its blocks, which pages share, by their numbers in `Kept.blocks`. */
interface KeptPage {
  /** Hash of the document. */
  readonly hash: string;
  readonly summary: Omit<PageSummary, 'blocks'> & { readonly blocks: readonly number[] };
  readonly linted: Omit<LintedPage, 'blocks'> & { readonly blocks: readonly number[] };
}

interface Kept {
  readonly ofAll: string;
  readonly inputs: readonly [InputName, string][];
  readonly blocks: readonly (BlockSummary | LintedBlock)[];
  readonly pages: readonly KeptPage[];
}

const documentHash = ({ file }: Sourced<PageDocument>) => hashOf(file.text);

/** The pages of a site that the last check found to be right and that are as they were. */
export class CheckedPages {
  readonly #snapshot: FileSnapshot;
  readonly #file: KeptFile;
  readonly #inputs: PageInputs;
  readonly #before: Kept | null;
  readonly #known = new Map<string, { readonly hash: string; readonly page: CheckedPage }>();

  /** `given`: what pages are made from that is neither the site nor this engine. */
  constructor(snapshot: FileSnapshot, open: OpenSite<PageDocument>, given: string) {
    this.#snapshot = snapshot;
    const { dir } = snapshot;
    const engine = stampOf(fileURLToPath(import.meta.url)).signature;
    this.#file = new KeptFile(dir, 'pages', engine, join(projectState(dir), 'check'));
    this.#inputs = new PageInputs(snapshot, open, given);
    this.#before = this.#file.read<Kept>();
    if (!this.#before) return;
    const { ofAll, inputs, blocks, pages } = this.#before;
    const isUnchanged = this.#inputs.unchangedSince({ ofAll, inputs: new Map(inputs) });
    for (const { hash, summary: kept, linted } of pages) {
      const summary = { ...kept, blocks: kept.blocks.map((at) => blocks[at] as BlockSummary) };
      if (!isUnchanged(summary)) continue;
      const looked = { ...linted, blocks: linted.blocks.map((at) => blocks[at] as LintedBlock) };
      this.#known.set(summary.source, { hash, page: { summary, linted: () => looked } });
    }
  }

  /** A page that need not be resolved; null where it has to be. */
  of(document: Sourced<PageDocument>): CheckedPage | null {
    const known = this.#known.get(document.file.path);
    return known?.hash === documentHash(document) ? known.page : null;
  }

  /** Remembers the pages of these documents, in which nothing is wrong; `pages` by source. */
  keep(documents: readonly Sourced<PageDocument>[], pages: ReadonlyMap<string, CheckedPage>): void {
    const isKnown = documents.every((document) => this.of(document) !== null);
    if (isKnown && documents.length === this.#before?.pages.length) return;
    // Of a file that somebody wrote meanwhile nobody knows what was read.
    if (!isSameSite(this.#snapshot, snapshotFiles(this.#snapshot.dir))) return;
    const blocks: (BlockSummary | LintedBlock)[] = [];
    // Those that were read from the file differ from each other: each is its own key.
    const read = new Set(this.#before?.blocks);
    const byKey = new Map<string | object, number>();
    const numbers = new Map<object, number>();
    const numberOf = (block: BlockSummary | LintedBlock): number => {
      let number = numbers.get(block);
      if (number === undefined) {
        const key = read.has(block) ? block : JSON.stringify(block);
        number = byKey.get(key) ?? blocks.push(block) - 1;
        byKey.set(key, number);
        numbers.set(block, number);
      }
      return number;
    };
    const found = documents.map(({ file }) => pages.get(file.path)!);
    const kept = documents.map((document, at): KeptPage => {
      const { summary } = found[at]!;
      const linted = found[at]!.linted();
      return {
        hash: documentHash(document),
        summary: { ...summary, blocks: summary.blocks.map(numberOf) },
        linted: { ...linted, blocks: linted.blocks.map(numberOf) },
      };
    });
    const inputs = this.#inputs.of(found.map(({ summary }) => summary));
    this.#file.write({
      ofAll: this.#inputs.ofAll,
      inputs: [...inputs],
      blocks,
      pages: kept,
    } satisfies Kept);
  }
}
