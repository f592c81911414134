import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../../engine/diagnostics/suggest.ts';
import { packageRoot } from '../../engine/files/package-root.ts';
import { distanceKm, type Coordinates } from '../../engine/resolve/geo.ts';
import { foldText } from '../../engine/blog/slug.ts';

/** The states of Brazil and the federal district by the first two digits of a municipality's number (IBGE). */
const states: Readonly<Record<string, string>> = {
  11: 'RO',
  12: 'AC',
  13: 'AM',
  14: 'RR',
  15: 'PA',
  16: 'AP',
  17: 'TO',
  21: 'MA',
  22: 'PI',
  23: 'CE',
  24: 'RN',
  25: 'PB',
  26: 'PE',
  27: 'AL',
  28: 'SE',
  29: 'BA',
  31: 'MG',
  32: 'ES',
  33: 'RJ',
  35: 'SP',
  41: 'PR',
  42: 'SC',
  43: 'RS',
  50: 'MS',
  51: 'MT',
  52: 'GO',
  53: 'DF',
};

/** Abbreviations of the states, `AC` to `TO`. */
export const stateNames: readonly string[] = Object.values(states).sort();

/** A municipality of Brazil, the point of its seat and what its telephone numbers begin with. */
export interface Municipality {
  readonly name: string;
  /** Abbreviation, `PR`. */
  readonly state: string;
  readonly coordinates: Coordinates;
  /** Two digits, `41`. */
  readonly areaCode: string;
}

/** The table that comes with the command line, made by `cli/municipalities/generate-municipalities.mjs`. */
export function readMunicipalities(): readonly Municipality[] {
  const lines = readFileSync(
    join(packageRoot, 'cli/municipalities/municipalities.csv'),
    'utf8',
  ).split('\n');
  return lines
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const [ibge = '', name = '', latitude, longitude, areaCode = ''] = line.split(',');
      const state = states[ibge.slice(0, 2)]!;
      return { name, state, coordinates: [Number(latitude), Number(longitude)], areaCode };
    });
}

/** Accents, case, hyphens and apostrophes do not tell two municipalities apart. */
const fold = (name: string) =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Where a municipality is looked for. */
export interface Whereabouts {
  /** The state that it is in, where somebody said so. */
  readonly state?: string | undefined;
  /** The state that is meant where several have one of the name. */
  readonly home: string | undefined;
  /** Of several in other states the nearest to this is meant, where the site says where it is. */
  readonly base: Coordinates | undefined;
}

/**
 * The municipality called `name`, however it is accented. 241 names are those of several: that of the site's own state is
 * meant, else the nearest. Without one, the nearest name that could have been meant, or null.
 */
export function findMunicipality(
  name: string,
  all: readonly Municipality[],
  { state, home, base }: Whereabouts,
): { readonly found: Municipality | null; readonly nearest: string | null } {
  const there = state === undefined ? all : all.filter((one) => one.state === state);
  const wanted = fold(name);
  const [found] = there
    .filter((one) => fold(one.name) === wanted)
    .map((one) => ({
      one,
      km: one.state === home ? -1 : base ? distanceKm(base, one.coordinates) : 0,
    }))
    .sort((a, b) => a.km - b.km);
  if (found) return { found: found.one, nearest: null };
  const atHome = there.filter((one) => one.state === home);
  const near = nearestName(wanted, atHome) ?? nearestName(wanted, there);
  return { found: null, nearest: near };
}

/** The name of a municipality that is nearest to a folded one; null where none is near. */
function nearestName(wanted: string, all: readonly Municipality[]): string | null {
  const byFolded = new Map(all.map((one) => [fold(one.name), one.name]));
  const near = nearest(wanted, byFolded.keys());
  return near === null ? null : byFolded.get(near)!;
}
