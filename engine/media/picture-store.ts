import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { projectState } from '../content/own-code/kept-file.ts';
import { replaceFile } from '../files/replace-file.mjs';

/** So long (ms) a version that nobody asked for is kept: whoever goes back to an earlier page has it at once. */
const keptFor = 30 * 24 * 3_600_000;
/** A version that was asked for within so much (ms) is not marked as asked for again. */
const markedFor = 24 * 3_600_000;

/** The folder of a site's versions, beside what else is kept of its project between commands. */
export const pictureFolder = (siteDir: string): string => join(projectState(siteDir), 'pictures');

/**
 * Versions of photographs that were made, by their addresses: those hold the hash of the source, the recipe and what makes
 * them, so nothing here is ever out of date. A disk that takes nothing costs time alone.
 */
export class PictureStore {
  readonly #folder: string;

  constructor(siteDir: string) {
    this.#folder = pictureFolder(siteDir);
  }

  /** The bytes of a version; null where it is to be made. */
  read(address: string): Buffer | null {
    const file = this.#fileOf(address);
    try {
      const bytes = readFileSync(file);
      if (bytes.length === 0) return null;
      if (statSync(file).mtimeMs < Date.now() - markedFor) utimesSync(file, new Date(), new Date());
      return bytes;
    } catch {
      return null;
    }
  }

  /** Keeps the bytes of a version. */
  keep(address: string, bytes: Uint8Array): void {
    try {
      mkdirSync(this.#folder, { recursive: true });
      replaceFile(this.#fileOf(address), bytes);
    } catch {
      // It is made again.
    }
  }

  /** Removes what nobody asked for in a month, but for the versions at `wanted` addresses. */
  sweep(wanted: ReadonlySet<string>): void {
    const stays = new Set([...wanted].map((address) => this.#fileOf(address)));
    const before = Date.now() - keptFor;
    try {
      for (const name of readdirSync(this.#folder)) {
        const file = join(this.#folder, name);
        if (!stays.has(file) && statSync(file).mtimeMs < before) rmSync(file, { force: true });
      }
    } catch {
      // Somebody else sweeps.
    }
  }

  #fileOf(address: string): string {
    return join(this.#folder, address.slice('/media/'.length).replaceAll('/', '+'));
  }
}
