import type { BlockProps, PlaceLink, RegionGroup } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import { CoverageMap } from '../parts/coverage-map/CoverageMap.tsx';
import css from './coverage.module.css';

/** From how many places on one is looked for by its name. */
const manyPlaces = 12;

/** Up to how many groups the first is open from the start: beside the map, closed ones would leave a hole. */
const fewGroups = 3;

/** From how many places on a map without land and circles says more than the lists with their distances. */
const fewestPoints = 3;

/**
 * Where the company works: the map for the eye, the lists of regions for the thumb; at most one list is open. Nothing where
 * it has no places.
 */
export function Coverage({
  id,
  heading,
  lead,
  showMap,
  map,
  regionGroups,
  allLabel,
}: BlockProps<'coverage'>) {
  if (regionGroups.length === 0) return null;
  const count = regionGroups.reduce((sum, { places }) => sum + places.length, 0);
  const mapped =
    showMap &&
    (map.drawn !== null || map.circlesKm.length > 0 || map.places.length >= fewestPoints);
  return (
    <section className="band plain" id={id}>
      <div className={`hold ${css.hold}${mapped ? ` ${css.mapped}` : ''}`}>
        <div>
          <h2>{heading}</h2>
          <p className={`lead ${css.lead}`}>{lead}</p>
        </div>
        {mapped ? <CoverageMap className={css.map} map={map} label={heading} /> : null}
        <div className={css.zones}>
          {count >= manyPlaces ? <PlaceField /> : null}
          {regionGroups.map((group, index) => (
            <Zone
              key={group.id}
              group={group}
              allLabel={allLabel}
              showKm={showMap}
              open={showMap && index === 0 && regionGroups.length <= fewGroups}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The field that offers places of the lists while one types; the client module fills it, and without script there is none. */
function PlaceField() {
  const { placeField } = useWords();
  return (
    <form className={css.finder} data-places="" data-none={placeField.none}>
      <input
        type="text"
        aria-label={placeField.label}
        placeholder={placeField.label}
        autoComplete="off"
      />
      <button type="submit" className="hidden" tabIndex={-1}>
        {placeField.label}
      </button>
      <output />
      <ul />
    </form>
  );
}

/** One group; places beyond its limit stand behind `allLabel`, links in the HTML like the others. Below a map each says how far it is. */
function Zone({
  group: { label, limit, places },
  allLabel,
  showKm,
  open,
}: {
  group: RegionGroup;
  allLabel: string;
  showKm: boolean;
  open: boolean;
}) {
  const rest = limit === undefined ? [] : places.slice(limit);
  return (
    <details name="zones" open={open}>
      <summary className="fold">{label}</summary>
      <div className={css.list}>
        <Places places={places.slice(0, limit)} showKm={showKm} />
        {rest.length > 0 ? (
          <details>
            <summary>{allLabel}</summary>
            <Places places={rest} showKm={showKm} />
          </details>
        ) : null}
      </div>
    </details>
  );
}

function Places({ places, showKm }: { places: readonly PlaceLink[]; showKm: boolean }) {
  return (
    <ul>
      {places.map(({ slug, name, href, km }) => (
        <li key={slug}>
          <a href={href}>
            {name}
            {showKm && km ? <small>{` ${km} km`}</small> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
