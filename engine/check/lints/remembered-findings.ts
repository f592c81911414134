import { createHash } from 'node:crypto';
import type { SourceFile } from '../../content/source-file.ts';
import type { SharedContent } from '../../content/validate.ts';
import type { Finding } from './lint.ts';
import type { Phrases } from './phrases.ts';

/** Hashes of documents: the path says of which kind one is, and the kind what of it is text. Several lints ask. */
const keys = new WeakMap<SourceFile, string>();

function keyOf(file: SourceFile): string {
  let key = keys.get(file);
  if (key === undefined) keys.set(file, (key = hashOf(`${file.path}\n${file.text}`)));
  return key;
}

/** What a lint reads the texts of documents by, as a short text: its name, and what else its findings depend on. */
export const lintContext = (lint: string, ...dependsOn: readonly unknown[]) =>
  hashOf(JSON.stringify([lint, dependsOn]));

/**
 * What a lint finds in the texts of a document: nothing where an earlier command found nothing in the same document, in the
 * same context. A document in which one of `phrases` was let pass is looked at again: one that is met nowhere is told.
 */
export function findingsIn(
  file: SourceFile,
  context: string,
  { harmless }: Pick<SharedContent, 'harmless'>,
  look: () => Finding[],
  phrases?: Phrases,
): Finding[] {
  if (!harmless) return look();
  const key = `${context} ${keyOf(file)}`;
  if (harmless.has(key)) return [];
  const before = phrases?.timesMet;
  const found = look();
  if (found.length === 0 && phrases?.timesMet === before) harmless.add(key);
  return found;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
