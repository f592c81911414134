import type { PageDocument } from '#schemas/types';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintPage, needsEveryPage } from '../check/lints/lints.ts';
import {
  openSite,
  siteProblems,
  toldProblems,
  type KeptPages,
  type OpenSite,
  type SiteOptions,
} from '../check/open-site.ts';
import { documentsIn, snapshotFiles, type FileSnapshot } from '../content/file-snapshot.ts';
import { loadFrame } from '../content/load.ts';
import { unreadFile } from '../content/source-file.ts';
import {
  validateFrame,
  type PageOutline,
  type SiteFrame,
  type Sourced,
} from '../content/validate.ts';
import { hasErrors, SiteProblems, type Problem } from '../diagnostics/problem.ts';
import { fileOf } from '../hosting/site-path.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import { unchangedPage, type BuildMemory, type BuiltPage } from './build-memory.ts';
import type { BuildOptions, BuildWarning } from './build-options.ts';
import type { Bundle } from './bundle.ts';
import type { Output } from './output/output.ts';
import { hashOf } from './page-key.ts';
import { PageCrew, threadsFor } from './page-crew.ts';

/** The pages of a site as a build made them, or found them made. */
export interface PagesBuilt {
  /** Has the pages staged. */
  readonly output: Output;
  readonly open: OpenSite;
  /** Those of documents, sorted by path, then those of posts. */
  readonly pages: readonly BuiltPage[];
  readonly warnings: readonly BuildWarning[];
  readonly memory: BuildMemory;
}

/**
 * Makes the pages that are not as `before` remembers them, and stages those whose file changes. Nothing is published. Throws
 * `SiteProblems` with every problem of the site, as `check` says them, if any is an error; `SiteChangedDuringBuild`.
 */
export async function buildPages(
  options: BuildOptions & { readonly bundle: Bundle },
  before: BuildMemory,
  openOutput: () => Output,
): Promise<PagesBuilt> {
  const snapshot = snapshotFiles(options.siteDir);
  const loaded = validateFrame(loadFrame(snapshot));
  const { value: frame } = loaded;
  if (!frame) throw new SiteProblems(toldProblems(loaded.problems, []), options.siteDir);
  const changed = documentsIn(snapshot, 'pages').filter(
    (path) => !unchangedPage(before, snapshot, path),
  );
  // Lints that look at every page at once are given every page, by this thread.
  const kept = needsEveryPage(frame.settings.document.checks) ? new AllPages() : null;
  const threads = kept ? 1 : (options.threads ?? threadsFor(changed.length));
  const crew = new PageCrew({ snapshot, options, bundle: options.bundle, threads });
  try {
    return await buildWith(crew, {
      options,
      snapshot,
      frame,
      before,
      changed,
      kept,
      openOutput,
      ofFrame: loaded.problems,
    });
  } finally {
    await crew.close();
  }
}

interface BuildWork {
  readonly options: BuildOptions & { readonly bundle: Bundle };
  readonly snapshot: FileSnapshot;
  readonly frame: SiteFrame;
  readonly ofFrame: readonly Problem[];
  readonly before: BuildMemory;
  /** Files of the documents that are not as `before` remembers them. */
  readonly changed: readonly string[];
  readonly kept: AllPages | null;
  readonly openOutput: () => Output;
}

