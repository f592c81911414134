// The geometry of a name beside its point on the coverage map, in SVG user units. No text can be measured where pages
// are rendered, so widths are estimated from the letters.

/** Side of a point on which its name stands. */
export type Side = 'end' | 'start' | 'bottom' | 'top';

/** A point with its name. */
export interface LabelPoint {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The name, in one line or two. */
  readonly lines: readonly string[];
  /** A smaller line below the name. */
  readonly note?: string | undefined;
  readonly bold: boolean;
  /** Size of the name in sizes of the other names. */
  readonly scale: number;
  /** Stays without a name where there is no room. */
  readonly optional: boolean;
}

/** A rectangle. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/* From the edge of a point to its name; height of a capital, depth below the baseline, from line to line and size of a
   note, in font sizes. coverage-map.module.css has the same numbers. */
const gapBeside = 7;
const gapAbove = 13;
const capital = 0.72;
const depth = 0.2;
const lineHeight = 1;
const noteSize = 0.85;

const widths = new Map<string, number>();

/** Estimated width of a text in font sizes, for Special Gothic at weight 400 (measured: within 5 %). */
export function textWidth(text: string): number {
  let width = widths.get(text);
  if (width === undefined) widths.set(text, (width = estimatedWidth(text)));
  return width;
}

function estimatedWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[ilíjI ,.]/.test(letter)) width += 0.23;
    else if (/[frt]/.test(letter)) width += 0.36;
    else if (/[mwMW]/.test(letter)) width += 0.82;
    else width += /\p{Lu}/u.test(letter) ? 0.66 : 0.53;
  }
  return width;
}

/** The box that the name of `point` fills on `side`, where names have the font size `mapSize`. */
export function labelBox(point: LabelPoint, side: Side, mapSize: number): Box {
  const { x, y, radius, lines, note, bold, scale } = point;
  const size = mapSize * scale;
  const width =
    size *
    Math.max(
      ...lines.map((line) => textWidth(line) * (bold ? 1.06 : 1)),
      note ? textWidth(note) * noteSize : 0,
    );
  const height = size * (capital + (linesOf(point) - 1) * lineHeight);
  const left = {
    end: x + radius + gapBeside,
    start: x - radius - gapBeside - width,
    bottom: x - width / 2,
    top: x - width / 2,
  }[side];
  const top = {
    end: y - height / 2,
    start: y - height / 2,
    bottom: y + radius + gapAbove,
    top: y - radius - gapAbove - height,
  }[side];
  return { left, top, right: left + width, bottom: top + height + depth * size };
}

/** How many lines the name of a point takes. */
export function linesOf({ lines, note }: LabelPoint): number {
  return lines.length + (note ? 1 : 0);
}

/** The box around the point itself. */
export function pointBox({ x, y, radius }: LabelPoint): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** Whether two boxes come nearer to each other than `gap`. */
export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return (
    a.left < b.right + gap &&
    b.left < a.right + gap &&
    a.top < b.bottom + gap &&
    b.top < a.bottom + gap
  );
}

/** Whether `inner` lies in `outer` as a whole. */
export function liesIn(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

/** Whether the edge of a circle runs through the box. */
export function crossesCircle(box: Box, x: number, y: number, radius: number): boolean {
  const far = Math.hypot(
    Math.max(x - box.left, box.right - x),
    Math.max(y - box.top, box.bottom - y),
  );
  return distanceTo(box, x, y) < radius && far > radius;
}

/** Distance of a point from the nearest edge of the box; 0 inside of it. */
export function distanceTo(box: Box, x: number, y: number): number {
  return Math.hypot(
    Math.max(box.left - x, 0, x - box.right),
    Math.max(box.top - y, 0, y - box.bottom),
  );
}

/** Whether the straight line between two points runs through the box. */
export function crossesLine(
  box: Box,
  from: { x: number; y: number },
  to: { x: number; y: number },
): boolean {
  // The part of the line, from 0 to 1, that is between two opposite edges; then between the others as well.
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (
    (dx === 0 && !(from.x > box.left && from.x < box.right)) ||
    (dy === 0 && !(from.y > box.top && from.y < box.bottom))
  )
    return false;
  const acrossX = dx === 0 ? [0, 1] : [(box.left - from.x) / dx, (box.right - from.x) / dx];
  const acrossY = dy === 0 ? [0, 1] : [(box.top - from.y) / dy, (box.bottom - from.y) / dy];
  return (
    Math.max(0, Math.min(...acrossX), Math.min(...acrossY)) <
    Math.min(1, Math.max(...acrossX), Math.max(...acrossY))
  );
}
