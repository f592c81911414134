import type { PageDocument } from '#schemas/types';
import { readSource } from './load.ts';
import type { Schemas } from './schemas.ts';
import { validatePage, type Sourced, type Validated } from './validate.ts';

/** Reads the document of a page from the disk and checks it against its schema; null where it cannot be used. */
export function readPage(
  { dir, schemas }: { readonly dir: string; readonly schemas: Schemas },
  path: string,
): Validated<Sourced<PageDocument>> {
  const { file, problems } = readSource(dir, path);
  return file ? validatePage(schemas, file) : { value: null, problems };
}
