import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessFile, fileOfField, ofBlocks, type FieldPath } from '../../client/business.ts';
import { valueAt } from '../../client/value-at.ts';
import { documentsIn, snapshotFiles } from '../../content/file-snapshot.ts';
import { readSchemas } from '../../content/own-schemas.ts';
import type { Schemas } from '../../content/schemas.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import { readValue } from '../edit-document.ts';
import { sectionOf } from './business-sections.ts';
import { ownedIn } from './owned-blocks.ts';

/** Where a field of the panel is written. */
export interface FieldPlace {
  readonly file: string;
  readonly pointer: Pointer;
}

/** The documents of a site that the panel changes, as they are now; each is read once. */
export interface BusinessDocuments {
  readonly schemas: Schemas;
  /** Null for what the panel may not change, and for a block that is not there. Throws what the disk says. */
  place(at: FieldPath): FieldPlace | null;
  /** What is written at a place; undefined where nothing is, or its document cannot be read. */
  value(place: FieldPlace): unknown;
  /** The texts of documents that were asked for. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Reads the documents of the site in `dir` when they are asked for. */
export function openDocuments(dir: string): BusinessDocuments {
  const { schemas } = readSchemas(dir);
  const texts = new Map<string, string>();
  const values = new Map<string, unknown>();
  let known: ReadonlySet<string> | null = null;
  const isKnown = (file: string) => {
    if (file === businessFile) return true;
    if (!known) {
      const snapshot = snapshotFiles(dir);
      known = new Set([...documentsIn(snapshot, 'pages'), ...documentsIn(snapshot, 'partials')]);
    }
    return known.has(file);
  };
  const valueOf = (file: string) => {
    if (!texts.has(file)) {
      const text = readFileSync(join(dir, file), 'utf8');
      texts.set(file, text);
      values.set(file, readValue(text)?.value);
    }
    return values.get(file);
  };
  const blockPlace = (at: FieldPath): FieldPlace | null => {
    const file = fileOfField(at);
    if (!isKnown(file)) return null;
    const own = ownedIn({ path: file, value: valueOf(file) }, schemas);
    const block = own.find((one) => one.at.every((step, index) => step === at[index]));
    return block?.fields.includes(String(at[3]))
      ? { file, pointer: [...block.pointer, ...at.slice(3)] }
      : null;
  };
  return {
    schemas,
    texts,
    place: (at) =>
      at[0] === ofBlocks
        ? blockPlace(at)
        : sectionOf(at)
          ? { file: businessFile, pointer: at }
          : null,
    value: ({ file, pointer }) => valueAt(valueOf(file), pointer),
  };
}
