// Files of outlines that no map can be drawn with.
import type { SiteMistake } from './mistake.ts';

const square = '[[-46.9,-23.5],[-46.8,-23.5],[-46.8,-23.6],[-46.9,-23.6],[-46.9,-23.5]]';
const polygon = (rings: string) => `{ "type": "Polygon", "coordinates": ${rings} }`;
const feature = (geometry: string, properties = '{ "name": "Barueri" }') =>
  `{ "type": "Feature", "properties": ${properties}, "geometry": ${geometry} }`;
const collection = (...features: readonly string[]) =>
  `{ "type": "FeatureCollection", "features": [\n${features.join(',\n')}\n] }\n`;

const named = {
  'site.yaml': [['layout:\n', 'map: { outlines: lugares.geojson }\nlayout:\n']],
} as const;

const mistake = (
  name: string,
  text: string,
  more: Pick<SiteMistake, 'caption' | 'english'> = {},
): SiteMistake => ({
  name,
  code: 'outlines-faulty',
  ...more,
  edits: { ...named, 'maps/lugares.geojson': text },
});

export const outlineMistakes: readonly SiteMistake[] = [
  {
    name: 'a file of outlines that is not there',
    code: 'outlines-faulty',
    caption: 'um mapa sem o arquivo de contornos',
    english: true,
    edits: named,
  },
  mistake('outlines in a file that is not JSON', collection(feature(polygon('[[[NaN, 0]]]'))), {
    english: true,
  }),
  mistake('outlines in GeoJSON of another type', feature(polygon(`[${square}]`)), {
    english: true,
  }),
  mistake(
    'an outline without a name',
    collection(feature(polygon(`[${square}]`), '{ "nome": "Barueri" }')),
    {
      english: true,
    },
  ),
  mistake(
    'a point in the place of an outline',
    collection(feature('{ "type": "Point", "coordinates": [-46.9, -23.5] }')),
    { english: true },
  ),
  mistake('an outline without geometry', collection(feature('null'))),
  mistake(
    'a ring that is not closed, in the second outline',
    collection(
      feature(polygon(`[${square}]`)),
      feature(
        polygon('[[[-46.9,-23.5],[-46.8,-23.5],[-46.8,-23.6],[-46.9,-23.6]]]'),
        '{ "name": "Osasco" }',
      ),
    ),
    { caption: 'um contorno que não se fecha', english: true },
  ),
  mistake(
    'latitude before longitude, beyond what there is',
    collection(feature(polygon('[[[-23.5,-146.9],[-23.5,-146.8],[-23.6,-146.8],[-23.5,-146.9]]]'))),
    { english: true },
  ),
  mistake(
    'a number that no computer holds',
    collection(feature(polygon('[[[1e999,0],[1,0],[1,1],[1e999,0]]]'))),
  ),
  mistake('more points than anybody draws', manyPoints(), { english: true }),
  mistake('a file of outlines that is far too large', ' '.repeat(4 * 2 ** 20 + 1), {
    english: true,
  }),
];

/** A hundred thousand steps to and fro, three times. */
function manyPoints(): string {
  const ring = `[[0,0],${'[1,1],[1,0],'.repeat(45_000)}[0,0]]`;
  return collection(
    ...['Barueri', 'Osasco', 'Lapa'].map((name) =>
      feature(polygon(`[${ring}]`), `{ "name": "${name}" }`),
    ),
  );
}
