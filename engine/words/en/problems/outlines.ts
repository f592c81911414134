import type { OutlineFault, outlines as reference } from '../../pt-BR/problems/outlines.ts';

type Sentences = Readonly<Record<OutlineFault['kind'], (fault: OutlineFault) => string>>;

const what: Sentences = {
  absent: (p) => `The file of outlines ${p.file} does not exist.`,
  large: (p) => `The file of outlines is larger than ${p.detail} MiB.`,
  points: (p) =>
    `The file of outlines has more than ${Number(p.detail).toLocaleString('en')} points.`,
  json: () => 'The file of outlines is not JSON: there is something here that cannot be read.',
  collection: () => 'The file is not GeoJSON of the type FeatureCollection.',
  name: (p) => `Outline ${p.feature} has no name in the field "${p.detail}".`,
  geometry: (p) =>
    p.detail === ''
      ? `Outline ${p.feature} has no geometry.`
      : `Outline ${p.feature} has a geometry "${p.detail}" that cannot be drawn.`,
  ring: (p) => `Outline ${p.feature} has a ring that is not closed.`,
  number: (p) =>
    `Outline ${p.feature} has a point that is not longitude and latitude: ${p.detail}.`,
};

const fix: Sentences = {
  absent: () => 'Put the file into the folder maps/ of the site, or check its name.',
  large: () => 'Keep only the places of the site, or round the coordinates to 4 decimals.',
  points: () => 'Keep only the places of the site in the file.',
  json: () => 'Export the file again. NaN, comments and stray commas are not JSON.',
  collection: () => 'Export a FeatureCollection, with a list "features".',
  name: () =>
    'Say in site.yaml, in "nameIn" of "map", where the name is, or write it into the file.',
  geometry: () => 'Use Polygon or MultiPolygon, with a list of rings.',
  ring: () => 'A ring has four points or more, and its last one is its first.',
  number: () => 'A point is [longitude, latitude], in degrees: [-46.6339, -23.5503].',
};

/** Problems of the file that the map is drawn with, in English. */
export const outlines: typeof reference = {
  'outlines-faulty': {
    what: (p) => what[p.kind](p),
    fix: (p) => fix[p.kind](p),
  },
};
