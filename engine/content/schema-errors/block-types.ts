import type { ErrorObject } from 'ajv';
import type { Pointer, Problem } from '../../diagnostics/problem.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { spoken } from '../../words/schemas.ts';
import { blocksFor } from '../schema-words.ts';
import { problemAt, type SourceFile } from '../source-file.ts';
import type { Context } from './values.ts';

/** A block whose type is missing or unknown. */
export function explainBlockType(
  file: SourceFile,
  error: ErrorObject,
  pointer: Pointer,
  { schemas }: Context,
): Problem {
  const index = Number(pointer.at(-1) ?? 0) + 1;
  const { tagValue } = error.params as { tagValue: unknown };
  if (tagValue === undefined || typeof tagValue === 'object')
    return problemAt(
      file,
      tagValue === undefined ? pointer : [...pointer, 'type'],
      'block-without-type',
      {
        index,
        misspelt:
          tagValue !== undefined
            ? ''
            : (Object.keys(error.data as object).find((name) => nearest(name, ['type']) !== null) ??
              ''),
      },
    );
  const type = String(tagValue);
  return problemAt(file, [...pointer, 'type'], 'block-unknown-type', {
    index,
    found: type,
    meant: blocksFor(schemas, type).map((name) => ({
      type: name,
      title: spoken(schemas.block(name).title),
    })),
  });
}
