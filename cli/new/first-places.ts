// The places that a new site begins with: its city, and two more that are surely there.
import { distanceKm, type Coordinates } from '../../engine/resolve/geo.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { findMunicipality, readMunicipalities } from './municipalities.ts';
import type { FirstPlace, SiteDetails } from './site-files.ts';

/** Distance of the middle of a half of a city from its centre, degrees of latitude: about 3 km. */
const half = 0.03;
/** Of municipalities of one name the one nearest to this is meant. */
const centreOfBrazil: Coordinates = [-15.79, -47.88];

/** Thrown for a city that the table of Brazil does not have; `nearest` could have been meant. */
export class UnknownCity extends Error {
  constructor(readonly nearest: string | null) {
    super('the table has no such city');
    this.name = 'UnknownCity';
  }
}

/** A city of Brazil, "Bom Jesus" or "Bom Jesus, PI", and the two municipalities nearest to it, with words in the language of the site. Throws `UnknownCity`. */
export function placesOfBrazil(city: string, language: Language): SiteDetails['places'] {
  const [, name, state] = /^(.*?)(?:\s*,\s*([a-z]{2}))?$/i.exec(city.trim())!;
  const all = readMunicipalities();
  const { found, nearest } = findMunicipality(name!, all, {
    state: state?.toUpperCase(),
    home: '',
    base: centreOfBrazil,
  });
  if (!found) throw new UnknownCity(nearest);
  const placeOf = ({ name, coordinates }: typeof found): FirstPlace => ({
    name,
    in: commandWordsOf(language).new.guessIn({ name }),
    coordinates,
  });
  const away = ({ coordinates }: typeof found) => distanceKm(found.coordinates, coordinates);
  const [second, third] = all
    .filter((one) => one !== found && one.name !== found.name)
    .sort((one, other) => away(one) - away(other));
  return [placeOf(found), placeOf(second!), placeOf(third!)];
}

/** A city anywhere, and its northern and its southern half. */
export function placesAround(
  city: string,
  coordinates: Coordinates,
  language: Language,
): SiteDetails['places'] {
  const [latitude, longitude] = coordinates as [number, number];
  const words = commandWordsOf(language).newSite;
  const { north, inNorth, south, inSouth } = words.halfOf({ city });
  const beside = (degrees: number): Coordinates => [
    Number((latitude + degrees).toFixed(4)),
    longitude,
  ];
  return [
    { name: city, in: words.inCity({ city }), coordinates },
    { name: north, in: inNorth, coordinates: beside(half) },
    { name: south, in: inSouth, coordinates: beside(-half) },
  ];
}
