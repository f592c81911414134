// Which of the schemas under `oneOf`, `anyOf` and `allOf` speak of a value.
import type { BundledSchema } from './validators.ts';

/** The schema that holds for a value, behind references; undefined where none speaks of it. */
type Follow = (schema: BundledSchema, value: unknown) => BundledSchema | undefined;

/** A schema with those of its branches that speak of `value`: of several between which it chooses, the one that knows most of its fields. */
export function withBranches(schema: BundledSchema, value: unknown, follow: Follow): BundledSchema {
  const fitting = (branches: readonly BundledSchema[] = []) =>
    branches.filter(describes).flatMap((branch) => {
      const found = follow(branch, value);
      return found && speaksOf(found, value) ? [found] : [];
    });
  const known = (branch: BundledSchema) => knownFields(branch, value);
  const best = (branches?: readonly BundledSchema[]) =>
    fitting(branches)
      .sort((one, other) => known(other) - known(one))
      .slice(0, 1);
  const speaking = [...fitting(schema.allOf), ...best(schema.oneOf), ...best(schema.anyOf)];
  return speaking.reduce((all, branch) => {
    const properties = { ...all.properties, ...branch.properties };
    return { ...all, ...branch, ...(Object.keys(properties).length > 0 && { properties }) };
  }, schema);
}

/** True for a schema whose branches describe a value; those that only ask for fields (`required`) do not. */
export const hasBranches = ({ oneOf, anyOf, allOf }: BundledSchema): boolean =>
  [oneOf, anyOf, allOf].some((branches) => branches?.some(describes) === true);

const describes = (branch: BundledSchema) =>
  'type' in branch ||
  '$ref' in branch ||
  'properties' in branch ||
  'x-role' in branch ||
  hasBranches(branch);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** True for a schema that says what a value of this type is. */
function speaksOf({ type, properties = {} }: BundledSchema, value: unknown): boolean {
  const types: readonly string[] = type === undefined ? [] : [type].flat();
  const isOfType =
    types.length === 0 ||
    types.some((one) => (one === 'integer' ? 'number' : one) === typeOf(value));
  return (
    isOfType &&
    Object.entries(properties).every(
      ([name, field]) => field.const === undefined || field.const === fieldOf(value, name),
    )
  );
}

const fieldOf = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const knownFields = ({ properties = {} }: BundledSchema, value: unknown) =>
  Object.keys(properties).filter((name) => fieldOf(value, name) !== undefined).length;
