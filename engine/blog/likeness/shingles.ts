/** Two sets by their positions in a list, and the part of the smaller one that both have, 0 to 1. */
export interface AlikePair {
  readonly one: number;
  readonly other: number;
  readonly share: number;
}

/** A set of hashes of 53 bits, sorted: two texts of a large site that differ have the same hash once in ten thousand sites. */
export type Hashes = Float64Array;

/** Words of one shingle: a run of words, as near-duplicates are found by. */
export const shingleWords = 5;

/** The shingles of a text as they come, capitals and punctuation aside. */
export function shinglesIn(text: string): number[] {
  const hashes = hashWords(text.toLowerCase());
  const out: number[] = [];
  for (let at = 0; at + shingleWords <= hashes.length; at++) {
    let [low, high] = [0, 0];
    for (let step = 0; step < shingleWords; step++) {
      const hash = hashes[at + step]!;
      low = Math.imul(low ^ hash, 0x9e3779b1);
      low ^= low >>> 15;
      high = Math.imul(high ^ hash, 0x85ebca6b);
      high ^= high >>> 13;
    }
    out.push((high >>> 11) * 2 ** 32 + (low >>> 0));
  }
  return out;
}

/** Shingles of several texts as one set. */
export function setOf(lists: readonly ArrayLike<number>[]): Hashes {
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all.sort().filter((value, at, sorted) => at === 0 || value !== sorted[at - 1]);
}

/** The shingles of texts; none reaches from one text into the next. */
export const shinglesOf = (texts: readonly string[]): Hashes => setOf(texts.map(shinglesIn));

/** What is known of each UTF-16 unit: 0 nothing yet, 1 that it is a letter or a digit, 2 that it is neither. */
const unitKinds = new Uint8Array(0x10000);

/** True for a letter or a digit. A text has a hundred different ones: each is looked at once. */
function isOfWord(unit: number): boolean {
  if (unitKinds[unit] === 0)
    unitKinds[unit] = /[\p{L}\p{N}]/u.test(String.fromCharCode(unit)) ? 1 : 2;
  return unitKinds[unit] === 1;
}

/** The words of a text as 32-bit hashes (FNV-1a over UTF-16 units), without making a string of each. */
function hashWords(text: string): number[] {
  const hashes: number[] = [];
  let hash = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (isOfWord(unit)) hash = Math.imul((hash === 0 ? 0x811c9dc5 : hash) ^ unit, 0x01000193);
    else if (hash !== 0) {
      hashes.push(hash);
      hash = 0;
    }
  }
  if (hash !== 0) hashes.push(hash);
  return hashes;
}

/** Part of the smaller set that both have, 0 to 1. */
export function shareOf(one: Hashes, other: Hashes): number {
  let [a, b, common] = [0, 0, 0];
  while (a < one.length && b < other.length) {
    const difference = one[a]! - other[b]!;
    if (difference === 0) common += 1;
    if (difference <= 0) a += 1;
    if (difference >= 0) b += 1;
  }
  const size = Math.min(one.length, other.length);
  return size === 0 ? 0 : common / size;
}

/** How many sets each value is in; values of one set alone are left out. */
function countShared(sets: readonly Hashes[]): Map<number, number> {
  const all = new Float64Array(sets.reduce((sum, set) => sum + set.length, 0));
  let end = 0;
  for (const set of sets) {
    all.set(set, end);
    end += set.length;
  }
  all.sort();
  const shared = new Map<number, number>();
  for (let from = 0, to = 0; from < all.length; from = to) {
    while (to < all.length && all[to] === all[from]) to += 1;
    if (to - from > 1) shared.set(all[from]!, to - from);
  }
  return shared;
}

/** The values of a set that a pair over the limit cannot do without: its rarest, and of those only the ones that others have as well. */
function rarestOf(
  shared: Hashes,
  size: number,
  counts: ReadonlyMap<number, number>,
  limit: number,
): number[] {
  const needed = size - Math.floor(limit * size) - (size - shared.length);
  return needed <= 0
    ? []
    : Array.from(shared)
        .sort((a, b) => counts.get(a)! - counts.get(b)! || a - b)
        .slice(0, needed);
}

/** Sets that have a value among their rarest; `open` is the first of them that may be without a partner. */
interface Entry {
  readonly sets: number[];
  open: number;
}

/**
 * Every pair of sets whose smaller one shares more than `limit` (0 to 1) with the other, most alike first. Not every pair
 * is compared: a set of n values that shares more than `limit` of them has one of its n − ⌊limit·n⌋ rarest in common
 * with the other one, so only those are indexed, and values that one set alone has cost nothing. A set that has `most`
 * partners is asked for more only by sets that have none: of thousands of copies each is in a pair, not in all.
 */
export function alikePairs(
  sets: readonly Hashes[],
  limit: number,
  most = Number.POSITIVE_INFINITY,
): AlikePair[] {
  const counts = countShared(sets);
  const index = new Map<number, Entry>();
  const pairs: AlikePair[] = [];
  const partners = new Uint32Array(sets.length);
  // From small to large: whatever is in the index is the smaller one of a pair.
  const order = sets
    .map((_, position) => position)
    .sort((a, b) => sets[a]!.length - sets[b]!.length || a - b);
  for (const large of order) {
    const shared = sets[large]!.filter((value) => counts.has(value));
    const compared = new Set<number>();
    const compare = (small: number) => {
      if (compared.has(small) || (partners[small]! >= most && partners[large]! > 0)) return;
      compared.add(small);
      const share = shareOf(sets[small]!, sets[large]!);
      if (share <= limit) return;
      pairs.push({ one: Math.min(small, large), other: Math.max(small, large), share });
      partners[small]! += 1;
      partners[large]! += 1;
    };
    for (const value of shared) {
      const entry = index.get(value);
      if (!entry) continue;
      for (let at = 0; at < entry.sets.length && partners[large]! < most; at++)
        compare(entry.sets[at]!);
      if (partners[large]! < most) continue;
      while (entry.open < entry.sets.length && partners[entry.sets[entry.open]!]! > 0)
        entry.open += 1;
      for (let at = entry.open; at < entry.sets.length; at++)
        if (partners[entry.sets[at]!] === 0) compare(entry.sets[at]!);
    }
    for (const value of rarestOf(shared, sets[large]!.length, counts, limit)) {
      const entry = index.get(value);
      if (entry) entry.sets.push(large);
      else index.set(value, { sets: [large], open: 0 });
    }
  }
  return pairs.sort((a, b) => b.share - a.share || a.one - b.one || a.other - b.other);
}
