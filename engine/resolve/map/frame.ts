import type { Position } from '../geo.ts';

/** A rectangle, km east and south of the base. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The least and the most that a map is high, in its widths. */
const flattest = 0.7;
const steepest = 1.1;

/** The frame of one point. */
export const around = ({ x, y }: Position): Frame => ({ left: x, top: y, right: x, bottom: y });

/** Whether a point lies in a frame. */
export const isIn = ({ x, y }: Position, { left, top, right, bottom }: Frame) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Whether two frames have something in common. */
export const meets = (a: Frame, b: Frame) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** As much of a frame as is no farther from another than that is long: beside a village a large city has no end. */
export function within(frame: Frame, other: Frame): Frame {
  const reach = Math.max(other.right - other.left, other.bottom - other.top) / 2;
  const horizontal = (x: number) => Math.min(Math.max(x, other.left - reach), other.right + reach);
  const vertical = (y: number) => Math.min(Math.max(y, other.top - reach), other.bottom + reach);
  return {
    left: horizontal(frame.left),
    top: vertical(frame.top),
    right: horizontal(frame.right),
    bottom: vertical(frame.bottom),
  };
}

/** The frame around several, with `margin` of its sides left free at each; with one it is of a shape that suits a page. */
export function framed(frames: readonly Frame[], margin = 0): Frame {
  const left = frames.reduce((least, frame) => Math.min(least, frame.left), Infinity);
  const top = frames.reduce((least, frame) => Math.min(least, frame.top), Infinity);
  const right = frames.reduce((most, frame) => Math.max(most, frame.right), -Infinity);
  const bottom = frames.reduce((most, frame) => Math.max(most, frame.bottom), -Infinity);
  if (margin === 0) return { left, top, right, bottom };
  // One place alone, and without extent, has a km around it.
  const wide = Math.max(right - left, 1) * (1 + 2 * margin);
  const high = Math.max(bottom - top, 1) * (1 + 2 * margin);
  const halfWidth = Math.max(wide, high / steepest) / 2;
  const halfHeight = Math.max(high, wide * flattest) / 2;
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}
