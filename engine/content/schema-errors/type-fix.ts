import type { FoundValue, SchemaType, TypeFix } from '../../words/problems.ts';
import { quoted } from '../yaml-errors/quoting.ts';
import type { FieldSchema } from '../validators.ts';

const longest = 60;
const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest - 3)}…` : text);

/** A value as the sentences name it; `raw` is how it stands in the file. */
export function foundValue(value: unknown, raw: string): FoundValue {
  if (value === null) return { kind: 'nothing', text: '' };
  if (Array.isArray(value)) return { kind: 'list', text: '' };
  if (typeof value === 'object') return { kind: 'group', text: '' };
  if (typeof value === 'string') return { kind: 'text', text: shorten(value) };
  return {
    kind: typeof value === 'number' ? 'number' : 'boolean',
    text: shorten(raw.trim() || String(value)),
  };
}

/** A value of a wrong type in its place. */
export interface WrongType {
  readonly expected: SchemaType;
  readonly value: unknown;
  /** As it stands in the file. */
  readonly raw: string;
  /** The line on which it begins. */
  readonly line: string;
  /** Its name; empty for an item of a list. */
  readonly name: string;
  /** True for the document itself. */
  readonly root: boolean;
  readonly schema: FieldSchema;
  /** Every block type of the site. */
  readonly blockTypes: readonly string[];
}

const words: Readonly<Record<string, string>> = {
  sim: 'true',
  yes: 'true',
  on: 'true',
  verdadeiro: 'true',
  true: 'true',
  não: 'false',
  nao: 'false',
  no: 'false',
  off: 'false',
  falso: 'false',
  false: 'false',
};
const plainEnough = (text: string) => /^[\p{L}\d/][\p{L}\d /.-]*$/u.test(text);

function listOf(value: string): string {
  const items = value
    .replace(/^\[|\]$/g, '')
    .split(/\s*[,;]\s*/)
    .filter((item) => item !== '');
  return `[${items.map((item) => (plainEnough(item) ? item : quoted(item))).join(', ')}]`;
}

/** The fields that a group must have (of alternatives the first), else the first that it may have. */
function fieldsOf({ required, oneOf, properties }: FieldSchema): readonly string[] {
  const must = [
    ...((required as readonly string[] | undefined) ?? []),
    ...((oneOf as readonly { required?: readonly string[] }[] | undefined)?.[0]?.required ?? []),
  ];
  return must.length > 0 ? must : Object.keys(properties ?? {}).slice(0, 4);
}

function numberIn(text: string, whole: boolean): string | null {
  const match = /^-?\d+(?:[.,]\d+)?/.exec(text.trim());
  if (!match) return null;
  const number = match[0].replace(',', '.');
  return whole && number.includes('.') ? null : number;
}

/** How the value is to be fixed. */
export function typeFix({
  expected,
  value,
  raw,
  line,
  name,
  root,
  schema,
  blockTypes,
}: WrongType): TypeFix {
  const written = (text: string) => (name === '' ? text : `${name}: ${text}`);
  const firstLine = raw.split('\n')[0]!.trim();
  if (expected === 'string') {
    if (typeof value === 'number' || typeof value === 'boolean')
      return { how: 'quote', text: written(`"${raw.trim()}"`) };
    const comment = /:\s+(#.*)$/.exec(line);
    if (value === null && comment)
      return { how: 'comment', text: written(quoted(comment[1]!.trim())) };
    if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
      return {
        how: 'join',
        text: written(quoted(raw.startsWith('[') ? value.join(', ') : value.join(' '))),
      };
    return { how: 'plain', text: '' };
  }
  if (
    expected === 'boolean' &&
    typeof value === 'string' &&
    Object.hasOwn(words, value.trim().toLowerCase())
  )
    return { how: 'write', text: written(words[value.trim().toLowerCase()]!) };
  if ((expected === 'number' || expected === 'integer') && typeof value === 'string') {
    const number = numberIn(value, expected === 'integer');
    return number === null ? { how: 'plain', text: '' } : { how: 'write', text: written(number) };
  }
  if (expected === 'array') {
    if (typeof value === 'string' && value.startsWith('-'))
      return { how: 'dash-space', text: `- ${value.split(/\s+-/)[0]!.slice(1).trim()}` };
    if (typeof value === 'string' && schema.items?.type === 'string' && !raw.includes('\n'))
      return { how: 'write', text: written(listOf(value)) };
    if (value !== null && typeof value === 'object')
      return raw.startsWith('{')
        ? { how: 'write', text: written(`[${shorten(raw)}]`) }
        : { how: 'dash', text: shorten(firstLine) };
  }
  if (expected === 'object') {
    if (Array.isArray(value) && root)
      return { how: 'no-dash', text: shorten(firstLine.replace(/^-\s+/, '')) };
    if (schema.discriminator && typeof value === 'string')
      return { how: 'block', text: blockTypes.includes(value) ? value : '' };
    const fields = fieldsOf(schema);
    if (fields.length > 0)
      return {
        how: 'fields',
        text: `{ ${fields.map((field, position) => `${field}: ${position === 0 && typeof value === 'string' ? shorten(value) : '…'}`).join(', ')} }`,
      };
  }
  return { how: 'plain', text: '' };
}
