import type { PageDocument } from '#schemas/types';
import type { Post } from '../blog/post-store.ts';
import type { PostTemplates } from '../blog/generator/templates.ts';
import type { PageDataAddress } from '../client/data-address.ts';
import { Report } from '../content/report.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { PageOutline, Site } from '../content/validate.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import type { ResolvedBlock, ResolvedPage } from '../render/resolved-page.ts';
import { localeOf } from '../words/locale.ts';
import { factsFor, type FactsContext } from './facts.ts';
import type { FoundLink } from './links.ts';
import type { MediaLibrary } from './media.ts';
import { factsOfPage } from './facts/own-facts.ts';
import type { Unshown } from './business/promotions.ts';
import { headOf } from './metadata/head.ts';
import { needsOf } from './page-needs.ts';
import { checkFilledFields } from './partials/filled-fields.ts';
import { givenValue, type GivenValues } from './partials/origins.ts';
import {
  outermost,
  expandBlocks,
  type ExpandedBlock,
  type TextLocation,
} from './partials/partials.ts';
import { reportReference } from './reference-problems.ts';
import { replaceReferences, type Scope } from './references.ts';
import { resolveFields } from './resolve-fields.ts';
import type { SharedBlocks, TracedBlock } from './shared-blocks.ts';
import { checkPageFields } from './checks/page-fields.ts';
import { placeOf, type SiteIndex } from './site-index.ts';
import { summariseBlock, type TextPool } from './summary.ts';

/** What resolving needs beside the site. */
export interface ResolveOptions {
  /** Public address without a slash at its end; the site's own if absent (`SITE_URL`). */
  readonly url?: string | undefined;
  readonly media: MediaLibrary;
  /** True in a release, which draws a picture for social networks for each page; other builds have one for all. */
  readonly shareImages?: boolean;
  /** True where blocks show what is still missing. */
  readonly showMissing?: boolean;
  /** The day that promotions are held to, `2026-12-31`; that of now by the site's clock if absent. */
  readonly today?: string | undefined;
  /** Published posts, newest first; each becomes a page. */
  readonly posts?: readonly Post[];
  /** Data service of another origin that pages talk to; absent where it answers at the site's own. */
  readonly data?: PageDataAddress | undefined;
  /** What the panel generates posts with; null where the site has no templates. */
  readonly templates?: PostTemplates | null;
}

/** A page and where its texts and blocks were written. */
export interface PageSource {
  readonly page: PageDocument;
  /** Where its own fields stand. */
  readonly file: SourceFile;
  /** Where its blocks stand in `file`. */
  readonly blocks: Pointer;
  /** The post whose page this is: its texts are a person's words, in which braces are braces. */
  readonly post: Post | null;
}

/** What the pages of a site share while they are resolved. */
export interface ResolveWork {
  readonly site: Site<PageOutline>;
  readonly index: SiteIndex;
  readonly report: Report;
  readonly options: ResolveOptions;
  readonly known: FactsContext['known'];
  readonly unshown: Unshown | null;
  readonly shared: SharedBlocks;
  readonly pool: TextPool;
}

/** A page without open references, and what its blocks bring. */
export interface PageParts {
  readonly page: ResolvedPage;
  /** Its blocks as they were written. */
  readonly expanded: readonly ExpandedBlock[];
  /** In the order of the page's blocks. */
  readonly blocks: readonly TracedBlock[];
  /** Names of the partials that it uses, those inside of others as well. */
  readonly partials: readonly string[];
  /** Files of `media/` that its head names. */
  readonly media: readonly string[];
}

