import { blockFiles } from '#schemas/find-own-code';
import type { Pointer, Problem } from '../../diagnostics/problem.ts';
import type { OwnSchemaFault } from '../../words/problems.ts';
import { fileProblem } from '../file-problem.ts';
import { problemAt } from '../source-file.ts';

/** What is wrong with an own block's schema, an ajv with the library's schemas being asked. */
export class SchemaFault extends Error {
  constructor(
    readonly fault: OwnSchemaFault,
    /** Where in the text of the schema: the value that a pointer leads to, or an offset. */
    readonly at: Pointer | number = 0,
  ) {
    super(fault.detail);
  }
}

/** A fault as a problem, at its place in the text of the schema. */
export function schemaProblem(
  type: string,
  fault: OwnSchemaFault,
  text: string,
  at: Pointer | number,
): Problem {
  const path = blockFiles(type).schema;
  const params = { type, fault };
  if (typeof at !== 'number')
    return problemAt({ path, text, value: null }, at, 'block-schema', params);
  if (text === '') return fileProblem(path, 'block-schema', params);
  const before = text.slice(0, Math.max(0, at)).split('\n');
  const start = { line: before.length, column: before.at(-1)!.length + 1 };
  return fileProblem(path, 'block-schema', params, { ...start, source: text.split('\n') });
}
