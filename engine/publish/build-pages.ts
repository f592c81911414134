import { familyNamed } from '#schemas/drawing-families';
import type { PageDocument } from '#schemas/types';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closedOnce } from '../check/closed-addresses.ts';
import { missingOfSite } from '../check/launch.ts';
import { pageLooker, type LintedPage } from '../check/pages/linted-page.ts';
import { lintPage, needsEveryPage } from '../check/lints/lints.ts';
import { harmlessDocuments } from '../check/lints/safety/harmless-documents.ts';
import { siteProblems, toldProblems, type KeptPages } from '../check/site-problems.ts';
import { documentsIn, type FileSnapshot } from '../content/file-snapshot.ts';
import { loadSharedContent } from '../content/load.ts';
import { unreadFile } from '../content/source-file.ts';
import {
  validateSharedContent,
  type PageOutline,
  type SharedContent,
  type Site,
  type Sourced,
} from '../content/validate.ts';
import { hasErrors, SiteNotReady, SiteProblems, type Problem } from '../diagnostics/problem.ts';
import type { KnownPictures } from '../media/known-pictures.ts';
import { lookAtPictures } from '../media/looks.ts';
import { MediaLibrary } from '../media/media-library.ts';
import { pictureFormats } from '../media/picture-plan.ts';
import { uploadsNamed } from '../media/uploads.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import { openSite, type OpenSite, type SiteOptions } from '../resolve/open-site.ts';
import { noMemory, unchangedPage, type BuildMemory, type BuiltPage } from './build-memory.ts';
import type { BuildOptions, BuildWarning } from './build-options.ts';
import type { Bundle, ClosedBundle } from './bundle.ts';
import type { Output } from './output/output.ts';
import { PageInputs } from '../check/pages/page-inputs.ts';
import { hashOf } from '../media/content-hash.ts';
import { unchangedPages } from './unchanged-pages.ts';
import { PageWorkers } from './page-workers.ts';
import { PageBuilder } from './page-builder.ts';

/** The pages of a site as a build made them, or found them made. */
export interface PagesBuilt {
  /** Has the pages staged. */
  readonly output: Output;
  readonly open: OpenSite;
  /** Those of documents, sorted by path, then those of posts. */
  readonly pages: readonly BuiltPage[];
  readonly warnings: readonly BuildWarning[];
  /** What is missing before the site may be public. */
  readonly missing: readonly Problem[];
  readonly memory: BuildMemory;
}

/**
 * Makes the pages that are not as `before` remembers them, and stages those whose file changes. Nothing is published. Throws
 * `SiteProblems` with every problem of the site, as `check` says them, if any is an error; `SiteChangedDuringBuild`.
 */
export async function buildPages(
  options: BuildOptions & { readonly bundle: Bundle | ClosedBundle },
  snapshot: FileSnapshot,
  remembered: BuildMemory,
  openOutput: () => Output,
): Promise<PagesBuilt> {
  const read = loadSharedContent(snapshot);
  const loaded = validateSharedContent(read);
  const shared = loaded.value && withHarmless(loaded.value, options.siteDir);
  const paths = documentsIn(snapshot, 'pages');
  if (!shared) {
    const { problems } = new PageBuilder(snapshot, read.schemas).read(paths);
    const told = toldProblems([...loaded.problems, ...problems], []);
    throw new SiteProblems(told, options.siteDir);
  }
  const schemas = hashOfSchemas(snapshot);
  // A document that satisfied other schemas is read again.
  const before = remembered.schemas === schemas ? remembered : noMemory;
  const changed = paths.filter((path) => !unchangedPage(before, snapshot, path));
  // Lints that look at every page at once are given every page, by this thread.
  const keepsPages = needsEveryPage(shared.settings.document.checks);
  const { uploads, posts = [] } = options;
  const pictures = await lookAtPictures(
    snapshot,
    uploads === undefined
      ? null
      : { folder: uploads, names: uploadsNamed(posts.map(({ content }) => content)) },
  );
  const workers = new PageWorkers({
    snapshot,
    pictures,
    schemas: read.schemas,
    options,
    bundle: options.bundle,
    threads: keepsPages ? 1 : options.threads,
  });
  try {
    return await buildWith(workers, {
      options,
      snapshot,
      pictures,
      shared,
      before,
      schemas,
      changed,
      keepsPages,
      openOutput,
      ofShared: loaded.problems,
    });
  } finally {
    await workers.close();
  }
}

interface BuildWork {
  readonly options: BuildOptions & { readonly bundle: Bundle | ClosedBundle };
  readonly snapshot: FileSnapshot;
  readonly pictures: KnownPictures;
  readonly shared: SharedContent;
  readonly ofShared: readonly Problem[];
  readonly before: BuildMemory;
  /** Hash of the own schemas. */
  readonly schemas: string;
  /** Files of the documents that are not as `before` remembers them. */
  readonly changed: readonly string[];
  readonly keepsPages: boolean;
  readonly openOutput: () => Output;
}

