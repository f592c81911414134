// Where the names of a drawn map stand: in the land that they name, if they fit. No text can be measured where pages are rendered,
// so widths are estimated from the letters (label-box.ts).
import type { DrawnMap, MapDot, MapShape } from '#engine/render/types';
import { labelWidth, liesIn, overlaps, type Box } from '../coverage-map/label-box.ts';
import { brokenName } from '../coverage-map/place-labels.ts';

/** A screen on which the map is read; wide from 40rem. */
export type Screen = 'wide' | 'small';

/** A name in one line or two, the middle of it, and the box that it fills. */
export interface PlacedName {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Font sizes; outline-map.module.css has them too. */
const sizes: Readonly<Record<Screen, number>> = { wide: 10, small: 21 };
/** Widths of medium and bold letters against regular ones, and the height of a line, in font sizes. */
const stretch = { medium: 1.06, bold: 1.12 };
const lineHeight = 0.95;
/** Free room around a name, in font sizes. */
const air = 0.2;
/** From a dot to its name, and from the edge of the map to any. */
const dotRoom = 7;
const border = 4;
/** Places are tried on a grid of so many columns and rows over a land. */
const grid = 16;

/** A rectangle around a middle. */
const boxOf = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** Where names may stand. */
const frameOf = ({ height }: DrawnMap): Box => ({
  left: border,
  top: border,
  right: 500 - border,
  bottom: height - border,
});

const rank = ({ here, near, big }: MapShape | MapDot) => (here ? 0 : near ? 1 : big ? 2 : 3);

/**
 * The names that have room, by the slug of their place: none touches another. That of the page's own place is always there, over
 * its neighbours if it is larger than its land. On small screens a cut of the map names that place and its neighbours alone.
 */
export function placedNames(map: DrawnMap, screen: Screen): ReadonlyMap<string, PlacedName> {
  const frame = frameOf(map);
  const isCut = map.circle === null && map.shapes.some(({ here }) => here);
  const named = [...map.shapes, ...map.dots]
    .filter((place) => screen === 'wide' || !isCut || place.here || place.near)
    .sort((a, b) => rank(a) - rank(b));
  const found = new Map<string, PlacedName>();
  for (const place of named) {
    const taken = [...found.values()].map(({ box }) => box);
    const forms = formsOf(place, screen);
    const isFree = (box: Box) => liesIn(box, frame) && !taken.some((other) => overlaps(box, other));
    const [name] = forms.flatMap(({ lines, width, height }) => {
      const at = middleOf(place, frame, width, height, isFree);
      return at ? [{ lines, x: at.x, y: at.y, box: boxOf(at.x, at.y, width, height) }] : [];
    });
    const own = place.here && 'rings' in place ? ownName(place, frame, forms.at(-1)!) : null;
    const set = name ?? (own && !taken.some((other) => overlaps(own.box, other)) ? own : null);
    if (set) found.set(place.slug, set);
  }
  return found;
}

/** Where the words of the circle stand: on it, beside every land and every name; null where there is no room. */
export function circleName(map: DrawnMap, screen: Screen): PlacedName | null {
  const { circle, shapes } = map;
  if (!circle) return null;
  const lines = [`${circle.km} km`];
  const size = sizes[screen];
  const wide = size * (labelWidth(lines, '', 1) + 2 * air);
  const frame = frameOf(map);
  for (let degrees = 90; degrees < 450; degrees += 5) {
    const angle = (degrees * Math.PI) / 180;
    const x = Math.round(circle.x + (circle.r + wide / 2) * Math.cos(angle));
    const y = Math.round(circle.y + (circle.r + size * 0.8) * Math.sin(angle));
    const box = boxOf(x, y, wide, size * 1.1);
    if (liesIn(box, frame) && !shapes.some((shape) => touches(shape, box)))
      return { lines, x, y, box };
  }
  return null;
}

/** A name as it may be written, the shorter form last: in one line, in two. */
function formsOf({ name, here }: MapShape | MapDot, screen: Screen) {
  const size = sizes[screen];
  const two = brokenName(name);
  return [[name], ...(two.length > 1 ? [two] : [])].map((lines) => ({
    lines,
    width: size * (labelWidth(lines, '', here ? stretch.bold : stretch.medium) + 2 * air),
    height: size * (lines.length * lineHeight + 2 * air),
  }));
}

/** The best middle of a box of that size where it is free: beside a dot, or within the land; undefined where there is none. */
function middleOf(
  place: MapShape | MapDot,
  frame: Box,
  width: number,
  height: number,
  isFree: (box: Box) => boolean,
): Point | undefined {
  if (!('rings' in place)) {
    const { x, y } = place;
    const [beside, below] = [dotRoom + width / 2, dotRoom + height / 2];
    return [
      { x: x + beside, y },
      { x: x - beside, y },
      { x, y: y + below },
      { x, y: y - below },
    ].find((at) => isFree(boxOf(at.x, at.y, width, height)));
  }
  const least = Math.min(width, height) / 2;
  // Best first: from the first one on whose room is less than half the box is high, an edge runs through each.
  return middles(place, frame).find(({ x, y, room }) => {
    const box = boxOf(x, y, width, height);
    return room >= least && isFree(box) && !crosses(place, box);
  });
}

/** The name of the page's own place where it is larger than its land: at the point that has most land around it. */
function ownName(
  place: MapShape,
  frame: Box,
  { lines, width, height }: { lines: readonly string[]; width: number; height: number },
): PlacedName {
  const [best] = middles(place, frame);
  const [x0 = 0, y0 = 0] = place.rings[0] ?? [];
  const { x, y } = best ?? { x: x0, y: y0 };
  const held = (value: number, least: number, most: number) =>
    Math.round(Math.min(Math.max(value, least), most));
  const at = {
    x: held(x, frame.left + width / 2, frame.right - width / 2),
    y: held(y, frame.top + height / 2, frame.bottom - height / 2),
  };
  return { lines, ...at, box: boxOf(at.x, at.y, width, height) };
}

/** A point in a land, and how far it is from the nearest edge. */
interface RoomyPoint extends Point {
  readonly room: number;
}

/** Those of each land: every screen and every form of its name asks for the same. */
const keptMiddles = new WeakMap<MapShape, readonly RoomyPoint[]>();

/** Points of a grid over what is to be seen of a land, in it, those with most room first. */
function middles(place: MapShape, frame: Box): readonly RoomyPoint[] {
  const known = keptMiddles.get(place);
  if (known) return known;
  const xs = place.rings.flatMap((ring) => ring.filter((_, index) => index % 2 === 0));
  const ys = place.rings.flatMap((ring) => ring.filter((_, index) => index % 2 === 1));
  const left = Math.max(Math.min(...xs), frame.left);
  const right = Math.min(Math.max(...xs), frame.right);
  const top = Math.max(Math.min(...ys), frame.top);
  const bottom = Math.min(Math.max(...ys), frame.bottom);
  const edges = edgesOf(place);
  const points: RoomyPoint[] = [];
  for (let down = 1; down < grid; down++)
    for (let over = 1; over < grid; over++) {
      const at = {
        x: Math.round(left + (over / grid) * (right - left)),
        y: Math.round(top + (down / grid) * (bottom - top)),
      };
      if (isInside(edges, at)) points.push({ ...at, room: roomAt(edges, at) });
    }
  points.sort((a, b) => b.room - a.room);
  keptMiddles.set(place, points);
  return points;
}

/** From one point to the next: x and y of the first, x and y of the second. */
type Edge = readonly [number, number, number, number];

/** Those of each land: they are asked for hundreds of times. */
const keptEdges = new WeakMap<MapShape, readonly Edge[]>();

/** Every edge of a land. */
function edgesOf(place: MapShape): readonly Edge[] {
  const known = keptEdges.get(place);
  if (known) return known;
  const edges = place.rings.flatMap((ring) =>
    ring.flatMap((x, at): Edge[] => {
      if (at % 2 === 1) return [];
      const next = (at + 2) % ring.length;
      return [[x, ring[at + 1]!, ring[next]!, ring[next + 1]!]];
    }),
  );
  keptEdges.set(place, edges);
  return edges;
}

/** Whether a point lies in a land: a line from it crosses its edges an odd number of times. */
function isInside(edges: readonly Edge[], { x, y }: Point): boolean {
  let inside = false;
  for (const [x1, y1, x2, y2] of edges)
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) inside = !inside;
  return inside;
}

/** Whether an edge of a land runs through a box: what is left of it between the sides of the box is something. */
function crosses(place: MapShape, { left, top, right, bottom }: Box): boolean {
  for (const [x1, y1, x2, y2] of edgesOf(place)) {
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
const touches = (place: MapShape, box: Box) =>
  crosses(place, box) || isInside(edgesOf(place), { x: box.left, y: box.top });

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
