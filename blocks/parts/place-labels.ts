import { crossesCircle, crossesLine, labelBox, liesIn, overlaps, pointBox, type Box, type LabelPoint, type Side } from './label-box.ts';

/** What the names of a map stand on, in SVG user units. */
export interface LabelGround {
  /** Font size. */
  readonly size: number;
  /** Free space that a name wants around it. */
  readonly air: number;
  /** No name leaves it. */
  readonly frame: Box;
  /** Centre of the map. */
  readonly centre: { readonly x: number; readonly y: number };
  /** Radii of the circles around it that names had better not cross, and what crossing each costs. */
  readonly circles: readonly { readonly radius: number; readonly cost: number }[];
  /** Boxes of other texts. */
  readonly taken: readonly Box[];
  /** The point with a line from the centre. */
  readonly here?: LabelPoint | undefined;
}

interface Option {
  readonly side: Side | null;
  readonly box: Box | null;
  /** Cost by itself. */
  readonly cost: number;
}

/** The sides with what each costs: a name reads best after its point. */
const sides: readonly (readonly [Side, number])[] = [['end', 0], ['start', 0.1], ['bottom', 0.5], ['top', 0.8]];
/** Cost of covering something, and of leaving an optional name out: rather none than one that stands badly. */
const impossible = 100;
const unnamed = 1.5;
/** Nearer than this is covering. */
const touch = 2;
/** Choices settle after two or three rounds; a bound all the same. */
const rounds = 10;

/**
 * Chooses the side of each name (null: no name), so that no name covers another one or another point. Each name starts
 * on its own best side and moves to where it costs least beside the others. Then each in turn is put on each of its
 * sides and the others give way; what makes the whole better is kept. The same points always give the same map.
 */
export function placeLabels(points: readonly LabelPoint[], ground: LabelGround): (Side | null)[] {
  const options = points.map((point) => optionsOf(point, ground));
  const pairs = points.map((a, i) => points.map((b, j) => options[i]!.map((own) => options[j]!.map((other) => (i === j ? 0 : together(a, own, b, other, ground.air))))));
  /** The points that each one can get in the way of. */
  const others = pairs.map((row) => [...row.keys()].filter((j) => row[j]!.some((costs) => costs.some((cost) => cost > 0))));
  const costAt = (chosen: readonly number[], i: number, a: number): number => {
    let sum = options[i]![a]!.cost;
    for (const j of others[i]!) sum += pairs[i]![j]![a]![chosen[j]!]!;
    return sum;
  };
  /** Every pair counts twice, which is all the same for comparing. */
  const total = (chosen: readonly number[]): number => chosen.reduce((sum, a, i) => sum + costAt(chosen, i, a) + options[i]![a]!.cost, 0);
  const settle = (start: readonly number[], held = -1): number[] => {
    const chosen = [...start];
    for (let round = 0, moved = true; moved && round < rounds; round += 1) {
      moved = false;
      for (const [i, list] of options.entries()) {
        if (i === held) continue;
        let least = costAt(chosen, i, chosen[i]!);
        for (let a = 0; a < list.length; a += 1) {
          const cost = costAt(chosen, i, a);
          if (cost >= least) continue;
          least = cost;
          chosen[i] = a;
          moved = true;
        }
      }
    }
    return chosen;
  };

  let chosen = settle(options.map((list) => list.reduce((best, { cost }, a) => (cost < list[best]!.cost ? a : best), 0)));
  let lowest = total(chosen);
  for (let round = 0, better = true; better && round < rounds; round += 1) {
    better = false;
    for (const [i, list] of options.entries()) {
      for (let a = 0; a < list.length; a += 1) {
        if (a === chosen[i] || list[a]!.cost >= impossible) continue;
        const trial = settle(chosen.with(i, a), i);
        const cost = total(trial);
        // Sums of the same costs in another order differ by rounding.
        if (cost > lowest - 1e-6) continue;
        chosen = trial;
        lowest = cost;
        better = true;
      }
    }
  }
  return chosen.map((a, i) => options[i]![a]!.side);
}

/** The four sides of a point with what each costs by itself, and none where it may stay unnamed. */
function optionsOf(point: LabelPoint, { size, air, frame, centre, circles, taken, here }: LabelGround): Option[] {
  const list: Option[] = sides.map(([side, dislike]) => {
    const box = labelBox(point, side, size);
    let cost = dislike;
    if (!liesIn(box, frame)) cost += 5 * impossible;
    for (const text of taken) cost += nearness(box, text, air);
    for (const circle of circles) if (crossesCircle(box, centre.x, centre.y, circle.radius)) cost += circle.cost;
    if (here && crossesLine(box, centre, here)) cost += 4;
    return { side, box, cost };
  });
  return point.optional ? [...list, { side: null, box: null, cost: unnamed }] : list;
}

/** Cost of two points with their names beside each other. */
function together(a: LabelPoint, own: Option, b: LabelPoint, other: Option, air: number): number {
  const names = own.box && other.box ? nearness(own.box, other.box, air) : 0;
  return names + overPoint(own, b, other, air) + overPoint(other, a, own, air);
}

/** Cost of a name beside a point; one without a name matters less. */
function overPoint({ box }: Option, point: LabelPoint, { side }: Option, air: number): number {
  return box ? nearness(box, pointBox(point), air) * (side ? 1 : 0.2) : 0;
}

/** Cost of two boxes: covering, narrow, none. */
function nearness(a: Box, b: Box, air: number): number {
  if (!overlaps(a, b, air)) return 0;
  return overlaps(a, b, touch) ? impossible : 1;
}