async function buildWith(workers: PageWorkers, work: BuildWork): Promise<PagesBuilt> {
  const { options, snapshot, shared, keepsPages } = work;
  const { siteDir } = options;
  const { open, ofDocuments } = await readSite(workers, work);
  const kept = keepsPages ? new AllPages(open.site) : null;
  const outlines = new Map(open.site.pages.map(({ file, document }) => [file.path, document]));
  // Where documents cannot be read, or are wrong, nothing is written at all.
  const output = hasErrors(ofDocuments) ? null : work.openOutput();
  const { bundle, url, data, mode } = options;
  const given = JSON.stringify([url, data, mode]);
  const inputs = new PageInputs(snapshot, open, bundle.hash, given);
  const sources = sourcesOf(open, options);
  const isTrusted = snapshot.complete && !kept;
  const reused = unchangedPages(isTrusted ? sources : [], work, inputs, output);

  const wanted = sources.filter((source) => !reused.has(source));
  const built = await workers.build(
    wanted,
    open,
    output && output.staging,
    (page, document) => void (document && kept?.add(page, document)),
    (made) => options.onProgress?.(made, wanted.length),
  );
  const bySource = new Map(built.pages.map((page) => [page.summary.source, page]));
  const pages = sources.map((source) => (reused.get(source) ?? bySource.get(source))!);

  const documentOf = (source: string) => workers.document(source, outlines.get(source)!);
  const linksOf = (source: string) => open.resolver.page(documentOf(source)).links();
  const summaries = pages.flatMap(({ summary }) => (summary.outline ? summary : []));
  const others = closedOnce([
    ...open.problems,
    ...built.problems,
    ...siteProblems(open, summaries, linksOf, {}, kept ?? undefined),
  ]);
  const warned = [...reused.values()].filter(({ warnings }) => warnings.length > 0);
  if (hasErrors([...ofDocuments, ...others])) {
    for (const { summary } of warned)
      others.push(...lintPage(documentOf(summary.source), open.site, 'build'));
    throw new SiteProblems(toldProblems(ofDocuments, others), siteDir);
  }
  shared.harmless?.take(built.harmless);
  // Not all that `check` knows is asked for by a build.
  shared.harmless?.keep(false);
  const missing = [...missingOfSite(open.site), ...pages.flatMap((page) => page.missing)];
  if (options.refuseMissing && missing.length > 0)
    throw new SiteNotReady(toldProblems([], missing), siteDir);
  return {
    output: output!,
    open,
    pages,
    warnings: [
      ...toldProblems(ofDocuments, others).map(({ file, code, level }) => ({ file, code, level })),
      ...warned.flatMap(warningsOf),
    ],
    missing,
    memory: {
      schemas: work.schemas,
      ofAll: inputs.ofAll,
      inputs: inputs.of(pages.map(({ summary }) => summary)),
      pages: new Map(pages.map((page) => [page.summary.source, page])),
    },
  };
}

/** Reads the documents that changed, and opens the site with the outlines of all. */
async function readSite(
  workers: PageWorkers,
  { snapshot, pictures, options, shared, ofShared, before, changed }: BuildWork,
): Promise<{ open: OpenSite; ofDocuments: readonly Problem[] }> {
  const read = await workers.read(changed);
  const pages = documentsIn(snapshot, 'pages').flatMap((path) => {
    const document =
      read.outlines.get(path) ?? unchangedPage(before, snapshot, path)?.summary.outline;
    return document ? [{ file: unreadFile(snapshot.dir, path), document }] : [];
  });
  return {
    open: openSite(
      shared,
      pages,
      siteOptionsOf(options),
      new MediaLibrary(shared.dir, shared.media, pictureFormats, pictures, options.uploads ?? null),
    ),
    ofDocuments: [...ofShared, ...read.problems],
  };
}

/** Sources of all pages: those of documents as the site sorts them, then those of posts. */
const sourcesOf = ({ site }: OpenSite, { posts = [] }: Pick<BuildOptions, 'posts'>) => [
  ...site.pages.map(({ file }) => file.path),
  ...(site.settings.document.blog ? posts : []).map(({ slug }) => `post:${slug}`),
];

/** What a page that was not built again is warned of. */
const warningsOf = ({ summary, warnings }: BuiltPage): BuildWarning[] =>
  warnings.map((code) => ({ file: summary.source, code, level: 'warning' }));

/** With the documents that break no rule of `safety.yaml`, of the site that a build is made from a copy of: `check` knows the same. */
export const withHarmless = (shared: SharedContent, siteDir: string): SharedContent => ({
  ...shared,
  harmless: harmlessDocuments(siteDir, shared),
});

/** What the options of a build mean for its pages. */
export const siteOptionsOf = ({
  url,
  posts,
  data,
  mode,
  now,
}: Pick<BuildOptions, 'url' | 'posts' | 'data' | 'mode' | 'now'>): SiteOptions => ({
  url,
  posts: posts ?? [],
  data,
  shareImages: mode === 'release',
  now,
});

/** The pages of a site that lints look at together. */
class AllPages implements KeptPages {
  readonly documents: Sourced<PageDocument>[] = [];
  readonly pages = new Map<string, LintedPage>();
  readonly #look: ReturnType<typeof pageLooker>;

  constructor(site: Pick<Site<PageOutline>, 'schemas' | 'pages'>) {
    this.#look = pageLooker(site);
  }

  add(page: ResolvedPage, document: Sourced<PageDocument>): void {
    this.documents.push(document);
    this.pages.set(page.path, this.#look(page));
  }
}

/** Hash of what the site adds to the schemas. */
const hashOfSchemas = ({ dir, files }: FileSnapshot) =>
  hashOf(
    familyNamed(dir) ?? '',
    ...[...files.keys()]
      .filter((path) => /^(?:blocks|drawings)\//.test(path))
      .flatMap((path) => [path, readFileSync(join(dir, path))]),
  );
