import { familyNamed } from '#schemas/drawing-families';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PageDocument } from '#schemas/types';
import type { Post } from '../blog/post-store.ts';
import { absentDocuments } from '../check/absent-documents.ts';
import { lintPage } from '../check/lints/lints.ts';
import { toldProblems } from '../check/site-problems.ts';
import { openSite, type OpenSite } from '../resolve/open-site.ts';
import type { OwnForm } from '../client/form-entry.ts';
import type { PageDataAddress } from '../client/data-address.ts';
import {
  documentsIn,
  snapshotFiles,
  stampOrNull,
  type FileSnapshot,
} from '../content/file-snapshot.ts';
import { loadLiveSharedContent, type LoadedSharedContent } from '../content/load.ts';
import { codeOfBlocks } from '../content/own-code/inspect-blocks.ts';
import { readPage } from '../content/read-page.ts';
import type { Schemas } from '../content/schemas.ts';
import { unreadFile } from '../content/source-file.ts';
import {
  validateSharedContent,
  type PageOutline,
  type SharedContent,
  type Sourced,
  type Validated,
} from '../content/validate.ts';
import { hasErrors, type Problem } from '../diagnostics/problem.ts';
import { redirectRules } from '../hosting/redirects.ts';
import { postsBelow, rewritesOf, type Rewrite } from '../hosting/rewrites.ts';
import { canonicalPath, inSmallLetters } from '../hosting/site-path.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import type { InputName } from '../resolve/inputs/shared-inputs.ts';
import { outlineOf } from '../resolve/outline.ts';
import { everyInput, type PageSummary } from '../resolve/summary.ts';
import { hasSameContent, isSameSite, sameOr } from './same-site.ts';
import { WholeSite } from './whole-site.ts';

/** Most pages that stay resolved: those that were asked for last. */
const mostResolved = 50;

/** A document as it was read last. */
interface ReadDocument {
  readonly signature: string;
  /** Null where the document cannot be used. */
  readonly outline: PageOutline | null;
  readonly problems: readonly Problem[];
}

/** Documents that were read and can be used, by file. */
type FreshDocuments = ReadonlyMap<string, Sourced<PageDocument>>;

/** What resolving a page gave. */
interface SummarisedPage {
  readonly summary: PageSummary;
  readonly problems: readonly Problem[];
}

/** What visitors of the development server see. */
export interface ShownSite {
  readonly open: OpenSite;
  readonly summaries: readonly PageSummary[];
  /** The same by path. */
  readonly byPath: ReadonlyMap<string, PageSummary>;
  readonly rewrites: readonly Rewrite[];
  /** True for a site without errors. */
  readonly isGood: boolean;
}

/**
 * The site while somebody writes it. Of each page an outline and a summary stay in memory, and an edit replaces those of
 * one page; the last good state is shown until the next good one. Until there was one, whatever can be shown is.
 */
export class DevState {
  readonly #dir: string;
  readonly #data: PageDataAddress | undefined;
  readonly #uploads: string | null;
  #posts: readonly Post[];
  /** The moment that is shown, as somebody set it; undefined for that of the clock. */
  #now: string | undefined;
  /** From when on the clock shows another site; null where it never does. */
  #nextChange: number | null = null;
  /** True where another moment is to be shown. */
  #isTimeUp = false;
  /** True for posts that `#open` does not know. */
  #postsChanged = false;
  #snapshot: FileSnapshot;
  #shared: Validated<SharedContent>;
  /** Those of the last reading. */
  #schemas: Schemas;
  /** Absolute. */
  #codeFiles: readonly string[] = [];
  #code: string;
  /** By file. */
  #documents = new Map<string, ReadDocument>();
  /** Of the site as it was read last, good or not; null without a `site.yaml` that can be used. */
  #open: OpenSite | null = null;
  /** By source, of `#open`. */
  #pages = new Map<string, SummarisedPage>();
  /** Of `#open`. */
  #whole: WholeSite | null = null;
  #problems: readonly Problem[] = [];
  #shown: ShownSite | null = null;
  /** By path, those asked for last at the end. */
  readonly #resolved = new Map<
    string,
    { readonly summary: PageSummary; readonly page: ResolvedPage }
  >();

