import { createHash } from 'node:crypto';
import { textsOf } from '../../content/fields.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { SharedContent } from '../../content/validate.ts';
import type { Finding } from './lint.ts';

/** Of each document what tells its texts from others; several lints ask. */
const keys = new WeakMap<SourceFile, string>();

function keyOf(file: SourceFile, schemas: SharedContent['schemas']): string {
  let key = keys.get(file);
  if (key === undefined) {
    const texts = textsOf(file, schemas).map(({ text, pointer }) => [text, pointer.join('/')]);
    key = hashOf(JSON.stringify(texts));
    keys.set(file, key);
  }
  return key;
}

/** What a lint reads the texts of documents by, as a short text: its name, and what else its findings depend on. */
export const lintContext = (lint: string, ...dependsOn: readonly unknown[]) =>
  hashOf(JSON.stringify([lint, dependsOn]));

/**
 * What a lint finds in the texts of a document: nothing where an earlier command found nothing in the same ones, in the same
 * context. `look` gives null in place of nothing where the document has to be looked at again.
 */
export function findingsIn(
  file: SourceFile,
  context: string,
  { harmless, schemas }: Pick<SharedContent, 'harmless' | 'schemas'>,
  look: () => Finding[] | null,
): Finding[] {
  if (!harmless) return look() ?? [];
  const key = `${context} ${keyOf(file, schemas)}`;
  if (harmless.has(key)) return [];
  const found = look();
  if (found?.length === 0) harmless.add(key);
  return found ?? [];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
