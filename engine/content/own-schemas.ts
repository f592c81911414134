import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { familyNames } from '#schemas/drawing-families';
import { blockFiles, ownBlockTypes, ownDrawings } from '#schemas/find-own-code';
import { withoutRole } from '#schemas/roles';
import { blockWithShow } from '#schemas/with-show';
import type { Problem } from '../diagnostics/problem.ts';
import { OwnValidators } from './own-code/own-validators.ts';
import { SchemaFault, schemaProblem } from './own-code/schema-fault.ts';
import { fileProblem } from '../diagnostics/file-problem.ts';
import { stepsOf } from './schema-errors/pointers.ts';
import { drawingFault } from './pictures/drawing-faults.ts';
import {
  librarySchemas,
  replacedTypes,
  Schemas,
  type BundledSchema,
  type OwnBlock,
} from './schemas.ts';

/** The schemas of a site, and what is wrong with those of its own blocks, which are left out. */
export interface ReadSchemas {
  readonly schemas: Schemas;
  readonly problems: readonly Problem[];
}

/** Begins the references of a site's schemas to those of the library: `portao#/definitions/Button`. */
const ofBundle = 'portao#/';

/** The references in a schema. */
function referencesIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    name === '$ref' && typeof value === 'string' ? [value] : referencesIn(value),
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new SchemaFault({ kind: code === 'ENOENT' ? 'missing' : 'unreadable', detail: code });
  }
}

function jsonOf(text: string): BundledSchema {
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      return value as BundledSchema;
  } catch (error) {
    const position = /at position (\d+)/.exec((error as Error).message)?.[1];
    // What does not say where it stopped stopped at the end.
    const end = Math.max(0, text.trimEnd().length - 1);
    throw new SchemaFault({ kind: 'json', detail: '' }, Math.min(end, Number(position ?? end)));
  }
  throw new SchemaFault({ kind: 'json', detail: '' });
}

/** The schema of an own block without its dialect; of its references, those to the library begin with `library`. */
function schemaOf(text: string, library: string): BundledSchema {
  const { $schema: _, ...schema } = jsonOf(
    library === ofBundle ? text : text.replaceAll(`"${ofBundle}`, `"${library}`),
  );
  return schema;
}

/** The validator of an own block; `types` are the folders of all. Throws a `SchemaFault`. */
function compileBlock(
  text: string,
  type: string,
  types: readonly string[],
  validators: OwnValidators,
): OwnBlock['validate'] {
  const typeAt = ['properties', 'type', 'const'];
  if (replacedTypes.has(type)) throw new SchemaFault({ kind: 'reserved', detail: '' }, typeAt);
  const written = schemaOf(text, ofBundle);
  const said = written.properties?.type?.const;
  if (said !== type) {
    const detail = String(said ?? '');
    throw new SchemaFault({ kind: types.includes(detail) ? 'twice' : 'type', detail }, typeAt);
  }
  const lost = referencesIn(written).find(
    (reference) => !Object.hasOwn(librarySchemas.definitions, reference.split('/').at(-1)!),
  );
  if (lost !== undefined)
    throw new SchemaFault({ kind: 'reference', detail: lost }, text.indexOf(JSON.stringify(lost)));
  const { ajv } = validators;
  if (!ajv.validateSchema(written)) {
    const detail = ajv.errorsText(ajv.errors, { dataVar: type });
    throw new SchemaFault({ kind: 'schema', detail }, stepsOf(ajv.errors?.[0]?.instancePath ?? ''));
  }
  try {
    return validators.compile(type, blockWithShow(written, `${ofBundle}definitions/Show`));
  } catch (error) {
    const detail = (error as Error).message;
    // Ajv names the keyword that it does not know.
    throw new SchemaFault(
      { kind: 'schema', detail },
      text.indexOf(/"[^"]+"/.exec(detail)?.[0] ?? '{'),
    );
  }
}

/** What the schema of an own block, `text`, does not say of its strings, each told at its place. */
const roleProblems = (type: string, text: string, schema: BundledSchema): Problem[] =>
  withoutRole(schema).map((at) => {
    const field = String(at[at.lastIndexOf('properties') + 1] ?? '');
    return schemaProblem(type, { kind: 'role', detail: field }, text, at);
  });

/** The drawings of the site in `dir`, `drawings/<name>.svg`: the names of those that may be shown. Errors: `drawing-invalid`. */
function readDrawings(dir: string, problems: Problem[]): string[] {
  return ownDrawings(dir).flatMap(({ name, file }) => {
    let text;
    try {
      text = readFileSync(join(dir, file), 'utf8');
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code!;
      problems.push(fileProblem(file, 'file-unreadable', { reason }));
      return [];
    }
    const fault = drawingFault(text);
    if (!fault) return [name];
    problems.push(fileProblem(file, 'drawing-invalid', { name, fault }));
    return [];
  });
}

/** What was read last without a problem, and of what: a command asks up to six times, a process that publishes with each task. */
const last: { read: readonly [of: string, schemas: Schemas] | null } = { read: null };

/**
 * Reads what the site in `dir` adds to the library: `blocks/<type>/<type>.schema.json` and `drawings/<name>.svg`, and names of the
 * family of drawings in its theme; `origin`: where the site itself lies, if `dir` is a copy. Errors: `block-schema`, `drawing-invalid`.
 */
export function readSchemas(dir: string, origin = dir): ReadSchemas {
  const types = ownBlockTypes(dir);
  const problems: Problem[] = [];
  const drawings = readDrawings(dir, problems);
  const ofFamily = familyNames(dir);
  if (types.length + drawings.length + ofFamily.length === 0)
    return { schemas: librarySchemas, problems };
  const texts = new Map<string, string>();
  const orRefuse = (type: string, read: () => void) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof SchemaFault)) throw error;
      problems.push(schemaProblem(type, error.fault, texts.get(type) ?? '', error.at));
    }
  };
  for (const type of types)
    orRefuse(type, () => void texts.set(type, textOf(join(dir, blockFiles(type).schema))));
  const of = JSON.stringify([[...texts], drawings, ofFamily]);
  if (problems.length === 0 && last.read?.[0] === of) return { schemas: last.read[1], problems };
  const blocks = new Map<string, OwnBlock>();
  const known = new Schemas({ blocks, drawings, ofFamily });
  const remembered = (schemas: Schemas): ReadSchemas => {
    if (problems.length === 0) last.read = [of, schemas];
    return { schemas, problems };
  };
  if (types.length === 0) return remembered(known);
  const validators = new OwnValidators(origin, known.definitions, Object.fromEntries(texts));
  for (const [type, text] of texts)
    orRefuse(type, () => {
      const validate = validators.kept(type) ?? compileBlock(text, type, types, validators);
      const schema = schemaOf(text, '#/');
      const faults = roleProblems(type, text, schema);
      if (faults.length === 0)
        blocks.set(type, { schema: blockWithShow(schema, '#/definitions/Show'), validate });
      problems.push(...faults);
    });
  if (problems.length === 0) validators.keep();
  return remembered(new Schemas({ blocks, drawings, ofFamily }));
}
