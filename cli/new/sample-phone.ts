import { distanceKm } from '../../engine/resolve/geo.ts';
import { foldText } from '../../engine/blog/slug.ts';
import { readMunicipalities, type Municipality } from './municipalities.ts';

/** Numbers that Ofcom keeps for drama ("Telephone numbers for use in TV and radio drama programmes"), by city, after `+44`. */
const ofDrama: Readonly<Record<string, string>> = {
  belfast: '2896496000',
  birmingham: '1214960000',
  bristol: '1174960000',
  cardiff: '2920180000',
  edinburgh: '1314960000',
  glasgow: '1414960000',
  leeds: '1134960000',
  leicester: '1164960000',
  liverpool: '1514960000',
  london: '2079460000',
  manchester: '1614960000',
  'newcastle upon tyne': '1914980000',
  nottingham: '1154960000',
  reading: '1184960000',
  sheffield: '1144960000',
};
/** The same for no place at all. */
const ofNowhere = '1632960000';

/** The telephone number that a new site shows until it has its own: nobody's, with the area code of its city where that is known. */
export function samplePhone(
  country: string,
  { name, coordinates }: Pick<Municipality, 'name' | 'coordinates'>,
): string {
  const city = foldText(name);
  if (country !== 'BR') return `+44${Object.hasOwn(ofDrama, city) ? ofDrama[city] : ofNowhere}`;
  const away = (place: Pick<Municipality, 'coordinates'>) =>
    distanceKm(coordinates, place.coordinates);
  const nearest = readMunicipalities().reduce((one, other) =>
    away(other) < away(one) ? other : one,
  );
  return `+55${nearest.areaCode}900000000`;
}
