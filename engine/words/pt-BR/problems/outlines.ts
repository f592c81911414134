import { said } from '../../wording.ts';

/** What is wrong with a file of outlines. `detail`: the limit, the field, the type or the point that was found; `feature`: its number, from 1. */
export interface OutlineFault {
  readonly kind:
    'absent' | 'large' | 'points' | 'json' | 'collection' | 'name' | 'geometry' | 'ring' | 'number';
  readonly detail: string;
  readonly feature: number;
  readonly file: string;
}

type Sentences = Readonly<Record<OutlineFault['kind'], (fault: OutlineFault) => string>>;

const what: Sentences = {
  absent: (p) => `O arquivo de contornos ${p.file} não existe.`,
  large: (p) => `O arquivo de contornos passa de ${p.detail} MiB.`,
  points: (p) =>
    `O arquivo de contornos tem mais de ${Number(p.detail).toLocaleString('pt-BR')} pontos.`,
  json: () => 'O arquivo de contornos não é JSON: aqui há algo que não se lê.',
  collection: () => 'O arquivo não é um GeoJSON do tipo FeatureCollection.',
  name: (p) => `O contorno ${p.feature} não tem nome no campo "${p.detail}".`,
  geometry: (p) =>
    p.detail === ''
      ? `O contorno ${p.feature} não tem geometria.`
      : `O contorno ${p.feature} tem uma geometria "${p.detail}" que não se desenha.`,
  ring: (p) => `No contorno ${p.feature} há um anel que não se fecha.`,
  number: (p) =>
    `No contorno ${p.feature} há um ponto que não é longitude e latitude: ${p.detail}.`,
};

const fix: Sentences = {
  absent: () => 'Ponha o arquivo na pasta maps/ do site, ou confira o nome.',
  large: () => 'Deixe só os lugares do site, ou arredonde as coordenadas para 4 casas.',
  points: () => 'Deixe no arquivo só os lugares do site.',
  json: () => 'Exporte o arquivo de novo. NaN, comentários e vírgulas sobrando não são JSON.',
  collection: () => 'Exporte uma FeatureCollection, com uma lista "features".',
  name: () =>
    'Diga em site.yaml, no campo "nameIn" de "map", onde está o nome, ou escreva-o no arquivo.',
  geometry: () => 'Use Polygon ou MultiPolygon, com uma lista de anéis.',
  ring: () => 'Um anel tem quatro pontos ou mais, e o último é igual ao primeiro.',
  number: () => 'Um ponto é [longitude, latitude], em graus: [-46.6339, -23.5503].',
};

/** Problems of the file that the map is drawn with. */
export const outlines = {
  'outlines-faulty': said<OutlineFault>({
    what: (p) => what[p.kind](p),
    fix: (p) => fix[p.kind](p),
  }),
};
