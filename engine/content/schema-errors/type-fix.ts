import type { FoundValue, SchemaType, TypeFix } from '../../words/problems.ts';
import { asYaml, asYamlList, quoted } from '../yaml-errors/quoting.ts';
import type { FieldSchema } from '../validators.ts';
import { documentFix } from './document-fix.ts';
import { fits, nearFor, numberIn, numbersIn } from './fitting.ts';
import { formOf } from './form-of.ts';

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
  /** What a schema says that others refer to. */
  readonly follow: (schema: FieldSchema) => FieldSchema;
  /** Every block type of the site. */
  readonly blockTypes: readonly string[];
  /** The site's, ISO 3166-1. */
  readonly country: string;
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

/** The items of a list that is written as a text, as they would be in YAML; null where one of them would not do. */
function listOf(value: string, schema: FieldSchema, country: string): readonly string[] | null {
  const numbers = numbersIn(schema, value);
  if (numbers !== null) return numbers;
  const { items } = schema;
  if (items?.type !== 'string') return null;
  const texts = value
    .replace(/^\[|\]$/g, '')
    .split(/\s*[,;]\s*|\s+(?=-)/)
    .map((item) => item.replace(/^-\s*/, ''))
    .filter((item) => item !== '')
    .map((item) => (fits(items, item) ? item : (nearFor(items, item, country)?.value ?? null)));
  return texts.some((item) => item === null) ? null : texts.map((item) => asYaml(item!));
}

/** A value of a text field that YAML reads as something else: in quotes, or as the schema takes it; null where it takes neither. */
function textOf(raw: string, schema: FieldSchema, country: string): string | null {
  return fits(schema, raw) ? raw : (nearFor(schema, raw, country)?.value ?? null);
}

/** How the value is to be fixed. */
export function typeFix(wrong: WrongType): TypeFix {
  const { expected, value, raw, line, name, root, schema, blockTypes, country } = wrong;
  const written = (text: string) => (name === '' ? text : `${name}: ${text}`);
  const write = (text: string, certain: boolean, how: TypeFix['how'] = 'write'): TypeFix => ({
    how,
    text: written(text),
    value: certain ? text : null,
  });
  const say = (how: TypeFix['how'], text = ''): TypeFix => ({ how, text, value: null });
  const firstLine = raw.split('\n')[0]!.trim();
  const said = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (expected === 'string') {
    if (typeof value === 'number' || typeof value === 'boolean') {
      const text = textOf(raw.trim(), schema, country);
      const [example] = schema.examples ?? [];
      if (text === null && typeof example === 'string') return say('like', written(`"${example}"`));
      if (text === null) return say('plain');
      return text === raw.trim() ? write(`"${text}"`, true, 'quote') : write(quoted(text), false);
    }
    const comment = /:\s+(#.*)$/.exec(line);
    if (value === null && comment) return write(quoted(comment[1]!.trim()), false, 'comment');
    if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
      return say('join', written(quoted(raw.startsWith('[') ? value.join(', ') : value.join(' '))));
    return say('plain');
  }
  if (expected === 'boolean' && Object.hasOwn(words, said)) return write(words[said]!, true);
  if ((expected === 'number' || expected === 'integer') && typeof value === 'string') {
    const found = numberIn(schema, value);
    return found === null ? say('plain') : write(found.number, found.unit === '');
  }
  if (expected === 'array') {
    const list = typeof value === 'string' ? listOf(value, schema, country) : null;
    if (list !== null && !raw.includes('\n')) return write(`[${list.join(', ')}]`, false);
    const [example] = schema.examples ?? [];
    if (typeof value === 'string' && schema.items?.type === 'number' && example !== undefined)
      return say('like', written(asYamlList(example)));
    if (typeof value === 'string' && raw.startsWith('-'))
      return say('dash-space', `- ${value.split(/\s+-/)[0]!.slice(1).trim()}`);
    if (value !== null && typeof value === 'object')
      return raw.startsWith('{') ? write(`[${raw}]`, false) : say('dash', shorten(firstLine));
  }
  if (expected === 'object') {
    if (root) return documentFix(wrong);
    if (schema.discriminator && typeof value === 'string')
      return say('block', blockTypes.includes(value) ? value : '');
    const form = formOf(wrong);
    if (form !== null) return say('fields', written(form));
  }
  return say('plain');
}
