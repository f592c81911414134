import { date, moment } from '#schemas/formats';
import type { FieldSchema } from '../validators.ts';
import { nearValue, type NearValue } from './near-value.ts';

/** True for a text that a schema would take: its values, its `pattern` or day, and its lengths. */
export function fits(schema: FieldSchema, text: string): boolean {
  const { maxLength, minLength, pattern } = schema as {
    readonly maxLength?: number;
    readonly minLength?: number;
    readonly pattern?: string;
  };
  const size = [...text].length;
  return (
    size <= (maxLength ?? Infinity) &&
    size >= (minLength ?? 0) &&
    (schema.enum?.includes(text) ?? true) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    (schema.format !== 'date' || date(text)) &&
    (schema.format !== 'moment' || moment(text))
  );
}

/** The text that a schema would take and that is meant by one that it does not, or null. */
export const nearFor = (schema: FieldSchema, text: string, country: string): NearValue | null =>
  nearValue(text, country, (candidate) => fits(schema, candidate));

/** True if a number is within the limits of a schema. */
const isWithin = ({ minimum, maximum, type }: FieldSchema, number: number) =>
  number >= ((minimum as number | undefined) ?? -Infinity) &&
  number <= ((maximum as number | undefined) ?? Infinity) &&
  (type !== 'integer' || Number.isInteger(number));

/** The number that a text begins with, decimal comma or point, as a schema would take it; null if there is none. `unit`: whatever follows it. */
export function numberIn(
  schema: FieldSchema,
  text: string,
): { readonly number: string; readonly unit: string } | null {
  const [found, number] = /^([+-]?\d+(?:[.,]\d+)?)/.exec(text.trim()) ?? [];
  if (found === undefined) return null;
  const written = number!.replace(',', '.').replace(/^\+/, '');
  return isWithin(schema, Number(written))
    ? { number: written, unit: text.trim().slice(found.length).trim() }
    : null;
}

/** Numbers written with a decimal comma, between commas or spaces: `-23,5057, -46,879`; null where they are not as many as a list takes, or beyond its limits. */
export function numbersIn(schema: FieldSchema, text: string): readonly string[] | null {
  const { items, minItems, maxItems } = schema as {
    readonly items?: FieldSchema;
    readonly minItems?: number;
    readonly maxItems?: number;
  };
  if (items?.type !== 'number' || !/^[[(]?[-+\d.,;\s°]+[\])]?$/.test(text.trim())) return null;
  const numbers = (text.match(/[+-]?\d+(?:[.,]\d+)?/g) ?? []).map((found) =>
    found.replace(',', '.').replace(/^\+/, ''),
  );
  return numbers.length >= (minItems ?? 1) &&
    numbers.length <= (maxItems ?? Infinity) &&
    numbers.every((number) => isWithin(items, Number(number)))
    ? numbers
    : null;
}
