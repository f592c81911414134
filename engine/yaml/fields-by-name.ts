import { isPair, isScalar, type Pair, type YAMLMap } from 'yaml';

const known = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/** The field of a group by name. Its names are read once: to look for each of a thousand among all the others takes too long. */
export function fieldByName(map: YAMLMap, name: string): Pair | undefined {
  let fields = known.get(map);
  if (!fields) {
    fields = new Map(map.items.flatMap((item): [string, Pair][] => (isPair(item) && isScalar(item.key) ? [[String(item.key.value), item]] : [])));
    known.set(map, fields);
  }
  return fields.get(name);
}
