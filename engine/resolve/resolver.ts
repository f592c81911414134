import type { PageDocument } from '#schemas/types';
import type { Problem } from '../diagnostics/problem.ts';
import { filledPost } from '../blog/post-claims.ts';
import { lastChange } from '../blog/post-state.ts';
import type { Post } from '../blog/post-store.ts';
import { frozen } from '../content/own-code/guards.ts';
import { Report } from '../content/report.ts';
import type { PageOutline, Site, Sourced } from '../content/validate.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import { checkAnchors } from './anchors.ts';
import { dayOf } from '../words/days.ts';
import { localeOf } from '../words/locale.ts';
import { promotionCheck } from './checks/promotions.ts';
import { checkOwnFacts } from './checks/own-facts.ts';
import { checkSettings } from './checks/settings.ts';
import { checkDrawnMedia, checkShadows } from './checks/web-root.ts';
import { fillSiteTexts, hasOpenNames } from './fill-site-texts.ts';
import { checkContact, linksOfSettings, type FoundLink } from './links.ts';
import type { PageRecord } from './origins/page-record.ts';
import { namesOnMap } from './map/coverage-map.ts';
import { readOutlines } from './map/outlines.ts';
import { dataFiles } from './page-needs.ts';
import { resolvePage } from './resolve-page.ts';
import type { PageSource, ResolveOptions } from './resolve-work.ts';
import { SharedBlocks } from './shared-blocks.ts';
import { SharedInputs } from './inputs/shared-inputs.ts';
import { shownSettings } from './time/shown-entries.ts';
import type { Showing } from './time/showing.ts';
import { checkJobs } from './work/jobs.ts';
import { indexSite, type SiteIndex } from './site-index.ts';
import { outlineOf } from './outline.ts';
import { summarise, TextPool, type PageSummary } from './summary.ts';

/** A page that was resolved. */
export interface ResolvedSource {
  readonly page: ResolvedPage;
  readonly summary: PageSummary;
  /** The links of its blocks, each with where it was written. */
  readonly links: () => readonly FoundLink[];
  /** What is wrong with it, but for what an earlier page said of a partial that both use. */
  readonly problems: readonly Problem[];
  /** Where what it shows was written; null where nobody asks (`ResolveOptions.record`). */
  readonly record: PageRecord | null;
}

/** Resolves the pages of a site one by one, in any order. */
export interface Resolver {
  /** The site, references of its own texts replaced. */
  readonly site: Site<PageOutline>;
  readonly index: SiteIndex;
  /** What pages are made from beside their documents. */
  readonly inputs: Pick<SharedInputs, 'valueOf' | 'collect' | 'site'>;
  /** What is wrong with `site.yaml` and with what several pages claim. */
  readonly problems: readonly Problem[];
  /** What is shown at the moment. */
  readonly showing: Showing;
  /** Resolves the document of a page of the site. */
  page(page: Sourced<PageDocument>): ResolvedSource;
  /** Resolves the page of a published post. Throws where the site has no blog. */
  post(post: Post): ResolvedSource;
  /** The files that the scripts of pages with blocks of these types fetch: text by path in the web root. */
  dataFiles(types: readonly string[]): ReadonlyMap<string, string>;
  /** The page that answers unknown addresses where the site has none of its own: no more than the layout. */
  unknown(): ResolvedSource;
}

