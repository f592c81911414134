import type { Region } from '#schemas/types';
import type { DrawnMap, MapDot, MapShape, PlaceLink } from '../../render/types.ts';
import { kmPosition, type Coordinates, type Position } from '../geo.ts';
import { around, framed, isIn, meets, within, type Frame } from './frame.ts';
import type { Outlines } from './outlines.ts';
import type { Ring, Vertex } from './vertex-weights.ts';

/** Width of the map, SVG user units: finer than a phone can show, and few letters a point. */
const width = 500;
/** Most shapes of a map that is cut out. */
const mostShapes = 8;
/** A point stays if a triangle of this size goes with it, square units; one beyond the edge matters less. */
const leastArea = { inside: 32, beyond: 640 };

/** A place of a list of the site, its distance from the base in km, and whether its group is the first. */
export interface ListedPlace {
  readonly place: PlaceLink;
  readonly region: Region;
  readonly distance: number;
  readonly big: boolean;
}

/** What a map is drawn from. */
interface MapInput {
  readonly places: readonly ListedPlace[];
  readonly outlines: Outlines;
  readonly base: Coordinates;
  readonly radiusKm: number | null;
  /** Slug of the place that is lit; null where the page has none. */
  readonly here: string | null;
  /** Slugs of its neighbours. */
  readonly near: readonly string[];
  readonly credit?: string;
}

/** A place with its rings, and the frame around them. */
interface Land extends ListedPlace {
  readonly rings: readonly Ring[];
  readonly frame: Frame;
}

/**
 * The places as land: the whole where the page has no place or has the one in the middle, else a cut with the place and what
 * lies around it. Null where no place has an outline.
 */
export function drawnMap(input: MapInput): DrawnMap | null {
  const { places, outlines, base, radiusKm, here, near, credit } = input;
  const at = ({ latitude, longitude }: Vertex) => kmPosition(base, [latitude, longitude]);
  const lands = landsOf(places, outlines, at);
  if (lands.length === 0) return null;
  const parts = places.find(({ place }) => place.slug === here)?.region.places ?? [];
  const isHere = ({ place, region }: ListedPlace) =>
    place.slug === here || parts.includes(region.name);
  const isNear = ({ place }: ListedPlace) => near.includes(place.slug);
  const isLand = new Set(lands.map(({ place }) => place.slug));
  const points = places
    .filter(({ place, region }) => !isLand.has(place.slug) && !isDrawnInParts(region, outlines))
    .map((one) => ({ one, at: kmPosition(base, one.region.coordinates) }));

  const own = lands.filter(isHere);
  const isWhole = own.length === 0 || own.some((land) => holdsBase(land, at));
  const ownFrame = framed(own.map((land) => land.frame));
  const frame = isWhole
    ? framed([...lands.map((land) => land.frame), ...points.map((point) => around(point.at))], 0.03)
    : framed([ownFrame, ...lands.filter(isNear).map((land) => within(land.frame, ownFrame))], 0.12);
  const rank = (land: Land) => (isHere(land) ? 0 : isNear(land) ? 1 : 2);
  const shown = isWhole
    ? lands
    : lands
        .filter((land) => meets(land.frame, frame))
        .sort((a, b) => rank(a) - rank(b))
        .slice(0, mostShapes);

  const scale = width / (frame.right - frame.left);
  const unit = ({ x, y }: Position) => ({
    x: Math.round((x - frame.left) * scale),
    y: Math.round((y - frame.top) * scale),
  });
  const squareUnits = (kmPosition([0, 0], [1, 0]).y * scale) ** 2;
  const stays = (vertex: Vertex) => {
    const area = outlines.weightOf(vertex) * squareUnits;
    return area >= leastArea.beyond || (area >= leastArea.inside && isIn(at(vertex), frame));
  };
  const linkOf = (one: ListedPlace) => ({
    ...one.place,
    big: one.big,
    here: isHere(one),
    near: isNear(one),
  });
  const shapes = shown.map((land): MapShape => ({
    ...linkOf(land),
    rings: land.rings
      .map((ring) => flattened(ring.filter(stays).map((vertex) => unit(at(vertex)))))
      .filter((ring) => ring.length >= 6),
  }));
  return {
    height: Math.round((frame.bottom - frame.top) * scale),
    shapes: shapes.filter(({ rings }) => rings.length > 0),
    dots: points
      .filter((point) => isIn(point.at, frame))
      .map((point): MapDot => ({ ...linkOf(point.one), ...unit(point.at) })),
    circle:
      isWhole && radiusKm !== null
        ? { ...unit({ x: 0, y: 0 }), r: Math.round(radiusKm * scale), km: radiusKm }
        : null,
    ...(credit === undefined ? {} : { credit }),
  };
}

/** The places that have an outline, large ones first. An area is that of its cities which have no page of their own. */
function landsOf(
  places: readonly ListedPlace[],
  outlines: Outlines,
  at: (vertex: Vertex) => Position,
): Land[] {
  const listed = new Set(places.map(({ region }) => region.name));
  const sizeOf = ({ frame }: Land) => (frame.right - frame.left) * (frame.bottom - frame.top);
  return places
    .map((one) => {
      const { name, places: parts } = one.region;
      const names = parts ? parts.filter((part) => !listed.has(part)) : [name];
      const rings = names.flatMap((each) => outlines.ringsOf(each));
      const corners = rings.flatMap(cornersOf);
      return { ...one, rings, frame: framed(corners.map((corner) => around(at(corner)))) };
    })
    .filter(({ rings }) => rings.length > 0)
    .sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** Those of each ring: a site has many pages, and a ring hundreds of points. */
const keptCorners = new WeakMap<Ring, readonly Vertex[]>();

/** The corners of the rectangle around a ring. */
function cornersOf(ring: Ring): readonly Vertex[] {
  const known = keptCorners.get(ring);
  if (known) return known;
  const { left, top, right, bottom } = framed(
    ring.map(({ latitude, longitude }) => around({ x: longitude, y: latitude })),
  );
  const corners = [
    { latitude: top, longitude: left },
    { latitude: bottom, longitude: right },
  ];
  keptCorners.set(ring, corners);
  return corners;
}

const isDrawnInParts = ({ places = [] }: ListedPlace['region'], outlines: Outlines) =>
  places.some((name) => outlines.ringsOf(name).length > 0);

/** Whether the base lies in a land: a line from it crosses the outline an odd number of times. */
function holdsBase({ rings }: Land, at: (vertex: Vertex) => Position): boolean {
  let isInside = false;
  for (const ring of rings)
    ring.forEach((vertex, index) => {
      const a = at(vertex);
      const b = at(ring[(index + 1) % ring.length]!);
      if (a.y > 0 !== b.y > 0 && a.x + ((b.x - a.x) * a.y) / (a.y - b.y) > 0) isInside = !isInside;
    });
  return isInside;
}

/** x and y by turns, without points that fell on the one before. */
function flattened(points: readonly Position[]): number[] {
  return points
    .filter(({ x, y }, index) => {
      const before = points.at(index - 1)!;
      return x !== before.x || y !== before.y;
    })
    .flatMap(({ x, y }) => [x, y]);
}
