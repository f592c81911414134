// The packages of this checkout for all tests that install them: made and packed once a run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packBoth, type Packed } from './installed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly packed: Packed;
  }
}

/** Packs before the tests; the tarballs are gone after them. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portao-packed-'));
  provide('packed', packBoth(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
