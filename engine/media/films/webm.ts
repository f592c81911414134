// WebM and Matroska (RFC 9559): a film is a tree of elements, each with an id and a size of one to eight bytes.
import { FilmRefused, type FilmFile } from './film-file.ts';

const ids = (text: string) => new Set(text.split(' ').map((id) => parseInt(id, 16)));
const segment = 0x18538067;
const cluster = 0x1f43b675;
const trackType = 0x83;
/** Elements that hold others: segment, its info, its tracks, one track. */
const entered = ids('18538067 1549a966 1654ae6b ae');
/**
 * What a film is played by: head, index, pictures and sound; of the info the scale and the duration; what describes a track,
 * but for its name. All else, tags, attachments, chapters, checksums of what changed, becomes void.
 */
const kept = ids(
  '1a45dfa3 114d9b74 1c53bb6b 1f43b675 e7 a7 ab a3 a0 5854 2ad7b1 4489 d7 73c5 83 b9 88 55aa 9c 6de7 6df8 23e383 234e7a 23314f 537f 55ee 41e4 22b59c 22b59d 86 63a2 56aa 56bb e0 e1 6d80',
);
/** Elements that have to be there, and whose text nobody reads: the programs that wrote the film. */
const emptied = ids('4d80 5741');
/** Sizes that say that nobody knew it when it was written. */
const unknown = Symbol();
const deepest = 8;

/** Takes out of a WebM film whatever it is not played by; no byte changes its place. Throws `FilmRefused`. */
export function cleanWebm(film: FilmFile): void {
  let hasPictures = false;
  const walk = (from: number, end: number, depth: number) => {
    if (depth > deepest) throw new FilmRefused('cut');
    for (let at = from; at < end;) {
      const head = film.headAt(at, 13);
      const { id, size, content } = read(head);
      // A film that was written while it was taken: what comes next stands beside the head.
      if (size === unknown && (id === segment || id === cluster)) {
        at += content;
        continue;
      }
      if (size === unknown || size > end - at - content) throw new FilmRefused('cut');
      const after = at + content + size;
      if (entered.has(id)) walk(at + content, after, depth + 1);
      else if (emptied.has(id)) film.blank(at + content, after);
      else if (!kept.has(id)) makeVoid(film, at, after);
      else if (id === trackType) {
        const type = size > 0 ? head[content + size - 1] : undefined;
        // 1 is pictures, 2 is sound; the others are texts, buttons and data.
        if (type !== 1 && type !== 2) throw new FilmRefused('data');
        hasPictures ||= type === 1;
      }
      at = after;
    }
  };
  walk(0, film.size, 0);
  if (!hasPictures) throw new FilmRefused('blind');
}

/** The head of an element: its id, the size of its content, and where that begins. */
function read(head: Buffer) {
  const idLength = lengthOf(head[0], 4);
  const sizeLength = lengthOf(head[idLength], 8);
  const content = idLength + sizeLength;
  if (head.length < content) throw new FilmRefused('cut');
  const id = head.readUIntBE(0, idLength);
  const digits = [...head.subarray(idLength, content)];
  digits[0]! &= 0xff >> sizeLength;
  const isUnknown = digits[0] === 0xff >> sizeLength && digits.slice(1).every((one) => one === 255);
  const size = digits.reduce((sum, one) => sum * 256 + one, 0);
  return { id, size: isUnknown ? unknown : size, content } as const;
}

/** Length of a number by its first byte: the zeros before its first one tell. */
function lengthOf(first: number | undefined, most: number): number {
  const length = first === undefined ? 9 : Math.clz32(first) - 23;
  if (length > most) throw new FilmRefused('cut');
  return length;
}

/** Writes a void element of the same length over one; its head is not longer than the head of that was. */
function makeVoid(film: FilmFile, at: number, after: number): void {
  const sizeLength = Math.min(8, after - at - 1);
  const head = Buffer.alloc(1 + sizeLength);
  head[0] = 0xec;
  let rest = after - at - head.length;
  for (let place = sizeLength; place > 0; place -= 1, rest = Math.floor(rest / 256))
    head[place] = rest % 256;
  head[1]! |= 0x80 >> (sizeLength - 1);
  film.write(at, head);
  film.blank(at + head.length, after);
}
