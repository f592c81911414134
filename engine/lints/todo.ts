import { allDocuments } from './documents.ts';
import type { Lint } from './lint.ts';
import { allStrings } from './own-texts.ts';

const begun = /^\s*TODO\b/;

/** Texts that `portao new` left to be written by a person. */
export const todo: Lint = {
  codes: ['todo'],
  quick: true,
  run: (site) =>
    allDocuments(site).flatMap(({ file, document }) =>
      // Most documents have none: their text says so faster than their values.
      file.text.includes('TODO') ? allStrings(document).filter(({ text }) => begun.test(text)).map(({ text, pointer }) => ({ code: 'todo', file, pointer, params: { text: text.trim().split('\n')[0]! } })) : [],
    ),
};
