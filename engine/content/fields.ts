// The one walk over the values of a document: what each of them is, its schema says.
import { isRead, roleOf } from '#schemas/roles';
import type { FieldRole } from '#schemas/types';
import type { Pointer } from '../diagnostics/problem.ts';
import { documentKind } from './document-kind.ts';
import { walkSchema } from './schema-walk.ts';
import type { BundledSchema, Schemas } from './schemas.ts';
import type { SourceFile } from './source-file.ts';

/** A value of a document: a text, a number, a group of fields, a list. */
export interface Field {
  readonly pointer: Pointer;
  /** Null for what is no text. A text that no schema describes is `text`, so that nobody overlooks it. */
  readonly role: FieldRole | null;
  /** Behind references; null where none describes the value. */
  readonly schema: BundledSchema | null;
  /** As it is written. */
  readonly value: unknown;
  /** What people read of it, lines as one text, references as they are written; null for what nobody reads. */
  readonly text: string | null;
}

/** A text and where it stands. */
export interface LocatedText {
  readonly text: string;
  readonly pointer: Pointer;
}

/** A value that people read. */
export type ReadField = Field & LocatedText;

/** What is known of a document; nobody changes one, and each is asked for by many. */
interface Known {
  readonly schemas: Schemas;
  readonly fields: readonly Field[];
  texts?: readonly ReadField[];
}

const known = new WeakMap<object, Known>();

/** A document, and where it lies in the folder of its site: that tells its kind. */
type Written = Pick<SourceFile, 'path' | 'value'>;

function knownOf({ path, value }: Written, schemas: Schemas): Known {
  const isGroup = value !== null && typeof value === 'object';
  const before = isGroup && known.get(value);
  if (before && before.schemas === schemas) return before;
  const found: Known = { schemas, fields: walk(path, value, schemas) };
  if (isGroup) known.set(value, found);
  return found;
}

/** True for a list whose items are the lines of one text. */
const areLines = (role: FieldRole | null, value: unknown): value is readonly string[] =>
  role === 'lines' && Array.isArray(value) && value.every((line) => typeof line === 'string');

function walk(path: string, document: unknown, schemas: Schemas): readonly Field[] {
  const fields: Field[] = [];
  const undescribed = (value: unknown, pointer: Pointer) => {
    if (typeof value === 'string')
      return void fields.push({ pointer, role: 'text', schema: null, value, text: value });
    fields.push({ pointer, role: null, schema: null, value, text: null });
    if (Array.isArray(value))
      value.forEach((item, position) => undescribed(item, [...pointer, position]));
    else if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) undescribed(inner, [...pointer, name]);
  };
  walkSchema(schemas, documentKind(path), document, {
    described(schema, value, pointer) {
      const said = roleOf(schema);
      if (typeof value === 'string') {
        const role = said ?? 'text';
        fields.push({ pointer, role, schema, value, text: isRead(role) ? value : null });
      } else if (areLines(said, value)) {
        fields.push({ pointer, role: said, schema, value, text: value.join(' ') });
        return false;
      } else fields.push({ pointer, role: null, schema, value, text: null });
      return true;
    },
    undescribed,
  });
  return fields;
}

/** Every value of a document, valid or not, from outside to inside; the lines of one text are one. Each document is walked once. */
export const fieldsOf = (file: Written, schemas: Schemas): readonly Field[] =>
  knownOf(file, schemas).fields;

/** Every text of a document that people read. */
export function textsOf(file: Written, schemas: Schemas): readonly ReadField[] {
  const found = knownOf(file, schemas);
  return (found.texts ??= found.fields.filter((field): field is ReadField => field.text !== null));
}

/** Every string of a document, names and addresses as well, each line of a text by itself. */
export const stringsOf = (file: Written, schemas: Schemas): readonly LocatedText[] =>
  fieldsOf(file, schemas).flatMap(({ role, value, pointer }): LocatedText[] => {
    if (typeof value === 'string') return [{ text: value, pointer }];
    return areLines(role, value)
      ? value.map((text, line) => ({ text, pointer: [...pointer, line] }))
      : [];
  });
