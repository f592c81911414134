import type { CoverageMap as CoverageMapFact, MapPlace } from '#engine/view/types';
import css from './coverage-map.module.css';
import { labelBox, overlaps, pointBox, type LabelPoint, type Side } from './label-box.ts';
import { placeLabels } from './place-labels.ts';

/** User units per km and the centre of the drawing (engine/view/types.ts, `MapPlace`). */
const perKm = 9;
const middle = 500;
/** Free border around the outer circle, and how far a name may stand out of the drawing. */
const border = 10;
const outside = 40;
/** Nearer than this to the centre a city is the city around it: drawn on the centre itself, km. */
const centreKm = 3;

/** Font size, free space and size of the points on wide and on small screens (coverage-map.module.css has the same). */
const wide = { size: 22, air: 10, scale: 1 };
const small = { size: 37, air: 22, scale: 1.5 };

const isCentre = (place: MapPlace): boolean => place.big && place.distanceKm < centreKm;

/** The points of the map with the lines of their labels; on small screens names of smaller cities are optional. */
export function labelPoints(places: readonly MapPlace[], screen: 'wide' | 'small'): LabelPoint[] {
  const { scale } = screen === 'wide' ? wide : small;
  return places.map((place) => {
    const centre = isCentre(place);
    return {
      x: centre ? middle : Math.round(place.x),
      y: centre ? middle : Math.round(place.y),
      radius: scale * (centre ? 12 : place.here ? 14 : place.big ? 8 : 6),
      lines: place.here && !centre ? [place.name, `${Math.round(place.distanceKm)} km`] : [place.name],
      bold: place.here || place.big,
      optional: screen === 'small' && !place.here && !place.big,
    };
  });
}

/** The side of each name (null: none), and the box that it fills. */
export function labelsOf(map: CoverageMapFact, screen: 'wide' | 'small') {
  const { size, air } = screen === 'wide' ? wide : small;
  const points = labelPoints(map.places, screen);
  const reach = map.outerKm * perKm + border + outside;
  const frame = { left: middle - reach, top: middle - reach, right: middle + reach, bottom: middle + reach };
  const taken = [map.radiusKm, map.outerKm].map((km) => ({ left: middle - 2 * size, right: middle + 2 * size, top: scaleY(km) - size, bottom: scaleY(km) }));
  const here = points.find((_, index) => map.places[index]!.here);
  const sides = placeLabels(points, { size, air, frame, circle: { x: middle, y: middle, radius: map.radiusKm * perKm }, taken, here });
  return points.map((point, index) => ({ point, side: sides[index]!, box: sides[index] ? labelBox(point, sides[index]!, size) : null }));
}

/** Baseline of the words on a circle: just inside of it. */
const scaleY = (km: number): number => middle + km * perKm - 14;

/**
 * Where the company works: a circle of `radiusKm`, a dotted one of `outerKm`, each city as a link. The page's own place
 * is lit and bears its distance. It repeats the lists of the site for the eye; `label` names the group of links.
 */
export function CoverageMap({ map, label, className }: { map: CoverageMapFact; label: string; className?: string | undefined }) {
  const names = labelsOf(map, 'wide');
  const small = labelsOf(map, 'small');
  const reach = map.outerKm * perKm + border;
  const covered = (at: number): boolean => small.some(({ box }) => box && overlaps(box, pointBox(small[at]!.point)));
  const here = names.find((_, index) => map.places[index]!.here && !isCentre(map.places[index]!));
  return (
    <svg className={className ? `${css.map} ${className}` : css.map} viewBox={`${middle - reach} ${middle - reach} ${2 * reach} ${2 * reach}`} role="group" aria-label={label}>
      <circle className={css.zone} cx={middle} cy={middle} r={map.radiusKm * perKm} />
      <circle className={css.outer} cx={middle} cy={middle} r={map.outerKm * perKm} />
      <text x={middle} y={scaleY(map.radiusKm)}>{`${map.radiusKm} km`}</text>
      <text x={middle} y={scaleY(map.outerKm)}>{`${map.outerKm} km`}</text>
      {here ? <path className={css.way} d={`M${middle} ${middle}L${here.point.x} ${here.point.y}`} /> : null}
      {map.places.map((place, index) => {
        const { point, side, box } = names[index]!;
        const far = box && Math.hypot((box.left + box.right) / 2 - middle, (box.top + box.bottom) / 2 - middle) > map.radiusKm * perKm;
        const lit = place.here || (isCentre(place) && !here);
        const classes = [sideClass[side ?? 'end'], smallSideClass[small[index]!.side ?? 'none'], covered(index) && css.covered, place.big && css.big, isCentre(place) && css.centre, place.here && !isCentre(place) && css.here, lit && css.lit, far && css.out];
        // Spread: React's types know `a` as an element of HTML only.
        const position = { transform: `translate(${point.x} ${point.y})` };
        return (
          <a key={place.slug} className={classes.filter(Boolean).join(' ') || undefined} href={place.href} aria-current={place.here ? 'page' : undefined} {...position}>
            <circle />
            <text>
              {place.name}
              {point.lines[1] ? <> <tspan x="0" dy="1.24em">{point.lines[1]}</tspan></> : null}
            </text>
          </a>
        );
      })}
    </svg>
  );
}

const sideClass: Readonly<Record<Side, string | undefined>> = { end: undefined, start: css.start, bottom: css.bottom, top: css.top };
const smallSideClass: Readonly<Record<Side | 'none', string | undefined>> = { end: undefined, start: css.startS, bottom: css.bottomS, top: css.topS, none: css.none };
