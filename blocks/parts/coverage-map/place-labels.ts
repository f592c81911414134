import {
  crossesCircle,
  crossesLine,
  labelBox,
  liesIn,
  overlaps,
  pointBox,
  type Box,
  type LabelPoint,
  type Side,
} from './label-box.ts';

/** What the names of maps stand on, in SVG user units; one object for all maps that are alike, with the points that they share. */
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
}

interface Option {
  readonly side: Side | null;
  readonly box: Box | null;
  /** Cost by itself. */
  readonly cost: number;
}

/** What it costs to have two points beside each other, by the option of the one, then by that of the other. */
type PairCosts = readonly (readonly number[])[];

/** A point that another one can get in the way of; `costs` by the option of that one, then by its own. */
interface Rival {
  readonly index: number;
  readonly costs: PairCosts;
}

/** What maps before found out: those of a site differ in one point, and in the line to it. */
interface Known {
  /** Options without the line. */
  readonly options: Map<LabelPoint, readonly Option[]>;
  /** The box around a point and its name, wherever that stands. */
  readonly reaches: Map<LabelPoint, Box>;
  /** Null where two points never meet. */
  readonly pairs: Map<LabelPoint, Map<LabelPoint, PairCosts | null>>;
}

const knownOf = new WeakMap<LabelGround, Known>();

/* Costs are whole numbers, so that a sum is the same in any order. */
/** The sides with what each costs: a name reads best after its point. */
const sides: readonly (readonly [Side, number])[] = [
  ['end', 0],
  ['start', 1],
  ['bottom', 5],
  ['top', 8],
];
/** Cost of covering something, of standing close to it, and of leaving an optional name out: rather none than one that stands badly. */
const impossible = 1000;
const close = 10;
const unnamed = 15;
/** Cost of crossing the line to the page's own place. */
const crossing = 40;
/** Nearer than this is covering. */
const touch = 2;
/** Choices settle after two or three rounds; a bound all the same. */
const rounds = 10;
/** Most options of a point. */
const most = sides.length + 1;

/** The points of a map, each by its options, its rivals and the least that it could cost. */
interface Field {
  readonly options: readonly (readonly Option[])[];
  readonly rivals: readonly (readonly Rival[])[];
  readonly least: readonly number[];
}

/** A choice for all points, and what each option of each point costs beside it: `costs[point * most + option]`. */
interface Choice {
  readonly chosen: number[];
  readonly costs: number[];
  /** Points that may cost less elsewhere. */
  readonly awake: boolean[];
}

/**
 * Chooses the side of each name (null: no name), so that no name covers another one or another point. Each name starts
 * on its own best side and moves to where it costs least beside the others. Then each in turn is put on each of its
 * sides and the others give way; what makes the whole better is kept. The same points always give the same map. A line
 * runs from the centre to `here`.
 */
export function placeLabels(
  points: readonly LabelPoint[],
  ground: LabelGround,
  here?: LabelPoint,
): (Side | null)[] {
  let known = knownOf.get(ground);
  if (!known)
    knownOf.set(ground, (known = { options: new Map(), reaches: new Map(), pairs: new Map() }));
  const options = points.map((point) => optionsOf(point, ground, here, known));
  const rivals = rivalsOf(points, ground, known);
  const least = options.map((list) => Math.min(...list.map(({ cost }) => cost)));
  const field = { options, rivals, least };
  let choice = firstChoice(field);
  settle(choice, field);
  const areas = areasOf(rivals);
  /** What each area costs above the least that it could: no trial in it saves more. */
  const excess: number[] = [];
  for (let i = 0; i < points.length; i += 1) {
    const a = choice.chosen[i]!;
    const own = options[i]![a]!.cost;
    excess[areas[i]!] =
      (excess[areas[i]!] ?? 0) + (choice.costs[i * most + a]! - own) / 2 + own - least[i]!;
  }
  for (let round = 0, better = true; better && round < rounds; round += 1) {
    better = false;
    for (let i = 0; i < points.length; i += 1) {
      const list = options[i]!;
      for (let a = 0; a < list.length; a += 1) {
        if (
          a === choice.chosen[i] ||
          list[a]!.cost >= impossible ||
          atLeast(i, a, field) >= excess[areas[i]!]!
        )
          continue;
        const trial = {
          chosen: choice.chosen.slice(),
          costs: choice.costs.slice(),
          awake: choice.awake.slice(),
        };
        const saved = move(trial, i, a, field) + settle(trial, field, i);
        if (saved <= 0) continue;
        trial.awake[i] = true;
        excess[areas[i]!]! -= saved;
        choice = trial;
        better = true;
      }
    }
  }
  return options.map((list, i) => list[choice.chosen[i]!]!.side);
}

/** Each point on the side that costs least by itself. */
function firstChoice({ options, rivals }: Field): Choice {
  const chosen = options.map((list) =>
    list.reduce((best, { cost }, a) => (cost < list[best]!.cost ? a : best), 0),
  );
  const costs = new Array<number>(options.length * most).fill(0);
  options.forEach((list, i) => {
    for (let a = 0; a < list.length; a += 1) {
      let sum = list[a]!.cost;
      for (let r = 0; r < rivals[i]!.length; r += 1) {
        const rival = rivals[i]![r]!;
        sum += rival.costs[a]![chosen[rival.index]!]!;
      }
      costs[i * most + a] = sum;
    }
  });
  return { chosen, costs, awake: options.map(() => true) };
}

