// The worker threads of a build: each reads, resolves, renders and writes its shard of the pages. Outlines and summaries are all
// that they exchange, and who takes a page depends on its name alone.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startThread } from '#compiled-scripts';
import type { PageDocument } from '#schemas/types';
import type { OpenSite } from '../resolve/open-site.ts';
import type { Schemas } from '../content/schemas.ts';
import type { PageOutline, Sourced } from '../content/validate.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import { PageDecoder, type BuiltPage } from './build-memory.ts';
import { renderOf, type Bundle, type ClosedBundle } from './bundle.ts';
import type { Staging } from './output/staging.ts';
import { pageWriter, PageBuilder, type BuiltPages, type ReadOutlines } from './page-builder.ts';
import { WorkerHandle, type WorkerSetup } from './worker-handle.ts';

/** Pages for each thread from which a further one pays off: two take a sixth less time at 159 pages (measured). */
const pagesAThread = 75;

/** So many documents this thread reads sooner than another one starts; that one reads its own again. */
const readAlone = 500;

/** So many pages this thread makes while another one starts: both end together at 159 pages (measured). */
const headStart = 30;

/** What another thread runs; it is made with the bundle, and is not there where the engine runs from its sources. */
const workerFile = fileURLToPath(new URL('./page-worker.cjs', import.meta.url));

/** How many threads make `pages` pages soonest on this machine. */
const threadsFor = (pages: number) =>
  existsSync(workerFile)
    ? Math.max(1, Math.min(availableParallelism(), Math.floor(pages / pagesAThread)))
    : 1;

/** What the pages are built with. */
export interface PageWorkersOptions extends WorkerSetup {
  /** Those of the site; each thread reads its own. */
  readonly schemas: Schemas;
  /** As many as pay off where nothing else is said. */
  readonly threads?: number | undefined;
  readonly bundle: Bundle | ClosedBundle;
}

/** Makes the pages of a site, with other threads where there are enough of them. To be closed. */
export class PageWorkers {
  readonly #options: PageWorkersOptions;
  readonly #builder: PageBuilder;
  /** The threads beside this one, started when there is work enough for them. */
  readonly #workers: WorkerHandle[] = [];

  constructor(options: PageWorkersOptions) {
    this.#options = options;
    this.#builder = new PageBuilder(options.snapshot, options.schemas);
  }

  /** True where nobody said how many threads there are: they are to be done as soon as possible. */
  get #isOurs() {
    return this.#options.threads === undefined;
  }

  /** Starts what is missing of the threads for so many pages. */
  #start(pages: number): void {
    const { snapshot, pictures, bundle, options, threads = threadsFor(pages) } = this.#options;
    const { hash, scripts, printSheet, renderer } = bundle;
    const { siteDir, outDir, url, posts, uploads, data, mode, now } = options;
    const workerData: WorkerSetup = {
      snapshot,
      pictures,
      options: { siteDir, outDir, url, posts, uploads, data, mode, now },
      bundle: { hash, scripts, printSheet, renderer },
    };
    while (this.#workers.length < threads - 1)
      this.#workers.push(new WorkerHandle(startThread(workerFile, workerData)));
  }

  /** Reads and validates documents, for what other pages may show of them. */
  async read(paths: readonly string[]): Promise<ReadOutlines> {
    this.#start(paths.length);
    if (this.#isOurs && paths.length <= readAlone) return this.#builder.read(paths);
    const [first = [], ...others] = this.#shards(paths);
    const theirs = together(
      this.#workers.map((thread, index) =>
        thread.ask({ task: 'read', paths: others[index]! }, (answer) =>
          answer.answer === 'read' ? answer.read : null,
        ),
      ),
    );
    const all = [this.#builder.read(first), ...(await theirs)];
    return {
      outlines: new Map(all.flatMap(({ outlines }) => [...outlines])),
      problems: all.flatMap(({ problems }) => problems),
    };
  }

  /** Makes pages, as `PageBuilder.build` does; without `staging` they are resolved for their problems alone. `onPage` is told of those of this thread, `onCount` of how many are made. `harmless`: what the other threads found to be. */
  async build(
    sources: readonly string[],
    open: OpenSite,
    staging: Staging | null,
    onPage: (page: ResolvedPage, document: Sourced<PageDocument> | null) => void,
    onCount: (made: number) => void,
  ): Promise<BuiltPages & { readonly harmless: readonly string[] }> {
    const { bundle, options } = this.#options;
    // More than were read, where what all pages share has changed.
    this.#start(sources.length);
    const [first = [], ...others] = this.#shards(sources);
    const outlines = open.site.pages.map(({ file, document }) => [file.path, document] as const);
    let made = 0;
    const asked = this.#workers.map((thread, index) => {
      const decoder = new PageDecoder();
      const pages: BuiltPage[] = [];
      return thread.ask(
        { task: 'build', sources: others[index]!, outlines, write: staging !== null },
        (answer) => {
          if (answer.answer === 'done') return { ...answer, pages };
          if (answer.answer !== 'built') return null;
          const some = decoder.decode(answer.lines);
          pages.push(...some);
          onCount((made += some.length));
          return null;
        },
      );
    });
    const theirs = together(asked);
    const writer = staging && pageWriter(bundle, () => renderOf(bundle), staging);
    const mine = await this.#builder.build(
      first,
      open,
      options.posts ?? [],
      writer,
      (page, document) => {
        onPage(page, document);
        onCount((made += 1));
      },
    );
    const beside = await theirs;
    const all = [mine, ...beside];
    const problems = all.flatMap((one) => one.problems);
    return {
      pages: all.flatMap(({ pages }) => pages),
      problems: all.length === 1 ? problems : withoutRepeats(problems),
      harmless: beside.flatMap(({ harmless }) => harmless),
    };
  }

  /** The document of a page, as `PageBuilder` gives it. */
  document(path: string, outline: PageOutline): Sourced<PageDocument> {
    return this.#builder.document(path, outline);
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((thread) => thread.end()));
  }

  /** The shard of each thread, this one's first. */
  #shards(names: readonly string[]): string[][] {
    const shards = Array.from({ length: this.#workers.length + 1 }, (): string[] => []);
    const ahead = this.#isOurs ? headStart / (names.length + headStart) : 0;
    for (const name of names) shards[shardOf(name, shards.length, ahead)]!.push(name);
    return shards;
  }
}

/** Every problem once: each thread says what is wrong with a partial. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const keyOf = ({ file, line, column, code, params }: Problem) =>
    JSON.stringify([file, line, column, code, params]);
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}

/** Which of `count` shards a page belongs to, by its name alone: so it is on every machine. The first has this part of them (0 to 1) before they are shared out. */
export function shardOf(name: string, count: number, ahead = 0): number {
  if (count === 1) return 0;
  const part = createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32;
  return part < ahead ? 0 : Math.floor(((part - ahead) / (1 - ahead)) * count);
}

/** All results. Where this thread fails before it waits for them, their failure is nobody's and must not end the process. */
function together<Result>(results: readonly Promise<Result>[]): Promise<Result[]> {
  const all = Promise.all(results);
  all.catch(() => undefined);
  return all;
}
