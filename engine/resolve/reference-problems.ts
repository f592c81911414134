import { nearest } from '../diagnostics/suggest.ts';
import { maxReferenceLength } from '../content/limits.ts';
import { knownReferences } from './references/reference-values.ts';
import type { ReferenceFault } from './replace-references.ts';
import type { Scope } from './references/scope.ts';
import type { SourceLocation, Report } from '../content/report.ts';

/** Reports a reference that could not be replaced, where it stands in its text; `related`: what uses the text there. */
export function reportReference(
  fault: ReferenceFault,
  at: SourceLocation,
  scope: Scope,
  report: Report,
  related?: SourceLocation,
): void {
  const options = { mark: fault.text, ...(related ? { related } : {}) };
  if (fault.kind === 'unknown')
    report.add(
      at,
      'reference-unknown',
      { name: fault.name, nearest: nearestReference(fault.name, knownReferences(scope)) },
      options,
    );
  else if (fault.kind === 'no-region')
    report.add(
      at,
      'reference-no-region',
      { name: fault.name, shared: !at.file.path.startsWith('pages/') },
      options,
    );
  else if (fault.kind === 'long')
    report.add(at, 'reference-long', { name: fault.name, limit: maxReferenceLength }, options);
  else report.add(at, 'reference-broken', brokenReference(fault.text), options);
}

/** The reference nearest to a name; a name without its group (`technicians`) is compared with the last word of each. */
function nearestReference(name: string, known: readonly string[]): string | null {
  const whole = nearest(name, known);
  if (whole !== null || name.includes('.')) return whole;
  const last = nearest(
    name,
    known.map((one) => one.split('.').at(-1)!),
  );
  return last === null ? null : (known.find((one) => one.split('.').at(-1) === last) ?? null);
}

/** What is said of braces without their match: the text around them, and the reference closed, if it is one. */
export function brokenReference(text: string): { text: string; closed: string } {
  const name = /^\{\{\s*([A-Za-z][\w-]*(?:\.[\w-]+)*)/.exec(text)?.[1];
  return { text, closed: name === undefined ? '' : `{{${name}}}` };
}
