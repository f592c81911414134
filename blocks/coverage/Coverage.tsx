import type { BlockProps, PlaceLink, RegionGroup } from '#engine/render/types';
import { CoverageMap } from '../parts/coverage-map/CoverageMap.tsx';
import css from './coverage.module.css';

/** Where the company works: the map for the eye, the lists of regions for the thumb; at most one list is open. */
export function Coverage({
  id,
  heading,
  lead,
  showMap,
  map,
  regionGroups,
  allLabel,
}: BlockProps<'coverage'>) {
  return (
    <section className="band plain" id={id}>
      <div className={`hold ${css.hold}`}>
        <div>
          <h2>{heading}</h2>
          <p className={`lead ${css.lead}`}>{lead}</p>
        </div>
        {showMap ? <CoverageMap className={css.map} map={map} label={heading} /> : null}
        {regionGroups.length > 0 ? (
          <div className={css.zones}>
            {regionGroups.map((group) => (
              <Zone key={group.id} group={group} allLabel={allLabel} />
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** One group; places beyond its limit stand behind `allLabel`, links in the HTML like the others. */
function Zone({
  group: { label, limit, places },
  allLabel,
}: {
  group: RegionGroup;
  allLabel: string;
}) {
  const rest = limit === undefined ? [] : places.slice(limit);
  return (
    <details name="zones">
      <summary className="fold">{label}</summary>
      <div className={css.list}>
        <Places places={places.slice(0, limit)} />
        {rest.length > 0 ? (
          <details>
            <summary>{allLabel}</summary>
            <Places places={rest} />
          </details>
        ) : null}
      </div>
    </details>
  );
}

function Places({ places }: { places: readonly PlaceLink[] }) {
  return (
    <ul>
      {places.map(({ slug, name, href }) => (
        <li key={slug}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
