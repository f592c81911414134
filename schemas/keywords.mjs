// Holds our schemas to what keywords.json says of the `x-` keywords.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { roles, withoutRole } from './roles.mjs';

/** The `x-` keywords as a JSON Schema: for blocks, for fields, for shared parts. */
export const keywords = JSON.parse(readFileSync(new URL('keywords.json', import.meta.url), 'utf8'));
keywords.definitions.FieldRole = {
  description:
    'What a string is. Whoever looks at documents asks for this, and never for the name of a field.',
  type: 'string',
  enum: Object.keys(roles),
};

const { BlockKeywords, FieldKeywords, PartKeywords } = keywords.definitions;
/** Where each keyword may stand; the first folder of a file says what its outermost schema describes. */
const groups = {
  blocks: { BlockKeywords },
  shared: { FieldKeywords, PartKeywords },
  inside: { FieldKeywords },
};
const maps = new Set(['properties', 'definitions', 'patternProperties']);
const data = new Set(['examples', 'default', 'const', 'enum']);
const ajv = new Ajv({ schemas: [{ $id: 'keywords', ...keywords }] });

/** Names of all keywords. */
export const keywordNames = [
  ...new Set(
    [BlockKeywords, FieldKeywords, PartKeywords].flatMap(({ properties }) =>
      Object.keys(properties),
    ),
  ),
];

function faultsIn(schema, at, allowed) {
  if (Array.isArray(schema))
    return schema.flatMap((item, position) => faultsIn(item, `${at}/${position}`, allowed));
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const here = `${at}/${key}`;
    if (key.startsWith('x-')) {
      const group = Object.keys(allowed).find((name) => key in allowed[name].properties);
      if (!group) return [`${here}: no keyword that may stand here (schemas/keywords.json)`];
      const valid = ajv.validate(`keywords#/definitions/${group}/properties/${key}`, value);
      return valid ? [] : [`${here}: ${ajv.errorsText(undefined, { dataVar: key })}`];
    }
    if (data.has(key)) return [];
    if (!maps.has(key)) return faultsIn(value, here, groups.inside);
    return Object.entries(value).flatMap(([name, field]) =>
      faultsIn(field, `${here}/${name}`, groups.inside),
    );
  });
}

/** What is wrong with the keywords of a schema, one text each; `file` relative to `schemas/`. */
export const keywordFaults = (file, schema) => [
  ...faultsIn(schema, file, groups[file.split('/', 1)[0]] ?? groups.inside),
  ...withoutRole(schema).map(
    (at) =>
      `${[file, ...at].join('/')}: a string that does not say what it is: write "x-role": "text" if people read it (schemas/keywords.json)`,
  ),
];
