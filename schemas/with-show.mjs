/** The name of the property that says when something is shown. */
const show = 'show';

/** True for an object of named fields, which can be left out of the list that it stands in. */
const isEntry = (schema) =>
  schema?.type === 'object' &&
  schema.properties !== undefined &&
  schema.properties.type === undefined;

/** The schema of a thing with `show` among its fields, after what names it; one that has a field of this name keeps its own. */
export function entryWithShow(schema, reference) {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.some(([name]) => name === show)) return schema;
  const names = fields.findLastIndex(([name]) => name === 'type' || name === 'id') + 1;
  const at = names === 0 ? fields.length : names;
  const properties = Object.fromEntries(fields.toSpliced(at, 0, [show, { $ref: reference }]));
  return { ...schema, properties };
}

function withShownEntries(node, reference) {
  if (Array.isArray(node)) return node.map((one) => withShownEntries(one, reference));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const inside = withShownEntries(value, reference);
      return [key, key === 'items' && isEntry(inside) ? entryWithShow(inside, reference) : inside];
    }),
  );
}

export const blockWithShow = (schema, reference) =>
  entryWithShow(withShownEntries(schema, reference), reference);
