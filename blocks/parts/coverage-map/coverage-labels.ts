import type { CoverageMap, MapPlace } from '#engine/render/types';
import { distanceTo, labelBox, type Box, type LabelPoint, type Side } from './label-box.ts';
import { placeLabels, type LabelGround } from './place-labels.ts';

/** User units per km, and the centre of the drawing in both directions (engine/render/types.ts, `MapPlace`). */
export const perKm = 9;
export const centre = 500;
/** Free border around the outer circle. */
export const border = 10;

/** A screen on which the map is read; wide from 40rem. */
export type Screen = 'wide' | 'small';

/** A point with the side of its name (null: none) and the box that the name fills. */
export interface PlacedLabel {
  readonly point: LabelPoint;
  readonly side: Side | null;
  readonly box: Box | null;
}

/* Font size, free space and scale of the points; coverage-map.module.css has the same sizes. */
const screens = { wide: { size: 22, air: 10, scale: 1 }, small: { size: 37, air: 22, scale: 1.5 } };
/** How far a name may stand out of the drawing: less than the border of the page. */
const overhang = 40;
/** Size of the names beyond the circle, in sizes of the others; coverage-map.module.css has it too. */
const outsideScale = 0.86;
/** Room to tap around a point on wide screens; coverage-map.module.css has it too. */
const tapRadius = 21;
/** Nearer than this to the centre a city is the city around it, km. */
const centreKm = 3;

/** Whether a place is the city in the middle; it is drawn on the centre itself. */
export function isCentre(place: MapPlace): boolean {
  return place.big && place.distanceKm < centreKm;
}

/** Where the words on a circle of `km` stand: their baseline, just inside of it. */
export function scaleBaseline(km: number): number {
  return centre + km * perKm - 14;
}

/** What maps of the same circles share on a screen, and their points as far as they were met, by all that they are. */
interface Shared {
  readonly ground: LabelGround;
  readonly points: Map<string, LabelPoint>;
}

const shared = new Map<string, Shared>();

function sharedBy({ radiusKm, outerKm }: CoverageMap, screen: Screen): Shared {
  const key = `${screen} ${radiusKm} ${outerKm}`;
  let known = shared.get(key);
  if (!known) {
    const { size, air } = screens[screen];
    const reach = outerKm * perKm + border + overhang;
    const ground = {
      size,
      air,
      frame: {
        left: centre - reach,
        top: centre - reach,
        right: centre + reach,
        bottom: centre + reach,
      },
      centre: { x: centre, y: centre },
      circles: [
        { radius: radiusKm * perKm, cost: 200 },
        { radius: outerKm * perKm, cost: 30 },
      ],
      taken: [radiusKm, outerKm].map((km) => ({
        left: centre - 2 * size,
        right: centre + 2 * size,
        top: scaleBaseline(km) - size,
        bottom: scaleBaseline(km),
      })),
    };
    shared.set(key, (known = { ground, points: new Map() }));
  }
  return known;
}

/** The names of all places beside their points; on small screens those of smaller cities only where there is room. */
export function placedLabels(map: CoverageMap, screen: Screen): PlacedLabel[] {
  const { ground, points: known } = sharedBy(map, screen);
  const points = map.places.map((place) => {
    const point = labelPoint(place, screen);
    const key = JSON.stringify(point);
    return known.get(key) ?? (known.set(key, point), point);
  });
  const sides = placeLabels(points, ground, points[map.places.findIndex((place) => place.here)]);
  return points.map((point, index) => {
    const side = sides[index] ?? null;
    return { point, side, box: side && labelBox(point, side, ground.size) };
  });
}

/**
 * The order in which to draw the places: a name that lies over the room to tap around another point comes after that
 * point, so that a tap on a name goes where the name says.
 */
export function drawingOrder(labels: readonly PlacedLabel[]): number[] {
  const order = new Set<number>();
  const begun = new Set<number>();
  const add = (index: number): void => {
    if (begun.has(index)) return;
    begun.add(index);
    const { box } = labels[index]!;
    labels.forEach(({ point }, other) => {
      if (box && distanceTo(box, point.x, point.y) < tapRadius) add(other);
    });
    order.add(index);
  };
  labels.forEach((_, index) => add(index));
  return [...order];
}

function labelPoint(place: MapPlace, screen: Screen): LabelPoint {
  const inCentre = isCentre(place);
  return {
    x: inCentre ? centre : Math.round(place.x),
    y: inCentre ? centre : Math.round(place.y),
    radius: screens[screen].scale * (inCentre ? 12 : place.here ? 14 : place.big ? 8 : 6),
    lines: place.outside || (place.here && !inCentre) ? brokenName(place.name) : [place.name],
    scale: place.outside && !place.here ? outsideScale : 1,
    note: place.here && !inCentre ? `${Math.round(place.distanceKm)} km` : undefined,
    bold: place.here || place.big,
    optional: screen === 'small' && !place.here && !place.big,
  };
}

/** A name in two lines of about the same length: between the circles there is no room for a long one. */
function brokenName(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const at = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
