import { shinglesIn } from '../../blog/likeness/shingles.ts';
import { mayBeUnfinished, todosIn } from '../../blog/unfinished/unfinished-post.ts';
import type { PlaceNames } from '../lints/places/place-names.ts';

/**
 * Gives what texts say, to be compared: their runs of words, names of places and figures aside, in base64 (`runsIn`); null where
 * somebody still has to write one of them.
 */
export function runsReader(names: PlaceNames): (texts: readonly string[]) => string | null {
  // Pages share most of their texts: each is looked at once.
  const known = new Map<string, readonly number[] | null>();
  const read = (text: string): readonly number[] | null => {
    let runs = known.get(text);
    if (runs === undefined) {
      const masked = names.mask(text, ' lugar ').replace(/\p{N}[\p{N}.,:]*/gu, ' 0 ');
      runs = mayBeUnfinished(text) && todosIn(text).length > 0 ? null : shinglesIn(masked);
      known.set(text, runs);
    }
    return runs;
  };
  return (texts) => {
    const runs = texts.map(read).filter((ofText) => ofText !== null);
    if (runs.length < texts.length) return null;
    return Buffer.from(Float64Array.from(runs.flat()).buffer).toString('base64');
  };
}

/** The runs that `runsReader` gave, as often as they stand in the texts. */
export function runsIn(written: string): Float64Array {
  const bytes = Buffer.from(written, 'base64');
  const runs = new Float64Array(bytes.length / Float64Array.BYTES_PER_ELEMENT);
  new Uint8Array(runs.buffer).set(bytes);
  return runs;
}
