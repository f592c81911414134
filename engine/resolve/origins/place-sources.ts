import type { RegionEntry, PagePlace } from '../site-index.ts';
import type { Origin, OriginFinder, TextOrigin } from './origin.ts';

/** The name of a place, in the page that declares it. */
export const placeName = (slug: string, tracer: OriginFinder): readonly TextOrigin[] =>
  inRegion(tracer.index.regions.get(slug), tracer, 'name');

const inRegion = (entry: RegionEntry | undefined, tracer: OriginFinder, ...field: string[]) =>
  entry ? tracer.at(entry.page.file, ['region', ...field]) : [];

/** Where what a page says of its place was written, chosen as `placeOf` does: in its own `variant`, else in the page of the place. */
export function placeSources(
  field: string,
  { path, slug, near }: PagePlace,
  tracer: OriginFinder,
): Origin {
  const { regions, variants } = tracer.index;
  const region = regions.get(slug);
  const variant = variants.get(slug)?.find(({ document }) => document.path === path);
  const own = (name: string) => (variant ? tracer.at(variant.file, ['variant', name]) : []);
  const chosen = (name: string) => {
    const written = own(name);
    return written.length > 0 ? written : inRegion(region, tracer, name);
  };
  const asWritten = (sources: readonly TextOrigin[]) => ({ sources, computed: false });
  const made = (...sources: readonly TextOrigin[]) => ({ sources, computed: true });
  switch (field) {
    case 'in': {
      // Of a place with another name than its region, it is made of that name.
      const isRenamed = own('name').length > 0;
      const written = isRenamed ? own('in') : chosen('in');
      return written.length > 0 ? asWritten(written) : made(...chosen('name'));
    }
    case 'distance': {
      const base = tracer.ofSettings(['business', 'coordinates']);
      return made(...chosen('coordinates'), ...base.sources);
    }
    case 'near':
      return made(
        ...inRegion(region, tracer, 'near'),
        ...near.flatMap((place) => placeName(place.slug, tracer)),
      );
    default:
      return asWritten(chosen(field));
  }
}
