import { createRequire } from 'node:module';
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import { schemaBundle, schemaKeywords } from '#schemas/bundle';
import { date, moment } from '#schemas/formats';
import * as quick from '#schemas/validators';

/** Kinds of documents, by the name of their schema. */
export type DocumentKind =
  | 'PageDocument'
  | 'PartialDocument'
  | 'SiteDocument'
  | 'Block'
  | 'BlogTopics'
  | 'BlogTitles'
  | 'BlogOutlines'
  | 'SafetyRules'
  | 'PostFrontMatter';

/** What a field's schema says, for messages: kept on each error by ajv's `verbose`. */
export interface FieldSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly properties?: Record<string, FieldSchema>;
  readonly items?: FieldSchema;
  readonly $ref?: string;
  readonly [keyword: string]: unknown;
}

/** An ajv with the keywords and formats of our schemas (schemas/keywords.json): `markdown` (any text), `date` (year-month-day), `moment` (a day, or a day and a time). The library is loaded here: only what is refused needs it. */
export function createAjv(): Ajv {
  const { Ajv } = createRequire(import.meta.url)('ajv') as typeof import('ajv');
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
  });
  for (const keyword of schemaKeywords) ajv.addKeyword(keyword);
  ajv.addFormat('markdown', true);
  ajv.addFormat('date', date);
  ajv.addFormat('moment', moment);
  ajv.addSchema(schemaBundle);
  return ajv;
}

let ajv: Ajv | null = null;
const compiled = new Map<DocumentKind, ValidateFunction>();

/** The validator of a kind of document, compiled when first asked for. */
export function validatorOf(kind: DocumentKind): ValidateFunction {
  let validate = compiled.get(kind);
  if (!validate) {
    ajv ??= createAjv();
    validate = ajv.compile({ $ref: `portao#/definitions/${kind}` });
    compiled.set(kind, validate);
  }
  return validate;
}

/** What a document that does not satisfy its schema does wrong. */
export function errorsOf(kind: DocumentKind, value: unknown): readonly ErrorObject[] {
  const validate = validatorOf(kind);
  return validate(value) ? [] : (validate.errors ?? []);
}

/** True if a document satisfies its schema: the compiled schemas say yes at once, and what they refuse goes to `validatorOf`. */
export function satisfies(kind: keyof typeof quick, value: unknown): boolean {
  return quick[kind](value);
}

/** Every block type, `partial` included, in order of the schemas. */
export const blockTypes: readonly string[] = schemaBundle.definitions.Block.oneOf.map(
  (entry) =>
    (
      schemaBundle.definitions as unknown as Record<
        string,
        { properties: { type: { const: string } } }
      >
    )[entry.$ref.replace('#/definitions/', '')]!.properties.type.const,
);

/** The facts that each block type asks for (`x-facts`). */
export const factsOf: ReadonlyMap<string, readonly string[]> = new Map(
  schemaBundle.definitions.Block.oneOf.map((entry) => {
    const schema = (
      schemaBundle.definitions as unknown as Record<
        string,
        { properties: { type: { const: string } }; 'x-facts'?: string[] }
      >
    )[entry.$ref.replace('#/definitions/', '')]!;
    return [schema.properties.type.const, schema['x-facts'] ?? []];
  }),
);
