import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CountedSite } from '../../engine/database/build-posts.ts';
import { childEnvironment } from '../../engine/files/child-environment.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { CommandError } from '../command-line/command-error.ts';
import type { BusinessDone, BusinessTask } from './business-task.ts';
import type { BuildCommand } from './run-build.ts';

/** What the process is told to do; nothing of it is in the command line or the environment of the process. */
export type ApartTask = { readonly build: BuildTask } | { readonly business: BusinessTask };

/** What is built. */
export type BuildTask = Omit<BuildCommand, 'say'> & {
  /** Whether others go first: visitors who are served meanwhile. */
  readonly givesWay: boolean;
};

/** What a build published. */
export interface Published {
  readonly counted: CountedSite;
  /** From when on (ms since 1970) the same documents make another site, by the clock alone; null where that never is. */
  readonly nextChange: number | null;
}

/** What the process tells, one of these at a time; after `done` or `failed` it is told what comes next, or to end. */
export interface ApartNews {
  /** A line for a person. */
  readonly say?: string;
  /** What a build published, or became of changes. */
  readonly done?: Published | BusinessDone;
  /** Why it is not, in every language: classes of errors are lost on the way. */
  readonly failed?: {
    readonly words: Readonly<Record<Language, string>>;
    readonly ofSite: boolean;
  };
}

/** Thrown in the place of what the process threw; `ofSite` where whoever writes the site mends it in its folder. */
export class BuildFailed extends CommandError {
  readonly ofSite: boolean;
  readonly #words: Readonly<Record<Language, string>>;

  constructor({ words, ofSite }: NonNullable<ApartNews['failed']>) {
    super(words.en);
    this.#words = words;
    this.ofSite = ofSite;
  }

  override explain(language: Language): string {
    return this.#words[language];
  }
}

/** Thrown where the process ended without a word: killed, or out of memory. */
export class BuildEnded extends CommandError {
  /** `how`: its signal or exit code; `output`: the end of what it wrote to standard error. */
  constructor(
    readonly how: string,
    readonly output: string,
  ) {
    super(`the process that builds ended with ${how}`);
  }

  override explain(language: Language): string {
    return commandWordsOf(language).build.buildEnded({ how: this.how, output: this.output });
  }
}

/** As in cli/run.mjs: pages are made and let go by the thousand. */
const smallHeap = ['--heap-growing-percent=50', '--max-semi-space-size=8'];
/** Letters of standard error that are told of a process that ended before its time. */
const mostOutput = 2_000;

/**
 * A process of its own that does one task after the other: whoever serves pages meanwhile is not kept waiting, and nothing that
 * happens to a build happens to the server. The second task finds its code warm and the site read. Rejects with `BuildFailed`,
 * `BuildEnded`, and what the system says where the process cannot be started.
 */
export interface ApartWorker {
  /** Does what is asked with the data of the business. */
  work(task: BusinessTask): Promise<BusinessDone>;
  /** Builds the site. A process that gave way once does so from then on. */
  build(task: BuildTask, say: (text: string) => void): Promise<Published>;
}

/** Time without a task after which the process of a worker ends, ms: its memory is for whoever is at work. */
const idleMs = 120_000;

/** A worker whose process is started when it is needed. `stop` kills it; what is public is whole then, and the next build finishes it. */
export function openApartWorker(stop: AbortSignal): ApartWorker {
  let worker: Process | null = null;
  let idle: NodeJS.Timeout | undefined;
  const present = () => {
    if (worker) return worker;
    const started = startProcess(stop);
    worker = started;
    const forget = () => {
      if (worker === started) worker = null;
    };
    started.ended.then(forget, forget);
    return started;
  };
  const ask = async (task: ApartTask, say: (text: string) => void = () => undefined) => {
    clearTimeout(idle);
    const process = present();
    try {
      return await done(process, task, say);
    } finally {
      idle = setTimeout(() => process.child.kill('SIGKILL'), idleMs).unref();
    }
  };
  return {
    work: async (business) => (await ask({ business })) as BusinessDone,
    build: async (build, say) => (await ask({ build }, say)) as Published,
  };
}

/** What a process did of a task. */
async function done(
  { child, ended }: Process,
  task: ApartTask,
  say: (text: string) => void,
): Promise<Published | BusinessDone> {
  const answer = new Promise<ApartNews>((resolve) => {
    const hear = (news: ApartNews) => {
      if (news.say !== undefined) return say(news.say);
      child.off('message', hear);
      resolve(news);
    };
    child.on('message', hear);
  });
  // One that is gone already is told by its end.
  child.send(task, () => undefined);
  const news = await Promise.race([answer, ended]);
  if (news instanceof Error) throw news;
  if (news.failed) throw new BuildFailed(news.failed);
  return news.done!;
}

/** A process, and how it ended; `ended` rejects where it could not be started, or was told to stop. */
interface Process {
  readonly child: ChildProcess;
  readonly ended: Promise<BuildEnded>;
}

function startProcess(stop: AbortSignal): Process {
  const child = fork(fileURLToPath(new URL('./build-process.cjs', import.meta.url)), [], {
    execArgv: [...process.execArgv, ...smallHeap],
    env: childEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal: stop,
    killSignal: 'SIGKILL',
  });
  let output = '';
  child.stderr!.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-mostOutput);
  });
  const ended = new Promise<BuildEnded>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve(new BuildEnded(signal ?? String(code), output.trim())),
    );
  });
  return { child, ended };
}
