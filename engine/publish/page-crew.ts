// The threads of a build: each reads, resolves, renders and writes its share of the pages. Outlines and summaries are all that
// they exchange, and who takes a page depends on its name alone.
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageDocument } from '#schemas/types';
import type { OpenSite } from '../check/open-site.ts';
import type { FileSnapshot } from '../content/file-snapshot.ts';
import type { Schemas } from '../content/schemas.ts';
import type { PageOutline, Sourced } from '../content/validate.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import { PageDecoder, type BuiltPage } from './build-memory.ts';
import type { BuildOptions } from './build-options.ts';
import type { Bundle } from './bundle.ts';
import { SecretInOutput } from './output/guards.ts';
import type { Staging } from './output/staging.ts';
import {
  pageWriter,
  PageShare,
  SiteChangedDuringBuild,
  type BuiltPages,
  type ReadOutlines,
} from './page-share.ts';

/** Pages for each thread from which a further one pays off: two are slower at 139 pages and quicker at 300 (measured). */
const pagesAThread = 150;

/** How many threads make `pages` pages soonest on this machine. */
const threadsFor = (pages: number) =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(pages / pagesAThread)));

/** What a thread is started with. */
export interface ThreadSetup {
  readonly snapshot: FileSnapshot;
  readonly options: Pick<BuildOptions, 'outDir' | 'url' | 'posts' | 'data' | 'mode' | 'today'>;
  readonly bundle: Pick<Bundle, 'hash' | 'scripts' | 'renderer'>;
}

/** What a thread is asked to do. */
export type ThreadTask =
  | { readonly task: 'read'; readonly paths: readonly string[] }
  | {
      readonly task: 'build';
      readonly sources: readonly string[];
      /** Of every page of the site, with its file. */
      readonly outlines: readonly (readonly [string, PageOutline])[];
      /** False where the pages are resolved for their problems alone. */
      readonly write: boolean;
    };

/** What a thread answers; `built` comes as often as it likes before `done`. */
export type ThreadAnswer =
  | { readonly answer: 'read'; readonly read: ReadOutlines }
  /** Pages as a `PageEncoder` wrote them. */
  | { readonly answer: 'built'; readonly pages: string }
  | { readonly answer: 'done'; readonly problems: readonly Problem[] }
  | { readonly answer: 'failed'; readonly error: ThreadError };

/** An error on its way between threads, where classes are lost. */
export type ThreadError = Pick<
  NodeJS.ErrnoException,
  'name' | 'message' | 'stack' | 'code' | 'path'
>;

/** What the pages are built with. */
export interface CrewOptions extends ThreadSetup {
  /** Those of the site; each thread reads its own. */
  readonly schemas: Schemas;
  /** As many as pay off where nothing else is said. */
  readonly threads?: number | undefined;
  readonly bundle: Bundle;
}

/** Makes the pages of a site, with other threads where there are enough of them. To be closed. */
export class PageCrew {
  readonly #options: CrewOptions;
  readonly #share: PageShare;
  /** The threads beside this one, started when there is work enough for them. */
  readonly #others: PageThread[] = [];

  constructor(options: CrewOptions) {
    this.#options = options;
    this.#share = new PageShare(options.snapshot, options.schemas);
  }

  /** Starts what is missing of the threads for so many pages. */
  #start(pages: number): void {
    const { snapshot, bundle, options, threads = threadsFor(pages) } = this.#options;
    const { hash, scripts, renderer } = bundle;
    const { outDir, url, posts, data, mode, today } = options;
    const workerData: ThreadSetup = {
      snapshot,
      options: { outDir, url, posts, data, mode, today },
      bundle: { hash, scripts, renderer },
    };
    const file = new URL('./page-thread.cjs', import.meta.url);
    while (this.#others.length < threads - 1)
      this.#others.push(new PageThread(new Worker(file, { workerData })));
  }

  /** Reads and validates documents, for what other pages may show of them. */
  async read(paths: readonly string[]): Promise<ReadOutlines> {
    this.#start(paths.length);
    const [own = [], ...others] = this.#shares(paths);
    const theirs = together(
      this.#others.map((thread, index) =>
        thread.ask({ task: 'read', paths: others[index]! }, (answer) =>
          answer.answer === 'read' ? answer.read : null,
        ),
      ),
    );
    const all = [this.#share.read(own), ...(await theirs)];
    return {
      outlines: new Map(all.flatMap(({ outlines }) => [...outlines])),
      problems: all.flatMap(({ problems }) => problems),
    };
  }