async function buildWith(
  crew: PageCrew,
  { options, snapshot, frame, ofFrame, before, changed, kept, openOutput }: BuildWork,
): Promise<PagesBuilt> {
  const { siteDir, posts = [] } = options;
  const unchanged = (source: string) => unchangedPage(before, snapshot, source);
  const read = await crew.read(changed);
  const outlines = documentsIn(snapshot, 'pages').flatMap((path) => {
    const document = read.outlines.get(path) ?? unchanged(path)?.summary.outline;
    return document ? [{ file: unreadFile(siteDir, path), document }] : [];
  });
  const ofDocuments = [...ofFrame, ...read.problems];

  const siteOptions = siteOptionsOf(options);
  const open = openSite(frame, outlines, siteOptions);
  const outlineBySource = new Map(
    open.site.pages.map(({ file, document }) => [file.path, document]),
  );
  const sharedInputs = hashShared(snapshot, [...outlineBySource.values()], options);
  const { checks, blog } = open.site.settings.document;
  // Where documents cannot be read, or are wrong, nothing is written at all.
  const output = hasErrors(ofDocuments) ? null : openOutput();
  const trusted = snapshot.complete && !kept && sharedInputs === before.sharedInputs;
  const known = (source: string) => {
    if (!trusted || !output) return null;
    const page = source.startsWith('post:') ? before.pages.get(source) : unchanged(source);
    return page && output.staging.isCurrent(fileOf(page.summary.path), page.key) ? page : null;
  };
  const sources = [
    ...open.site.pages.map(({ file }) => file.path),
    ...(blog ? posts : []).map(({ slug }) => `post:${slug}`),
  ];

  const found = new Map(sources.map((source) => [source, known(source)]));
  const wanted = sources.filter((source) => !found.get(source));
  const built = await crew.build(
    wanted,
    open,
    output && output.staging,
    (page, document) => void (document && kept?.add(page, document)),
    (made) => options.onProgress?.(made, wanted.length),
  );
  const bySource = new Map(built.pages.map((page) => [page.summary.source, page]));
  const pages = sources.map((source) => (found.get(source) ?? bySource.get(source))!);

  const documentOf = (source: string) => crew.document(source, outlineBySource.get(source)!);
  const ofDocumentsAlone = pages.flatMap(({ summary }) => (summary.outline ? summary : []));
  const linksOf = (source: string) => open.resolver.page(documentOf(source)).links();
  const others = [
    ...open.problems,
    ...built.problems,
    ...siteProblems(open, ofDocumentsAlone, linksOf, siteOptions, kept ?? undefined),
  ];
  const remembered = pages.filter(
    ({ summary, warnings }) => warnings.length > 0 && !bySource.has(summary.source),
  );
  if (hasErrors([...ofDocuments, ...others])) {
    for (const { summary } of remembered)
      others.push(...lintPage(documentOf(summary.source), checks, 'build'));
    throw new SiteProblems(toldProblems(ofDocuments, others), siteDir);
  }
  return {
    output: output!,
    open,
    pages,
    warnings: [
      ...toldProblems(ofDocuments, others).map(({ file, code, level }) => ({ file, code, level })),
      ...remembered.flatMap(({ summary, warnings }) =>
        warnings.map((code) => ({ file: summary.source, code, level: 'warning' as const })),
      ),
    ],
    memory: { sharedInputs, pages: new Map(pages.map((page) => [page.summary.source, page])) },
  };
}

/** What the options of a build mean for its pages. */
export const siteOptionsOf = ({
  url,
  posts,
  data,
  mode,
}: Pick<BuildOptions, 'url' | 'posts' | 'data' | 'mode'>): SiteOptions => ({
  url,
  posts: posts ?? [],
  data,
  shareImages: mode === 'release',
});

/** The pages of a site that lints look at together. */
class AllPages implements KeptPages {
  readonly documents: Sourced<PageDocument>[] = [];
  readonly pages = new Map<string, ResolvedPage>();

  add(page: ResolvedPage, document: Sourced<PageDocument>): void {
    this.documents.push(document);
    this.pages.set(page.path, page);
  }
}

/** Hash of what every page may depend on: the bundle, the options, all files but the pages, and the outlines of these. */
function hashShared(
  { dir, files }: FileSnapshot,
  outlines: readonly PageOutline[],
  { bundle, url, posts, data, mode }: Parameters<typeof buildPages>[0],
): string {
  const parts = [bundle.hash, JSON.stringify([url, posts, data, mode])];
  for (const [path, { signature, mtimeSafe }] of files) {
    if (path.startsWith('pages/')) continue;
    const trusted = path.startsWith('media/') && mtimeSafe;
    parts.push(path, trusted ? signature : hashOf(readFileSync(join(dir, path))));
  }
  return hashOf(...parts, ...outlines.map((outline) => JSON.stringify(outline)));
}
