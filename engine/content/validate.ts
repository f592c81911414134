import { basename } from 'node:path';
import type {
  Block,
  PageDocument,
  PartialDocument,
  SafetyRules,
  SiteDocument,
  WorkDocument,
} from '#schemas/types';
import type { Problem } from '../diagnostics/problem.ts';
import { explain } from './schema-errors/explain.ts';
import { maxProblems } from './limits.ts';
import type { LoadedSharedContent } from './load.ts';
import type { OwnCode } from './own-code/read-own-code.ts';
import type { KeptHashes } from './own-code/kept-hashes.ts';
import { problemAt, type SourceFile } from './source-file.ts';
import { librarySchemas, type Schemas } from './schemas.ts';
import { showFaults } from './time/show-faults.ts';
import { unknownLists } from './schema-errors/unknown-lists.ts';
import { siteSettings, type SiteSettings } from './site-settings.ts';

/** A document that satisfies its schema, and the file that it came from. */
export interface Sourced<Document> {
  readonly file: SourceFile;
  readonly document: Document;
}

/** What other pages may show of a page: its place and its name. A document is one, with all of its blocks. */
export type PageOutline = Pick<
  PageDocument,
  'path' | 'region' | 'variant' | 'breadcrumb' | 'listed' | 'draft' | 'show'
> & {
  /** Of an outline alone: the opening of a search variant, whose heading names it on breadcrumbs. */
  readonly blocks: readonly Block[];
};

/** What every page of a site shares. Guarantee: every document satisfies its schema. */
export interface SharedContent {
  readonly dir: string;
  /** Where the site itself lies, with the packages that it installed: `dir`, unless that is a copy. */
  readonly origin: string;
  readonly schemas: Schemas;
  /** The documents that satisfy their schemas, where a command remembers them. */
  readonly satisfying?: KeptHashes;
  /** Its own facts and lints. */
  readonly code: OwnCode;
  readonly settings: Sourced<SiteSettings>;
  /** By name: the file's name without its ending. */
  readonly partials: ReadonlyMap<string, Sourced<PartialDocument>>;
  /** Jobs done, in order of their files. */
  readonly jobs: readonly Sourced<WorkDocument>[];
  /** What no text may advise; none where the site has no `safety.yaml`. */
  readonly safety: SafetyRules;
  /** The texts of documents in which nothing breaks these rules, and which other lints found nothing in, where a command remembers them. */
  readonly harmless?: KeptHashes;
  /** Files of `media/`, relative to it. */
  readonly media: readonly string[];
}

/** A site with its pages, as documents or as outlines. Guarantee: no path is claimed twice. */
export interface Site<Page extends PageOutline = PageDocument> extends SharedContent {
  /** Sorted by path. */
  readonly pages: readonly Sourced<Page>[];
  /** Those that are not shown at the moment, drafts among them; absent where all are. */
  readonly hidden?: readonly Sourced<PageOutline>[];
}

/** A value that was validated, or null, and what is wrong with it. */
export interface Validated<Value> {
  readonly value: Value | null;
  readonly problems: readonly Problem[];
}

/** Checks one document against its schema; nothing is looked at of one that is known to satisfy it and has no fault. */
function validate<Document>(
  schemas: Schemas,
  kind: 'SiteDocument' | 'PageDocument' | 'PartialDocument' | 'WorkDocument' | 'SafetyRules',
  file: SourceFile,
  satisfying?: KeptHashes,
  faultsOf: (file: SourceFile) => readonly Problem[] = showFaults,
): Validated<Sourced<Document>> {
  const value = { file, document: file.value as Document };
  const key = `${kind} ${file.text}`;
  if (satisfying?.has(key)) return { value, problems: [] };
  const valid = () => {
    const problems = faultsOf(file);
    if (problems.length === 0) satisfying?.add(key);
    return { value, problems };
  };
  if (schemas.satisfies(kind, file.value)) return valid();
  // Slow to make, and needed for words alone.
  const validator = schemas.validatorOf(kind);
  if (validator(file.value)) return valid();
  // Twice as many as are told: some errors are the same mistake.
  const errors = validator.errors ?? [];
  const problems = explain(schemas, file, errors.slice(0, 2 * maxProblems), kind);
  if (errors.length > 2 * maxProblems)
    problems.push(
      problemAt(file, [], 'problems-many', {
        more: errors.length - 2 * maxProblems,
        shown: 2 * maxProblems,
      }),
    );
  return { value: null, problems };
}

/** Checks the document of a page against its schema. */
export const validatePage = (schemas: Schemas, file: SourceFile, satisfying?: KeptHashes) =>
  validate<PageDocument>(schemas, 'PageDocument', file, satisfying);

/** Checks `safety.yaml` against its schema, and that its phrases name lists that it has. */
export function validateSafety(
  file: SourceFile,
  satisfying?: KeptHashes,
): Validated<Sourced<SafetyRules>> {
  const found = validate<SafetyRules>(
    librarySchemas,
    'SafetyRules',
    file,
    satisfying,
    ({ value }) => unknownLists(file, value as SafetyRules),
  );
  return found.problems.length > 0 ? { ...found, value: null } : found;
}

/** Checks what the pages share against its schemas; null without a `site.yaml` that satisfies its own. */
export function validateSharedContent({
  dir,
  origin,
  schemas,
  satisfying,
  code,
  settings,
  partials,
  jobs,
  safety,
  media,
  problems: unread,
}: LoadedSharedContent): Validated<SharedContent> {
  const problems = [...unread];
  const ofSite = settings
    ? validate<SiteDocument>(schemas, 'SiteDocument', settings, satisfying)
    : null;
  problems.push(...(ofSite?.problems ?? []));
  const ofSafety = safety ? validateSafety(safety, satisfying) : null;
  problems.push(...(ofSafety?.problems ?? []));
  const rules: SafetyRules = ofSafety?.value?.document ?? { rules: [] };
  const byName = new Map<string, Sourced<PartialDocument>>();
  for (const file of partials) {
    const { value: partial, problems: found } = validate<PartialDocument>(
      schemas,
      'PartialDocument',
      file,
      satisfying,
    );
    problems.push(...found);
    const name = basename(file.path).replace(/\.[a-z]+$/, '');
    const earlier = byName.get(name);
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
    else if (partial) byName.set(name, partial);
  }
  const ofJobs = jobs.map((file) =>
    validate<WorkDocument>(schemas, 'WorkDocument', file, satisfying),
  );
  problems.push(...ofJobs.flatMap((job) => job.problems));
  const site = ofSite?.value;
  const value = site
    ? {
        dir,
        origin,
        schemas,
        satisfying,
        code,
        settings: { file: site.file, document: siteSettings(site.document) },
        partials: byName,
        jobs: ofJobs.flatMap((job) => job.value ?? []),
        safety: rules,
        media,
      }
    : null;
  return { value, problems };
}