/** A resolver for a site, of whose pages no more is looked at than their outlines. */
export function createResolver(
  written: Site<PageOutline>,
  options: ResolveOptions,
  showing: Showing,
): Resolver {
  const report = new Report();
  const filledSite = fillSiteTexts(written, report);
  const site = {
    ...filledSite,
    settings: {
      ...filledSite.settings,
      document: shownSettings(filledSite.settings.document, showing),
    },
  };
  const index = indexSite(site);
  checkSettings(site, index, report);
  checkDrawnMedia(site, report);
  checkShadows(site, report);
  checkJobs(site, index, report);
  checkOwnFacts(site, report);
  const checkPromotions = promotionCheck(site.settings.document, report);
  for (const { file } of [site.settings, ...site.partials.values(), ...site.jobs])
    checkPromotions(file);
  const settings = site.settings.document;
  const { contacts } = settings;
  for (const link of linksOfSettings(site.settings)) checkContact(link, contacts, report);
  const filled = (post: Post) => filledPost(post, settings.claims);
  const posts = (options.posts ?? []).map(filled);
  const { outlines, problems: faultsOfMap } = readOutlines(site, namesOnMap(index));
  const inputs = new SharedInputs({ site, index, posts, showing });
  const noting = inputs.site;
  // They are given to the site's own code.
  if (site.code.facts.size > 0) frozen(settings);
  const work = {
    site: noting,
    inputs,
    report,
    options,
    known: new Map(),
    outlines,
    shared: new SharedBlocks(),
    pool: new TextPool(),
  };
  const problems = [...report.problems, ...faultsOfMap];

  /** Whatever is read for a page is read inside of `collect`, from what notes it. */
  const resolve = (
    sourceOf: () => PageSource,
    of: Pick<PageSummary, 'source' | 'outline'>,
  ): ResolvedSource => {
    const before = report.problems.length;
    const { result, inputs: asked } = inputs.collect(() => {
      const source = sourceOf();
      if (source.post) inputs.note(`post ${source.post.slug}`);
      else if (source.file !== site.settings.file) checkPromotions(source.file);
      const parts = resolvePage(source, work);
      if (source.post) return parts;
      for (const link of parts.blocks.flatMap((block) => block.links))
        checkContact(link, noting.settings.document.contacts, report);
      checkAnchors(parts.page, parts.expanded, site.schemas, report);
      return parts;
    });
    const { page, blocks, partials, media, recipes, record } = result;
    const links = () => blocks.flatMap((block) => block.links);
    const summaries = blocks.map(({ summary }) => summary);
    const brings = { partials, media, recipes, inputs: asked, pool: work.pool };
    const summary = summarise({ ...of, page, blocks: summaries, ...brings });
    return { page, summary, links, problems: report.problems.slice(before), record };
  };
  /** A document with its region and its crumb as all other pages see them. */
  const named = (document: PageDocument): PageDocument => {
    if (!hasOpenNames(document)) return document;
    const { region, breadcrumb } = inputs.index.pages.get(document.path) ?? document;
    return {
      ...document,
      ...(region ? { region } : {}),
      ...(breadcrumb === undefined ? {} : { breadcrumb }),
    };
  };

  return {
    site,
    index,
    inputs,
    problems,
    showing,
    page: ({ file, document }) =>
      resolve(() => ({ page: named(document), file, blocks: ['blocks'], post: null }), {
        source: file.path,
        outline: outlineOf(document, site.schemas),
      }),
    dataFiles: (types) =>
      dataFiles(types, { ...options, settings, schemas: site.schemas, safety: site.safety }),
    unknown: () => resolve(() => unknownSource(noting), { source: '', outline: null }),
    post: (post) =>
      resolve(() => postSource(noting, filled(post)), {
        source: `post:${post.slug}`,
        outline: null,
      }),
  };
}

/** A page without blocks of its own: the renderer says in its main part that there is nothing at the address. */
function unknownSource({ settings }: Site<PageOutline>): PageSource {
  const { name } = settings.document.business;
  return {
    page: {
      path: '/404',
      title: name,
      description: name,
      robots: 'noindex, follow',
      updated: '1970-01-01',
      status: 404,
      blocks: [],
    },
    file: settings.file,
    blocks: [],
    post: null,
  };
}

/** The page of a post, with the blocks of `site.yaml`, `blog.post`. */
function postSource({ settings }: Site<PageOutline>, post: Post): PageSource {
  const { blog } = settings.document;
  const { timeZone } = localeOf(settings.document);
  if (!blog) throw new Error('a site without a blog has no pages of posts');
  return {
    page: {
      path: `/blog/${post.slug}`,
      title: `${post.title}${blog.titleSuffix}`,
      description: post.meta_description || post.title,
      keywords: post.tags,
      updated: dayOf(new Date(lastChange(post)), timeZone),
      breadcrumb: post.title,
      blocks: blog.post,
    },
    file: settings.file,
    blocks: ['blog', 'post'],
    post,
  };
}
