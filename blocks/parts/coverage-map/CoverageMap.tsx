import type { CoverageMap as CoverageMapFact, MapPlace } from '#engine/render/types';
import {
  border,
  centre,
  drawingOrder,
  isCentre,
  placedLabels,
  scaleBaseline,
  type PlacedLabel,
  type Screen,
} from './place-labels.ts';
import { distanceRings, ringName } from './distance-rings.ts';
import { OutlineMap } from '../outline-map/OutlineMap.tsx';
import css from './coverage-map.module.css';
import {
  boxAround,
  linesOf,
  overlaps,
  pointBox,
  type Box,
  type LabelPoint,
  type Side,
} from './label-box.ts';

/** Room around the points of a map without circles, and the width that few points have, user units: names keep their size. */
const margin = 60;
const leastWidth = 800;

/** Where the company works: as land where the site has outlines of its places, else with circles and points. */
export function CoverageMap(props: {
  map: CoverageMapFact;
  label: string;
  className?: string | undefined;
}) {
  const { drawn } = props.map;
  return drawn ? <OutlineMap {...props} map={drawn} /> : <PointMap {...props} />;
}

/**
 * Where the company works: the circles of the site, the outer one dotted, or rings of distance if it claims none, and each place
 * as a link. The page's own place is lit, with its distance and a line from the centre. The map repeats the lists of the site for
 * the eye; `label` names the group of links. Nothing where the site has no places.
 */
function PointMap({
  map,
  label,
  className,
}: {
  map: CoverageMapFact;
  label: string;
  className?: string | undefined;
}) {
  const { radiusKm, circlesKm, reachKm, unitsPerKm, places } = map;
  if (places.length === 0) return null;
  const wide = placedLabels(map, 'wide');
  const small = placedLabels(map, 'small');
  const here = places.findIndex((place) => place.here && !isCentre(place, unitsPerKm));
  const way = wide[here]?.point;
  // Without circles the points stand close, on a ground with rings of distance.
  const bare = circlesKm.length === 0;
  const boxes = [...wide, ...small].flatMap(({ point, box }) => [
    pointBox(point),
    ...(box ? [box] : []),
  ]);
  const room = bare
    ? roomOf([...boxes, boxAround(centre, centre, 0)])
    : boxAround(centre, centre, reachKm * unitsPerKm + border);
  const { left, top, right, bottom } = room;
  const rings = bare ? distanceRings(unitsPerKm, room, boxes) : [];
  return (
    <svg
      className={joined(css.map, bare && css.ground, className)}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      role="group"
      aria-label={label}
    >
      {rings.map(({ km, radius, words }) => (
        <g key={km} className={css.ring}>
          <circle cx={centre} cy={centre} r={radius} />
          {words ? <text {...words}>{ringName(km)}</text> : null}
        </g>
      ))}
      {circlesKm.map((km, index) => (
        <circle
          key={km}
          className={index === 0 ? css.zone : css.outer}
          cx={centre}
          cy={centre}
          r={km * unitsPerKm}
        />
      ))}
      {circlesKm.map((km) => (
        <text key={km} x={centre} y={scaleBaseline(km * unitsPerKm)}>{`${km} km`}</text>
      ))}
      {way ? <path className={css.way} d={`M${centre} ${centre}L${way.x} ${way.y}`} /> : null}
      {drawingOrder({ wide, small }).map((index) => {
        const place = places[index]!;
        const { point, side, box } = wide[index]!;
        const beyond =
          box !== null &&
          radiusKm !== null &&
          Math.hypot((box.left + box.right) / 2 - centre, (box.top + box.bottom) / 2 - centre) >
            radiusKm * unitsPerKm;
        const look = joined(
          sideClass.wide[side ?? 'none'],
          sideClass.small[small[index]!.side ?? 'none'],
          isCovered(small[index]!.point, small) && css.covered,
          placeClass(place, here < 0, unitsPerKm),
          linesClass[linesOf(point)],
          beyond && css.out,
        );
        // Spread: React's types know `a` as an element of HTML only.
        const position = { transform: `translate(${point.x} ${point.y})` };
        return (
          <a
            key={place.slug}
            className={look}
            href={place.href}
            aria-current={place.here ? 'page' : undefined}
            {...position}
          >
            {/* the room to tap, and the point in it */}
            <circle />
            <circle />
            <text>
              {point.lines[0]}
              {point.lines[1] ? <Line dy="1em" side={side} text={point.lines[1]} /> : null}
              {point.note ? <Line dy="1.18em" side={side} text={point.note} /> : null}
            </text>
          </a>
        );
      })}
    </svg>
  );
}

/** The rectangle around boxes, with room at its edges: at least as wide as high, at most twice. */
function roomOf(boxes: readonly Box[]): Box {
  const edge = (side: keyof Box, choose: (...edges: number[]) => number) =>
    Math.round(choose(...boxes.map((box) => box[side])));
  const [left, right] = [edge('left', Math.min), edge('right', Math.max)];
  const [top, bottom] = [edge('top', Math.min), edge('bottom', Math.max)];
  const width = Math.max(right - left, bottom - top, leastWidth) + 2 * margin;
  const height = Math.max(bottom - top + 2 * margin, width / 2);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/**
 * A further line of a name, `dy` below the one before. The space between them is for those who hear or copy the name; it
 * stands on that end of a line that does not move the words.
 */
function Line({ dy, side, text }: { dy: string; side: Side | null; text: string }) {
  return side === 'left' ? (
    <tspan x="0" dy={dy}>{` ${text}`}</tspan>
  ) : (
    <>
      {' '}
      <tspan x="0" dy={dy}>
        {text}
      </tspan>
    </>
  );
}

/** Class by side, on wide screens and on small ones; a point without a name is drawn smaller. */
const sideClass: Readonly<Record<Screen, Readonly<Record<Side | 'none', string | undefined>>>> = {
  wide: { right: undefined, left: css.left, below: css.below, above: css.above, none: css.none },
  small: {
    right: undefined,
    left: css.leftS,
    below: css.belowS,
    above: css.aboveS,
    none: css.noneS,
  },
};
/** Whether a name of a small screen lies over the point; its place has no name there then. */
const isCovered = (point: LabelPoint, small: readonly PlacedLabel[]) =>
  small.some(({ box }) => box && overlaps(box, pointBox(point)));

/** Class by the number of lines of a name. */
const linesClass: Readonly<Record<number, string | undefined>> = { 2: css.two, 3: css.three };

/** How a place is drawn; one point of the map is lit: the page's own place, else (`alone`) the centre. */
function placeClass(place: MapPlace, alone: boolean, unitsPerKm: number): string | undefined {
  if (isCentre(place, unitsPerKm)) return joined(css.big, css.centre, alone && css.lit);
  return joined(place.big && css.big, place.here ? css.here : place.outside && css.far);
}

function joined(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
