// What names ask of a land: which points of it have most room around them, and what runs through a box.
import type { MapShape } from '#engine/render/types';
import type { Box } from '../coverage-map/label-box.ts';

/** Places are tried on a grid of so many columns and rows over a land. */
const grid = 16;

/** A point of the map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point in a land, and how far it is from the nearest edge. */
export interface RoomyPoint extends Point {
  readonly room: number;
}

/** From one point to the next: x and y of the first, x and y of the second. */
type Edge = readonly [number, number, number, number];

/** A land, measured. */
export interface Land {
  readonly edges: readonly Edge[];
  /** The box around what is to be seen of it. */
  readonly seen: Box;
  /** Points in it, those with most room first, once they were asked for. */
  middles?: readonly RoomyPoint[];
}

/** Every screen and every form of a name asks for the same land, of the same map. */
const lands = new WeakMap<MapShape, Land>();

/** Measures a land, once; `frame` is what is seen of its map. */
export function landOf(place: MapShape, frame: Box): Land {
  const known = lands.get(place);
  if (known) return known;
  const edges = place.rings.flatMap((ring) =>
    ring.flatMap((x, at): Edge[] => {
      if (at % 2 === 1) return [];
      const next = (at + 2) % ring.length;
      return [[x, ring[at + 1]!, ring[next]!, ring[next + 1]!]];
    }),
  );
  const xs = edges.map(([x]) => x);
  const ys = edges.map(([, y]) => y);
  const seen = {
    left: Math.max(Math.min(...xs), frame.left),
    right: Math.min(Math.max(...xs), frame.right),
    top: Math.max(Math.min(...ys), frame.top),
    bottom: Math.min(Math.max(...ys), frame.bottom),
  };
  const land = { edges, seen };
  lands.set(place, land);
  return land;
}

/** Points of a grid over what is to be seen of a land, in it, those with most room first. */
export function middlesOf(land: Land): readonly RoomyPoint[] {
  if (land.middles) return land.middles;
  const { edges, seen } = land;
  const steps = Array.from({ length: grid - 1 }, (_, at) => (at + 1) / grid);
  const points = steps.flatMap((down) => {
    const y = Math.round(seen.top + down * (seen.bottom - seen.top));
    const crossings = crossingsAt(edges, y);
    return steps.flatMap((over): RoomyPoint[] => {
      const x = Math.round(seen.left + over * (seen.right - seen.left));
      return isBetween(crossings, x) ? [{ x, y, room: roomAt(edges, { x, y }) }] : [];
    });
  });
  points.sort((a, b) => b.room - a.room);
  land.middles = points;
  return points;
}

/** Where the line at the height `y` crosses edges of a land. */
const crossingsAt = (edges: readonly Edge[], y: number): number[] =>
  edges.flatMap(([x1, y1, x2, y2]) =>
    y1 > y !== y2 > y ? [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)] : [],
  );

/** Whether a point of such a line lies in the land: an odd number of edges is crossed behind it. */
const isBetween = (crossings: readonly number[], x: number): boolean =>
  crossings.filter((crossing) => x < crossing).length % 2 === 1;

/** Whether an edge of a land runs through a box: what is left of it between the sides of the box is something. */
export function crosses(edges: readonly Edge[], { left, top, right, bottom }: Box): boolean {
  for (const [x1, y1, x2, y2] of edges) {
    if (Math.max(x1, x2) < left || Math.min(x1, x2) > right) continue;
    if (Math.max(y1, y2) < top || Math.min(y1, y2) > bottom) continue;
    let from = 0;
    let to = 1;
    for (const [start, step, least, most] of [
      [x1, x2 - x1, left, right],
      [y1, y2 - y1, top, bottom],
    ] as const) {
      if (step === 0) {
        if (start < least || start > most) to = -1;
        continue;
      }
      const [a, b] = [(least - start) / step, (most - start) / step];
      from = Math.max(from, Math.min(a, b));
      to = Math.min(to, Math.max(a, b));
    }
    if (from <= to) return true;
  }
  return false;
}

/** Whether a box lies on a land, in part or as a whole. */
export const touches = ({ edges }: Land, box: Box) =>
  crosses(edges, box) || isBetween(crossingsAt(edges, box.top), box.left);

/** Distance of a point from the nearest edge. */
function roomAt(edges: readonly Edge[], { x, y }: Point): number {
  let least = Infinity;
  for (const [x1, y1, x2, y2] of edges) {
    const [wide, high] = [x2 - x1, y2 - y1];
    const length = wide ** 2 + high ** 2;
    const along =
      length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * wide + (y - y1) * high) / length));
    least = Math.min(least, (x - x1 - along * wide) ** 2 + (y - y1 - along * high) ** 2);
  }
  return Math.sqrt(least);
}
