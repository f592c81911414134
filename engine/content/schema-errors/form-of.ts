import type { FieldSchema } from '../validators.ts';
import { asYaml, asYamlList } from '../yaml-errors/quoting.ts';
import { fits, nearFor } from './fitting.ts';

/** The fields that a group must have (of alternatives the first), else the first that it may have. */
function fieldsOf({ required, oneOf, properties }: FieldSchema): readonly string[] {
  const must = [
    ...((required as readonly string[] | undefined) ?? []),
    ...((oneOf as readonly { required?: readonly string[] }[] | undefined)?.[0]?.required ?? []),
  ];
  return must.length > 0 ? must : Object.keys(properties ?? {}).slice(0, 4);
}

/** A value for a field that nobody has told yet: its example where only some values will do, else an ellipsis. */
function standIn(schema: FieldSchema): string {
  const [example = '…'] = schema.examples ?? [];
  if (typeof example === 'string') return fits(schema, '…') ? '…' : asYaml(example);
  return asYamlList(example);
}

/** A value in the place of a group of fields. */
interface InPlaceOfGroup {
  readonly value: unknown;
  /** That of the group. */
  readonly schema: FieldSchema;
  /** What a schema says that others refer to. */
  readonly follow: (schema: FieldSchema) => FieldSchema;
  /** The site's, ISO 3166-1. */
  readonly country: string;
}

/** A group of fields on one line, in the place of a bare text: the text in the first field that must be there, if that takes it, and something in the others; null for a group without known fields. */
export function formOf({ value, schema, follow, country }: InPlaceOfGroup): string | null {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return null;
  const written = fields.map((name, position) => {
    const field = follow(schema.properties?.[name] ?? {});
    if (position > 0 || typeof value !== 'string') return `${name}: ${standIn(field)}`;
    const text = fits(field, value) ? value : nearFor(field, value, country)?.value;
    if (text === undefined) return `${name}: ${standIn(field)}`;
    return `${name}: ${asYaml(text)}`;
  });
  return `{ ${written.join(', ')} }`;
}
