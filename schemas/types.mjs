// TypeScript types of schemas.
import { compile } from 'json-schema-to-typescript';

/** The types of definitions as TypeScript. */
export async function typesOf(definitions) {
  const source = await compile(forTypes({ title: 'Schemas', definitions }), 'Schemas', {
    bannerComment: '',
    unreachableDefinitions: true,
    additionalProperties: false,
    declareExternallyReferenced: true,
    style: { singleQuote: true, printWidth: 140 },
  });
  return source
    .replace(/export interface Schemas \{[^}]*\}\s*/, '')
    .replace(/( \*\n)? \* This (interface|type) was referenced by[^]*?"\.\n/g, '')
    .replace(/\/\*\*\n \*\/\n/g, '')
    .trimEnd();
}

/** What ajv and the editors need but types do not: titles would become type names, `oneOf` of `required` says nothing. */
function forTypes(node, isProperty = false) {
  if (Array.isArray(node)) return node.map((item) => forTypes(item));
  if (node === null || typeof node !== 'object') return node;
  // What stands beside a reference would make a second type of it.
  if (!isProperty && typeof node.$ref === 'string') return { $ref: node.$ref };
  const out = {};
  for (const [key, value] of Object.entries(node)) {
    if (
      !isProperty &&
      (key === 'title' ||
        key.startsWith('x-') ||
        key === 'examples' ||
        key === 'default' ||
        key === 'discriminator' ||
        key === 'minItems' ||
        key === 'maxItems')
    )
      continue;
    if (
      !isProperty &&
      key === 'oneOf' &&
      value.every((item) => Object.keys(item).join() === 'required')
    )
      continue;
    out[key] = forTypes(
      value,
      !isProperty && (key === 'properties' || key === 'definitions' || key === 'patternProperties'),
    );
  }
  if (!isProperty && typeof node['x-type'] === 'string') out.title = node['x-type'];
  return out;
}
