import { distance } from 'fastest-levenshtein';

/** How many letters may be wrong in a name of so many. */
const tolerance = (length: number) => (length < 6 ? 1 : length < 9 ? 2 : 3);
const wordsOf = (name: string) => name.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
const lettersOf = (name: string) => [...name].sort().join('');

/** How many letters differ; two letters that changed places are one mistake. */
function mistakesIn(found: string, name: string): number {
  const steps = distance(found, name);
  return steps === 2 && found.length > 2 && lettersOf(found) === lettersOf(name) ? 1 : steps;
}

/** True if `found` may be `name` mistyped. Of names of several words each has to be near: `/help-in-north` is not `/help-in-south`. */
function isNear(found: string, name: string, mistakes: number): boolean {
  if (mistakes > tolerance(found.length)) return false;
  const [words, others] = [wordsOf(found), wordsOf(name)];
  return (
    words.length !== others.length ||
    words.every((word, at) => mistakesIn(word, others[at]!) <= tolerance(word.length))
  );
}

/** The name of `names` nearest to `found`, if it is near enough to have been meant, else null. */
export function nearest(found: string, names: Iterable<string>): string | null {
  let best: string | null = null;
  let fewest = Infinity;
  for (const name of names) {
    // Each letter more or less is one that is wrong; a text of a megabyte need not be compared, nor read.
    if (Math.abs(found.length - name.length) > tolerance(found.length)) continue;
    const [wanted, known] = [found.toLowerCase(), name.toLowerCase()];
    const mistakes = mistakesIn(wanted, known);
    if (mistakes >= fewest || !isNear(wanted, known, mistakes)) continue;
    best = name;
    fewest = mistakes;
  }
  return best;
}

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
  const mistakes = mistakesIn(wanted, first.name.toLowerCase());
  return mistakes <= (found.length < 8 ? 1 : 2) ? first.name : null;
}
