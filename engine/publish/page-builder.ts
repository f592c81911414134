import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PageDocument } from '#schemas/types';
import type { Post } from '../blog/post-store.ts';
import { closedOnPage } from '../check/closed-addresses.ts';
import { missingOnPage } from '../check/launch.ts';
import { lintPage } from '../check/lints/lints.ts';
import type { OpenSite } from '../resolve/open-site.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { isUnchanged, stampOrNull, type FileSnapshot } from '../content/file-snapshot.ts';
import { readSource } from '../content/load.ts';
import { readPage } from '../content/read-page.ts';
import type { Schemas } from '../content/schemas.ts';
import { validatePage, type PageOutline, type Sourced } from '../content/validate.ts';
import { fileOf } from '../hosting/site-path.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import { outlineOf } from '../resolve/outline.ts';
import type { BuiltPage } from './build-memory.ts';
import { createInlineHash } from '../render/inline-hash.ts';
import type { Bundle } from './bundle.ts';
import type { Staging } from './output/staging.ts';
import { PageKeys } from './page-key.ts';
import { shownHash } from './changes/shown-hash.ts';
import { SiteChangedDuringBuild } from './site-changed.ts';

/** Most letters of documents that stay in memory between reading them and resolving them; others are read again. */
const mostKept = 12 << 20;

/** What was read of some documents. */
export interface ReadOutlines {
  /** Of each document that satisfies its schema, by its file. */
  readonly outlines: ReadonlyMap<string, PageOutline>;
  readonly problems: readonly Problem[];
}

/** What was built of some pages. */
export interface BuiltPages {
  readonly pages: readonly BuiltPage[];
  readonly problems: readonly Problem[];
}

/** How pages become files. */
export interface PageWriter {
  readonly staging: Staging;
  readonly render: (page: ResolvedPage) => Promise<string>;
  /** Hash of the bundle that renders. */
  readonly bundleHash: string;
}

/** Writes pages with a bundle; `open` loads what renders, when the first page is to be written. */
export function pageWriter(
  { hash, scripts, printSheet }: Pick<Bundle, 'hash' | 'scripts' | 'printSheet'>,
  open: () => Promise<Bundle['render']>,
  staging: Staging,
): PageWriter {
  const assets = { scripts, printSheet, inlineHash: createInlineHash() };
  let opened: ReturnType<typeof open> | undefined;
  const render = async (page: ResolvedPage) => (await (opened ??= open()))(page, assets);
  return { staging, bundleHash: hash, render };
}

/** A problem as plain JSON: a build keeps it, and lets its document go. */
const located = ({
  file,
  line,
  column,
  length,
  code,
  level,
  params,
  pointer,
}: Problem): Problem => ({
  file,
  line,
  column,
  length,
  code,
  level,
  params,
  ...(pointer ? { pointer } : {}),
});

/** Some of the pages of a build, from their documents to their files: all of them, or the shard of one thread. */
export class PageBuilder {
  readonly #snapshot: FileSnapshot;
  readonly #schemas: Schemas;
  /** Files of the documents that were read and satisfy their schema. */
  readonly #good = new Set<string>();
  readonly #kept = new Map<string, Sourced<PageDocument>>();
  #lettersKept = 0;

  constructor(snapshot: FileSnapshot, schemas: Schemas) {
    this.#snapshot = snapshot;
    this.#schemas = schemas;
  }

  /** Reads and validates documents, for what other pages may show of them. */
  read(paths: readonly string[]): ReadOutlines {
    const outlines = new Map<string, PageOutline>();
    const problems: Problem[] = [];
    for (const path of paths) {
      const { value: page, problems: found } = readPage(
        { dir: this.#snapshot.dir, schemas: this.#schemas },
        path,
      );
      problems.push(...found);
      if (!page) continue;
      outlines.set(path, outlineOf(page.document, this.#schemas));
      this.#good.add(path);
      if (this.#lettersKept + page.file.text.length > mostKept) continue;
      this.#lettersKept += page.file.text.length;
      this.#kept.set(path, page);
    }
    return { outlines, problems };
  }

  /**
   * Resolves pages and stages those whose file is another now; without `writer` they are only resolved, for their
   * problems. A source is the file of a document, or `post:` and a slug. `onPage` is told of each page, with its document
   * if it has one. Throws `SiteChangedDuringBuild`.
   */
  async build(
    sources: readonly string[],
    { site, resolver }: OpenSite,
    posts: readonly Post[],
    writer: PageWriter | null,
    onPage: (page: ResolvedPage, document: Sourced<PageDocument> | null) => void,
  ): Promise<BuiltPages> {
    // What a lint reads of it, its warnings depend on.
    const { settings } = resolver.inputs.site;
    const keys = new PageKeys(writer?.bundleHash ?? '');
    const outlines = new Map(site.pages.map(({ file, document }) => [file.path, document]));
    const bySource = new Map(posts.map((post) => [`post:${post.slug}`, post]));
    const problems: Problem[] = [];
    const pages: BuiltPage[] = [];
    for (const source of sources) {
      const post = bySource.get(source);
      const document = post ? null : this.document(source, outlines.get(source)!);
      const {
        page,
        summary,
        problems: found,
      } = document ? resolver.page(document) : resolver.post(post!);
      const { result: warnings, inputs } = resolver.inputs.collect(() =>
        document ? lintPage(document, { ...site, settings }, 'build') : [],
      );
      problems.push(...found, ...warnings);
      const key = writer ? keys.of(page) : '';
      const file = fileOf(page.path);
      const staged = writer !== null && !writer.staging.isCurrent(file, key);
      let shown = '';
      if (staged) {
        const html = await writer.render(page);
        shown = shownHash(html);
        problems.push(...closedOnPage(page, html, site));
        writer.staging.write(file, html);
      }
      onPage(page, document);
      const stamp = this.#snapshot.files.get(source);
      const signature = stamp?.mtimeSafe ? stamp.signature : '';
      pages.push({
        summary:
          inputs.length === 0
            ? summary
            : { ...summary, inputs: [...new Set([...summary.inputs, ...inputs])] },
        key,
        signature,
        warnings: warnings.map(({ code }) => code),
        missing: document ? missingOnPage(document, site).map(located) : [],
        staged,
        shown,
      });
    }
    return { pages, problems };
  }

  /** The document of a page, which is let go of; read again if it was before. Throws `SiteChangedDuringBuild` where others know another outline of it. */
  document(path: string, outline: PageOutline): Sourced<PageDocument> {
    const kept = this.#kept.get(path);
    this.#kept.delete(path);
    if (kept) return kept;
    const { dir } = this.#snapshot;
    const { file } = readSource(dir, path);
    // The same text as before: holding it to its schema again would take as long as reading it.
    if (file && this.#good.has(path) && this.#isAsBefore(path))
      return { file, document: file.value as PageDocument };
    const page = file && validatePage(this.#schemas, file).value;
    if (!page || !isDeepStrictEqual(outlineOf(page.document, this.#schemas), outline))
      throw new SiteChangedDuringBuild();
    return page;
  }

  /** True for a file that has surely not changed since the snapshot. */
  #isAsBefore(path: string): boolean {
    const { dir, files } = this.#snapshot;
    const before = files.get(path);
    return before !== undefined && isUnchanged(before.signature, stampOrNull(join(dir, path)));
  }
}
