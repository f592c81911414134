// Films are published as they are, but for what a camera or a program noted in them: place, time, names.
import { createHash } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { FilmFile, FilmRefused, type FilmFault } from './film-file.ts';
import { cleanMp4 } from './mp4.ts';
import { cleanWebm } from './webm.ts';

/** Films, by their names, those also that few browsers show. */
export const isFilm = (path: string): boolean =>
  /\.(?:mp4|m4v|webm|mov|mkv|avi|3gp|wmv)$/i.test(path);

/** Raised when a film becomes other bytes. */
const version = 2;

function clean(film: FilmFile, path: string): void {
  const head = film.headAt(0, 8).toString('latin1');
  const isMp4 = head.startsWith('ftyp', 4);
  const isWebm = head.startsWith('\x1a\x45\xdf\xa3');
  if (isMp4 && /\.m(?:p4|4v)$/i.test(path)) cleanMp4(film);
  else if (isWebm && /\.webm$/i.test(path)) cleanWebm(film);
  else throw new FilmRefused('format');
}

/** Why the film in `path` is not published; null where it is. Throws what the disk says. */
export function filmFault(path: string): FilmFault | null {
  try {
    FilmFile.use(path, false, (film) => clean(film, path));
    return null;
  } catch (error) {
    if (error instanceof FilmRefused) return error.fault;
    throw error;
  }
}

/** Copies a film without what is noted in it; the copy has its length. Throws `FilmRefused`, and what the disk says. */
export function copyFilm(from: string, to: string): void {
  copyFileSync(from, to);
  FilmFile.use(to, true, (film) => clean(film, from));
}

/** First eight hexadecimal digits of the SHA-256 of what is published of a film. Throws what the disk says. */
export function filmHash(path: string): string {
  const hash = createHash('sha256').update(`film ${version} `);
  FilmFile.use(path, false, (film) => {
    for (const bytes of film.all()) hash.update(bytes);
  });
  return hash.digest('hex').slice(0, 8);
}
