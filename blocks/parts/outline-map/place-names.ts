// Where the names of a drawn map stand: in the land that they name, if they fit. No text can be measured where pages are rendered,
// so widths are estimated from the letters (label-box.ts).
import type { DrawnMap, MapDot, MapShape } from '#engine/render/types';
import { labelWidth, liesIn, overlaps, type Box } from '../coverage-map/label-box.ts';
import { brokenName } from '../coverage-map/place-labels.ts';
import { crosses, landOf, middlesOf, touches, type Point } from './land.ts';

/** A screen on which the map is read; wide from 40rem. */
export type Screen = 'wide' | 'small';

/** A name in one line or two, the middle of it, and the box that it fills. */
export interface PlacedName {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly box: Box;
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
    const name = nameOf(place, screen, frame, taken);
    if (name) found.set(place.slug, name);
  }
  return found;
}

/** The first form of a name that has room beside what is taken; that of the page's own place is not held to its land. */
function nameOf(
  place: MapShape | MapDot,
  screen: Screen,
  frame: Box,
  taken: readonly Box[],
): PlacedName | null {
  const isUntaken = (box: Box) => !taken.some((other) => overlaps(box, other));
  const isFree = (box: Box) => liesIn(box, frame) && isUntaken(box);
  const forms = formsOf(place, screen);
  for (const { lines, width, height } of forms) {
    const at = middleOf(place, frame, width, height, isFree);
    if (at) return { lines, x: at.x, y: at.y, box: boxOf(at.x, at.y, width, height) };
  }
  if (!place.here || !('rings' in place)) return null;
  const own = ownName(place, frame, forms.at(-1)!);
  return isUntaken(own.box) ? own : null;
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
    if (liesIn(box, frame) && !shapes.some((shape) => touches(landOf(shape, frame), box)))
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
  const land = landOf(place, frame);
  // What is larger than its land lies in none; most names are, and need no closer look.
  if (width > land.seen.right - land.seen.left || height > land.seen.bottom - land.seen.top)
    return undefined;
  const least = Math.min(width, height) / 2;
  // Best first: from the first one on whose room is less than half the box is high, an edge runs through each.
  return middlesOf(land).find(({ x, y, room }) => {
    const box = boxOf(x, y, width, height);
    return room >= least && isFree(box) && !crosses(land.edges, box);
  });
}

/** The name of the page's own place where it is larger than its land: at the point that has most land around it. */
function ownName(
  place: MapShape,
  frame: Box,
  { lines, width, height }: { lines: readonly string[]; width: number; height: number },
): PlacedName {
  const [best] = middlesOf(landOf(place, frame));
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
