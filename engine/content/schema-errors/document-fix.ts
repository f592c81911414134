import type { TypeFix } from '../../words/problems.ts';
import type { FieldSchema } from '../validators.ts';

/** The value of a document that is no group of fields. */
interface NoFields {
  readonly value: unknown;
  /** As it stands in the file. */
  readonly raw: string;
  readonly schema: FieldSchema;
  /** What a schema says that others refer to. */
  readonly follow: (schema: FieldSchema) => FieldSchema;
}

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field of the document that such groups are items of: blocks of a page, rules of `safety.yaml`. */
function fieldOfItems(items: readonly Group[], { schema, follow }: NoFields): string | undefined {
  const inDocument = new Set(Object.keys(schema.properties ?? {}));
  if (items.some((item) => Object.keys(item).some((name) => inDocument.has(name)))) return;
  return Object.keys(schema.properties ?? {}).find((name) => {
    const { items: written } = follow(schema.properties![name]!);
    if (!written) return false;
    const { discriminator, required = [] } = follow(written);
    // Blocks are told apart by their type.
    const must = discriminator ? ['type'] : (required as readonly string[]);
    return must.some((key) => items.every((item) => Object.hasOwn(item, key)));
  });
}

/** How a document is fixed that is a list, a text or a number in place of its fields. */
export function documentFix(wrong: NoFields): TypeFix {
  const { value, raw, schema } = wrong;
  const say = (how: TypeFix['how'], text: string): TypeFix => ({ how, text, value: null });
  const must = (schema.required as readonly string[] | undefined) ?? [];
  if (!Array.isArray(value) || value.length === 0 || !value.every(isGroup))
    return say('document', must.join(', '));
  const field = fieldOfItems(value, wrong);
  if (field) return say('above', `${field}:`);
  const first = raw.split('\n').map((line) => line.replace(/^[-\s]+/, ''));
  return say('no-dash', first.find((line) => line !== '' && !line.startsWith('#')) ?? '');
}
