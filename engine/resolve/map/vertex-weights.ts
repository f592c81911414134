/** A point of an outline, decimal degrees (WGS 84). Outlines that meet have their points in common. */
export interface Vertex {
  readonly latitude: number;
  readonly longitude: number;
}

/** A closed line; its last point is not said again. */
export type Ring = readonly Vertex[];

/**
 * How much each point of the rings matters (Visvalingam): the area, in square degrees of latitude, of the triangle that is
 * lost with it, when the points that matter less went before. Outlines that meet keep their border in common, because a point
 * is weighed once, with the neighbours that it has in all of them: where more than two lines meet it always stays, and so do
 * the last three of a ring.
 */
export function vertexWeights(rings: readonly Ring[]): ReadonlyMap<Vertex, number> {
  const neighbours = new Map<Vertex, Set<Vertex>>();
  const beside = (vertex: Vertex) => {
    const known = neighbours.get(vertex) ?? new Set();
    neighbours.set(vertex, known);
    return known;
  };
  for (const ring of rings)
    ring.forEach((vertex, index) => {
      const next = ring[(index + 1) % ring.length]!;
      if (next === vertex) return;
      beside(vertex).add(next);
      beside(next).add(vertex);
    });
  // Degrees of longitude are as long as they are in the middle of the map.
  const [first] = neighbours.keys();
  const narrow = Math.cos(((first?.latitude ?? 0) * Math.PI) / 180);
  const area = (a: Vertex, b: Vertex, c: Vertex) =>
    (narrow / 2) *
    Math.abs(
      (b.longitude - a.longitude) * (c.latitude - a.latitude) -
        (c.longitude - a.longitude) * (b.latitude - a.latitude),
    );

  const weights = new Map<Vertex, number>();
  const areas = new Map<Vertex, number>();
  const queue = new Queue();
  const weigh = (vertex: Vertex) => {
    const [a, b, ...more] = neighbours.get(vertex)!;
    if (!a || !b || more.length > 0) return;
    const found = area(a, vertex, b);
    areas.set(vertex, found);
    queue.add(found, vertex);
  };
  for (const vertex of neighbours.keys()) {
    weights.set(vertex, Infinity);
    weigh(vertex);
  }
  let least = 0;
  for (let next = queue.take(); next; next = queue.take()) {
    const [found, vertex] = next;
    if (areas.get(vertex) !== found) continue;
    const [a, b] = neighbours.get(vertex)!;
    if (neighbours.get(a!)!.has(b!)) continue;
    least = Math.max(least, found);
    weights.set(vertex, least);
    areas.delete(vertex);
    for (const [one, other] of [
      [a!, b!],
      [b!, a!],
    ] as const) {
      neighbours.get(one)!.delete(vertex);
      neighbours.get(one)!.add(other);
      if (areas.has(one)) weigh(one);
    }
  }
  return weights;
}

type Entry = readonly [area: number, vertex: Vertex];

/** Gives what was put into it with the smallest area first: a binary heap. */
class Queue {
  readonly #entries: Entry[] = [];

  add(area: number, vertex: Vertex): void {
    const entries = this.#entries;
    let at = entries.push([area, vertex]) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (entries[parent]![0] <= entries[at]![0]) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  take(): Entry | undefined {
    const entries = this.#entries;
    const first = entries[0];
    const last = entries.pop();
    if (!last || entries.length === 0) return first;
    entries[0] = last;
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      const right = left + 1;
      let least = at;
      if (left < entries.length && entries[left]![0] < entries[least]![0]) least = left;
      if (right < entries.length && entries[right]![0] < entries[least]![0]) least = right;
      if (least === at) return first;
      this.#swap(at, least);
      at = least;
    }
  }

  #swap(one: number, other: number): void {
    const entries = this.#entries;
    [entries[one], entries[other]] = [entries[other]!, entries[one]!];
  }
}
