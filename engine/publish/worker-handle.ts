// A worker thread as the one that builds sees it, and what the two say to each other.
import type { Worker } from 'node:worker_threads';
import type { FileSnapshot } from '../content/file-snapshot.ts';
import type { PageOutline } from '../content/validate.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { BuildOptions } from './build-options.ts';
import type { Bundle } from './bundle.ts';
import type { KnownPictures } from '../media/known-pictures.ts';
import { SecretInOutput } from './output/guards.ts';
import type { ReadOutlines } from './page-builder.ts';
import { SiteChangedDuringBuild } from './site-changed.ts';

/** Takes an answer of a thread; null until that is the last one. */
type Take<Result> = (answer: WorkerAnswer) => Result | null;

/** A thread, from its start on: it may die while nobody asks it anything, which the next question is told. */
export class WorkerHandle {
  readonly #worker: Worker;
  #dead: Error | null = null;
  /** Takes the failure of what is asked; null while nothing is. */
  #fail: ((error: Error) => void) | null = null;

  constructor(worker: Worker) {
    this.#worker = worker;
    const die = (error: Error) => {
      this.#dead ??= error;
      this.#fail?.(this.#dead);
    };
    worker.on('error', (error: unknown) =>
      die(error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', (code) => die(new Error(`a thread ended with ${code}`)));
  }

  /** Asks the thread, one thing at a time, and gives each of its answers to `take` until that returns a result. Throws what the thread failed with. */
  async ask<Result>(task: WorkerTask, take: Take<Result>): Promise<Result> {
    if (this.#dead) throw this.#dead;
    const worker = this.#worker;
    let onMessage: (answer: WorkerAnswer) => void = () => undefined;
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
      this.#fail = null;
      worker.off('message', onMessage);
    }
  }

  /** Lets a thread end by itself, which keeps what was compiled for it; one that is at work is stopped. */
  async end(): Promise<void> {
    if (this.#dead) return;
    if (this.#fail) return void (await this.#worker.terminate());
    await new Promise((resolve) => {
      this.#worker.once('exit', resolve);
      this.#worker.postMessage({ task: 'end' } satisfies WorkerTask);
    });
  }
}

/** What a thread is started with. */
export interface WorkerSetup {
  readonly snapshot: FileSnapshot;
  /** What was found out about its photographs. */
  readonly pictures: KnownPictures;
  readonly options: Pick<
    BuildOptions,
    'siteDir' | 'outDir' | 'url' | 'posts' | 'uploads' | 'data' | 'mode' | 'now'
  >;
  readonly bundle: Pick<Bundle, 'hash' | 'scripts' | 'printSheet' | 'renderer'>;
}

/** What a thread is asked to do. */
export type WorkerTask =
  | { readonly task: 'read'; readonly paths: readonly string[] }
  | { readonly task: 'end' }
  | {
      readonly task: 'build';
      readonly sources: readonly string[];
      /** Of every page of the site, with its file. */
      readonly outlines: readonly (readonly [string, PageOutline])[];
      /** False where the pages are resolved for their problems alone. */
      readonly write: boolean;
    };

/** What a thread answers; `built` comes as often as it likes before `done`. */
export type WorkerAnswer =
  | { readonly answer: 'read'; readonly read: ReadOutlines }
  /** Pages as a `PageEncoder` wrote them. */
  | { readonly answer: 'built'; readonly lines: readonly string[] }
  /** `harmless`: hashes of its documents that break no rule of `safety.yaml`. */
  | {
      readonly answer: 'done';
      readonly problems: readonly Problem[];
      readonly harmless: readonly string[];
    }
  | { readonly answer: 'failed'; readonly error: WorkerError };

/** An error on its way between threads, where classes are lost. */
export type WorkerError = Pick<
  NodeJS.ErrnoException,
  'name' | 'message' | 'stack' | 'code' | 'path'
>;

/** The error that a thread met. */
function errorOf(error: WorkerError): Error {
  if (error.name === 'SiteChangedDuringBuild') return new SiteChangedDuringBuild();
  if (error.name === 'SecretInOutput') return new SecretInOutput(error.path!);
  return Object.assign(new Error(error.message), error);
}
