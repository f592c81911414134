import { mayBeUnfinished, todosIn as linesToWrite } from '../../blog/unfinished/unfinished-post.ts';
import { stringsOf } from '../../content/fields.ts';
import type { Schemas } from '../../content/schemas.ts';
import type { SourceFile } from '../../content/source-file.ts';
import { sharedDocuments } from './documents.ts';
import type { Finding, Lint } from './lint.ts';

/** Texts of one document that `portao new` left to be written by a person. */
function todosIn(file: SourceFile, schemas: Schemas): Finding[] {
  // Most documents have none: their text says so faster than their values.
  if (!mayBeUnfinished(file.text)) return [];
  return stringsOf(file, schemas).flatMap(({ text, pointer }) =>
    linesToWrite(text).map((line): Finding => ({
      code: 'todo',
      file,
      pointer,
      mark: line,
      params: { text: line },
    })),
  );
}

/** Texts that `portao new` left to be written by a person. */
export const todo: Lint = {
  codes: ['todo'],
  quick: true,
  page: ({ file }, { schemas }) => todosIn(file, schemas),
  run: (site) => sharedDocuments(site).flatMap((file) => todosIn(file, site.site.schemas)),
};