  /** Makes pages, as `PageShare.build` does; without `staging` they are resolved for their problems alone. `onPage` is told of those of this thread, `onCount` of how many are made. */
  async build(
    sources: readonly string[],
    open: OpenSite,
    staging: Staging | null,
    onPage: (page: ResolvedPage, document: Sourced<PageDocument> | null) => void,
    onCount: (made: number) => void,
  ): Promise<BuiltPages> {
    const { bundle, options } = this.#options;
    // More than were read, where what all pages share has changed.
    this.#start(sources.length);
    const [own = [], ...others] = this.#shares(sources);
    const outlines = open.site.pages.map(({ file, document }) => [file.path, document] as const);
    let made = 0;
    const asked = this.#others.map((thread, index) => {
      const decoder = new PageDecoder();
      const pages: BuiltPage[] = [];
      return thread.ask(
        { task: 'build', sources: others[index]!, outlines, write: staging !== null },
        (answer) => {
          if (answer.answer === 'done') return { pages, problems: answer.problems };
          if (answer.answer !== 'built') return null;
          const some = decoder.decode(answer.pages);
          pages.push(...some);
          onCount((made += some.length));
          return null;
        },
      );
    });
    const theirs = together(asked);
    const writer = staging && pageWriter(bundle, staging);
    const mine = this.#share.build(own, open, options.posts ?? [], writer, (page, document) => {
      onPage(page, document);
      onCount((made += 1));
    });
    const all = [mine, ...(await theirs)];
    const problems = all.flatMap((one) => one.problems);
    return {
      pages: all.flatMap(({ pages }) => pages),
      problems: all.length === 1 ? problems : withoutRepeats(problems),
    };
  }

  /** The document of a page, as `PageShare` gives it. */
  document(path: string, outline: PageOutline): Sourced<PageDocument> {
    return this.#share.document(path, outline);
  }

  async close(): Promise<void> {
    await Promise.all(this.#others.map((thread) => thread.end()));
  }

  /** The share of each thread, this one's first. */
  #shares(names: readonly string[]): string[][] {
    const shares = Array.from({ length: this.#others.length + 1 }, (): string[] => []);
    for (const name of names) shares[shardOf(name, shares.length)]!.push(name);
    return shares;
  }
}

/** Every problem once: each thread says what is wrong with a partial. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const keyOf = ({ file, line, column, code, params }: Problem) =>
    JSON.stringify([file, line, column, code, params]);
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}

/** Which of `count` shares a page belongs to, by its name alone: so it is on every machine. */
export function shardOf(name: string, count: number): number {
  return count === 1 ? 0 : createHash('sha256').update(name).digest().readUInt32BE() % count;
}

/** All results. Where this thread fails before it waits for them, their failure is nobody's and must not end the process. */
function together<Result>(results: readonly Promise<Result>[]): Promise<Result[]> {
  const all = Promise.all(results);
  all.catch(() => undefined);
  return all;
}

/** Takes an answer of a thread; null until that is the last one. */
type Take<Result> = (answer: ThreadAnswer) => Result | null;

/** A thread, from its start on: it may die while nobody asks it anything, which the next question is told. */
export class PageThread {
  readonly #worker: Worker;
  #dead: Error | null = null;
  /** Takes the failure of what was asked last. */
  #fail: (error: Error) => void = () => undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    const die = (error: Error) => {
      this.#dead ??= error;
      this.#fail(this.#dead);
    };
    worker.on('error', (error: unknown) =>
      die(error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', (code) => die(new Error(`a thread ended with ${code}`)));
  }

  /** Asks the thread, one thing at a time, and gives each of its answers to `take` until that returns a result. Throws what the thread failed with. */
  async ask<Result>(task: ThreadTask, take: Take<Result>): Promise<Result> {
    if (this.#dead) throw this.#dead;
    const worker = this.#worker;
    let onMessage: (answer: ThreadAnswer) => void = () => undefined;
    try {
      return await new Promise<Result>((resolve, reject) => {
        this.#fail = reject;
        onMessage = (answer) => {
          if (answer.answer === 'failed') return reject(errorOf(answer.error));
          const result = take(answer);
          if (result !== null) resolve(result);
        };
        worker.on('message', onMessage);
        worker.postMessage(task);
      });
    } finally {
      worker.off('message', onMessage);
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** The error that a thread met. */
function errorOf(error: ThreadError): Error {
  if (error.name === 'SiteChangedDuringBuild') return new SiteChangedDuringBuild();
  if (error.name === 'SecretInOutput') return new SecretInOutput(error.path!);
  return Object.assign(new Error(error.message), error);
}
