import css from './monogram.module.css';

const initial = (word: string | undefined) =>
  word === undefined ? '' : [...word][0]!.toUpperCase();

/** The initials of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return initial(words[0]) + initial(words.slice(1).at(-1));
}

/** Somebody's initials in a circle, in place of a photograph; the name stands beside it. */
export function Monogram({ name }: { name: string }) {
  return (
    <span className={css.monogram} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
