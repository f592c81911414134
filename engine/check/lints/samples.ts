import type { SourceFile } from '../../content/source-file.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import { writtenDocuments } from './documents.ts';
import type { Finding, Lint } from './lint.ts';

/** How many names a warning lists. */
const listed = 5;

const shortList = (names: readonly string[]) =>
  names.length > listed ? [...names.slice(0, listed), '…'] : names;

/** Lists of testimonials below a value that have samples in them. */
function sampleLists(value: unknown, pointer: Pointer, file: SourceFile, out: Finding[]): void {
  if (Array.isArray(value)) {
    const samples = value.filter(
      (item): item is { name?: unknown } =>
        typeof item === 'object' && item !== null && 'sample' in item && item.sample === true,
    );
    if (samples.length > 0)
      out.push({
        code: 'sample',
        file,
        pointer,
        part: 'key',
        params: {
          what: 'testimonials',
          count: samples.length,
          names: shortList(samples.map(({ name }) => String(name ?? ''))),
        },
      });
    else value.forEach((item, position) => sampleLists(item, [...pointer, position], file, out));
  } else if (value !== null && typeof value === 'object') {
    for (const [name, field] of Object.entries(value))
      sampleLists(field, [...pointer, name], file, out);
  }
}

/** Testimonials of one document that were made up, one finding a list. */
export function samplesIn(file: SourceFile, document: unknown): Finding[] {
  const out: Finding[] = [];
  if (file.text.includes('sample')) sampleLists(document, [], file, out);
  return out;
}

/** What was made up so that there is something to see: claims in one warning, the rating, testimonials in one a list. */
export const samples: Lint = {
  codes: ['sample'],
  quick: true,
  run: (lintSite) => {
    const { document, file } = lintSite.site.settings;
    const claims = Object.entries(document.claims)
      .filter(([, claim]) => claim.sample)
      .map(([name]) => name);
    const out: Finding[] = [];
    if (claims.length > 0)
      out.push({
        code: 'sample',
        file,
        pointer: ['claims'],
        part: 'key',
        params: { what: 'claims', count: claims.length, names: shortList(claims) },
      });
    if (document.rating?.sample)
      out.push({
        code: 'sample',
        file,
        pointer: ['rating'],
        part: 'key',
        params: { what: 'rating', count: 1, names: [] },
      });
    return [
      ...out,
      ...writtenDocuments(lintSite).flatMap((written) => samplesIn(written.file, written.document)),
    ];
  },
};
