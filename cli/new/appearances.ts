import type { SiteReport } from '../../engine/check/check-site.ts';
import type { ResolvedPage } from '../../engine/render/resolved-page.ts';
import { searchEntries } from '../../engine/resolve/search/search-index.ts';
import type { Crumb, HeaderItem, PlaceLink, RegionGroup } from '../../engine/render/types.ts';

/** Where a page shows up on the site without anybody having listed it there. Lists hold paths of pages, sorted. */
export interface Appearances {
  readonly path: string;
  /** Columns of the header's menus; `hidden` behind "see all". */
  readonly menus: readonly {
    readonly menu: string;
    readonly column: string;
    readonly hidden: boolean;
  }[];
  readonly mobileMenu: boolean;
  /** Pages with a coverage list that names it, and whether it is on their map. */
  readonly coverage: readonly string[];
  readonly onMap: boolean;
  /** Pages that name it among the places of their group. */
  readonly sameGroup: readonly string[];
  /** Names of the neighbours that it shows. */
  readonly shows: readonly PlaceLink[];
  /** Pages that show it as a neighbour, without its own search variants. */
  readonly shownBy: readonly string[];
  readonly breadcrumb: readonly string[];
  readonly sitemap: boolean;
  readonly search: boolean;
}

/** Reads from the finished pages where the page at `path` shows up. Throws if there is none. */
export function appearancesOf(
  path: string,
  { site, index, pages, summaries }: SiteReport,
): Appearances {
  const own = pages.find((page) => page.path === path);
  if (!own || !site || !index) throw new Error(`no page ${path}`);
  const all = <Props>(type: string, on: readonly ResolvedPage[]) =>
    on.flatMap((page) =>
      page.blocks
        .filter((block) => block.type === type)
        .map((block) => ({ page: page.path, props: block.props as unknown as Props })),
    );
  const holds = (places: readonly { readonly href: string }[] | undefined) =>
    places?.some(({ href }) => href === path) ?? false;
  const paths = (found: readonly { readonly page: string }[]) =>
    [...new Set(found.map(({ page }) => page))].sort();

  const variants = new Set(
    site.pages
      .filter(({ document }) => document.variant && `/${document.variant.region}` === path)
      .map(({ document }) => document.path),
  );
  const [header] = all<{
    headerMenu?: readonly HeaderItem[];
    mobilePlaces?: readonly { href: string }[];
  }>('header', [own]);
  const coverage = all<{
    regionGroups: readonly RegionGroup[];
    map: { places: readonly PlaceLink[] };
    showMap?: boolean;
  }>('coverage', pages).filter(({ props }) =>
    props.regionGroups.some((group) => holds(group.places)),
  );
  const near = all<{ near: readonly PlaceLink[] }>('near', pages);
  const sameGroup = all<{ sameGroup: RegionGroup | null }>('same-group', pages).filter(
    ({ props }) => holds(props.sameGroup?.places),
  );
  const [crumbs] = all<{ breadcrumb: readonly Crumb[] }>('breadcrumb', [own]);
  return {
    path,
    menus: (header?.props.headerMenu ?? []).flatMap((item) => columnsWith(path, item)),
    mobileMenu: holds(header?.props.mobilePlaces),
    coverage: paths(coverage),
    onMap: coverage.some(({ props }) => props.showMap === true && holds(props.map.places)),
    sameGroup: paths(sameGroup),
    shows: near.find(({ page }) => page === path)?.props.near ?? [],
    shownBy: paths(near.filter(({ page, props }) => holds(props.near) && !variants.has(page))),
    breadcrumb: crumbs?.props.breadcrumb.map(({ name }) => name) ?? [],
    sitemap:
      own.status === 200 &&
      own.head.robots.startsWith('index') &&
      index.pages.get(path)?.listed !== false &&
      own.head.canonical.endsWith(path),
    search: searchEntries(index, summaries).some((entry) => entry.href === path),
  };
}

function columnsWith(path: string, item: HeaderItem): Appearances['menus'][number][] {
  if (item.kind === 'link') return [];
  return item.columns.flat().flatMap((group) => {
    const position = group.places.findIndex(({ href }) => href === path);
    return position < 0
      ? []
      : [
          {
            menu: item.label,
            column: group.label,
            hidden: group.limit !== undefined && position >= group.limit,
          },
        ];
  });
}
