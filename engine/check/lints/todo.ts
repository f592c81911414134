import type { SourceFile } from '../../content/source-file.ts';
import { sharedDocuments } from './documents.ts';
import type { Finding, Lint } from './lint.ts';
import { allStrings } from './own-texts.ts';

const begun = /^\s*TODO\b/;

/** Texts of one document that `portao new` left to be written by a person. */
function todosIn(file: SourceFile): Finding[] {
  // Most documents have none: their text says so faster than their values.
  if (!file.text.includes('TODO')) return [];
  return allStrings(file.value)
    .filter(({ text }) => begun.test(text))
    .map(({ text, pointer }) => ({
      code: 'todo',
      file,
      pointer,
      params: { text: text.trim().split('\n')[0]! },
    }));
}

/** Texts that `portao new` left to be written by a person. */
export const todo: Lint = {
  codes: ['todo'],
  quick: true,
  page: ({ file }) => todosIn(file),
  run: (site) => sharedDocuments(site).flatMap(({ file }) => todosIn(file)),
};
