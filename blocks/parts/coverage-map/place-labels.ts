import type { CoverageMap, MapPlace } from '#engine/render/types';
import {
  boxAround,
  crossesCircle,
  distanceTo,
  labelBox,
  labelWidth,
  liesIn,
  overlaps,
  pointBox,
  type Box,
  type LabelPoint,
  type Side,
} from './label-box.ts';

/** The centre of the drawing in both directions (engine/render/types.ts, `MapPlace`). */
export const centre = 500;
/** Free border around the outer circle. */
export const border = 10;

/** A screen on which the map is read; wide from 40rem. */
export type Screen = 'wide' | 'small';

/** A point with the side of its name and the box that the name fills; null for a point without a name. */
export interface PlacedLabel {
  readonly point: LabelPoint;
  readonly side: Side | null;
  readonly box: Box | null;
}

/* Font size, least space around a name and scale of the points; coverage-map.module.css has the same sizes. */
export const screens = {
  wide: { size: 22, air: 2, scale: 1 },
  small: { size: 37, air: 4, scale: 1.5 },
};
/** Room to tap around a point on wide screens; coverage-map.module.css has it too. */
const tapRadius = 21;
/** How far a name may stand out of the drawing: less than the border of the page. */
const overhang = 40;
/** Size of the names beyond the circle, in sizes of the others; coverage-map.module.css has it too. */
const outsideScale = 0.86;
/** Nearer than this to the centre a large place is the one around it, user units. */
const centreRadius = 27;
/** The sides in the order in which they are tried: a name reads best after its point. */
const sides: readonly Side[] = ['right', 'left', 'below', 'above'];

/** Whether a place is the city in the middle; it is drawn on the centre itself. */
export const isCentre = ({ big, distanceKm }: MapPlace, unitsPerKm: number) =>
  big && distanceKm * unitsPerKm < centreRadius;

/** Where the words on a circle of `radius` stand: their baseline, just inside of it. */
export const scaleBaseline = (radius: number) => centre + radius - 14;

/**
 * The names of all places beside their points, in the order of the map. A name takes the first side on which it covers
 * nothing, and is left out where there is none: the name of the page's own place is set first, then those of large places.
 * The own name is the largest; of its sides, the one is taken that leaves the most names in place.
 */
export function placedLabels(map: CoverageMap, screen: Screen): PlacedLabel[] {
  const { places, circlesKm, reachKm, unitsPerKm } = map;
  const circles = circlesKm.map((km) => km * unitsPerKm);
  const { size, air } = screens[screen];
  const points = places.map((place) => labelPoint(place, screen, unitsPerKm));
  const boxes = points.map(pointBox);
  const frame = boxAround(centre, centre, reachKm * unitsPerKm + border + overhang);
  const words = circles.map(scaleBaseline).map((bottom) => ({
    left: centre - 2 * size,
    right: centre + 2 * size,
    top: bottom - size,
    bottom,
  }));
  const onCircle = (box: Box) =>
    circles.some((radius) => crossesCircle(box, centre, centre, radius));
  /** Small screens have room for the points of large places alone: the others may vanish beneath a name. */
  const lasting = ({ here, big }: MapPlace) => screen === 'wide' || here || big;
  const rank = ({ here, big }: MapPlace) => (here ? 0 : big ? 1 : 2);
  const order = [...places.keys()].sort((a, b) => rank(places[a]!) - rank(places[b]!));

  const place = (ownSide: Side): PlacedLabel[] => {
    const labels: PlacedLabel[] = points.map((point) => ({ point, side: null, box: null }));
    const taken = [...words, ...boxes.filter((_, index) => lasting(places[index]!))];
    for (const index of order) {
      const { here, labelSide } = places[index]!;
      const point = points[index]!;
      const covered = taken.some((other) => overlaps(boxes[index]!, other));
      if (covered && !lasting(places[index]!)) continue;
      for (const side of [here ? ownSide : labelSide, ...sides]) {
        const box = side && labelBox(point, side);
        if (!box || !liesIn(box, frame) || (onCircle(box) && !here)) continue;
        if (taken.some((other) => overlaps(box, other, air))) continue;
        labels[index] = { point, side, box };
        taken.push(box, boxes[index]!);
        break;
      }
    }
    return labels;
  };
  /** The line from the centre runs into the side of the own name that looks at it. */
  const onWay = ({ point: { x, y }, side }: PlacedLabel) =>
    Math.abs(x - centre) > Math.abs(y - centre)
      ? side === (x < centre ? 'right' : 'left')
      : side === (y < centre ? 'below' : 'above');
  const flaws = (labels: readonly PlacedLabel[]) =>
    labels.filter(({ box }) => !box || onCircle(box)).length +
    (labels.some((label, index) => places[index]!.here && onWay(label)) ? 0.5 : 0);
  let best = place(sides[0]!);
  let fewest = places.some(({ here }) => here) ? flaws(best) : 0;
  for (const side of sides.slice(1)) {
    if (fewest === 0) break;
    const labels = place(side);
    const found = flaws(labels);
    if (found < fewest) [best, fewest] = [labels, found];
  }
  return best;
}

/**
 * The order in which to draw the places: a name that lies over the room to tap around another point comes after that
 * point, so that a tap on a name goes where the name says.
 */
export function drawingOrder(labels: Readonly<Record<Screen, readonly PlacedLabel[]>>): number[] {
  const order = new Set<number>();
  const begun = new Set<number>();
  const liesOver = (screen: Screen, index: number, other: number) => {
    const { box } = labels[screen][index]!;
    const { point, side } = labels[screen][other]!;
    return box && side && distanceTo(box, point.x, point.y) < tapRadius;
  };
  const add = (index: number): void => {
    if (begun.has(index)) return;
    begun.add(index);
    for (const other of labels.wide.keys())
      if (liesOver('wide', index, other) || liesOver('small', index, other)) add(other);
    order.add(index);
  };
  for (const index of labels.wide.keys()) add(index);
  return [...order];
}

function labelPoint(place: MapPlace, screen: Screen, unitsPerKm: number): LabelPoint {
  const { big, here, outside, name, distanceKm } = place;
  const inCentre = isCentre(place, unitsPerKm);
  const own = here && !inCentre;
  const { scale } = screens[screen];
  const size = screens[screen].size * (outside && !here ? outsideScale : 1);
  const lines = outside || own ? brokenName(name) : [name];
  const note = own ? `${Math.round(distanceKm)} km` : undefined;
  // Measured a little too wide for the own name, which is bold: its neighbours may be estimated too narrow.
  const stretch = here ? 1.1 : big ? 1.06 : 1;
  return {
    x: inCentre ? centre : place.x,
    y: inCentre ? centre : place.y,
    radius: scale * (inCentre ? 12 : here ? 14 : big ? 8 : 6),
    lines,
    note,
    size,
    width: size * labelWidth(lines, note ?? '', stretch),
  };
}

/** A name in two lines of about the same length: between the circles there is no room for a long one. */
export function brokenName(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const at = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
