import { schemaBundle } from '#schemas/bundle';

function collect(schema: unknown, names: Set<string>): Set<string> {
  if (Array.isArray(schema)) for (const item of schema) collect(item, names);
  else if (schema !== null && typeof schema === 'object') {
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'properties' && value !== null && typeof value === 'object')
        for (const name of Object.keys(value)) names.add(name);
      collect(value, names);
    }
  }
  return names;
}

/** The name of every field of every schema: a line that begins with one is a field, whatever else is wrong with it. */
export const knownFields: ReadonlySet<string> = collect(schemaBundle, new Set());
