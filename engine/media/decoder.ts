// Where a build decodes photographs: in a process of its own, which keeps less memory (child-environment.ts) and gives back what
// it has before pages are made. That is said in the environment of a process, before it begins.
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '../files/child-environment.ts';
import { lookAtPicture, makePicture } from './encode-picture.ts';
import { remakePicture } from './remake-picture.ts';

/** What can be done with the content of a photograph; each rejects where it cannot be decoded. */
export const decoding = { look: lookAtPicture, make: makePicture, remake: remakePicture };

type Decoding = typeof decoding;
type Task = keyof Decoding;
/** Does a task; null where the data cannot be decoded. */
export type Decode = <Name extends Task>(
  task: Name,
  ...given: Parameters<Decoding[Name]>
) => Promise<Awaited<ReturnType<Decoding[Name]>> | null>;

/** What the process is asked, and its answer to the question of the same number. */
export interface Question {
  readonly number: number;
  readonly task: Task;
  readonly given: readonly unknown[];
}
export type Answer = Pick<Question, 'number'> & { readonly done: unknown };

/** Decodes in this process. */
export const decodeHere: Decode = (task, ...given) =>
  (decoding[task] as (...args: unknown[]) => Promise<never>)(...given).catch(() => null);

/** It is made with the bundle, and is not there where the engine runs from its sources. */
const processFile = new URL('./decoder-process.cjs', import.meta.url);

/** A process of which that was said, as the builds of `portao start` are, needs no other. */
const isToBeApart = () =>
  process.platform === 'linux' &&
  process.env.MALLOC_ARENA_MAX === undefined &&
  existsSync(processFile);

/**
 * Does `work`, which decodes photographs. The process begins with the first of them and ends with the work; where it ends
 * before, killed or out of memory, what it was asked rejects.
 */
export async function withDecoder<Result>(
  work: (decode: Decode) => Promise<Result>,
): Promise<Result> {
  if (!isToBeApart()) return work(decodeHere);
  let child: ChildProcess | null = null;
  const waiting = new Map<number, { done: (value: never) => void; fail: (error: Error) => void }>();
  const start = () => {
    // Loading it takes as long as making a page, and most builds decode nothing.
    const { fork } = process.getBuiltinModule('node:child_process');
    const started = fork(fileURLToPath(processFile), [], {
      env: childEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', ({ number, done }: Answer) => {
      waiting.get(number)?.done(done as never);
      waiting.delete(number);
    });
    const failAll = (error: Error) => {
      for (const { fail } of waiting.values()) fail(error);
      waiting.clear();
    };
    started.on('error', failAll);
    started.on('close', (code, signal) =>
      failAll(new Error(`the process that decodes photographs ended with ${signal ?? code}`)),
    );
    return started;
  };
  let number = 0;
  try {
    return await work((task, ...given) => {
      child ??= start();
      const question: Question = { number: (number += 1), task, given };
      return new Promise((done, fail) => {
        waiting.set(question.number, { done, fail });
        // One that is gone already is told by its end.
        child!.send(question, () => undefined);
      });
    });
  } finally {
    (child as ChildProcess | null)?.kill('SIGKILL');
  }
}
