// Where the samples of a track lie in an MP4 (ISO/IEC 14496-12, 8.6 and 8.7).
import { partsOf } from './boxes.ts';
import { FilmRefused, type FilmFile } from './film-file.ts';

/** Where some bytes of a film begin, and where they are over. */
export type Span = readonly [from: number, end: number];

/** Most bytes of a table: ten hours of pictures have a third of them. */
const mostBytes = 16_000_000;

/** The chunks of a track, which is the box with the content from `from` up to `end`. Throws `FilmRefused`. */
export function samplesOf(film: FilmFile, from: number, end: number): Span[] {
  const table = (type: string): Buffer | undefined => {
    const [found] = partsOf(film, from, end, ['mdia', 'minf', 'stbl', type]);
    if (!found) return undefined;
    const { inside, after } = found;
    if (after - inside > mostBytes) throw new FilmRefused('cut');
    return film.headAt(inside, after - inside);
  };
  try {
    const offsets = offsetsOf(table('stco'), table('co64'));
    const sizes = sizesOf(table('stsz'), table('stz2'));
    const runs = runsOf(table('stsc'));
    const spans: Span[] = [];
    let [sample, bytes, run] = [0, 0, -1];
    for (const [index, offset] of offsets.entries()) {
      // Chunks are counted from 1; a run holds until the next one begins.
      while (run + 1 < runs.length && runs[run + 1]!.chunk <= index + 1) run += 1;
      const count = runs[run]?.samples;
      if (count === undefined) throw new FilmRefused('cut');
      const size = sizes.between(sample, sample + count);
      sample += count;
      bytes += size;
      // Chunks that lie on each other would be emptied again and again.
      if (bytes > film.size) throw new FilmRefused('cut');
      spans.push([offset, offset + size]);
    }
    // Samples in no chunk would stay where they are.
    if (sample < sizes.count) throw new FilmRefused('cut');
    return spans;
  } catch (error) {
    // A table that is shorter than it says.
    throw error instanceof RangeError ? new FilmRefused('cut') : error;
  }
}

/** True where each part of a film lies in one of the others, which come one after another. */
export function liesIn(parts: readonly Span[], others: readonly Span[]): boolean {
  let at = 0;
  return [...parts]
    .sort(([one], [other]) => one - other)
    .every(([from, end]) => {
      while (at < others.length && others[at]![1] < from) at += 1;
      const around = others[at];
      return around !== undefined && around[0] <= from && end <= around[1];
    });
}

/** The numbers of a table after its first `skipped` bytes, `width` bytes each. */
const numbers = (bytes: Buffer, skipped: number, count: number, width: 4 | 8): number[] =>
  Array.from({ length: count }, (_, index) =>
    width === 4
      ? bytes.readUInt32BE(skipped + index * width)
      : Number(bytes.readBigUInt64BE(skipped + index * width)),
  );

/** A count of a table, of entries of `width` bytes behind `skipped` ones. */
function countAt(bytes: Buffer, at: number, skipped: number, width: number): number {
  const count = bytes.readUInt32BE(at);
  if (skipped + count * width > bytes.length) throw new FilmRefused('cut');
  return count;
}

function offsetsOf(short: Buffer | undefined, long: Buffer | undefined): number[] {
  const bytes = short ?? long;
  if (!bytes) throw new FilmRefused('cut');
  const width = short ? 4 : 8;
  return numbers(bytes, 8, countAt(bytes, 4, 8, width), width);
}

function sizesOf(plain: Buffer | undefined, compact: Buffer | undefined) {
  // A compact one is for sizes below 64 KiB, and nobody writes it for data.
  if (!plain || compact) throw new FilmRefused('data');
  const same = plain.readUInt32BE(4);
  const count = same === 0 ? countAt(plain, 8, 12, 4) : plain.readUInt32BE(8);
  const sizes = same === 0 ? numbers(plain, 12, count, 4) : [];
  const between = (first: number, end: number): number => {
    if (end > count) throw new FilmRefused('cut');
    if (same !== 0) return same * (end - first);
    return sizes.slice(first, end).reduce((sum, size) => sum + size, 0);
  };
  return { count, between };
}

function runsOf(bytes: Buffer | undefined): { chunk: number; samples: number }[] {
  if (!bytes) throw new FilmRefused('cut');
  const count = countAt(bytes, 4, 8, 12);
  const all = numbers(bytes, 8, count * 3, 4);
  return Array.from({ length: count }, (_, index) => ({
    chunk: all[index * 3]!,
    samples: all[index * 3 + 1]!,
  }));
}
