import type { SourceFile } from '../../content/source-file.ts';
import type { Site } from '../../content/validate.ts';
import { spoken } from '../../words/schemas.ts';
import { alikePages } from '../pages/likeness.ts';
import type { Finding, Lint } from './lint.ts';
import type { LintedPage } from '../pages/linted-page.ts';

/** From here on a search engine may take one page for the other. */
export const tooAlike = 0.45;

/** Every file of the site that blocks are written in, by its path. */
export const filesOf = (site: Site): ReadonlyMap<string, SourceFile> =>
  new Map(
    [site.settings, ...site.partials.values(), ...site.pages].map(({ file }) => [file.path, file]),
  );

/** True for pages that may be alike: the search variants of one city, and a page whose canonical path is the other's. */
function mayBeAlikeIn(site: Site) {
  const documents = new Map(site.pages.map(({ document }) => [document.path, document]));
  return (one: LintedPage, other: LintedPage): boolean => {
    const [first, second] = [documents.get(one.path)!, documents.get(other.path)!];
    const variants =
      first.variant &&
      second.variant &&
      first.variant.region === second.variant.region &&
      first.variant.name === second.variant.name;
    return variants === true || first.canonical === second.path || second.canonical === first.path;
  };
}

/** Pages that repeat much of what another one says, as they are read, with the block that makes them so; of a pair the shorter one is told. */
export const pagesAlike: Lint = {
  codes: ['pages-alike'],
  run: ({ site, pages }) => {
    const found = alikePages(pages.values(), tooAlike, mayBeAlikeIn(site));
    if (found.length === 0) return [];
    const files = filesOf(site);
    return found
      .filter(({ isShorter }) => isShorter)
      .map(({ page, other, share, block }): Finding => {
        const isOwn = block.origin.file === page.file;
        return {
          code: 'pages-alike',
          file: files.get(page.file)!,
          pointer: isOwn ? block.origin.pointer : ['blocks'],
          part: isOwn ? 'value' : 'key',
          params: {
            other: other.path,
            percent: Math.round(share * 100),
            block: spoken(site.schemas.block(block.type).title),
            partial: isOwn ? null : block.origin.file,
          },
          related: { file: files.get(other.file)!, pointer: ['blocks'] },
        };
      });
  },
};
