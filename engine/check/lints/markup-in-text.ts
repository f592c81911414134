import { pastedMarkup, singleBraces } from '../../blog/pasted-markup.ts';
import { sharedDocuments, type AnyDocument } from './documents.ts';
import type { Finding, Lint } from './lint.ts';
import { readableTexts } from './readable-texts.ts';

/** Most documents have nothing of the kind: their text says so faster than their values. */
const hints = /<\/?[a-z]|\][ \t]+\(|\)\[|(?<!\{)\{\s*[a-z]+\.[a-z]/i;

function markupOf({ file, document }: AnyDocument): Finding[] {
  if (!hints.test(file.text)) return [];
  return readableTexts(document).flatMap(({ text, pointer }) =>
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
  page: markupOf,
  run: (site) => sharedDocuments(site).flatMap(markupOf),
};