/** Resolves one page: references, partials, buttons, facts, images, metadata. Problems go to `work.report`. */
export function resolvePage(source: PageSource, work: ResolveWork): PageParts {
  const { page, file, post } = source;
  const { site, index, report, options } = work;
  const settings = site.settings.document;
  checkPageFields({ document: page, file }, site, index, report);
  const place = placeOf(page, index);
  const own = factsOfPage({ site, index, path: page.path, place, today: options.today }, report);
  const scopeOf = (values: Scope['values']): Scope => ({
    settings,
    settingsFile: site.settings.file,
    place,
    values,
    facts: own,
  });
  const replaceFor = replacer(source, scopeOf);
  const replace = replaceFor(report);
  const facts: FactsContext = {
    site,
    index,
    page,
    scope: scopeOf(null),
    report,
    posts: options.posts ?? [],
    post,
    showMissing: options.showMissing === true,
    known: work.known,
  };
  const make = (expanded: ExpandedBlock): TracedBlock => {
    const { type, ...fields } = expanded.block;
    const links: FoundLink[] = [];
    const { values, incomplete } = expanded.use ?? { values: null, incomplete: false };
    const told = incomplete ? new Report() : report;
    const context = {
      replace: incomplete ? replaceFor(told) : replace,
      scope: scopeOf(values),
      page: page.path,
      unshown: work.unshown,
      media: options.media,
      report: told,
      found: (link: FoundLink) => void (incomplete || links.push(link)),
    };
    checkFilledFields(expanded, context, site.schemas);
    const { result: block, files } = options.media.collect((): ResolvedBlock => {
      const props = resolveFields(fields, expanded, context);
      return {
        type,
        slot: expanded.slot,
        props: { ...props, ...factsFor(site.schemas.factsOf(type), facts, props) },
        origin: { file: expanded.file.path, pointer: expanded.pointer },
      };
    });
    return {
      block,
      links,
      summary: summariseBlock(block, { links, media: files, ...work, schemas: site.schemas }),
    };
  };
  const used = new Set<string>();
  const expanded = expandBlocks({ page, file, pointer: source.blocks }, site.settings, {
    partials: site.partials,
    report,
    used,
    replace,
  });
  const shown = expanded.filter(({ block }) => !work.unshown?.(block));
  const traced = shown.map((one) =>
    one.file === file && !post ? make(one) : work.shared.of(one, facts, () => make(one)),
  );
  const blocks = traced.map(({ block }) => block);
  const text = (words: string, ...pointer: Pointer) =>
    post ? words : replace(words, { file, pointer, use: null }, null);
  const keywords = (page.keywords ?? []).map((word, position) => text(word, 'keywords', position));
  const image = page.image && { ...page.image, alt: text(page.image.alt, 'image', 'alt') };
  const { result: head, files: media } = options.media.collect(() =>
    headOf({
      page: { ...page, image },
      file,
      post,
      shareImages: options.shareImages === true,
      title: text(page.title, 'title'),
      description: text(page.description, 'description'),
      keywords,
      blocks,
      place,
      facts,
      url: options.url ?? settings.url,
      media: options.media,
    }),
  );
  return {
    page: {
      path: page.path,
      language: localeOf(settings).language,
      status: page.status === 404 ? 404 : 200,
      updated: page.updated,
      file: file.path,
      head,
      data: options.data ?? null,
      ...needsOf(blocks, { ...options, settings, schemas: site.schemas, safety: site.safety }),
      blocks,
    },
    expanded,
    blocks: traced,
    partials: [...used],
    media,
  };
}

/** Gives a function that replaces the references of texts on a page, and reports those that cannot be to `report`. */
function replacer(
  { file, post, page }: PageSource,
  scopeOf: (values: GivenValues | null) => Scope,
) {
  return (report: Report) => (text: string, at: TextLocation, values: GivenValues | null) => {
    const scope = scopeOf(values);
    return replaceReferences(text, scope, (fault) => {
      // The region of a variant that nobody knows is told, and enough.
      if (fault.kind === 'no-region' && page.variant) return;
      const use = outermost(at.use);
      const given = fault.kind === 'long' ? givenValue(fault.name, values) : undefined;
      if (fault.kind === 'no-region' && use?.file === file && !post)
        report.add({ ...use, via: at }, 'partial-no-region', { partial: use.name });
      else reportReference(fault, given ? { ...given, via: at } : at, scope, report);
    });
  };
}
