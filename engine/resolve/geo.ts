/** Latitude and longitude in decimal degrees (WGS 84). */
export type Coordinates = readonly number[];

/** Mean radius of the earth, km (IUGG). */
const earthRadiusKm = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in km, not by road. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const [lat1 = 0, lon1 = 0] = from;
  const [lat2 = 0, lon2 = 0] = to;
  const a =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lon2 - lon1) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(a));
}

/** SVG user units from the middle of the map, (500, 500), to the farthest that it shows. */
const mapReach = 450;

/** How many SVG user units one km is on a map that shows `reachKm` around its middle. */
export const mapUnitsPerKm = (reachKm: number) => mapReach / reachKm;

/** A point on a plane, in units of whoever asks. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Where a place is, km east and south of the base: the map of a region is as good as flat. */
export function kmPosition(base: Coordinates, place: Coordinates): Position {
  const [lat0 = 0, lon0 = 0] = base;
  const [lat = 0, lon = 0] = place;
  const kmPerDegree = radians(1) * earthRadiusKm;
  return {
    x: (lon - lon0) * Math.cos(radians(lat0)) * kmPerDegree,
    y: (lat0 - lat) * kmPerDegree,
  };
}

/** A place on the map, in SVG user units, north up. */
export function mapPosition(base: Coordinates, place: Coordinates, unitsPerKm: number): Position {
  const { x, y } = kmPosition(base, place);
  return { x: Math.round(500 + x * unitsPerKm), y: Math.round(500 + y * unitsPerKm) };
}