/** Puts point `i` on option `a` and wakes those in whose way it may be there. Returns how much less it costs. */
function move({ chosen, costs, awake }: Choice, i: number, a: number, { rivals }: Field): number {
  const from = chosen[i]!;
  const list = rivals[i]!;
  for (let r = 0; r < list.length; r += 1) {
    const { index, costs: pair } = list[r]!;
    const after = pair[a]!;
    const before = pair[from]!;
    for (let b = 0; b < after.length; b += 1) costs[index * most + b]! += after[b]! - before[b]!;
    awake[index] = true;
  }
  chosen[i] = a;
  return costs[i * most + from]! - costs[i * most + a]!;
}

/** Moves each point that is awake to its cheapest side; `held` stays. Returns how much less it costs. */
function settle(choice: Choice, field: Field, held = -1): number {
  const { chosen, costs, awake } = choice;
  let saved = 0;
  for (let round = 0, moved = true; moved && round < rounds; round += 1) {
    moved = false;
    for (let i = 0; i < chosen.length; i += 1) {
      if (i === held || !awake[i]) continue;
      awake[i] = false;
      let best = chosen[i]!;
      for (let a = 0; a < field.options[i]!.length; a += 1)
        if (costs[i * most + a]! < costs[i * most + best]!) best = a;
      if (best === chosen[i]) continue;
      saved += move(choice, i, best, field);
      moved = true;
    }
  }
  return saved;
}

/** What all points together cost at least above their least, if point `i` has option `a`. */
function atLeast(i: number, a: number, { options, rivals, least }: Field): number {
  let sum = options[i]![a]!.cost - least[i]!;
  for (let r = 0; r < rivals[i]!.length; r += 1) {
    const { index, costs } = rivals[i]![r]!;
    const pair = costs[a]!;
    let more = Infinity;
    for (let b = 0; b < pair.length; b += 1)
      more = Math.min(more, options[index]![b]!.cost - least[index]! + pair[b]!);
    sum += more;
  }
  return sum;
}

/** For each point those that it can get in the way of, with the cost of each pair of sides. */
function rivalsOf(points: readonly LabelPoint[], ground: LabelGround, known: Known): Rival[][] {
  return points.map((point, i) => {
    const list: Rival[] = [];
    for (let j = 0; j < points.length; j += 1) {
      const costs = j === i ? null : pairCosts(point, points[j]!, ground, known);
      if (costs) list.push({ index: j, costs });
    }
    return list;
  });
}

/** What it costs to have two points beside each other; null if they never meet. */
function pairCosts(
  a: LabelPoint,
  b: LabelPoint,
  ground: LabelGround,
  known: Known,
): PairCosts | null {
  let row = known.pairs.get(a);
  if (!row) known.pairs.set(a, (row = new Map()));
  let costs = row.get(b);
  if (costs === undefined) row.set(b, (costs = findPairCosts(a, b, ground, known)));
  return costs;
}

function findPairCosts(
  a: LabelPoint,
  b: LabelPoint,
  { air }: LabelGround,
  { options, reaches, pairs }: Known,
): PairCosts | null {
  const turned = pairs.get(b)?.get(a);
  if (turned) return turned[0]!.map((_, own) => turned.map((others) => others[own]!));
  if (turned === null || !overlaps(reaches.get(a)!, reaches.get(b)!, air)) return null;
  const costs = options
    .get(a)!
    .map((own) => options.get(b)!.map((other) => together(a, own, b, other, air)));
  return costs.some((list) => list.some((cost) => cost > 0)) ? costs : null;
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
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The four sides of a point with what each costs by itself, and none where it may stay unnamed. */
function optionsOf(
  point: LabelPoint,
  ground: LabelGround,
  here: LabelPoint | undefined,
  known: Known,
): readonly Option[] {
  let list = known.options.get(point);
  if (!list) {
    known.options.set(point, (list = optionsWithoutLine(point, ground)));
    known.reaches.set(point, reachOf(point, list));
  }
  return here
    ? list.map((option) =>
        option.box && crossesLine(option.box, ground.centre, here)
          ? { ...option, cost: option.cost + crossing }
          : option,
      )
    : list;
}

function optionsWithoutLine(
  point: LabelPoint,
  { size, air, frame, centre, circles, taken }: LabelGround,
): readonly Option[] {
  const list: Option[] = sides.map(([side, dislike]) => {
    const box = labelBox(point, side, size);
    let cost = dislike;
    if (!liesIn(box, frame)) cost += 5 * impossible;
    for (const text of taken) cost += nearness(box, text, air);
    for (const circle of circles)
      if (crossesCircle(box, centre.x, centre.y, circle.radius)) cost += circle.cost;
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
  return box ? nearness(box, pointBox(point), air) / (side ? 1 : 5) : 0;
}

/** Cost of two boxes: covering, narrow, none. */
function nearness(a: Box, b: Box, air: number): number {
  if (!overlaps(a, b, air)) return 0;
  return overlaps(a, b, touch) ? impossible : close;
}
