import { pastedMarkup, singleBraces } from '../../blog/unfinished/pasted-markup.ts';
import { textsOf } from '../../content/fields.ts';
import type { Schemas } from '../../content/schemas.ts';
import type { SourceFile } from '../../content/source-file.ts';
import { sharedDocuments } from './documents.ts';
import type { Finding, Lint } from './lint.ts';

/** Most documents have nothing of the kind: their text says so faster than their values. */
const hints = /<\/?[a-z]|\][ \t]+\(|\)\[|(?<!\{)\{\s*[a-z]+\.[a-z]/i;

function markupOf(file: SourceFile, schemas: Schemas): Finding[] {
  if (!hints.test(file.text)) return [];
  return textsOf(file, schemas).flatMap(({ text, pointer }) =>
    [...pastedMarkup(text), ...singleBraces(text)].map(({ found, write }): Finding => ({
      code: 'markup-in-text',
      file,
      pointer,
      mark: found,
      params: { found, write },
    })),
  );
}

/** What visitors would read letter by letter: HTML, links that are torn apart, references in single braces. */
export const markupInText: Lint = {
  codes: ['markup-in-text'],
  quick: true,
  page: ({ file }, { schemas }) => markupOf(file, schemas),
  run: (site) => sharedDocuments(site).flatMap((file) => markupOf(file, site.site.schemas)),
};
