import type { Block, PageDocument } from '#schemas/types';
import { isButton, resolveButton } from './buttons.ts';
import { checkAnchors } from './anchors.ts';
import type { Pointer, Problem } from '../diagnostics/problem.ts';
import { expandBlocks, type PlacedBlock } from './partials.ts';
import { factsFor, type FactsContext } from './facts.ts';
import { fillSiteTexts } from './fill-texts.ts';
import { checkLinks, linksOfSettings, type FoundLink } from './links.ts';
import { markdownLinks } from './markdown-text.ts';
import type { MediaLibrary } from './media.ts';
import { needsOf } from './page-needs.ts';
import { headOf } from './metadata/head.ts';
import type { Post } from '../blog/post-store.ts';
import type { PostTemplates } from '../blog/templates.ts';
import { reportReference } from './reference-problems.ts';
import { mayRefer, replaceReferences, type Scope } from './references.ts';
import { Report } from '../content/report.ts';
import type { ResolvedBlock, ResolvedPage, Slot } from '../render/resolved-page.ts';
import { SharedBlocks, type BlockTrace, type TracedBlock } from './shared-blocks.ts';
import { checkPageFields, checkSettings, checkShadows, checkUnique } from './site-checks.ts';
import { indexSite, placeOf, type SiteIndex } from './site-index.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Site, Sourced } from '../content/validate.ts';
import { factsOf } from '../content/validators.ts';
import type { PageDataAddress } from '../client/data-address.ts';

/** What resolving needs beside the site. */
export interface ResolveOptions {
  /** Public address without a slash at its end; the site's own if absent (`SITE_URL`). */
  readonly url?: string | undefined;
  readonly media: MediaLibrary;
  /** True in a release, which draws the pictures for social networks. */
  readonly shareImages?: boolean;
  /** Published posts, newest first; each becomes a page. */
  readonly posts?: readonly Post[];
  /** Data service of another origin that pages talk to; absent where it answers at the site's own. */
  readonly data?: PageDataAddress | undefined;
  /** What the panel generates posts with; null where the site has no templates. */
  readonly templates?: PostTemplates | null;
}

/** The pages that resolve, with all problems that resolving found. */
export interface Resolution {
  readonly pages: readonly ResolvedPage[];
  readonly index: SiteIndex;
  readonly problems: readonly Problem[];
}

/** References, actions, facts, links and metadata of every page. Only this stage may ask the data service. */
export function resolve(written: Site, options: ResolveOptions): Resolution {
  const work = startWork(written, options);
  const { site, report, index, links, used } = work;
  checkSettings(site, index, report);
  checkShadows(site, report);
  const pages = site.pages.map((page) => resolvePage(ownPage(page), work));
  for (const [name, partial] of site.partials)
    if (!used.has(name))
      report.add({ file: partial.file, pointer: [] }, 'partial-unused', { partial: name });
  checkUnique(site.pages, pages, report);
  const files = new Map(
    [site.settings, ...site.pages, ...site.partials.values()].map(({ file }) => [file.path, file]),
  );
  for (const page of pages) checkAnchors(page, (path) => files.get(path)!, report);
  checkLinks([...links, ...linksOfSettings(site.settings)], pages, site.settings.document, report);
  const posts = postSources(site, options.posts ?? []).map((source) => resolvePage(source, work));
  return { pages: [...pages, ...posts], index, problems: report.problems };
}

/** A page and where its texts and blocks were written. */
interface PageSource {
  readonly page: PageDocument;
  /** Where its own fields stand. */
  readonly file: SourceFile;
  /** Where its blocks stand in `file`. */
  readonly blocks: Pointer;
  /** The post whose page this is: its texts are a person's words, in which braces are braces. */
  readonly post: Post | null;
}

const ownPage = ({ document, file }: Sourced<PageDocument>): PageSource => ({
  page: document,
  file,
  blocks: ['blocks'],
  post: null,
});

/** A page for each post, with the blocks of `site.yaml`, `blog.post`; none where the site has no blog. */
function postSources({ settings }: Site, posts: readonly Post[]): PageSource[] {
  const { blog } = settings.document;
  if (!blog) return [];
  return posts.map((post) => ({
    page: {
      path: `/blog/${post.slug}`,
      title: `${post.title}${blog.titleSuffix}`,
      description: post.meta_description || post.title,
      keywords: post.tags,
      updated: post.updated_at.slice(0, 10),
      breadcrumb: post.title,
      blocks: blog.post,
    },
    file: settings.file,
    blocks: ['blog', 'post'],
    post,
  }));
}

