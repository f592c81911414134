import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../engine/diagnostics/problem.ts';
import { checkSite } from '../../engine/load-site.ts';
import { SiteCopy } from '../engine/site-copy.ts';
import { documentMistakes } from './documents.ts';
import { fieldMistakes } from './fields.ts';
import type { Mistake } from './mistake.ts';
import { referenceMistakes } from './references.ts';
import { syntaxMistakes } from './syntax.ts';

/** Every mistake of the collection. */
export const mistakes: readonly Mistake[] = [...syntaxMistakes, ...fieldMistakes, ...referenceMistakes, ...documentMistakes];

/** The problems of a copy of the fixture site in which the mistake was made. */
export function problemsOf({ edits }: Mistake): readonly Problem[] {
  const folder = mkdtempSync(join(tmpdir(), 'portao-mistake-'));
  try {
    return checkSite(new SiteCopy(join(folder, 'site'), edits).dir).problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
