// The examples of a site's own blocks, which the gallery shows: held to the schema of the block.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap, isScalar, isSeq } from 'yaml';
import { blockFiles } from '#schemas/find-own-code';
import { fileProblem } from '../content/file-problem.ts';
import { parseSource } from '../content/parse-source.ts';
import { explain } from '../content/schema-errors/explain.ts';
import type { Schemas } from '../content/schemas.ts';
import { parseWithPositions } from '../content/source-file.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { languages } from '../words/language.ts';

/** What is wrong with the examples of own blocks. Errors: `own-code` for what is no example, those of `parseSource`, those of the block's schema. */
export function exampleProblems(dir: string, schemas: Schemas): readonly Problem[] {
  return schemas.ownTypes.flatMap((type) =>
    ['', ...languages.map((language) => `.${language}`)].flatMap((ending) => {
      const path = `${dirname(blockFiles(type).schema)}/${type}.examples${ending}.yaml`;
      return existsSync(join(dir, path)) ? problemsIn(dir, path, type, schemas) : [];
    }),
  );
}

function isExample(item: unknown, type: string, schemas: Schemas): boolean {
  const { title, block } = (item ?? {}) as { readonly title?: unknown; readonly block?: unknown };
  const said = (block as { readonly type?: unknown } | null | undefined)?.type;
  return typeof title === 'string' && said === type && schemas.isBlock(block);
}

function problemsIn(dir: string, path: string, type: string, schemas: Schemas): readonly Problem[] {
  const bytes = readFileSync(join(dir, path));
  const { file, problems } = parseSource(path, bytes);
  if (!file) return problems;
  // Nearly all are right, and that is seen without positions and without compiling schemas.
  const areRight = (value: unknown) =>
    Array.isArray(value) && value.every((item) => isExample(item, type, schemas));
  if (areRight(file.value)) return [];
  const source = file.text.split('\n');
  const { document, lines } = parseWithPositions(file.text);
  const { contents } = document;
  const refuse = (offset: number) => {
    const { line, col: column } = lines.linePos(offset);
    const fault = { kind: 'example', detail: '' } as const;
    return fileProblem(path, 'own-code', { fault }, { line, column, source });
  };
  if (!isSeq(contents)) return [refuse(contents?.range?.[0] ?? 0)];
  return contents.items.flatMap((item): readonly Problem[] => {
    const start = (item as { range?: readonly number[] } | null)?.range?.[0] ?? 0;
    if (!isMap(item) || !isScalar(item.get('title', true))) return [refuse(start)];
    const block = item.get('block', true);
    if (!isMap(block) || !block.range || block.get('type') !== type) return [refuse(start)];
    const validate = schemas.validatorOf('Block');
    const value: unknown = block.toJS(document);
    if (validate(value)) return [];
    // The block alone, where it stands in the file: what is before it is blank.
    const [from, to] = block.range;
    const text = file.text.slice(0, from).replace(/[^\n]/g, ' ') + file.text.slice(from, to);
    return explain(schemas, { path, text, value }, validate.errors ?? [], 'Block');
  });
}
