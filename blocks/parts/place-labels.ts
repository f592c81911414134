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

/** A point that another one can get in the way of; `costs` by the side of that one, then by its own. */
interface Rival {
  readonly index: number;
  readonly costs: readonly (readonly number[])[];
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
  const rivals = rivalsOf(points, options, ground.air);
  const costAt = (chosen: readonly number[], i: number, a: number): number => {
    let sum = options[i]![a]!.cost;
    for (const { index, costs } of rivals[i]!) sum += costs[a]![chosen[index]!]!;
    return sum;
  };
  /** Moves each point that is `awake` to its cheapest side, and wakes those in whose way it then is; `held` stays. Returns how much less it costs. */
  const settle = (chosen: number[], awake: Uint8Array, held = -1): number => {
    let saved = 0;
    for (let round = 0, moved = true; moved && round < rounds; round += 1) {
      moved = false;
      for (let i = 0; i < chosen.length; i += 1) {
        if (i === held || awake[i] === 0) continue;
        awake[i] = 0;
        const before = costAt(chosen, i, chosen[i]!);
        let least = before;
        for (let a = 0; a < options[i]!.length; a += 1) {
          const cost = costAt(chosen, i, a);
          if (cost >= least) continue;
          least = cost;
          chosen[i] = a;
        }
        if (least === before) continue;
        saved += before - least;
        moved = true;
        for (const { index } of rivals[i]!) awake[index] = 1;
      }
    }
    return saved;
  };

  let chosen = options.map((list) => list.reduce((best, { cost }, a) => (cost < list[best]!.cost ? a : best), 0));
  let awake = new Uint8Array(chosen.length).fill(1);
  settle(chosen, awake);
  const areas = areasOf(rivals);
  const least = options.map((list) => Math.min(...list.map(({ cost }) => cost)));
  /** What each area costs above the least that it could: no trial in it saves more. */
  const excess: number[] = [];
  for (const [i, a] of chosen.entries()) {
    const pairs = costAt(chosen, i, a) - options[i]![a]!.cost;
    excess[areas[i]!] = (excess[areas[i]!] ?? 0) + pairs / 2 + options[i]![a]!.cost - least[i]!;
  }
  for (let round = 0, better = true; better && round < rounds; round += 1) {
    better = false;
    for (const [i, list] of options.entries()) {
      for (let a = 0; a < list.length; a += 1) {
        if (a === chosen[i] || list[a]!.cost >= impossible || list[a]!.cost - least[i]! > excess[areas[i]!]!) continue;
        const trial = chosen.with(i, a);
        const woken = awake.slice();
        woken[i] = 1;
        for (const { index } of rivals[i]!) woken[index] = 1;
        const paid = costAt(chosen, i, a) - costAt(chosen, i, chosen[i]!);
        // Sums of the same costs in another order differ by rounding.
        const saved = settle(trial, woken, i) - paid;
        if (saved < 1e-6) continue;
        excess[areas[i]!]! -= saved;
        chosen = trial;
        awake = woken;
        better = true;
      }
    }
  }
  return chosen.map((a, i) => options[i]![a]!.side);
}

/** For each point those that it can get in the way of, with the cost of each pair of sides. */
function rivalsOf(points: readonly LabelPoint[], options: readonly (readonly Option[])[], air: number): Rival[][] {
  const rivals: Rival[][] = points.map(() => []);
  const reaches = points.map((point, i) => reachOf(point, options[i]!));
  for (const [i, a] of points.entries()) {
    for (let j = i + 1; j < points.length; j += 1) {
      if (!overlaps(reaches[i]!, reaches[j]!, air)) continue;
      const b = points[j]!;
      const costs = options[i]!.map((own) => options[j]!.map((other) => together(a, own, b, other, air)));
      if (!costs.some((row) => row.some((cost) => cost > 0))) continue;
      rivals[i]!.push({ index: j, costs });
      rivals[j]!.push({ index: i, costs: options[j]!.map((_, other) => costs.map((row) => row[other]!)) });
    }
  }
  for (const list of rivals) list.sort((a, b) => a.index - b.index);
  return rivals;
}

/** For each point the number of its area: those that can get in each other's way, directly or through others. */
function areasOf(rivals: readonly (readonly Rival[])[]): number[] {
  const areas: number[] = [];
  const enter = (i: number, area: number): void => {
    if (areas[i] !== undefined) return;
    areas[i] = area;
    for (const { index } of rivals[i]!) enter(index, area);
  };
  for (const i of rivals.keys()) enter(i, i);
  return areas;
}

/** The box around a point and its name, wherever that stands. */
function reachOf(point: LabelPoint, options: readonly Option[]): Box {
  const boxes = [pointBox(point), ...options.flatMap(({ box }) => box ?? [])];
  return { left: Math.min(...boxes.map(({ left }) => left)), top: Math.min(...boxes.map(({ top }) => top)), right: Math.max(...boxes.map(({ right }) => right)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
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
