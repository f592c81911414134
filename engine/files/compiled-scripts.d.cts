import type { Worker } from 'node:worker_threads';

declare const compiledScripts: {
  /** `file`: absolute. Throws as `Worker` does. */
  startThread(file: string, workerData: unknown): Worker;
};
export = compiledScripts;
