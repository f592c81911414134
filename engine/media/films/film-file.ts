import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';

/** Most parts of a film: ten hours of a film in fragments have a quarter of them. */
const mostParts = 1_000_000;
/** Zeros that are written at once. */
const zeros = Buffer.alloc(65_536);

/** Why a film is not published: it is none of ours, ends before its end, has a track of data, or none of pictures. */
export type FilmFault = 'format' | 'cut' | 'data' | 'blind';

/** Thrown for a film that is not published. */
export class FilmRefused extends Error {
  override readonly name = 'FilmRefused';

  constructor(readonly fault: FilmFault) {
    super(`the film is refused: ${fault}`);
  }
}

/** An open film, of which some bytes are read at a time. Where it is not `writable`, what is to be written is not. */
export class FilmFile {
  readonly size: number;
  readonly #file: number;
  readonly #writable: boolean;
  #parts = 0;

  private constructor(path: string, writable: boolean) {
    this.#file = openSync(path, writable ? 'r+' : 'r');
    this.#writable = writable;
    this.size = fstatSync(this.#file).size;
  }

  /** What `work` returns; the file is closed then. */
  static use<Result>(path: string, writable: boolean, work: (film: FilmFile) => Result): Result {
    const film = new FilmFile(path, writable);
    try {
      return work(film);
    } finally {
      closeSync(film.#file);
    }
  }

  /** `length` bytes from `at` on, fewer at the end of the file; of a part that begins there. Throws `FilmRefused` where there are too many. */
  headAt(at: number, length: number): Buffer {
    this.#parts += 1;
    if (this.#parts > mostParts) throw new FilmRefused('cut');
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(this.#file, bytes, 0, length, at));
  }

  /** The content, some of it at a time; each is overwritten by the next. */
  *all(): Generator<Buffer> {
    const bytes = Buffer.alloc(1_048_576);
    for (
      let at = 0, length;
      (length = readSync(this.#file, bytes, 0, bytes.length, at)) > 0;
      at += length
    )
      yield bytes.subarray(0, length);
  }

  write(at: number, bytes: Uint8Array): void {
    if (this.#writable) writeSync(this.#file, bytes, 0, bytes.length, at);
  }

  /** Replaces the bytes from `at` up to `end` by zeros. */
  blank(at: number, end: number): void {
    if (!this.#writable) return;
    for (let from = at; from < end; from += zeros.length)
      writeSync(this.#file, zeros, 0, Math.min(zeros.length, end - from), from);
  }
}
