// The ground of a map that claims no circle: rings around the centre that say how far things are from it.
import { boxAround, liesIn, overlaps, textWidth, type Box } from './label-box.ts';
import { centre, screens } from './place-labels.ts';

/** A ring of a distance in km; its words stand on it, their middle at `x` and `y`, or nowhere. */
export interface DistanceRing {
  readonly km: number;
  readonly radius: number;
  readonly words: { readonly x: number; readonly y: number } | null;
}

/** Steps between rings, km: the first that leaves no more than `mostRings` is taken. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const mostRings = 5;
/** Rays on which the words of the rings may stand, the one that leads south first. */
const rays = Array.from({ length: 24 }, (_, index) => Math.PI * (1 / 2 + index / 12));

/**
 * The rings that meet `frame`, in user units. Their words stand on one ray, the one with room for most of them: in the frame, and
 * off the boxes of `taken`.
 */
export function distanceRings(
  unitsPerKm: number,
  frame: Box,
  taken: readonly Box[],
): DistanceRing[] {
  const { left, top, right, bottom } = frame;
  const reach = Math.hypot(
    Math.max(right - centre, centre - left),
    Math.max(bottom - centre, centre - top),
  );
  const step = steps.find((km) => reach / unitsPerKm / km < mostRings + 1) ?? steps.at(-1)!;
  const count = Math.floor(reach / unitsPerKm / step);
  const rings = Array.from({ length: count }, (_, index) => ({
    km: step * (index + 1),
    radius: Math.round(step * (index + 1) * unitsPerKm),
  }));
  const { size } = screens.small;
  const onRay = (angle: number) =>
    rings.map(({ km, radius }): DistanceRing => {
      const x = Math.round(centre + radius * Math.cos(angle));
      const y = Math.round(centre + radius * Math.sin(angle));
      const half = (size * textWidth(ringName(km))) / 2;
      const box = { ...boxAround(x, y, size / 2), left: x - half, right: x + half };
      const hasRoom = liesIn(box, frame) && !taken.some((other) => overlaps(box, other, size / 4));
      return { km, radius, words: hasRoom ? { x, y } : null };
    });
  const named = (of: readonly DistanceRing[]) => of.filter(({ words }) => words).length;
  return rays.map(onRay).reduce((best, other) => (named(other) > named(best) ? other : best));
}

/** What is written on a ring. */
export const ringName = (km: number) => `${km} km`;
