import { distance } from 'fastest-levenshtein';

/** How many letters may be wrong: two letters that changed places count as two. */
const tolerance = (length: number) => (length < 4 ? 1 : Math.max(2, Math.floor(length / 3)));

/** The name of `names` nearest to `found`, if it is near enough to have been meant, else null. */
export function nearest(found: string, names: Iterable<string>): string | null {
  const wanted = found.toLowerCase();
  let best: string | null = null;
  let bestDistance = tolerance(found.length) + 1;
  for (const name of names) {
    // Each letter more or less is one that is wrong; a text of a megabyte need not be compared.
    if (Math.abs(found.length - name.length) >= bestDistance) continue;
    const steps = distance(wanted, name.toLowerCase());
    if (steps < bestDistance) {
      best = name;
      bestDistance = steps;
    }
  }
  return best;
}

const lettersOf = (name: string) => [...name].sort().join('');

/**
 * The name that `found` was meant to be, if there can be no doubt: one letter is wrong, missing or too many (two in a
 * long name), or two letters changed places, and no other name is as near. Else null.
 */
export function nearestOnly(found: string, names: readonly string[]): string | null {
  const wanted = found.toLowerCase();
  const ranked = [...new Set(names)]
    .map((name) => ({ name, steps: distance(wanted, name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  const [first, second] = ranked;
  if (!first || first.steps === second?.steps || found.length < 3) return null;
  const swapped = first.steps === 2 && lettersOf(wanted) === lettersOf(first.name.toLowerCase());
  return first.steps <= (found.length < 8 ? 1 : 2) || swapped ? first.name : null;
}