/** A page that was resolved by itself, and what the rest of the site must know of it. */
export interface TracedPage {
  readonly page: ResolvedPage;
  /** Names of the partials that it uses, those inside of others as well. */
  readonly partials: readonly string[];
  /** Files of `media/` that its head names. */
  readonly media: readonly string[];
}

/** Resolves the pages of a site one by one, in any order; what speaks of several pages is left to the caller. */
export interface PageResolver {
  /** The site, references of its own texts replaced. */
  readonly site: Site;
  readonly index: SiteIndex;
  /** Problems so far. */
  readonly problems: readonly Problem[];
  /** Resolves a document as the page of `site` at its path; references in its region and its crumb are replaced as they are there. */
  document(page: Sourced<PageDocument>): TracedPage;
  /** Resolves the page of a published post; null where the site has no blog. */
  post(post: Post): TracedPage | null;
  /** What a block of the page that was resolved last brings. */
  trace(block: ResolvedBlock): BlockTrace;
}

/** A resolver for `site`, of whose pages no more is read than what others see (`indexSite`, breadcrumbs). */
export function createResolver(written: Site, options: ResolveOptions): PageResolver {
  const work = startWork(written, options);
  const { site, index, report } = work;
  checkSettings(site, index, report);
  checkShadows(site, report);
  const trace = (source: PageSource): TracedPage => {
    const used = new Set<string>();
    work.links.length = 0;
    const { result: page, files } = options.media.collect(() =>
      resolvePage(source, { ...work, used }),
    );
    return { page, partials: [...used], media: files };
  };
  return {
    site,
    index,
    problems: report.problems,
    document: ({ file, document }) => {
      const { region, breadcrumb } = index.pages.get(document.path) ?? document;
      return trace(
        ownPage({
          file,
          document: {
            ...document,
            ...(region ? { region } : {}),
            ...(breadcrumb === undefined ? {} : { breadcrumb }),
          },
        }),
      );
    },
    post: (post) => postSources(site, [post]).map(trace)[0] ?? null,
    trace: (block) => work.traces.get(block) ?? { links: [], media: [] },
  };
}

interface Work {
  readonly site: Site;
  readonly index: SiteIndex;
  readonly report: Report;
  readonly links: FoundLink[];
  readonly used: Set<string>;
  readonly options: ResolveOptions;
  readonly known: FactsContext['known'];
  readonly shared: SharedBlocks;
  /** Of the blocks of the page at hand. */
  readonly traces: Map<ResolvedBlock, BlockTrace>;
}

function startWork(written: Site, options: ResolveOptions): Work {
  const report = new Report();
  const site = fillSiteTexts(written, report);
  return {
    site,
    index: indexSite(site),
    report,
    links: [],
    used: new Set(),
    options,
    known: new Map(),
    shared: new SharedBlocks(),
    traces: new Map(),
  };
}

/** A function that resolves documents as if they were of the site, for previews; links are not checked. */
export function createPreview(
  site: Site,
  options: ResolveOptions,
): (page: Sourced<PageDocument>) => { page: ResolvedPage; problems: readonly Problem[] } {
  const work = startWork(site, options);
  return (page) => {
    const report = new Report();
    return { page: resolvePage(ownPage(page), { ...work, report }), problems: report.problems };
  };
}

