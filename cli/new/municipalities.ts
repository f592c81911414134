import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../../engine/diagnostics/suggest.ts';
import { packageRoot } from '../../engine/files/package-root.ts';
import type { Coordinates } from '../../engine/resolve/geo.ts';
import { foldText } from '../../engine/blog/slug.ts';

/** A municipality of the state of São Paulo and the point of its seat. */
export interface Municipality {
  /** Number of the IBGE, seven digits. */
  readonly ibge: string;
  readonly name: string;
  readonly coordinates: Coordinates;
}

/** The table that comes with the command line, made by `cli/municipalities/generate-municipalities.mjs`. */
export function readMunicipalities(): readonly Municipality[] {
  const lines = readFileSync(
    join(packageRoot, 'cli/municipalities/municipalities-sp.csv'),
    'utf8',
  ).split('\n');
  return lines
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const [ibge = '', name = '', latitude, longitude] = line.split(',');
      return { ibge, name, coordinates: [Number(latitude), Number(longitude)] };
    });
}

/** Accents, case, hyphens and apostrophes do not tell two municipalities apart. */
const fold = (name: string) =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The municipality called `name`, however it is accented; else the nearest name that could have been meant, or null. */
export function findMunicipality(
  name: string,
  all: readonly Municipality[],
): { readonly found: Municipality } | { readonly found: null; readonly nearest: string | null } {
  const byFolded = new Map(all.map((one) => [fold(one.name), one]));
  const found = byFolded.get(fold(name));
  if (found) return { found };
  const near = nearest(fold(name), byFolded.keys());
  return { found: null, nearest: near === null ? null : byFolded.get(near)!.name };
}
