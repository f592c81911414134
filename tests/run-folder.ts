// A temporary folder for what test files of one run share: a process of vitest ends without a word, and could not put it away.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute; gone after the run. */
    readonly runFolder: string;
  }
}

/** Makes the folder before the tests. A browser that ends may write into it a moment longer. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portao-run-'));
  provide('runFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
