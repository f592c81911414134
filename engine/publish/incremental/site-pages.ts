import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PageDocument } from '#schemas/types';
import { checkAnchors } from '../../resolve/anchors.ts';
import { checkContact } from '../../resolve/links.ts';
import { levelOf, needsEveryPage, quickFindings, runLints } from '../../check/lints/lints.ts';
import { Phrases } from '../../check/lints/phrases.ts';
import { loadPostTemplates } from '../../resolve/load-post-templates.ts';
import { maxProblems } from '../../content/limits.ts';
import { MediaLibrary } from '../../resolve/media.ts';
import type { Post } from '../../blog/post-store.ts';
import { Report } from '../../content/report.ts';
import { createResolver, type PageResolver, type TracedPage } from '../../resolve/resolve.ts';
import type { ResolvedPage } from '../../render/resolved-page.ts';
import type { Site } from '../../content/validate.ts';
import type { PageDataAddress } from '../../client/data-address.ts';
import { Doubt, readOrDoubt } from './doubt.ts';
import {
  faceOf,
  hashOf,
  isUnchanged,
  pageKey,
  recordOf,
  type PageFace,
  type PageRecord,
} from './page-record.ts';
import { readDocument, readFaces, type FacedSite } from './read-faces.ts';
import type { Records } from './records-file.ts';
import { signatureOf, type SeenSite } from '../file-snapshot.ts';

/** What a site is built with. */
export interface SitePagesOptions {
  readonly shellHash: string;
  readonly url: string | undefined;
  readonly shareImages: boolean;
  readonly posts: readonly Post[];
  readonly data: PageDataAddress | undefined;
}

/** A page to be built: a document (by its place among the site's pages) or a post. */
type Entry =
  | { readonly source: string; readonly position: number }
  | { readonly source: string; readonly post: Post };

/**
 * The pages of a site one by one, so that no more than one is in memory: first what others see of each (the faces), then
 * each is resolved by itself, unless it is as the last build left it. Everything that may be a problem is a `Doubt`.
 */
export class SitePages {
  readonly site: Site;
  readonly media: MediaLibrary;
  readonly entries: readonly Entry[];
  /** Hash of everything beside the pages' own documents that they are made from. */
  readonly surroundings: string;
  /** Warnings that are of no page. */
  readonly warnings: Records['warnings'];
  readonly #seen: SeenSite;
  readonly #before: Records;
  readonly #options: SitePagesOptions;
  readonly #faced: FacedSite;
  readonly #resolver: PageResolver;
  readonly #trusted: boolean;

