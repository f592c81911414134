// What a string is: its schema says it, and nothing decides that by the name of a field.

/** What a string may be. */
export const roles = {
  text: 'People read it.',
  lines: 'A list that is one text, a line an item; its items need no role.',
  markdown: 'People read it, in Markdown; `"format": "markdown"` says it.',
  page: 'The path of a page of the site.',
  link: 'Where something leads: a page of the site, an anchor or a whole address.',
  anchor: 'A place in a page, which `#` leads to.',
  place: 'A place of the site, by the end of the path of its page.',
  group: 'A group of places.',
  layout: 'A layout of the site.',
  priceTag: 'A price tag of the site.',
  contact: 'A contact of the site.',
  message: 'A message that a chat begins with.',
  claim: 'A claim of the site.',
  author: 'An author of the site.',
  partial: 'A partial of the site.',
  drawing: 'A drawing of the library or of the site.',
  media: 'A file of `media/`.',
  id: 'A name that the document itself gives to something, or by which others know it.',
  url: 'An address that is no page of the site.',
  email: 'An address of mail.',
  phone: 'A telephone number.',
  date: 'A day, perhaps with a time; the formats `date` and `moment` say it.',
  time: 'A time of day.',
  color: 'A colour.',
  pattern: 'Words to look for in texts.',
  code: 'What programs read: a language, a size, a key.',
  choice: 'One of a list; `enum` and `const` say it.',
};

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

/** The schemas of strings, at and below `schema`, that do not say what the string is, or say a role that there is not: the way to each. */
export function withoutRole(schema, at = []) {
  if (Array.isArray(schema))
    return schema.flatMap((one, index) => withoutRole(one, [...at, index]));
  if (typeof schema !== 'object' || schema === null) return [];
  const own = isString(schema) && !Object.hasOwn(roles, roleOf(schema)) ? [at] : [];
  const inside = Object.entries(schema).flatMap(([key, value]) => {
    if (key.startsWith('x-') || skipped.has(key)) return [];
    // The lines of a text are no texts of their own.
    if (key === 'items' && roleOf(schema) === 'lines') return [];
    if (!maps.has(key)) return withoutRole(value, [...at, key]);
    return Object.entries(value).flatMap(([name, field]) => withoutRole(field, [...at, key, name]));
  });
  return [...own, ...inside];
}
