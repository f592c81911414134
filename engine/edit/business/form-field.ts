import { roleOf } from '#schemas/roles';
import type { FormField, GroupField } from '../../client/business.ts';
import type { BundledSchema, Schemas } from '../../content/schemas.ts';
import type { Language } from '../../words/language.ts';
import { formHelp } from '../../words/form-help.ts';
import { schemaExample, schemaText } from '../../words/schemas.ts';

/**
 * A field as a form shows it; `key` finds its help in the words of forms (`contacts.phone`), where that of its schema is for
 * whoever writes the file. Throws for a schema that no form can show: one that names no type.
 */
export function formField(
  schemas: Schemas,
  written: BundledSchema,
  language: Language,
  key: string,
): FormField {
  const { schema } = schemas.follow(written);
  const said = {
    title: schemaText(written.title ?? schema.title, language),
    help:
      formHelp(key, language) ?? schemaText(written.description ?? schema.description, language),
  };
  const inner = (field: BundledSchema) => formField(schemas, field, language, `${key}[]`);
  if (schema.enum) return { ...said, kind: 'choice', values: schema.enum.map(String) };
  if (schema.const === true) return { ...said, kind: 'yes-no' };
  switch (schema.type) {
    case 'string': {
      const example = schema.examples?.[0];
      return {
        ...said,
        kind: 'text',
        role: roleOf(schema),
        pattern: schema.pattern,
        format: schema.format === 'date' || schema.format === 'moment' ? schema.format : undefined,
        most: schema.maxLength as number | undefined,
        example: example === undefined ? undefined : String(schemaExample(example, language)),
      };
    }
    case 'integer':
    case 'number':
      return {
        ...said,
        kind: 'number',
        isWhole: schema.type === 'integer',
        from: schema.minimum as number | undefined,
        to: schema.maximum as number | undefined,
      };
    case 'boolean':
      return { ...said, kind: 'yes-no' };
    case 'array':
      return {
        ...said,
        kind: 'list',
        item: inner(schema.items ?? {}),
        least: schema.minItems,
        most: schema.maxItems,
      };
    case 'object':
      return typeof schema.additionalProperties === 'object'
        ? { ...said, kind: 'names', item: inner(schema.additionalProperties) }
        : { ...said, kind: 'group', fields: groupFields(schemas, schema, language, key) };
    default:
      throw new Error(`no form for a value of type ${String(schema.type)}`);
  }
}

/** The fields of a group, those left out that are not in `only` if it is given; in the order of `only`. */
export const groupFields = (
  schemas: Schemas,
  { properties = {}, required = [] }: BundledSchema,
  language: Language,
  key: string,
  only: readonly string[] = Object.keys(properties),
): GroupField[] =>
  only.map((name) => ({
    name,
    isRequired: required.includes(name),
    field: formField(schemas, properties[name]!, language, keyOf(key, name)),
  }));

/** The section and the field: what lies between may be anything. */
const keyOf = (key: string, name: string) =>
  key === '' ? name : `${key.replace(/[.[].*$/, '')}.${name}`;
