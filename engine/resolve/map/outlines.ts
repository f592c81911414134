import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem } from '../../content/file-problem.ts';
import type { SiteSettings } from '../../content/site-settings.ts';
import { problemAt } from '../../content/source-file.ts';
import type { PageOutline, Site } from '../../content/validate.ts';
import type { ProblemParams } from '../../diagnostics/catalogue.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { vertexWeights, type Ring, type Vertex } from './vertex-weights.ts';

/** Most bytes of a file of outlines, and most points in it: a country's municipalities at 100 m are less. */
const maxBytes = 4 * 2 ** 20;
const maxPoints = 200_000;

/** The outlines of a file by `outlineKey` of their names; a place of several parts has several rings, holes among them. */
type Rings = ReadonlyMap<string, readonly Ring[]>;

/** How names of places are compared: without accents, capitals and what is neither letter nor digit. */
export const outlineKey = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What is wrong with a file, and the number of the feature (from 1) that it is about; 0 for the file. */
class Faulty extends Error {
  constructor(
    readonly kind: ProblemParams['outlines-faulty']['kind'],
    readonly detail = '',
    readonly feature = 0,
  ) {
    super(kind);
  }
}

/** The outlines that the map of a site is drawn with. */
export class Outlines {
  readonly #rings: Rings;
  #weights: ReadonlyMap<Vertex, number> | undefined;

  /** Of those in the file the ones of these names: what no page is about is not drawn. */
  constructor(rings: Rings, names: Iterable<string>) {
    const wanted = new Set([...names].map(outlineKey));
    this.#rings = new Map([...rings].filter(([key]) => wanted.has(key)));
  }

  /** The rings of a place; none where the file has no outline of that name. */
  ringsOf(name: string): readonly Ring[] {
    return this.#rings.get(outlineKey(name)) ?? [];
  }

  /** `vertexWeights`, weighed when the first map is drawn. */
  weightOf(vertex: Vertex): number {
    this.#weights ??= vertexWeights([...this.#rings.values()].flat());
    return this.#weights.get(vertex) ?? 0;
  }
}

/**
 * Reads the file of `site.yaml`, `map`: a GeoJSON FeatureCollection of polygons, each with its name in a property; null where
 * there is none. Error: `outlines-faulty`, at the feature that is wrong, or where the file is named.
 */
export function readOutlines(
  { dir, settings: { file, document } }: Site<PageOutline>,
  names: Iterable<string>,
): { readonly outlines: Outlines | null; readonly problems: readonly Problem[] } {
  const map: SiteSettings['map'] = document.map;
  if (!map) return { outlines: null, problems: [] };
  const path = `maps/${map.outlines}`;
  let text = '';
  try {
    text = textOf(join(dir, path));
    return {
      outlines: new Outlines(ringsIn(parsed(text), map.nameIn ?? 'name'), names),
      problems: [],
    };
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    const { kind, detail, feature } = error;
    const params = { kind, detail, feature, file: path };
    if (kind === 'absent')
      return {
        outlines: null,
        problems: [problemAt(file, ['map', 'outlines'], 'outlines-faulty', params)],
      };
    const offset = kind === 'json' ? Number(detail) : featureAt(text, feature);
    const before = text.slice(0, offset).split('\n');
    const at = { line: before.length, column: before.at(-1)!.length + 1 };
    return { outlines: null, problems: [fileProblem(path, 'outlines-faulty', params, at)] };
  }
}

function textOf(file: string): string {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new Faulty('absent');
  if (stats.size > maxBytes) throw new Faulty('large', String(maxBytes / 2 ** 20));
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Faulty('json', String(faultAt(text, String(error))));
  }
}

/** Where text stops being JSON: newer Node says the position, Node 20 repeats ten letters before it and ten after. */
function faultAt(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position) return Number(position);
  const around = /(\.{3})?"([^]*)"(?:\.{3})? is not valid JSON$/.exec(message);
  const start = around ? text.indexOf(around[2]!) : -1;
  return start < 0 ? text.length : start + (around![1] ? 10 : 0);
}

/** Where the feature of that number begins in the text, as far as it can be told. */
function featureAt(text: string, feature: number): number {
  const found = [...text.matchAll(/\{\s*"type"\s*:\s*"Feature"/g)][feature - 1];
  return found?.index ?? 0;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

function ringsIn(document: unknown, nameIn: string): Rings {
  const features = fieldOf(document, 'features');
  if (fieldOf(document, 'type') !== 'FeatureCollection' || !Array.isArray(features))
    throw new Faulty('collection');
  const found = new Map<string, Ring[]>();
  // Points that outlines have in common are one object.
  const known = new Map<string, Vertex>();
  let points = 0;
  features.forEach((feature: unknown, index) => {
    const name = fieldOf(fieldOf(feature, 'properties'), nameIn);
    if (typeof name !== 'string' || outlineKey(name) === '')
      throw new Faulty('name', nameIn, index + 1);
    const key = outlineKey(name);
    const rings = ringsOf(fieldOf(feature, 'geometry'), index + 1).map((ring) => {
      points += ring.length;
      if (points > maxPoints) throw new Faulty('points', String(maxPoints), index + 1);
      return closedRing(ring, known, index + 1);
    });
    found.set(key, [...(found.get(key) ?? []), ...rings]);
  });
  return found;
}

/** The rings of a polygon or of several. */
function ringsOf(geometry: unknown, feature: number): readonly (readonly unknown[])[] {
  const type = fieldOf(geometry, 'type');
  const coordinates = fieldOf(geometry, 'coordinates');
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  if ((type !== 'Polygon' && type !== 'MultiPolygon') || !Array.isArray(polygons))
    throw new Faulty('geometry', typeof type === 'string' ? type : '', feature);
  return polygons.flatMap((rings: unknown) => {
    if (!Array.isArray(rings) || !rings.every(Array.isArray))
      throw new Faulty('geometry', type, feature);
    return rings as unknown[][];
  });
}

function closedRing(ring: readonly unknown[], known: Map<string, Vertex>, feature: number): Ring {
  const vertices = ring.map((point): Vertex => {
    const [longitude, latitude] = Array.isArray(point) ? (point as unknown[]) : [];
    // A number beyond what a computer holds is read as infinite.
    const isWithin = (value: unknown, limit: number): value is number =>
      typeof value === 'number' && Math.abs(value) <= limit;
    if (!isWithin(longitude, 180) || !isWithin(latitude, 90))
      throw new Faulty('number', JSON.stringify(point ?? null).slice(0, 40), feature);
    const key = `${longitude} ${latitude}`;
    const vertex = known.get(key) ?? { latitude, longitude };
    known.set(key, vertex);
    return vertex;
  });
  if (vertices.length < 4 || vertices[0] !== vertices.at(-1)) throw new Faulty('ring', '', feature);
  return vertices.slice(1);
}
