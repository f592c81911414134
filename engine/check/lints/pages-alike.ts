import type { PageDocument } from '#schemas/types';
import { mayBeUnfinished, todosIn } from '../../blog/unfinished-post.ts';
import { textsOf } from '../../content/fields.ts';
import type { Schemas } from '../../content/schemas.ts';
import type { SourceFile } from '../../content/source-file.ts';
import { alikePairs, shinglesOf, type Hashes } from './alike.ts';
import type { Finding, Lint } from './lint.ts';
import { placeNamesOf, type PlaceNames } from './places/place-names.ts';

/** Above this share of common shingles one page is the other with a new name. */
const limit = 0.5;
/** Pages like it after which a page is looked at no further. */
const mostLike = 20;

/** Parts of a page that say no more than which place it is of. */
const apart = new Set<unknown>(['keywords', 'region', 'variant']);

/**
 * The shingles of a page's own texts, as hashes; place names are one word, references one word each. None of a page that is
 * still being written: what is there says the same on every draft.
 */
export function pageShingles(file: SourceFile, schemas: Schemas, names: PlaceNames): Hashes {
  const written = textsOf(file, schemas).filter(({ pointer }) => !apart.has(pointer[0]));
  if (mayBeUnfinished(file.text) && written.some(({ text }) => todosIn(text).length > 0))
    return shinglesOf([]);
  return shinglesOf(
    written.map(({ text }) => {
      const marked = text.includes('{{')
        ? text.replace(
            /\{\{\s*([\w.-]+)\s*\}\}/g,
            (_, name: string) => ` ref${name.replace(/\W/g, '')} `,
          )
        : text;
      return names.mask(marked, ' lugar ');
    }),
  );
}

/** Pages that may be alike: the search variants of one city, and a page whose canonical path is the other's. */
function mayBeAlike(one: PageDocument, other: PageDocument): boolean {
  const variants =
    one.variant &&
    other.variant &&
    one.variant.region === other.variant.region &&
    one.variant.name === other.variant.name;
  return variants === true || one.canonical === other.path || other.canonical === one.path;
}

/** Pages that repeat more than half of what another one says of its own, each told of the one that is most like it. */
export const pagesAlike: Lint = {
  codes: ['pages-alike'],
  run: ({ site, pages }) => {
    const names = placeNamesOf(site);
    const compared = site.pages.filter(({ document }) =>
      pages.get(document.path)?.head.robots.startsWith('index'),
    );
    const pairs = alikePairs(
      compared.map(({ file }) => pageShingles(file, site.schemas, names)),
      limit,
      mostLike,
    );
    const told = new Set<number>();
    return pairs.flatMap(({ one, other, share }): Finding[] => {
      const [first, second] = [compared[one]!, compared[other]!];
      if (mayBeAlike(first.document, second.document) || told.has(other)) return [];
      told.add(other);
      return [
        {
          code: 'pages-alike',
          file: second.file,
          pointer: ['blocks'],
          part: 'key',
          params: { other: first.document.path, percent: Math.round(share * 100) },
          related: { file: first.file, pointer: ['blocks'] },
        },
      ];
    });
  },
};
