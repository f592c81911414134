import type { ErrorObject } from 'ajv';
import type { Pointer, Problem } from './diagnostics/problem.ts';
import { nearest } from './diagnostics/suggest.ts';
import { problemAt, rawText, type SourceFile } from './source-file.ts';
import { blockTypes, type FieldSchema } from './validators.ts';

/** A JSON pointer as ajv writes it (`/blocks/0/items`), as steps; digits become indexes. */
function stepsOf(instancePath: string): Pointer {
  if (instancePath === '') return [];
  return instancePath
    .slice(1)
    .split('/')
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

const names = {
  string: 'um texto',
  number: 'um número',
  integer: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista (linhas que começam com "- ")',
  object: 'um grupo de campos',
  null: 'nada',
} as const;

function nameOfType(type: unknown): string {
  return typeof type === 'string' && type in names ? names[type as keyof typeof names] : String(type);
}

function nameOfValue(value: unknown, raw: string): string {
  if (value === null) return 'nada escrito';
  if (Array.isArray(value)) return 'uma lista';
  if (typeof value === 'object') return 'um grupo de campos';
  if (typeof value === 'string') return `o texto "${shorten(value)}"`;
  return typeof value === 'number' ? `o número ${raw || value}` : `o valor ${raw || value}`;
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

const fieldName = (pointer: Pointer) => {
  const last = pointer.at(-1);
  return typeof last === 'number' ? `${String(pointer.at(-2) ?? '')}[${last + 1}]` : String(last ?? 'documento');
};

const actions = ['chat', 'call', 'link'];

/** True if a field beside this error is unknown because one of `names` was misspelt: that is reported, and enough. */
const misspelt = (names: readonly string[], error: ErrorObject, all: readonly ErrorObject[]) =>
  all.some((other) => other.keyword === 'additionalProperties' && other.instancePath === error.instancePath && nearest(String((other.params as { additionalProperty: string }).additionalProperty), names) !== null);

/** True if a field with set values has none of them; written with another type (200 in quotes) it has one, and left empty it has nothing to compare. */
const isOther = (value: unknown, allowed: readonly unknown[]) => value !== null && !allowed.map(String).includes(String(value));

/** What one ajv error says, or null if another error at the same place says it better. */
function explainOne(file: SourceFile, error: ErrorObject, all: readonly ErrorObject[]): Problem | null {
  const pointer = stepsOf(error.instancePath);
  const schema = (error.parentSchema ?? {}) as FieldSchema;
  const field = fieldName(pointer);
  // Only where it is said: the data of an error can be the whole document.
  const found = () => (typeof error.data === 'string' ? shorten(error.data) : (JSON.stringify(error.data) ?? ''));
  switch (error.keyword) {
    case 'discriminator': {
      const index = Number(pointer.at(-1) ?? 0) + 1;
      const { error: reason, tagValue } = error.params as { error: string; tagValue: unknown };
      if (reason === 'tag' && (tagValue === undefined || typeof tagValue === 'object')) return problemAt(file, pointer, 'block-without-type', { index });
      const type = String(tagValue);
      return problemAt(file, [...pointer, 'type'], 'block-unknown-type', { index, found: type, nearest: nearest(type, blockTypes) });
    }
    case 'oneOf': {
      // Of a button: what is no group of fields is told so by its type.
      if (typeof error.data !== 'object' || error.data === null || Array.isArray(error.data)) return null;
      const button = error.data as Record<string, unknown>;
      const given = actions.filter((action) => action in button);
      if (given.length === 0 && misspelt(actions, error, all)) return null;
      const label = String(button.label ?? '');
      return given.length === 0
        ? problemAt(file, pointer, 'button-without-action', { label })
        : problemAt(file, pointer, 'button-many-actions', { label, actions: given });
    }
    case 'required': {
      if (error.schemaPath.includes('/oneOf/')) return null;
      const missing = String((error.params as { missingProperty: string }).missingProperty);
      if (missing === 'type' && all.some((other) => other.keyword === 'discriminator' && other.instancePath === error.instancePath)) return null;
      if (misspelt([missing], error, all)) return null;
      return problemAt(file, pointer, 'field-missing', { field: missing, about: schema.properties?.[missing]?.description ?? schema.description ?? '' }, { part: 'key' });
    }
    case 'additionalProperties': {
      const extra = String((error.params as { additionalProperty: string }).additionalProperty);
      const known = Object.keys(schema.properties ?? {});
      const present = new Set(Object.keys((error.data ?? {}) as object));
      const near = nearest(extra, known.filter((name) => !present.has(name)));
      return problemAt(file, [...pointer, extra], 'field-unknown', { field: extra, nearest: near, known }, { part: 'key' });
    }
    case 'type': {
      if (schema.enum && isOther(error.data, schema.enum)) return null;
      const expected = (error.params as { type: string | string[] }).type;
      const raw = rawText(file, pointer);
      const quote = expected === 'string' && ['number', 'boolean'].includes(typeof error.data);
      return problemAt(file, pointer, 'field-type', { field, expected: nameOfType(expected), found: nameOfValue(error.data, raw), quote });
    }
    case 'enum':
    case 'const': {
      const allowed = (error.keyword === 'enum' ? (schema.enum ?? []) : [(error.params as { allowedValue: unknown }).allowedValue]).map(String);
      if (schema.type !== undefined && !isOther(error.data, allowed)) return null;
      return problemAt(file, pointer, 'field-value', { field, found: found(), nearest: nearest(String(error.data), allowed), allowed });
    }
    case 'propertyNames':
      return null;
    case 'pattern':
    case 'format': {
      const name = (error as { propertyName?: string }).propertyName;
      if (name !== undefined) return problemAt(file, [...pointer, name], 'field-format', { field: name, found: name, about: 'Nomes começam com letra minúscula e têm só letras e números, sem acento.', example: '' }, { part: 'key' });
      const example = schema.examples?.[0];
      return problemAt(file, pointer, 'field-format', { field, found: found(), about: schema.description ?? '', example: example === undefined ? '' : String(example) });
    }
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'minimum':
    case 'maximum':
    case 'uniqueItems':
      return problemAt(file, pointer, 'field-length', { field, rule: sizeRule(error) });
    default:
      return problemAt(file, pointer, 'field-format', { field, found: found(), about: schema.description ?? error.message ?? '', example: '' });
  }
}

function sizeRule(error: ErrorObject): string {
  const limit = Number((error.params as { limit?: number }).limit ?? 0);
  switch (error.keyword) {
    case 'minLength':
      return limit === 1 ? 'não pode ficar vazio' : `precisa de pelo menos ${limit} letras`;
    case 'maxLength':
      return `tem ${String(error.data).length} letras; o limite é ${limit}`;
    case 'minItems':
      return `precisa de pelo menos ${limit} ${limit === 1 ? 'item' : 'itens'}`;
    case 'maxItems':
      return `tem ${(error.data as unknown[]).length} itens; o limite é ${limit}`;
    case 'minimum':
      return `não pode ser menor que ${limit}`;
    case 'maximum':
      return `não pode ser maior que ${limit}`;
    case 'uniqueItems':
      return 'tem o mesmo item duas vezes';
    default:
      return error.message ?? 'não serve';
  }
}

/** ajv's errors of one document as problems: one mistake, one problem. */
export function explain(file: SourceFile, errors: readonly ErrorObject[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const error of errors) {
    const problem = explainOne(file, error, errors);
    if (!problem) continue;
    const key = `${problem.line}:${problem.column}:${problem.code}:${JSON.stringify(problem.params)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    problems.push(problem);
  }
  return problems;
}
