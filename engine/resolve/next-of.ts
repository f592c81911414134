/**
 * A function that finds the next of `marks` in a text from a place on; -1 if there is none. Asked with places that grow it
 * reads the text once in all, where a regular expression that fails reads to the end from each of its beginnings.
 */
export function nextOf(
  text: string,
  marks: string,
  fits: (at: number) => boolean = () => true,
): (from: number) => number {
  let found = -2;
  let asked = 0;
  return (from) => {
    if (found !== -2 && from >= asked && (found === -1 || found >= from)) return found;
    asked = from;
    found = text.indexOf(marks, from);
    while (found >= 0 && !fits(found)) found = text.indexOf(marks, found + 1);
    return found;
  };
}
