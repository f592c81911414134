import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { formatProblems, toRecords } from '../../engine/diagnostics/format.ts';
import { hasErrors } from '../../engine/diagnostics/problem.ts';
import { checkSite } from '../../engine/load-site.ts';

/** Options of `portao check`. */
export interface CheckOptions {
  readonly siteDir: string;
  readonly format: 'text' | 'json';
  readonly language: Language;
}

/** Reports every problem of the site without building it; 0 if none is an error, else 1. */
export function runCheck({ siteDir, format, language }: CheckOptions): number {
  const { problems } = checkSite(siteDir);
  const text = format === 'json' ? JSON.stringify({ problems: toRecords(problems, language) }, null, 2) : formatProblems(problems, language);
  process.stdout.write(`${text}\n`);
  return hasErrors(problems) ? 1 : 0;
}