  /** `posts`: those of the last build, until the data service answers; `uploads`: the folder of their pictures. */
  constructor(
    dir: string,
    posts: readonly Post[],
    data?: PageDataAddress,
    uploads: string | null = null,
  ) {
    this.#uploads = uploads;
    this.#dir = dir;
    this.#data = data;
    this.#posts = posts;
    this.#snapshot = snapshotFiles(dir);
    const loaded = loadLiveSharedContent(this.#snapshot);
    this.#schemas = loaded.schemas;
    this.#shared = validateSharedContent(loaded);
    this.#code = this.#codeStamps(loaded);
    this.#look(this.#readDocuments());
  }

  /** Shows other posts. True if another state is shown now. */
  setPosts(posts: readonly Post[]): boolean {
    // The service answers with what the last build knew, most of the time: open pages are not loaded again for that.
    if (isDeepStrictEqual(posts, this.#posts)) return false;
    this.#posts = posts;
    this.#postsChanged = true;
    return this.#look();
  }

  /** Shows the site as it is at a moment (a text of the format `moment`), or as the clock has it. True if another state is shown now. */
  setNow(now: string | undefined): boolean {
    if (now === this.#now) return false;
    this.#now = now;
    this.#isTimeUp = true;
    return this.#look();
  }

  /** Takes up what the time alone changed since the last look. */
  keepTime(): void {
    if (this.#now !== undefined || Date.now() < (this.#nextChange ?? Infinity)) return;
    this.#isTimeUp = true;
    this.#look();
  }

  /** Takes up an edit of one page (relative to the site's folder). True if another state is shown now. */
  edit(file: string): boolean {
    const stamp = stampOrNull(join(this.#dir, file));
    if (!stamp || !this.#documents.has(file)) return this.refresh();
    const { page, read } = this.#readDocument(file, stamp.signature);
    this.#documents.set(file, read);
    return this.#look(page ? new Map([[file, page]]) : new Map());
  }

  /** Reads what changed on the disk. True if another state is shown now. Throws where a file goes away while it is read: nothing is taken up then. */
  refresh(): boolean {
    const before = this.#snapshot;
    const now = snapshotFiles(this.#dir);
    if (sharedStamps(before) !== sharedStamps(now) || this.#code !== this.#codeStamps()) {
      const loaded = loadLiveSharedContent(now);
      // What a page may say is another then.
      if (schemaStamps(before) !== schemaStamps(now)) this.#documents = new Map();
      this.#schemas = loaded.schemas;
      this.#shared = validateSharedContent(loaded);
      this.#code = this.#codeStamps(loaded);
    }
    this.#snapshot = now;
    return this.#look(this.#readDocuments());
  }

  /** Takes up an edit of the document of `path` that nobody told of yet: a watcher waits a moment. */
  lookAt(path: string): void {
    const file = this.#shown?.byPath.get(path)?.source;
    const stamp = file && stampOrNull(join(this.#dir, file));
    if (stamp && stamp.signature !== this.#documents.get(file)?.signature) this.edit(file);
  }

  /** True for a file (absolute) that facts and lints are made from, beside their own. */
  isCode(file: string): boolean {
    return this.#codeFiles.includes(file);
  }

  /** What the disk shows of the code of the site; what `loaded` says it is made from is looked at from now on. */
  #codeStamps(loaded?: LoadedSharedContent): string {
    if (loaded)
      this.#codeFiles = loaded.code.files.filter(
        (file) => file.startsWith(this.#dir) && !file.includes('node_modules'),
      );
    const files = [...codeOfBlocks(this.#dir), ...this.#codeFiles];
    return JSON.stringify(files.map((file) => [file, stampOrNull(file)?.signature]));
  }

  /** The schemas that documents are held to. */
  get schemas(): Schemas {
    return this.#schemas;
  }

  /** Problems of the last reading that are errors. */
  get errors(): readonly Problem[] {
    return this.#problems.filter((problem) => problem.level === 'error');
  }

  /** Texts of the last reading that are still to be written: the page is shown with them, a build would stop. */
  get unwritten(): readonly Problem[] {
    return this.#problems.filter((problem) => problem.code === 'todo');
  }

  /** Problems of the last reading that stop nothing. */
  get warnings(): readonly Problem[] {
    return this.#problems.filter((problem) => problem.level === 'warning');
  }

  /** The last good site; before the first one what can be shown of the site; null without a `site.yaml` that can be used. */
  get shown(): ShownSite | null {
    return this.#shown;
  }

  /** True for the path of a page whose document cannot be used, and of which nothing was shown before. */
  isLost(path: string): boolean {
    const { paths } = absentDocuments(this.errors);
    return !this.#shown?.byPath.has(path) && paths.includes(path);
  }

  /** Where an old address leads (`redirects`), and one of a page with capital letters; null where a page answers. `path` is decoded. */
  movedTo(path: string): string | null {
    if (!this.#shown) return null;
    const { open, byPath } = this.#shown;
    const { redirects = [] } = open.site.settings.document;
    const rule = redirectRules(redirects).find((one) => one.path === canonicalPath(path));
    if (rule) return rule.to;
    const small = inSmallLetters(path);
    return small !== null && byPath.has(small) ? small : null;
  }

  /** A form of the page at `path` by its id; null where there is none. */
  form(path: string, id: string): OwnForm | null {
    const forms = this.#shown?.byPath.get(path)?.blocks.flatMap((block) => block.forms ?? []);
    return forms?.find((form) => form.id === id) ?? null;
  }

  /** The page at `path`, else the one that answers for it, else the one that answers unknown paths. */
  page(path: string): ResolvedPage | undefined {
    if (!this.#shown) return undefined;
    const { open, summaries, byPath, rewrites } = this.#shown;
    const rewrite = rewrites.find(({ below }) => path.startsWith(below));
    const hidden = this.hidden(path);
    const document = hidden && readPage(open.site, hidden.file.path).value;
    if (document) return open.resolver.page(document).page;
    const summary =
      byPath.get(path) ??
      (rewrite && byPath.get(rewrite.page)) ??
      summaries.find(({ status }) => status === 404);
    return summary ? this.#resolve(open, summary) : open.resolver.unknown().page;
  }

  /** Whether the page at `path` shows posts, or finds them in the browser. */
  showsPosts(path: string): boolean {
    const summary = this.#shown?.byPath.get(path);
    if (!summary) return path.startsWith(postsBelow) || this.hidden(path) !== undefined;
    const isOfPost = (name: InputName) => name === 'posts' || name.startsWith('post ');
    return summary.script !== 'document' || !everyInput(summary, (name) => !isOfPost(name));
  }

  /** The draft, or the page that is not shown at the moment, at an address where no other page is: whoever writes it sees it there. */
  hidden(path: string): Sourced<PageOutline> | undefined {
    if (!this.#shown) return undefined;
    const { open, byPath } = this.#shown;
    return byPath.has(path)
      ? undefined
      : open.site.hidden?.find(({ document }) => document.path === path);
  }

  /** The moment that somebody set, as `setNow` takes it; undefined while it is that of the clock. */
  get now(): string | undefined {
    return this.#now;
  }

  /** A page of the site that is shown, resolved once for each of its summaries. One that cannot be read any more is shown as it was. */
  #resolve({ site, resolver }: OpenSite, summary: PageSummary): ResolvedPage | undefined {
    const { path, source, outline } = summary;
    const before = this.#resolved.get(path);
    if (before?.summary === summary) return before.page;
    const post = outline ? undefined : this.#posts.find(({ slug }) => source === `post:${slug}`);
    const document = post ? null : readPage(site, source).value;
    if (!post && !document) return before?.page;
    const { page } = document ? resolver.page(document) : resolver.post(post!);
    this.#resolved.delete(path);
    this.#resolved.set(path, { summary, page });
    for (const old of [...this.#resolved.keys()].slice(0, -mostResolved))
      this.#resolved.delete(old);
    return page;
  }

  /** Resolves and checks what is not as it was before, and `fresh`. True if another state is shown now. */
  #look(fresh: FreshDocuments = new Map()): boolean {
    const ofDocuments = [
      ...this.#shared.problems,
      ...[...this.#documents.values()].flatMap(({ problems }) => problems),
    ];
    const { value: shared } = this.#shared;
    if (!shared) {
      this.#open = null;
      this.#problems = toldProblems(ofDocuments, []);
      return false;
    }
    const outlines = [...this.#documents].flatMap(([path, { outline }]) =>
      outline ? [{ path, outline }] : [],
    );
    // A resolver says what is wrong with a block that pages share once: after a look with errors it begins anew.
    const known = this.errors.length === 0 && this.#open;
    if (!known || this.#postsChanged || this.#isTimeUp || !isSameSite(known, shared, outlines)) {
      this.#postsChanged = false;
      const pages = outlines.map(({ path, outline }) => ({
        file: unreadFile(this.#dir, path),
        document: outline,
      }));
      // Menus are on every page, and what is shown of them is no input of a page.
      const keepsMenus =
        known && (!this.#isTimeUp || known.site.settings === known.shared.settings);
      const before = keepsMenus && hasSameContent(known, shared) ? known : null;
      this.#isTimeUp = false;
      const options = {
        posts: this.#posts,
        data: this.#data,
        uploads: this.#uploads,
        showMissing: true,
        now: this.#now,
        // AVIF would take longer than anybody waits for a page.
        pictureFormats: ['webp'] as const,
      };
      this.#open = openSite(shared, pages, options, before?.media);
      this.#pages = before ? this.#stillTrue(before) : new Map();
      this.#whole = new WholeSite(this.#open);
    }
    const open = this.#open!;
    this.#summarise(open, fresh);
    const ofPages = open.site.pages.flatMap(({ file }) => this.#pages.get(file.path) ?? []);
    const ofPosts = this.#posts.flatMap(({ slug }) => this.#pages.get(`post:${slug}`) ?? []);
    const linksOf = (source: string) => {
      const { value } = readPage(open.site, source);
      return value ? open.resolver.page(value).links() : [];
    };
    const pages = [...ofPages, ...ofPosts];
    const summaries = pages.map(({ summary }) => summary);
    const together = this.#whole!.look(summaries, linksOf);
    this.#problems = toldProblems(ofDocuments, [
      ...open.problems,
      ...pages.flatMap(({ problems }) => problems),
      ...together.problems,
    ]);
    this.#nextChange = together.nextChange;
    const isGood = !hasErrors(this.#problems);
    if (!isGood && this.#shown?.isGood) return false;
    const byPath = new Map(summaries.map((summary) => [summary.path, summary]));
    const rewrites = rewritesOf(byPath);
    this.#shown = { open, summaries, byPath, rewrites, isGood };
    return true;
  }

  /** The pages that are made from what they were made from on the site as it was opened before. */
  #stillTrue({ resolver: { inputs: before } }: OpenSite): Map<string, SummarisedPage> {
    const { inputs: now } = this.#open!.resolver;
    return new Map(
      [...this.#pages].filter(([, { summary }]) =>
        everyInput(summary, (name) => before.valueOf(name) === now.valueOf(name)),
      ),
    );
  }

  /** Reads the documents that are not as they were, and forgets those that are gone. */
  #readDocuments(): FreshDocuments {
    const fresh = new Map<string, Sourced<PageDocument>>();
    const documents = new Map<string, ReadDocument>();
    for (const path of documentsIn(this.#snapshot, 'pages')) {
      const { signature } = this.#snapshot.files.get(path)!;
      const before = this.#documents.get(path);
      if (before?.signature === signature) {
        documents.set(path, before);
        continue;
      }
      const { page, read } = this.#readDocument(path, signature);
      documents.set(path, read);
      if (page) fresh.set(path, page);
    }
    this.#documents = documents;
    return fresh;
  }

  /** Reads one document; `page` is null where it cannot be used. */
  #readDocument(path: string, signature: string) {
    const before = this.#documents.get(path)?.outline;
    const { value: page, problems } = readPage({ dir: this.#dir, schemas: this.#schemas }, path);
    // The same object as before tells that no other page is concerned.
    const outline = page && sameOr(before, outlineOf(page.document, this.schemas));
    this.#pages.delete(path);
    const read: ReadDocument = { signature, outline, problems };
    return { page, read };
  }

  /** Resolves the pages that have no summary. */
  #summarise({ site, resolver }: OpenSite, fresh: FreshDocuments): void {
    const { blog } = site.settings.document;
    for (const { file } of site.pages) {
      if (this.#pages.has(file.path)) continue;
      const document = fresh.get(file.path) ?? readPage(site, file.path).value;
      // Changed again meanwhile: the watcher tells of it.
      if (!document) continue;
      const { summary, problems } = resolver.page(document);
      const linted = lintPage(document, site, 'dev');
      this.#pages.set(file.path, { summary, problems: [...problems, ...linted] });
    }
    for (const post of blog ? this.#posts : []) {
      const source = `post:${post.slug}`;
      if (!this.#pages.has(source)) this.#pages.set(source, resolver.post(post));
    }
  }
}

/** What the disk shows of the schemas of the site's own blocks, and of its drawings. */
const schemaStamps = ({ dir, files }: FileSnapshot) =>
  JSON.stringify([
    familyNamed(dir),
    ...[...files].filter(([path]) => /^(?:blocks|drawings)\//.test(path)),
  ]);

/** What the disk shows of all files but the pages. */
const sharedStamps = ({ files }: FileSnapshot) =>
  JSON.stringify([...files].filter(([path]) => !path.startsWith('pages/')));
