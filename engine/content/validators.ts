import { createRequire } from 'node:module';
import type { Ajv, Options } from 'ajv';
import { schemaKeywords } from '#schemas/bundle';
import { date, moment, timeZone } from '#schemas/formats';
import type { BlockKeywords, FieldKeywords, PartKeywords } from '#schemas/types';

/** Kinds of documents, by the name of their schema. */
export type DocumentKind =
  | 'PageDocument'
  | 'PartialDocument'
  | 'WorkDocument'
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

/** A schema as it stands in the bundle: what it says itself, or the name of the one that says it. */
export interface BundledSchema extends FieldSchema, BlockKeywords, FieldKeywords, PartKeywords {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Record<string, BundledSchema>;
  readonly items?: BundledSchema;
  readonly additionalProperties?: boolean | BundledSchema;
  readonly patternProperties?: Record<string, BundledSchema>;
  readonly oneOf?: readonly BundledSchema[];
  readonly anyOf?: readonly BundledSchema[];
  readonly allOf?: readonly BundledSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
}

/** An ajv with `definitions`, the keywords and the formats of our schemas (schemas/keywords.json): `markdown` (any text), `date` (year-month-day), `moment` (a day, or a day and a time), `timeZone` (a name of IANA). The library is loaded here: few commands need it. */
function ajvWith(definitions: object, options: Options): Ajv {
  const { Ajv } = createRequire(import.meta.url)('ajv') as typeof import('ajv');
  const ajv = new Ajv({
    discriminator: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    ...options,
  });
  for (const keyword of schemaKeywords) ajv.addKeyword(keyword);
  ajv.addFormat('markdown', true);
  ajv.addFormat('date', date);
  ajv.addFormat('moment', moment);
  ajv.addFormat('timeZone', timeZone);
  ajv.addSchema({ $id: 'portao', definitions });
  return ajv;
}

/** An ajv whose validators keep every error, with everything that a message needs. */
export const createAjv = (definitions: object): Ajv =>
  ajvWith(definitions, { allErrors: true, verbose: true });

/** An ajv whose validators say yes or no, and can be written as code that finds the formats in `formats`; `definitions` were checked before. */
export function createQuickAjv(definitions: object): Ajv {
  const { _ } = createRequire(import.meta.url)('ajv') as typeof import('ajv');
  const code = { source: true, formats: _`formats` };
  return ajvWith(definitions, { messages: false, validateSchema: false, code });
}
