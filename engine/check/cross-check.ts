import { nearest } from '../diagnostics/suggest.ts';
import { CheckedLinks } from './checked-links.ts';
import { meantLink } from './meant-link.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { Report } from '../content/report.ts';
import type { PageOutline, Site, Sourced } from '../content/validate.ts';
import { linkFault, linksOfSettings, mainAnchor, type FoundLink } from '../resolve/links.ts';
import { hiddenPage } from '../resolve/time/hidden-page.ts';
import type { BlockSummary, PageSummary } from '../resolve/summary.ts';

/**
 * Holds the pages of a site to what must be true of them together: titles and descriptions of their own, links and
 * anchors that lead somewhere, partials that somebody uses. `summaries` are those of its documents. `linksOf` gives the
 * links of a page with their places, and is asked only for pages with a link that leads nowhere. `checked` is what the check
 * before this one knew of the same site.
 */
export function crossCheck(
  site: Site<PageOutline>,
  summaries: readonly PageSummary[],
  linksOf: (source: string) => readonly FoundLink[],
  checked = new CheckedLinks(),
): Problem[] {
  const report = new Report();
  checkUnique(site, summaries, report);
  checkPartials(site, summaries, report);
  checkMedia(site, summaries, report);
  checkLinks(site, summaries, linksOf, checked, report);
  return report.problems;
}

/** Titles and descriptions, references replaced, that two pages share. */
function checkUnique(
  { pages }: Site<PageOutline>,
  summaries: readonly PageSummary[],
  report: Report,
): void {
  const sources = new Map(pages.map((page) => [page.file.path, page]));
  const first = {
    title: new Map<string, PageSummary>(),
    description: new Map<string, PageSummary>(),
  };
  const namesOwn = ({ source }: PageSummary, text: string) => {
    const name = sources.get(source)?.document.region?.name;
    return name !== undefined && text.includes(name);
  };
  const fileOf = ({ source }: PageSummary) => (sources.get(source) as Sourced<PageOutline>).file;
  for (const summary of summaries) {
    for (const field of ['title', 'description'] as const) {
      const earlier = first[field].get(summary[field]);
      if (!earlier) {
        first[field].set(summary[field], summary);
        continue;
      }
      // Of two places with one text, it is that of the place which it names.
      const isLaters = namesOwn(summary, summary[field]) && !namesOwn(earlier, summary[field]);
      const [copy, original] = isLaters ? [earlier, summary] : [summary, earlier];
      const at = { file: fileOf(copy), pointer: [field] };
      const related = { related: { file: fileOf(original), pointer: [field] } };
      const other = original.source;
      if (field === 'description') report.add(at, 'description-duplicate', { other }, related);
      else report.add(at, 'title-duplicate', { title: summary.title, other }, related);
    }
  }
}

/** A picture by its name. */
const picture = /\.(?:jpe?g|png|webp|avif|gif|svg|hei[cf])$/i;

/** Partials that no page uses. */
function checkPartials(
  { partials }: Site<PageOutline>,
  summaries: readonly PageSummary[],
  report: Report,
): void {
  const used = new Set<string>();
  for (const summary of summaries) for (const name of summary.partials) used.add(name);
  for (const [name, { file }] of partials)
    if (!used.has(name)) report.add({ file, pointer: [] }, 'partial-unused', { partial: name });
}

/** Pictures of `media/` that neither a page nor the theme shows. */
function checkMedia(
  { media, settings: { document } }: Site<PageOutline>,
  summaries: readonly PageSummary[],
  report: Report,
): void {
  const pictures = media.filter((file) => !file.startsWith('root/') && picture.test(file));
  if (pictures.length === 0) return;
  const used = new Set(Object.values(document.theme).map(String));
  for (const { media: ofHead, blocks } of summaries)
    for (const files of [ofHead, ...blocks.map((block) => block.media)])
      for (const file of files) used.add(`/media/${file}`);
  for (const file of pictures) {
    const src = `/media/${file}`;
    if (!used.has(src)) report.addOfFile(`media/${file}`, 'media-unused', { src });
  }
}

/** Links and anchors that lead to nothing, and links with a protocol that a page must not have. */
function checkLinks(
  { settings, hidden: hiddenPages = [] }: Site<PageOutline>,
  summaries: readonly PageSummary[],
  linksOf: (source: string) => readonly FoundLink[],
  checked: CheckedLinks,
  report: Report,
): void {
  const byPath = new Map(summaries.map((summary) => [summary.path, summary]));
  const hidden = new Map(hiddenPages.map((page) => [page.document.path, page]));
  const known = new Map<string, ReadonlySet<string>>();
  const anchorsAt = (path: string): ReadonlySet<string> | undefined => {
    const page = byPath.get(path);
    let anchors = known.get(path);
    if (page && !anchors) {
      anchors = new Set([mainAnchor, ...page.blocks.flatMap((block) => block.anchors)]);
      known.set(path, anchors);
    }
    return anchors;
  };
  const faultOf = (link: string, from: string) =>
    linkFault(link, from, settings.document, anchorsAt);
  /** Links that lead somewhere, whatever page they stand on. */
  const good = new Set<string>();
  const isGood = (link: string, from: string) => {
    if (good.has(link)) return true;
    if (faultOf(link, from)) return false;
    if (!link.startsWith('#')) good.add(link);
    return true;
  };
  const reportLinks = (links: readonly FoundLink[]) => {
    for (const { link, from, at } of links) {
      const fault = faultOf(link, from);
      if (fault?.kind === 'local') {
        const path = anchorsAt(fault.path.split('#', 1)[0]!) ? fault.path : null;
        report.add(at, 'link-local', { link, path }, { mark: link });
      } else if (fault?.kind === 'page' && hidden.has(fault.path)) {
        const { file, document } = hidden.get(fault.path)!;
        report.add(at, 'link-hidden', hiddenPage(link, file, document), { mark: link });
      } else if (fault?.kind === 'page') {
        const params = {
          link,
          nearest: meantLink(link, fault.path, byPath.keys(), (to) => !faultOf(to, from)),
        };
        report.add(at, 'link-unknown', params, { mark: link });
      } else if (fault) {
        const { anchor, path } = fault;
        const params = {
          link,
          anchor,
          page: byPath.get(path)!.source,
          nearest: nearest(anchor, anchorsAt(path)!),
          hidden: false,
        };
        report.add(at, 'anchor-unknown', params, { mark: link });
      }
    }
  };
  /** Blocks that pages share are looked at once, unless a link of theirs is to an anchor of the page. */
  const goodBlocks = new Set<BlockSummary>();
  const isGoodBlock = (block: BlockSummary, path: string) => {
    if (goodBlocks.has(block)) return true;
    if (!block.links.every((link) => isGood(link, path))) return false;
    if (block.links.every((link) => good.has(link))) goodBlocks.add(block);
    return true;
  };
  checked.begin(summaries);
  for (const summary of summaries) {
    const { source, path, blocks } = summary;
    const areGood = () => blocks.every((block) => isGoodBlock(block, path));
    if (!checked.areGood(summary, areGood)) reportLinks(linksOf(source));
  }
  reportLinks(linksOfSettings(settings));
}
