// Blocks with fields that the owner of a site changes in the panel (`x-owner`): reviews, people.
import { ofBlocks, type FieldPath } from '../../client/business.ts';
import { fieldsOf } from '../../content/fields.ts';
import type { Schemas } from '../../content/schemas.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { Pointer } from '../../diagnostics/problem.ts';

/** A block with such fields, and where it stands. */
export interface OwnedBlock {
  readonly type: string;
  /** Relative to the site's folder, with `/`. */
  readonly file: string;
  readonly pointer: Pointer;
  /** Names of the owner's fields. */
  readonly fields: readonly string[];
  /** As it is written. */
  readonly value: Readonly<Record<string, unknown>>;
  /** Where the panel has its fields: `['blocks', type, file]`. The second of its type in a document has `#2` after the file; so a block stays what it is while others come and go around it. */
  readonly at: FieldPath;
}

/** The owner's fields of a block type; of most there are none. */
const ownedFields = (type: string, schemas: Schemas): readonly string[] =>
  Object.entries(schemas.block(type).properties ?? {}).flatMap(([name, field]) =>
    field['x-owner'] ? [name] : [],
  );

/** The block types that have such fields. */
export const ownedTypes = (schemas: Schemas): readonly string[] =>
  schemas.blockTypes.filter((type) => ownedFields(type, schemas).length > 0);

/** The blocks of a document that have such fields, in their order. */
export function ownedIn(
  file: Pick<SourceFile, 'path' | 'value'>,
  schemas: Schemas,
): readonly OwnedBlock[] {
  const types = new Set(ownedTypes(schemas));
  const counts = new Map<string, number>();
  return fieldsOf(file, schemas).flatMap(({ pointer, schema, value }): OwnedBlock[] => {
    const type = schema?.properties?.type?.const;
    if (typeof type !== 'string' || !types.has(type)) return [];
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    const name = count === 1 ? file.path : `${file.path}#${count}`;
    const at = [ofBlocks, type, name];
    const fields = ownedFields(type, schemas);
    return [{ type, file: file.path, pointer, fields, value: value as OwnedBlock['value'], at }];
  });
}
