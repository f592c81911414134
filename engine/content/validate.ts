import { basename } from 'node:path';
import type { PageDocument, PartialDocument, SiteDocument } from '#schemas/types';
import type { Problem } from '../diagnostics/problem.ts';
import { hasErrors } from '../diagnostics/problem.ts';
import { explain } from './schema-errors/explain.ts';
import { maxProblems } from './limits.ts';
import type { LoadedSite } from './load.ts';
import { problemAt, type SourceFile } from './source-file.ts';
import { satisfies, validatorOf } from './validators.ts';

/** A document that satisfies its schema, and the file that it came from. */
export interface Sourced<Document> {
  readonly file: SourceFile;
  readonly document: Document;
}

/** Guarantee: every document satisfies its schema, and no path is claimed twice. */
export interface Site {
  readonly dir: string;
  readonly settings: Sourced<SiteDocument>;
  /** Sorted by path. */
  readonly pages: readonly Sourced<PageDocument>[];
  /** By name: the file's name without its ending. */
  readonly partials: ReadonlyMap<string, Sourced<PartialDocument>>;
  readonly media: readonly string[];
}

function check<Document>(
  kind: 'SiteDocument' | 'PageDocument' | 'PartialDocument',
  file: SourceFile,
  problems: Problem[],
): Sourced<Document> | null {
  if (satisfies(kind, file.value)) return { file, document: file.value as Document };
  const validate = validatorOf(kind);
  if (validate(file.value)) return { file, document: file.value as Document };
  // Twice as many as are told: some errors are the same mistake.
  const errors = validate.errors ?? [];
  problems.push(...explain(file, errors.slice(0, 2 * maxProblems), kind));
  if (errors.length > 2 * maxProblems)
    problems.push(
      problemAt(file, [], 'problems-many', {
        more: errors.length - 2 * maxProblems,
        shown: 2 * maxProblems,
      }),
    );
  return null;
}

/** What validating found: the documents that satisfy their schema, and all problems, those of loading included. */
export interface Validation {
  /** Null where `site.yaml` is missing or wrong: nothing can be said without it. */
  readonly site: Site | null;
  /** False where a document was left out, so that what others say of it cannot be judged. */
  readonly complete: boolean;
  readonly problems: readonly Problem[];
}

/** Checks every document against its schema, and that no path is claimed twice. */
export function validate(loaded: LoadedSite): Validation {
  const problems: Problem[] = [...loaded.problems];
  const settings = loaded.settings
    ? check<SiteDocument>('SiteDocument', loaded.settings, problems)
    : null;
  const pages = loaded.pages
    .map((file) => check<PageDocument>('PageDocument', file, problems))
    .filter((page) => page !== null);
  const partials = new Map<string, Sourced<PartialDocument>>();
  for (const file of loaded.partials) {
    const partial = check<PartialDocument>('PartialDocument', file, problems);
    const name = basename(file.path).replace(/\.[a-z]+$/, '');
    const earlier = partials.get(name);
    if (earlier)
      problems.push(
        problemAt(
          file,
          [],
          'name-duplicate',
          { name, other: earlier.file.path, of: 'partial' },
          { related: { file: earlier.file, pointer: [] } },
        ),
      );
    else if (partial) partials.set(name, partial);
  }
  const complete = !hasErrors(problems);
  const byPath = new Map<string, Sourced<PageDocument>>();
  for (const page of pages) {
    // Both have the file index.html.
    const place = page.document.path === '/index' ? '/' : page.document.path;
    const earlier = byPath.get(place);
    if (!earlier) byPath.set(place, page);
    else
      problems.push(
        problemAt(
          page.file,
          ['path'],
          'path-duplicate',
          { path: page.document.path, other: earlier.file.path },
          { related: { file: earlier.file, pointer: ['path'] } },
        ),
      );
  }
  if (!settings) return { site: null, complete, problems };
  const sorted = [...byPath.values()].sort((a, b) => (a.document.path < b.document.path ? -1 : 1));
  return {
    site: { dir: loaded.dir, settings, pages: sorted, partials, media: loaded.media },
    complete,
    problems,
  };
}
