// What a string is: its schema says it, and nothing decides that by the name of a field.

/** Formats that say already what a string is. */
const byFormat = {
  markdown: 'markdown',
  date: 'date',
  moment: 'date',
  timeZone: 'code',
  drawing: 'drawing',
};
/** What people read; all other strings are names, addresses, and what programs read. */
const read = new Set(['text', 'lines', 'markdown']);
const maps = new Set(['properties', 'definitions', 'patternProperties']);
/** Keywords whose value is data, or a schema that describes no field. */
const skipped = new Set(['examples', 'default', 'const', 'enum', 'not', 'if', 'propertyNames']);

const isChoice = (schema) => schema.enum !== undefined || schema.const !== undefined;

/** What the value of a schema is: what it says (`x-role`), what its format says, `choice` for one of a list; null where nothing says it. */
export const roleOf = (schema) =>
  schema['x-role'] ?? byFormat[schema.format] ?? (isChoice(schema) ? 'choice' : null);

/** True for what people read. */
export const isRead = (role) => read.has(role);

const isString = ({ type }) => (Array.isArray(type) ? type.includes('string') : type === 'string');

/** The schemas of strings, at and below `schema`, that do not say what the string is: the way to each. */
export function withoutRole(schema, at = []) {
  if (Array.isArray(schema))
    return schema.flatMap((one, index) => withoutRole(one, [...at, index]));
  if (typeof schema !== 'object' || schema === null) return [];
  const own = isString(schema) && roleOf(schema) === null ? [at] : [];
  const inside = Object.entries(schema).flatMap(([key, value]) => {
    if (key.startsWith('x-') || skipped.has(key)) return [];
    // The lines of a text are no texts of their own.
    if (key === 'items' && roleOf(schema) === 'lines') return [];
    if (!maps.has(key)) return withoutRole(value, [...at, key]);
    return Object.entries(value).flatMap(([name, field]) => withoutRole(field, [...at, key, name]));
  });
  return [...own, ...inside];
}
