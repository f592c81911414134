import { FilmRefused, type FilmFile } from './film-file.ts';

/** A box of an MP4. */
export interface Box {
  /** Four letters. */
  readonly type: string;
  /** Its first 28 bytes, fewer at the end of the film. */
  readonly head: Buffer;
  /** Where its content begins in `head`. */
  readonly content: number;
  /** Where it begins in the film, where its content begins, and where it is over. */
  readonly at: number;
  readonly inside: number;
  readonly after: number;
}

/** The boxes from `from` up to `end`, which are in those of `around`. Throws `FilmRefused`. */
export function* boxesIn(
  film: FilmFile,
  from: number,
  end: number,
  around: readonly string[],
): Generator<Box> {
  for (let at = from; at < end;) {
    const head = film.headAt(at, 28);
    if (head.length < 8) throw new FilmRefused('cut');
    const { size, content } = sizeOf(head, end - at, around.length === 0);
    const after = at + size;
    yield {
      type: head.toString('latin1', 4, 8),
      head,
      content,
      at,
      inside: at + content,
      after,
    };
    at = after;
  }
}

/** The boxes at the end of a way of types, `mdia`, `hdlr`, among those from `from` up to `end`. Throws `FilmRefused`. */
export function partsOf(
  film: FilmFile,
  from: number,
  end: number,
  [type, ...rest]: readonly string[],
): Box[] {
  const found = [...boxesIn(film, from, end, ['trak'])].filter((box) => box.type === type);
  return rest.length === 0
    ? found
    : found.flatMap(({ inside, after }) => partsOf(film, inside, after, rest));
}

/** Size of a box and how long its head is, bytes; `left` are those to the end of what is around it. */
function sizeOf(head: Buffer, left: number, isOutermost: boolean) {
  const written = head.readUInt32BE(0);
  const isLong = written === 1;
  if (isLong && head.length < 16) throw new FilmRefused('cut');
  const toTheEnd = written === 0 && isOutermost ? left : written;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : toTheEnd;
  const content = isLong ? 16 : 8;
  if (size < content || size > left) throw new FilmRefused('cut');
  return { size, content };
}