  /** `trusted`: the whole site was checked and has no errors, so that nothing is in doubt any more. Throws `Doubt`. */
  constructor(seen: SeenSite, before: Records, options: SitePagesOptions, trusted: boolean) {
    this.#seen = seen;
    this.#before = before;
    this.#options = options;
    this.#trusted = trusted;
    this.#doubt(!seen.sure, 'links');
    this.#faced = readFaces(seen, before.pages, !trusted);
    const { site } = this.#faced;
    const { claims, checks, exceptions } = site.settings.document;
    this.#doubt(needsEveryPage(checks), 'lints');
    this.surroundings = surroundingsOf(seen, this.#faced.faces, options);
    const same = this.surroundings === before.surroundings;
    const { templates, files, problems } = loadPostTemplates(site.dir, claims);
    this.#doubt(problems.length > 0, 'templates');
    this.media = new MediaLibrary(site.dir, site.media, options.shareImages);
    this.#resolver = createResolver(site, {
      url: options.url,
      shareImages: options.shareImages,
      posts: options.posts,
      data: options.data,
      media: this.media,
      templates,
    });
    this.#doubt(this.#resolver.problems.length > 0, 'site');
    this.site = this.#resolver.site;
    const linted = same
      ? []
      : runLints(
          {
            site: { ...site, pages: [] },
            index: this.#resolver.index,
            pages: new Map(),
            templates: files,
            schemaDir: null,
            phrases: new Phrases(exceptions),
          },
          'build',
        );
    this.warnings = same ? before.warnings : linted.map(({ file, code }) => ({ file, code }));
    this.#doubt(
      linted.some(({ level }) => level === 'error') || this.warnings.length > maxProblems,
      'lints',
    );
    this.entries = [
      ...site.pages.map(({ file }, position) => ({ source: file.path, position })),
      ...(site.settings.document.blog ? options.posts : []).map((post) => ({
        source: `post:${post.slug}`,
        post,
      })),
    ];
  }

  /** Throws `Doubt` of `what` where there is any, unless the site is trusted. */
  #doubt(any: boolean, what: string): void {
    if (any && !this.#trusted) throw new Doubt(what);
  }

  /** What the last build remembered of a page, if nothing that it is made from changed since; else null. */
  known({ source }: Entry): PageRecord | null {
    if (this.surroundings !== this.#before.surroundings) return null;
    const record = this.#before.pages.get(source);
    if (!record || record.warnings.length > maxProblems) return null;
    return record.face === null || isUnchanged(record, this.#seen.files.get(source))
      ? record
      : null;
  }

  /** Resolves a page. Throws `Doubt`. */
  resolve(entry: Entry): { readonly page: ResolvedPage; readonly record: PageRecord } {
    const resolver = this.#resolver;
    if ('post' in entry) {
      const traced = resolver.post(entry.post)!;
      this.#doubt(resolver.problems.length > 0, entry.source);
      return this.#built(traced, { source: entry.source, signature: '', face: null, warnings: [] });
    }
    const { source, position } = entry;
    const { signature, settled } = this.#seen.files.get(source)!;
    const own =
      this.#faced.read.get(source) ??
      readDocument<PageDocument>(this.#seen.dir, source, 'PageDocument');
    // It may have been written since it was seen.
    if (
      !this.#faced.read.has(source) &&
      readOrDoubt(() => signatureOf(join(this.#seen.dir, source)), source).signature !== signature
    )
      throw new Doubt(source);
    const face = this.#faced.faces[position]!;
    // It may have been written since its face was read, or be written in a way that hides it.
    if (!this.#faced.read.has(source) && !isDeepStrictEqual(faceOf(own.document), face))
      throw new Doubt(source);
    const findings = quickFindings(own);
    const { checks } = this.site.settings.document;
    const warnings = findings
      .filter(({ code }) => levelOf(code, checks) !== 'off')
      .map(({ code }) => code);
    this.#doubt(
      warnings.length > maxProblems ||
        findings.some(({ code }) => levelOf(code, checks) === 'error'),
      source,
    );
    const traced = resolver.document(own);
    this.#doubt(resolver.problems.length > 0 || this.#faulty(traced), source);
    return this.#built(traced, { source, signature: settled ? signature : '', face, warnings });
  }

  #built(
    traced: TracedPage,
    more: Pick<PageRecord, 'source' | 'signature' | 'face' | 'warnings'>,
  ): { page: ResolvedPage; record: PageRecord } {
    const record = recordOf(traced, (block) => this.#resolver.trace(block), {
      ...more,
      key: pageKey(traced.page, this.#options.shellHash),
    });
    return { page: traced.page, record };
  }

  /** True where an anchor stands twice or a contact is unknown: what a page can get wrong by itself after resolving. */
  #faulty({ page }: TracedPage): boolean {
    const report = new Report();
    const { settings } = this.site;
    checkAnchors(page, () => settings.file, report);
    for (const block of page.blocks)
      for (const link of this.#resolver.trace(block).links)
        checkContact(link, settings.document.contacts, report);
    return report.problems.length > 0;
  }
}

/** Hash of what every page may depend on: the shell, the options, all files but the pages, and of the pages what others see. */
function surroundingsOf(
  { dir, files }: SeenSite,
  faces: readonly PageFace[],
  { shellHash, ...options }: SitePagesOptions,
): string {
  const parts = [shellHash, JSON.stringify(options)];
  for (const [path, { signature, settled }] of files) {
    if (path.startsWith('pages/')) continue;
    parts.push(
      path,
      path.startsWith('media/') && settled
        ? signature
        : hashOf(readOrDoubt(() => readFileSync(join(dir, path)), path)),
    );
  }
  return hashOf(...parts, ...faces.map((face) => JSON.stringify(face)));
}
