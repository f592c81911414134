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

/** Four numbers an edge, from one point to the next: x and y of the first, x and y of the second. */
type Edges = Float64Array;

/** A land, measured. */
export interface Land {
  readonly edges: Edges;
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
  const { rings } = place;
  const edges = new Float64Array(2 * rings.reduce((sum, ring) => sum + ring.length, 0));
  let end = 0;
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      edges.set([ring[at]!, ring[at + 1]!, ring[next]!, ring[next + 1]!], end);
      end += 4;
    }
  const xs = edges.filter((_, at) => at % 4 === 0);
  const ys = edges.filter((_, at) => at % 4 === 1);
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
  const points: RoomyPoint[] = [];
  for (let down = 1; down < grid; down += 1) {
    const y = Math.round(seen.top + (down / grid) * (seen.bottom - seen.top));
    const crossings = crossingsAt(edges, y);
    for (let over = 1; over < grid; over += 1) {
      const x = Math.round(seen.left + (over / grid) * (seen.right - seen.left));
      if (isBetween(crossings, x)) points.push({ x, y, room: roomAt(edges, x, y) });
    }
  }
  points.sort((a, b) => b.room - a.room);
  land.middles = points;
  return points;
}

/** Where the line at the height `y` crosses edges of a land. */
function crossingsAt(edges: Edges, y: number): number[] {
  const crossings: number[] = [];
  for (let at = 0; at < edges.length; at += 4) {
    const x1 = edges[at]!;
    const y1 = edges[at + 1]!;
    const y2 = edges[at + 3]!;
    if (y1 > y !== y2 > y) crossings.push(x1 + ((edges[at + 2]! - x1) * (y - y1)) / (y2 - y1));
  }
  return crossings;
}

/** Whether a point of such a line lies in the land: an odd number of edges is crossed behind it. */
function isBetween(crossings: readonly number[], x: number): boolean {
  let isOdd = false;
  for (const crossing of crossings) if (x < crossing) isOdd = !isOdd;
  return isOdd;
}

/** Whether an edge of a land runs through a box: what is left of it between the sides of the box is something. */
export function crosses(edges: Edges, { left, top, right, bottom }: Box): boolean {
  for (let at = 0; at < edges.length; at += 4) {
    const x = edges[at]!;
    const y = edges[at + 1]!;
    const wide = edges[at + 2]! - x;
    const high = edges[at + 3]! - y;
    if (Math.max(x, x + wide) < left || Math.min(x, x + wide) > right) continue;
    if (Math.max(y, y + high) < top || Math.min(y, y + high) > bottom) continue;
    let from = 0;
    let to = 1;
    if (wide !== 0) {
      from = Math.max(from, Math.min((left - x) / wide, (right - x) / wide));
      to = Math.min(to, Math.max((left - x) / wide, (right - x) / wide));
    }
    if (high !== 0) {
      from = Math.max(from, Math.min((top - y) / high, (bottom - y) / high));
      to = Math.min(to, Math.max((top - y) / high, (bottom - y) / high));
    }
    if (from <= to) return true;
  }
  return false;
}

/** Whether a box lies on a land, in part or as a whole. */
export const touches = ({ edges }: Land, box: Box) =>
  crosses(edges, box) || isBetween(crossingsAt(edges, box.top), box.left);

/** Distance of a point from the nearest edge. */
function roomAt(edges: Edges, x: number, y: number): number {
  let least = Infinity;
  for (let at = 0; at < edges.length; at += 4) {
    // From the first point of the edge to the second, and to the one asked for.
    const wide = edges[at + 2]! - edges[at]!;
    const high = edges[at + 3]! - edges[at + 1]!;
    const over = x - edges[at]!;
    const down = y - edges[at + 1]!;
    // Most edges are farther away, as the box around them tells.
    const beside = Math.max(over - Math.max(wide, 0), Math.min(wide, 0) - over, 0);
    const above = Math.max(down - Math.max(high, 0), Math.min(high, 0) - down, 0);
    if (beside * beside + above * above >= least) continue;
    const length = wide * wide + high * high;
    const along = length === 0 ? 0 : (over * wide + down * high) / length;
    const held = Math.min(1, Math.max(0, along));
    least = Math.min(least, (over - held * wide) ** 2 + (down - held * high) ** 2);
  }
  return Math.sqrt(least);
}
