// The geometry of a name beside its point on the coverage map, in SVG user units. No text can be measured where pages
// are rendered, so widths are estimated from the letters.
import type { Region } from '#schemas/types';

/** Side of a point on which its name stands. */
export type Side = NonNullable<Region['labelSide']>;

/** A point with its name. */
export interface LabelPoint {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The name, in one line or two. */
  readonly lines: readonly string[];
  /** A smaller line below the name. */
  readonly note?: string | undefined;
  /** Font size of the name. */
  readonly size: number;
  /** Width of its longest line, in user units. */
  readonly width: number;
}

/** A rectangle. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/* From the edge of a point to its name; height of a capital, depth below the baseline and size of a note, in font sizes;
   lines are one font size apart. coverage-map.module.css has the same numbers. */
const gapBeside = 7;
const gapAbove = 13;
const capital = 0.72;
const depth = 0.2;
const noteSize = 0.85;

/** Estimated width of a text in font sizes, for Special Gothic at weight 400 (measured: within 5 %). */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[ilíjI ,.]/.test(letter)) width += 0.23;
    else if (/[frt]/.test(letter)) width += 0.36;
    else if (/[mwMW]/.test(letter)) width += 0.82;
    else width += /\p{Lu}/u.test(letter) ? 0.66 : 0.53;
  }
  return width;
}

/** Width of the longest line of a name, its note with it, in font sizes; `stretch` is that of letters against regular ones. */
export function labelWidth(lines: readonly string[], note: string, stretch: number): number {
  return Math.max(...lines.map((line) => textWidth(line) * stretch), textWidth(note) * noteSize);
}

/** How many lines the name of a point takes. */
export const linesOf = ({ lines, note }: LabelPoint) => lines.length + (note ? 1 : 0);

/** The box that the name of a point fills on a side. */
export function labelBox(point: LabelPoint, side: Side): Box {
  const { x, y, radius, size, width } = point;
  const height = size * (capital + linesOf(point) - 1);
  const left = {
    right: x + radius + gapBeside,
    left: x - radius - gapBeside - width,
    below: x - width / 2,
    above: x - width / 2,
  }[side];
  const top = {
    right: y - height / 2,
    left: y - height / 2,
    below: y + radius + gapAbove,
    above: y - radius - gapAbove - height,
  }[side];
  return { left, top, right: left + width, bottom: top + height + depth * size };
}

/** The square around a point. */
export const boxAround = (x: number, y: number, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

/** The square around a point itself. */
export const pointBox = ({ x, y, radius }: LabelPoint) => boxAround(x, y, radius);

/** Whether `inner` lies in `outer` as a whole. */
export const liesIn = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** Whether two boxes come nearer to each other than `gap`. */
export const overlaps = (a: Box, b: Box, gap = 0) =>
  a.left < b.right + gap &&
  b.left < a.right + gap &&
  a.top < b.bottom + gap &&
  b.top < a.bottom + gap;

/** Distance of a point from the nearest edge of the box; 0 inside of it. */
export const distanceTo = (box: Box, x: number, y: number) =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

/** Whether the edge of a circle runs through the box. */
export function crossesCircle(box: Box, x: number, y: number, radius: number): boolean {
  const far = Math.hypot(
    Math.max(x - box.left, box.right - x),
    Math.max(y - box.top, box.bottom - y),
  );
  return distanceTo(box, x, y) < radius && far > radius;
}