function resolvePage({ page, file, blocks: blocksAt, post }: PageSource, work: Work): ResolvedPage {
  const { site, index, report } = work;
  const settings = site.settings.document;
  checkPageFields({ document: page, file }, site, index, report);
  const place = placeOf(page, site, index);
  const scopeOf = (values: Scope['values']): Scope => ({
    settings,
    settingsFile: site.settings.file,
    place,
    values,
  });
  const replace = (
    text: string,
    at: { file: SourceFile; pointer: Pointer },
    values: Scope['values'],
  ) => {
    const scope = scopeOf(values);
    return replaceReferences(text, scope, (fault) => reportReference(fault, at, scope, report));
  };
  const expand = (blocks: readonly Block[], source: SourceFile, pointer: Pointer) =>
    expandBlocks(
      blocks,
      { file: source, pointer },
      { partials: site.partials, report, used: work.used, replace },
    );

  const facts: FactsContext = {
    site,
    index,
    page,
    scope: scopeOf(null),
    report,
    posts: work.options.posts ?? [],
    post,
    known: work.known,
  };
  work.traces.clear();
  const finish = (placed: PlacedBlock, slot: Slot): ResolvedBlock => {
    const { block, brings } =
      placed.file === file && !post
        ? trace(placed, slot)
        : work.shared.of(placed, slot, facts, () => trace(placed, slot));
    work.traces.set(block, brings);
    return block;
  };
  const trace = (placed: PlacedBlock, slot: Slot): TracedBlock => {
    const first = work.links.length;
    const { result: block, files } = work.options.media.collect(() => make(placed, slot));
    return { block, brings: { links: work.links.slice(first), media: files } };
  };
  const make = (placed: PlacedBlock, slot: Slot): ResolvedBlock => {
    const { type, ...fields } = placed.block;
    const props = resolveFields(fields, placed, {
      ...work,
      replace,
      scope: scopeOf(placed.values),
      page: page.path,
    });
    return {
      type,
      slot,
      props: { ...props, ...factsFor(factsOf.get(type) ?? [], facts) },
      origin: { file: placed.file.path, pointer: placed.pointer },
    };
  };
  const framed = page.frame !== false;
  const blocks = [
    ...expand(framed ? settings.layout.before : [], site.settings.file, ['layout', 'before']).map(
      (block) => finish(block, 'before'),
    ),
    ...expand(page.blocks, file, blocksAt).map((block) => finish(block, 'main')),
    ...expand(framed ? settings.layout.after : [], site.settings.file, ['layout', 'after']).map(
      (block) => finish(block, 'after'),
    ),
  ];
  const text = (words: string, pointer: Pointer) =>
    post ? words : replace(words, { file, pointer }, null);
  const keywords = (page.keywords ?? []).map((word, position) =>
    text(word, ['keywords', position]),
  );
  const image = page.image && { ...page.image, alt: text(page.image.alt, ['image', 'alt']) };
  const head = headOf({
    page: { ...page, image },
    file,
    post,
    shareImages: work.options.shareImages === true,
    title: text(page.title, ['title']),
    description: text(page.description, ['description']),
    keywords,
    blocks,
    place,
    facts,
    url: work.options.url ?? settings.url,
    media: work.options.media,
  });
  return {
    path: page.path,
    status: page.status === 404 ? 404 : 200,
    updated: page.updated,
    file: file.path,
    head,
    data: work.options.data ?? null,
    ...needsOf(blocks, { ...work.options, settings }),
    blocks,
  };
}

interface ValueWork extends Work {
  readonly replace: (
    text: string,
    at: { file: SourceFile; pointer: Pointer },
    values: Scope['values'],
  ) => string;
  readonly scope: Scope;
  /** Path of the page, for links that begin with `#`. */
  readonly page: string;
}

/** The fields of a block with references replaced, buttons resolved and images looked up. */
function resolveFields(
  fields: object,
  { file, pointer, values }: PlacedBlock,
  work: ValueWork,
): Record<string, unknown> {
  // Where the value at hand stands; a pointer of its own is made only where somebody keeps it.
  const path = [...pointer];
  const at = (...field: string[]) => ({ file, pointer: [...path, ...field] });
  const found = (link: string, ...field: string[]) =>
    void work.links.push({ link, from: work.page, ...at(...field) });
  const inside = (step: string | number, value: unknown): unknown => {
    path.push(step);
    const resolved = resolveValue(value);
    path.pop();
    return resolved;
  };
  const resolveValue = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const text = mayRefer(value) ? work.replace(value, at(), values) : value;
      for (const { target } of markdownLinks(text)) found(target);
      return text;
    }
    if (value === null || typeof value !== 'object') return value;
    return Array.isArray(value)
      ? value.map((item, position) => inside(position, item))
      : resolveObject(value);
  };
  const resolveObject = (value: object): object => {
    const copy: Record<string, unknown> = { ...value };
    for (const name of Object.keys(copy)) copy[name] = inside(name, copy[name]);
    if (isButton(copy)) {
      if (copy.link !== undefined) found(copy.link, 'link');
      return resolveButton(copy, work.scope, at(), work.report);
    }
    if (typeof copy.src === 'string' && typeof copy.alt === 'string')
      return { ...copy, ...work.options.media.image(copy.src, at('src'), work.report) };
    if (typeof copy.link === 'string') found(copy.link, 'link');
    return copy;
  };
  return resolveObject(fields) as Record<string, unknown>;
}
