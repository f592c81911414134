import { distance } from 'fastest-levenshtein';

/** The name of `names` nearest to `found`, if it is near enough to have been meant (a third of its letters at most), else null. */
export function nearest(found: string, names: Iterable<string>): string | null {
  const wanted = found.toLowerCase();
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(Math.max(found.length, 3) / 3)) + 1;
  for (const name of names) {
    const steps = distance(wanted, name.toLowerCase());
    if (steps < bestDistance) {
      best = name;
      bestDistance = steps;
    }
  }
  return best;
}
